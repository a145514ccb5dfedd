/** Calls across a worker's boundary: an object of asynchronous functions on one side, the same type on the other. */

type Functions = Record<string, (...args: never[]) => unknown>;

export type Remote<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => infer R
    ? (...args: A) => Promise<Awaited<R>>
    : never;
};

/** The side of a worker or of a page that messages go through. */
export interface RpcPort {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

type Request = { readonly call: number; readonly name: string; readonly args: never[] };
type Reply = { readonly answer: number } & ({ readonly value: unknown } | { readonly error: string });

/** Answers calls that come through the port. */
export function serve(port: RpcPort, functions: Functions): void {
  port.addEventListener('message', ({ data }: MessageEvent<Request>) => {
    if (typeof data?.call !== 'number') return;
    const { call, name, args } = data;
    // Even what throws at once becomes an answer.
    Promise.resolve()
      .then(() => functions[name]?.(...args))
      .then(
        (value) => port.postMessage({ answer: call, value } satisfies Reply),
        (error: unknown) =>
          port.postMessage({ answer: call, error: error instanceof Error ? error.message : String(error) }),
      );
  });
}

/** Calls the functions that are served on the other side. */
export function calls<T extends object>(port: RpcPort): Remote<T> {
  const waiting = new Map<number, { done(value: unknown): void; fail(error: Error): void }>();
  let last = 0;
  port.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if (typeof data?.answer !== 'number') return;
    const call = waiting.get(data.answer);
    waiting.delete(data.answer);
    if ('error' in data) call?.fail(new Error(data.error));
    else call?.done(data.value);
  });
  return new Proxy({} as Remote<T>, {
    get:
      (_, name) =>
      (...args: never[]) =>
        new Promise((done, fail) => {
          waiting.set(++last, { done, fail });
          port.postMessage({ call: last, name: String(name), args } satisfies Request);
        }),
  });
}
