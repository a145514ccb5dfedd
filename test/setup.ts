import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';

// Stray output is a failure (the library must be silent). A test that means to print replaces
// the function itself, for example with vi.spyOn(process.stdout, 'write').
const printed: string[] = [];

function record(source: string, text: string): void {
  const caller = (new Error().stack ?? '').split('\n')[3]?.trim() ?? '';
  printed.push(`${source}: ${text.trimEnd()} (${caller})`);
}

for (const name of ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table'] as const) {
  console[name] = (...args: unknown[]) => record(`console.${name}`, format(...args));
}
for (const name of ['stdout', 'stderr'] as const) {
  process[name].write = (chunk: string | Uint8Array) => {
    record(`process.${name}`, String(chunk));
    return true;
  };
}

function expectSilence(): void {
  expect(printed.splice(0), 'output printed during tests').toEqual([]);
}

afterEach(expectSilence);
afterAll(expectSilence);
