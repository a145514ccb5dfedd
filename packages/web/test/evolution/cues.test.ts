import type { GameEvent, Wire } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { cuesOf as earthCues } from '../../src/games/earth/scene/cues.ts';
import { cuesBetween } from '../../src/games/evolution/scene/cues.ts';
import type { Line, Snapshot } from '../../src/table/table.ts';

const event = (type: string, more: object = {}): GameEvent => ({ type, rule: 'X-1', ...more });
const DEAL: Line = { n: 0, seat: -1, events: [0, 1].map((seat) => event('dealt', { seat, count: 4 })) };
const hidden = { traits: [{ id: 'horns', faceDown: true }, { id: 'climbing' }, {}] };
const VIEW = { viewer: 0, plan: [], players: [0, 1].map((seat) => ({ seat, species: [hidden] })) };

function shown(lines: readonly Line[], refused?: Wire) {
  const draft = { moves: [], events: [], confirmed: false };
  const snapshot = { n: lines.at(-1)?.n ?? 0, viewer: 0, view: VIEW, lines, draft };
  return { snapshot: snapshot as unknown as Snapshot, refused };
}

/** What stirs when these things happen after the deal: seat 0 has fig. 1, seat 1 fig. 2. */
function cues(...events: GameEvent[]): readonly string[] {
  const line = { n: 1, seat: 1, events };
  return cuesBetween(shown([DEAL]), shown([DEAL, line])).map(({ kind, of, towards }) =>
    towards === undefined ? `${kind} ${of}` : `${kind} ${of} > ${towards}`,
  );
}

const at = (seat: number, species = 0): object => ({ seat, species });

describe('what stirs on a table of Evolution', () => {
  test('who eats, also from its own fat', () => {
    expect(cues(event('took', at(1)), event('fat-used', at(0)))).toEqual(['eat fig-2', 'eat fig-1']);
  });

  test('who attacks and who is hit, and horns hit back', () => {
    const attacked = event('attacked', { ...at(1), target: at(0) });
    expect(cues(attacked, event('population-lost', at(1)))).toEqual([
      'attack fig-2 > fig-1',
      'wound fig-1',
      'wound fig-2',
    ]);
  });

  test('who dies out does nothing else', () => {
    const attacked = event('attacked', { ...at(1), target: at(0) });
    expect(cues(attacked, event('population-lost', at(0)), event('extinct', at(0)))).toEqual([
      'attack fig-2 > fig-1',
      'extinct fig-1',
    ]);
    expect(cues(event('starved', at(0)), event('extinct', at(0)))).toEqual(['extinct fig-1']);
  });

  test('who starves, grows, has young or is born, under its own number', () => {
    expect(cues(event('starved', at(0)))).toEqual(['starve fig-1']);
    expect(cues(event('grown', { ...at(0), what: 'body' }))).toEqual(['growth fig-1']);
    expect(cues(event('grown', { ...at(0), what: 'population' }))).toEqual(['herd fig-1']);
    expect(cues(event('fertile', at(1)))).toEqual(['herd fig-2']);
    // A new one on the left moves the others by a place.
    expect(cues(event('species-created', { ...at(0), side: 'left' }), event('took', at(0, 1)))).toEqual([
      'birth fig-3',
      'eat fig-1',
    ]);
  });

  test('cards are turned where they lay face down, and the animal changes', () => {
    expect(cues(event('traits-revealed', { ...at(1), traits: ['horns'] }))).toEqual([
      'turned place:fig-2:0',
      'turned place:fig-2:2',
      'trait fig-2',
    ]);
    expect(cues(event('trait-played', at(1)))).toEqual([]);
    expect(cues(event('food-revealed', { cards: [{ seat: 1 }, { seat: 0 }] }))).toEqual([
      'turned foodcard:1',
      'turned foodcard:0',
    ]);
  });

  test('a refused attack lets the prey slip away, once', () => {
    const refused: Wire = ['attack', 0, 1, 0];
    const before = shown([DEAL]);
    const after = shown([DEAL], refused);
    expect(cuesBetween(before, after)).toEqual([{ kind: 'flee', of: 'fig-2', towards: 'fig-1' }]);
    expect(cuesBetween(after, after)).toEqual([]);
    expect(cuesBetween(before, shown([DEAL], ['eat', 0]))).toEqual([]);
  });

  test('nothing stirs on the way back', () => {
    const line = { n: 1, seat: 1, events: [event('took', at(1))] };
    expect(cuesBetween(shown([DEAL, line]), shown([DEAL]))).toEqual([]);
  });
});

describe('what stirs on a map', () => {
  test('tiles that are laid, covered or scored, and cards that come', () => {
    const events = [
      event('tile-laid', { hex: 'C3', terrain: 'sea' }),
      event('tile-covered', { hex: 'B2', terrain: 'tundra', under: 'sea' }),
      event('tile-scored', { hex: 'B2', terrain: 'sea', places: [] }),
      event('cubes-moved', { animal: 'birds', from: 'B2', to: 'C3', count: 1 }),
    ];
    expect(earthCues(events)).toEqual([
      { kind: 'tile', of: 'tile:C3' },
      { kind: 'cover', of: 'tile:B2' },
      { kind: 'scored', of: 'tile:B2' },
    ]);
  });
});
