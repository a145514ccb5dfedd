import type { Row } from './measure.ts';

export interface Report {
  readonly node: string;
  readonly cpu: string;
  readonly peer: { readonly name: string; readonly movesPerSecond: number };
  readonly rows: readonly Row[];
}

export function printTable(report: Report): void {
  const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
  const lines = [
    `node ${report.node}, ${report.cpu}`,
    `peer: ${report.peer.name}: ${number.format(report.peer.movesPerSecond)} moves/s`,
    '',
    `${'game'.padEnd(24)}${'players'.padStart(8)}  ${'what'.padEnd(28)}${'value'.padStart(14)} ${'unit'.padEnd(14)}${'x peer'.padStart(9)}`,
  ];
  for (const row of report.rows) {
    const ratio = row.ratio === null ? '' : row.ratio.toFixed(1);
    lines.push(
      `${row.game.padEnd(24)}${String(row.players).padStart(8)}  ${row.name.padEnd(28)}${number.format(row.value).padStart(14)} ${row.unit.padEnd(14)}${ratio.padStart(9)}`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}
