import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '../bad-input.ts';
import { type Command, JSON_OPTION } from '../command.ts';

const REPOSITORY = join(import.meta.dirname, '..', '..', '..', '..');

export const bench: Command = {
  name: 'bench',
  summary: 'measure the engine and print the benchmark table',
  positionals: [],
  options: { quick: { text: 'fewer and shorter samples' }, json: JSON_OPTION },
  run(args, { io }) {
    const script = join(REPOSITORY, 'bench', 'index.ts');
    if (!existsSync(script))
      throw new BadInput('The benchmark is not here: it is part of the repository only.');
    const flags = args.given.map((g) => `--${g.name}`);
    return new Promise((resolve, reject) => {
      const stdio = io.real ? 'inherit' : 'pipe';
      const child = spawn(process.execPath, [script, ...flags], { cwd: REPOSITORY, stdio });
      child.stdout?.on('data', (chunk) => io.out(String(chunk)));
      child.stderr?.on('data', (chunk) => io.err(String(chunk)));
      child.on('error', reject);
      child.on('close', (code) => resolve(code ?? 1));
    });
  },
};
