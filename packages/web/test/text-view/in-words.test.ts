import type { DsView } from '@clade/dominant-species';
import type { MarineView } from '@clade/dominant-species-marine';
import type { EvoView } from '@clade/evolution';
import { Texts } from '@clade/text';
import { dominantSpecies } from '@clade/text/en/dominant-species';
import { earth, marine } from '@clade/text/en/dominant-species-marine';
import { evolution } from '@clade/text/en/evolution';
import { shell } from '@clade/text/en/shell';
import { table } from '@clade/text/en/table';
import { expect, test } from 'vitest';
import { inWords as dsInWords } from '../../src/games/dominant-species/in-words.ts';
import { animalName, spaceName } from '../../src/games/dominant-species/speech.ts';
import { inWords as marineInWords } from '../../src/games/dominant-species-marine/in-words.ts';
import { animalOf } from '../../src/games/dominant-species-marine/speech.ts';
import { elementName } from '../../src/games/earth/lexicon.ts';
import { inWords as evoInWords } from '../../src/games/evolution/in-words.ts';
import type { Snapshot } from '../../src/table/table.ts';
import type { Words, WordsItem } from '../../src/table/text-view/words.ts';
import { sayIn } from '../../src/text/text.tsx';
import * as ds from '../dominant-species/tables.ts';
import * as m from '../dominant-species-marine/tables.ts';
import * as evo from '../evolution/tables.ts';

const say = sayIn(
  new Texts('en', { ...shell, ...table, ...evolution, ...earth, ...dominantSpecies, ...marine }),
);
const names = (viewer: number) => ({ viewer, of: (seat: number) => evo.NAMES[seat] ?? `seat ${seat}` });

function text(items: readonly WordsItem[]): string {
  return items.map((item) => `${item.text}\n${text(item.items ?? [])}`).join('');
}

function part(words: readonly Words[], key: string): readonly WordsItem[] {
  return words.find((one) => one.key === key)?.items ?? [];
}

/** Keys are unique among their siblings, and no sentence has a hole. */
function wellMade(words: readonly Words[]): void {
  const walk = (items: readonly { readonly key: string; readonly items?: readonly WordsItem[] }[]): void => {
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
    for (const item of items) if (item.items) walk(item.items);
  };
  walk(words);
  const all = words.map(({ title, items }) => `${title}\n${text(items)}`).join('\n');
  expect(all).not.toMatch(/undefined|NaN|\{|\}|\u00ad/);
}

/** Every tenth position of a random game. */
function every<T extends { snapshot(viewer: number): Snapshot; readonly lines: readonly unknown[] }>(
  look: (snapshot: Snapshot) => void,
): (course: T) => void {
  return (course) => {
    if (course.lines.length % 10 === 1) look(course.snapshot(course.lines.length % 2));
  };
}

interface Land {
  readonly tiles: readonly {
    readonly hex: string;
    readonly cubes: object;
    readonly endangered: readonly string[];
  }[];
  readonly corners: readonly { readonly corner: string }[];
  readonly animals: readonly { readonly animal: string; readonly points: number; readonly pool: number }[];
  readonly spaces: object;
}

/** Everything that lies on Earth, on the display and with the animals is said. */
function saysEarth(
  words: readonly Words[],
  view: Land,
  said: (space: string, pawn: unknown) => string,
): void {
  wellMade(words);
  const tiles = part(words, 'earth');
  expect(tiles).toHaveLength(view.tiles.length);
  for (const { hex, cubes, endangered } of view.tiles) {
    const tile = text(tiles.filter(({ key }) => key === hex));
    for (const n of Object.values(cubes) as number[]) expect(tile).toContain(`${n} cube`);
    expect(tile.match(/endangered/g)?.length ?? 0).toBe(endangered.length);
  }
  const disks = part(words, 'disks');
  expect(disks.map(({ key }) => key).sort()).toEqual(view.corners.map(({ corner }) => corner).sort());
  const animals = part(words, 'animals');
  for (const { animal, points, pool } of view.animals) {
    const own = text(animals.filter(({ key }) => key === animal));
    expect(own).toMatch(new RegExp(`\\b${points} points?`));
    expect(own).toContain(`${pool} in the gene pool`);
  }
  const spaces = part(words, 'display').flatMap(({ items = [] }) => items.map((item) => item.text));
  const pawns = Object.entries(view.spaces).map(([space, pawn]) => said(space, pawn));
  for (const pawn of pawns) expect(spaces.filter((line) => line.includes(pawn))).not.toHaveLength(0);
}

test('Dominant Species: tiles, cubes, disks, animals and pawns are all said', { timeout: 240_000 }, () => {
  for (const [i, [players, options]] of ds.VARIANTS.slice(2, 6).entries()) {
    ds.wholeGame(
      players,
      options,
      `words-${i}`,
      every((snapshot) => {
        if (snapshot.view === null) return;
        const words = dsInWords({ snapshot, names: names(snapshot.viewer), say });
        saysEarth(words, snapshot.view as DsView, (space, animal) =>
          say('ds.space.taken', { space: spaceName(say, space), animal: animalName(say, String(animal)) }),
        );
      }),
      400,
    );
  }
});

test('Marine: tiles, cubes, disks, animals, pawns, targets and the row are all said', {
  timeout: 240_000,
}, () => {
  for (const [i, [players, options]] of m.VARIANTS.slice(0, 4).entries()) {
    m.wholeGame(
      players,
      options,
      `words-${i}`,
      every((snapshot) => {
        if (snapshot.view === null) return;
        const view = snapshot.view as MarineView;
        const words = marineInWords({ snapshot, names: names(snapshot.viewer), say });
        saysEarth(words, view, (_, pawn) => {
          const { animal, special } = pawn as { animal: string; special: string | null };
          return special === null
            ? say('m.space.pawn', { animal: animalOf(say, animal) })
            : say('m.space.pawn.special', {
                animal: animalOf(say, animal),
                element: elementName(say, special),
              });
        });
        expect(part(words, 'targets')).toHaveLength(view.specials.length);
        expect(part(words, 'cards').length).toBeGreaterThanOrEqual(view.row.length);
      }),
    );
  }
});

test('Evolution: every species with its numbers and traits, and my hand, are all said', () => {
  for (const [i, [players, options]] of evo.VARIANTS.entries()) {
    evo.wholeGame(
      players,
      options,
      `words-${i}`,
      every((snapshot) => {
        const view = snapshot.view as EvoView;
        const words = evoInWords({ snapshot, names: names(snapshot.viewer), say });
        wellMade(words);
        for (const player of view.players) {
          const said = part(words, `seat-${player.seat}`);
          const species = said.filter(({ text: line }) => line.includes('from the left'));
          expect(species).toHaveLength(player.species.length);
          for (const [place, { bodySize, population, traits }] of player.species.entries()) {
            const line = species[place]?.text ?? '';
            expect(line).toContain(`body size ${bodySize}`);
            expect(line).toContain(`population ${population}`);
            for (const { id } of traits)
              expect(line).toContain(id === undefined ? 'face-down' : say(`evo.trait.${id}`));
          }
        }
        const hand = view.players[view.viewer]?.hand ?? [];
        expect(part(words, 'hand')).toHaveLength(hand.length);
      }),
    );
  }
});
