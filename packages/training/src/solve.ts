/** Solves a symmetric positive definite system by Cholesky; `left` and `right` are overwritten. */
export function solve(left: Float64Array[], right: Float64Array): Float64Array {
  const n = right.length;
  for (let j = 0; j < n; j++) {
    for (let i = j; i < n; i++) {
      let sum = left[i][j];
      for (let k = 0; k < j; k++) sum -= left[i][k] * left[j][k];
      left[i][j] = i === j ? Math.sqrt(sum) : sum / left[j][j];
    }
  }
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) right[i] -= left[i][k] * right[k];
    right[i] /= left[i][i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) right[i] -= left[k][i] * right[k];
    right[i] /= left[i][i];
  }
  return right;
}
