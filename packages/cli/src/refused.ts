import { type Fact, plainRefusal, type Refusal } from '@clade/engine';

/** What people are told who typed a command or gave a file that cannot be: one sentence for each code. */
const SENTENCES: Readonly<Record<string, (facts: Refusal['facts'], title: string) => string>> = {
  players: ({ players, min = 2, max }, title) => `${title} is for ${min} to ${max} players, not ${players}.`,
  'unknown-option': ({ name, known }, title) =>
    `${title} has no option "${name}" (options: ${listOf(known, 'it has none')}).`,
  'option-value': ({ name, allowed, value }) =>
    `Option "${name}" takes ${listOf(allowed, '', ' or ')}, not ${value}.`,
  animals: ({ animals, needed, players }) =>
    `With animals=${animals} there are ${needed} players, because all animals play, not ${players}.`,
  'bad-log': ({ line, reason }) =>
    line === undefined
      ? `The log cannot be read: ${reason}.`
      : `Line ${line} of the log cannot be read: ${reason}.`,
  'other-game': ({ game }, title) => `This is a log of "${game}", not of ${title}.`,
  'other-rules': ({ log, program }) =>
    `The log was played by rules version ${log}; the newest that this program has is ${program}.`,
  hash: ({ n, found, expected }) => `The state after move ${n} has hash ${found}, not ${expected}.`,
  draws: ({ now, to }) =>
    now === undefined
      ? 'The numbers drawn here are not counted: none can be passed over.'
      : `Number ${now} is drawn next, and the game cannot go back to number ${to}.`,
  'unknown-bot': ({ name, game, known }) =>
    game === undefined
      ? `There is no bot "${name}" (bots: ${listOf(known)}).`
      : `The bot "${name}" plays ${game} only.`,
  'unknown-style': ({ name, level, known }) =>
    Array.isArray(known) && known.length === 0
      ? `The bot ${level} has no styles: write "${level}", not "${name}".`
      : `There is no style "${String(name).split(':')[1]}" (styles: ${listOf(known)}).`,
  bots: ({ players, bots }) =>
    `A table of ${players} needs ${players} bots, one for each place, not ${bots}.`,
  games: ({ games }) => `The number of games must be a whole number from 1, not ${games}.`,
};

/** A refusal as one sentence, with the rule it rests on. */
export function sentenceOf(refused: Refusal, title = 'This game'): string {
  const sentence = SENTENCES[refused.code]?.(refused.facts, title);
  if (sentence === undefined) return plainRefusal(refused);
  return refused.rule === '' ? sentence : `${sentence} [${refused.rule}]`;
}

function listOf(fact: Fact | undefined, none = 'none', between = ', '): string {
  return Array.isArray(fact) && fact.length > 0 ? fact.join(between) : none;
}
