import type { Package } from '../packages.ts';

/** Who imports whom, a line each, as ARCHITECTURE.md shows it. */
export function drawing(packages: readonly Package[]): string {
  const games = packages.filter(({ folder }) => folder.startsWith('games/')).map(({ name }) => name);
  return packages
    .map(({ name, imports }) => {
      const all = games.every((game) => imports.includes(game));
      const rest = all ? imports.filter((one) => !games.includes(one)) : imports;
      const list = [...rest, ...(all ? ['games'] : [])].join(', ');
      return `    ${name.padEnd(25)}${list === '' ? '-' : list}`;
    })
    .join('\n');
}
