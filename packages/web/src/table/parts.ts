import type { Part } from '@clade/text';

/** The texts around every table, and with those of its game. */
export function tableParts(game?: string): readonly Part[] {
  return game === undefined
    ? ['shell', 'table', 'service']
    : ['shell', 'table', 'service', 'voices', game as Part];
}
