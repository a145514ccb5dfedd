/** A broken invariant, a runaway frame, a diverging replay: never the fault of a player, never to be carried on from. */
export class EngineBug extends Error {
  override readonly name = 'EngineBug';
}

export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new EngineBug(message);
}
