import type { Plugin } from 'vite';

/** Texts of games in languages, each read when the page is built and loaded when it is opened. */
export interface Shelf {
  /** `import shelf from 'virtual:rules'`. */
  readonly name: string;
  /** The games that each language has. */
  readonly games: () => Readonly<Record<string, readonly string[]>>;
  readonly read: (language: string, game: string) => Promise<unknown>;
  readonly files: (language: string, game: string) => readonly string[];
}

/** A module that gives texts by language and game. */
export function shelf({ name, games, read, files }: Shelf): Plugin {
  const ours = new RegExp(`^\0?${name}(?:/|$)`);
  return {
    name: `clade-${name.replace(':', '-')}`,
    resolveId: {
      filter: { id: ours },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: ours },
      async handler(id) {
        const [, language, game] = id.slice(1).split('/');
        if (language === undefined || game === undefined) {
          const rows = Object.entries(games()).map(([key, list]) => {
            const texts = list.map((one) => `${JSON.stringify(one)}: () => import("${name}/${key}/${one}")`);
            return `${JSON.stringify(key)}: { ${texts.join(', ')} }`;
          });
          return `export default { ${rows.join(', ')} };`;
        }
        for (const file of files(language, game)) this.addWatchFile(file);
        // A string that is parsed is read faster than the same as an object literal.
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(await read(language, game)))});`;
      },
    },
  };
}
