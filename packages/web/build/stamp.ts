import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../..');

/** In the built page, so that every other build takes it away; no server shows a name that begins with a dot. */
const STAMP = '.stamp';
/** Nothing of these gets into the page. */
const ASIDE = new Set(['dist', 'node_modules', 'test']);

/** What the page is made of besides packages. The hidden lock file tells what is installed, not what should be. */
const BESIDES = [
  'docs/rules',
  'docs/books',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.base.json',
];

/** The folder of the page and of every package of ours that it needs. */
function packagesOf(folder: string, root: string, found = new Set<string>()): Set<string> {
  found.add(folder);
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  for (const name of Object.keys(dependencies)) {
    if (!name.startsWith('@clade/')) continue;
    const its = realpathSync(join(root, 'node_modules', name));
    if (!found.has(its)) packagesOf(its, root, found);
  }
  return found;
}

/** Every file at or below a path, in an order of its own. */
function filesOf(path: string): string[] {
  const about = statSync(path, { throwIfNoEntry: false });
  if (!about?.isDirectory()) return about ? [path] : [];
  const names = readdirSync(path).filter((name) => !ASIDE.has(name));
  return names.sort().flatMap((name) => filesOf(join(path, name)));
}

/** All files that the page is built from. */
function sources(root: string): string[] {
  const besides = BESIDES.map((path) => join(root, path));
  return [...packagesOf(join(root, 'packages/web'), root), ...besides].flatMap(filesOf);
}

/** Stands for all that the page is built from, this Node included. */
export function stampOf(root = ROOT): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources(root)) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Is the built page the one that would be built now? */
export function isBuilt(root = ROOT): boolean {
  const stamp = join(root, 'packages/web/dist', STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(root);
}

/** Leaves in the built page what it was built from. */
export function stamp(): Plugin {
  let out = '';
  let from = '';
  return {
    name: 'stamp',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    // Before anything is read: what changes while the page is built makes another stamp.
    buildStart() {
      from ||= stampOf();
    },
    // What is not looked at could change, and nobody would notice.
    generateBundle() {
      const known = new Set(sources(ROOT));
      for (const id of this.getModuleIds()) {
        const [file = ''] = id.split('?', 1);
        const ours = file.startsWith(ROOT + sep) && !file.includes(`${sep}node_modules${sep}`);
        if (ours && !known.has(file))
          this.error(`${file} is not among what the page is built from (stamp.ts)`);
      }
    },
    // Last of all: without it the page is not whole.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => writeFileSync(join(out, STAMP), from),
    },
  };
}
