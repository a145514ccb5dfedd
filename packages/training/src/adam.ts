const MOMENTUM = 0.9;
const MEMORY = 0.999;

/** Steps uphill of about the same length for every parameter, whatever the size of its gradient. */
export class Adam {
  readonly #mean: Float32Array;
  readonly #square: Float32Array;
  #steps = 0;

  constructor(size: number) {
    this.#mean = new Float32Array(size);
    this.#square = new Float32Array(size);
  }

  /** Moves the parameters along the gradient, which is cleared. */
  climb(params: Float32Array, gradient: Float32Array, rate: number): void {
    this.#steps++;
    const mean = this.#mean;
    const square = this.#square;
    const scale = rate / (1 - MOMENTUM ** this.#steps);
    const size = 1 / (1 - MEMORY ** this.#steps);
    for (let i = 0; i < params.length; i++) {
      const g = gradient[i];
      mean[i] = MOMENTUM * mean[i] + (1 - MOMENTUM) * g;
      square[i] = MEMORY * square[i] + (1 - MEMORY) * g * g;
      params[i] += (scale * mean[i]) / (Math.sqrt(size * square[i]) + 1e-8);
      gradient[i] = 0;
    }
  }
}
