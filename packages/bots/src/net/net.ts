import { EngineBug, type Rng } from '@clade/engine';
import { sizeOf } from './weights-file.ts';

/** Weights to begin with, at most. */
const FIRST = 0.3;

/**
 * A small network: every output is a weighted sum of the inputs and of a layer of hidden units that are cut off at zero.
 * Most inputs are zero most of the time, so they are read once and only the others are carried on.
 */
export class Net {
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
  /** From inputs to hidden units `[input * hidden + unit]`, from these and from inputs to outputs `[output * n + ...]`. */
  readonly params: Float32Array;
  readonly #unit: Float32Array;
  readonly #back: Float32Array;
  /** Places and values of the inputs that are not zero. */
  readonly #at: Int32Array;
  readonly #value: Float32Array;
  #n = 0;
  /** Where the weights from hidden units to outputs begin, and those from inputs to outputs. */
  readonly #toOutput: number;
  readonly #across: number;

  constructor(inputs: number, hidden: number, outputs: number, params?: Float32Array) {
    this.inputs = inputs;
    this.hidden = hidden;
    this.outputs = outputs;
    this.#toOutput = inputs * hidden;
    this.#across = this.#toOutput + outputs * hidden;
    this.params = params ?? new Float32Array(sizeOf(inputs, hidden, outputs));
    if (this.params.length !== sizeOf(inputs, hidden, outputs))
      throw new EngineBug(
        `${this.params.length} parameters do not make a network of ${inputs}, ${hidden} and ${outputs}`,
      );
    this.#unit = new Float32Array(hidden);
    this.#back = new Float32Array(hidden);
    this.#at = new Int32Array(inputs);
    this.#value = new Float32Array(inputs);
  }

  /** Small numbers for the hidden units to begin with; the outputs stay at zero. */
  randomise(rng: Rng): void {
    const random = (): number => rng.below(1 << 24) / (1 << 24);
    for (let i = 0; i < this.#toOutput; i++) this.params[i] = FIRST * (random() + random() - 1);
  }

  read(inputs: Float32Array): void {
    const { hidden, params } = this;
    const unit = this.#unit;
    unit.fill(0);
    let n = 0;
    for (let i = 0; i < inputs.length; i++) {
      const x = inputs[i];
      if (x === 0) continue;
      this.#at[n] = i;
      this.#value[n++] = x;
      for (let j = 0, w = i * hidden; j < hidden; j++) unit[j] += x * params[w + j];
    }
    this.#n = n;
    for (let j = 0; j < hidden; j++) if (unit[j] < 0) unit[j] = 0;
  }

  /** One output for the inputs that were read last. */
  output(o: number): number {
    const { hidden, params } = this;
    let sum = 0;
    for (let j = 0, w = this.#toOutput + o * hidden; j < hidden; j++) sum += this.#unit[j] * params[w + j];
    for (let k = 0, w = this.#across + o * this.inputs; k < this.#n; k++)
      sum += this.#value[k] * params[w + this.#at[k]];
    return sum;
  }

  /** Adds to `gradient` what it means for the parameters that these outputs should grow by `by`. */
  trace(outputs: ArrayLike<number>, by: ArrayLike<number>, count: number, gradient: Float32Array): void {
    const { hidden, params } = this;
    const unit = this.#unit;
    const back = this.#back.fill(0);
    for (let m = 0; m < count; m++) {
      const g = by[m];
      if (g === 0) continue;
      const w = this.#toOutput + outputs[m] * hidden;
      for (let j = 0; j < hidden; j++) {
        if (unit[j] === 0) continue;
        gradient[w + j] += g * unit[j];
        back[j] += g * params[w + j];
      }
      const v = this.#across + outputs[m] * this.inputs;
      for (let k = 0; k < this.#n; k++) gradient[v + this.#at[k]] += g * this.#value[k];
    }
    for (let k = 0; k < this.#n; k++) {
      const x = this.#value[k];
      const w = this.#at[k] * hidden;
      for (let j = 0; j < hidden; j++) gradient[w + j] += x * back[j];
    }
  }
}
