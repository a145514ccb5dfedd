import type { AnimalId, MarineView } from '@clade/dominant-species-marine';
import { earthChanges } from '../earth/foresee.ts';
import { elementName } from '../earth/names.ts';
import { phrase } from '../phrase.ts';
import type { Consequence, Foreshown, Names, Seen } from '../wording.ts';
import { moveName } from './move.ts';
import { animalName } from './names.ts';
import { tellLines } from './tale.ts';

/** What a choice would do: the difference of two tables; where something is drawn, what happens until then. */
export function foreseen(what: Foreshown, seen: Seen, names: Names): readonly Consequence[] {
  const before = what.before as MarineView | null;
  const after = what.view as MarineView | undefined;
  if (before === null) return [];
  if (after === undefined) return told(what, seen, names);
  const of: Change = { before, after, viewer: seen.viewer };
  const earth = earthChanges({ prefix: 'm', before, after, viewer: seen.viewer });
  const lines = [...control(of), ...earth, ...values(of), ...pawns(of), ...survival(of), ...regression(of)];
  return lines.length > 0 ? lines : told(what, seen, names);
}

/** What happens, or where nothing happens yet, the choice itself. */
function told(what: Foreshown, seen: Seen, names: Names): Consequence[] {
  const heard = tellLines([{ n: 0, seat: seen.viewer, events: what.events }], names);
  if (heard.length > 0) return heard.map(({ text, symbol }) => ({ symbol: symbol ?? 'confirm', text }));
  const then = { ...seen, view: what.before };
  return what.moves.map((move) => ({ symbol: 'confirm', text: moveName(move, then) }));
}

interface Change {
  readonly before: MarineView;
  readonly after: MarineView;
  readonly viewer: number;
}

function isMine({ after, viewer }: Change, animal: AnimalId): boolean {
  return after.animals.some((one) => one.animal === animal && one.seat === viewer);
}

/** DSM-5.16: special pawns that change hands, targets that move. */
function control(of: Change): Consequence[] {
  const { before, after } = of;
  return after.specials.flatMap(({ element, controller, target }, k): Consequence[] => {
    const was = before.specials[k];
    if (was === undefined) return [];
    const name = elementName(element);
    const hands = controller !== null && controller !== was.controller;
    return [
      ...(hands
        ? [
            {
              symbol: 'special-pawn',
              text: phrase('m.then.control', { animal: animalName(controller), element: name }),
              tone: isMine(of, controller) ? ('gain' as const) : ('loss' as const),
            },
          ]
        : []),
      ...(target === was.target
        ? []
        : [
            {
              symbol: 'special-pawn',
              text: phrase('m.then.target', { element: name, from: was.target, to: target }),
            },
          ]),
    ];
  });
}

/** DSM-1.6.9: all changes of my own values, and whoever passes a target or falls below it. */
function values(of: Change): Consequence[] {
  const { before, after } = of;
  return after.animals.flatMap((own): Consequence[] => {
    const was = before.animals.find(({ animal }) => animal === own.animal);
    return after.specials.flatMap(({ element, target }, k): Consequence[] => {
      const from = was?.values[element] ?? 0;
      const to = own.values[element] ?? 0;
      const above = to > target;
      const passes = above !== from > (before.specials[k]?.target ?? target);
      if (from === to || (!passes && !isMine(of, own.animal))) return [];
      const key = passes ? (above ? 'm.then.value.dominates' : 'm.then.value.lost') : 'm.then.value';
      const text = phrase(key, {
        animal: animalName(own.animal),
        element: elementName(element),
        from,
        to,
        target,
      });
      return [
        {
          symbol: 'dominance',
          text,
          ...(passes && isMine(of, own.animal) ? { tone: above ? 'gain' : 'loss' } : {}),
        },
      ];
    });
  });
}

/** Pawns that come back: by a Retrieve, by bumping, by a card. */
function pawns({ before, after }: Change): Consequence[] {
  return after.animals.flatMap(({ animal }): Consequence[] => {
    const out = (view: MarineView): number =>
      Object.values(view.spaces).filter((pawn) => pawn.animal === animal).length;
    const n = out(before) - out(after);
    return n > 0 ? [{ symbol: 'pawn', text: phrase('m.then.pawns', { animal: animalName(animal), n }) }] : [];
  });
}

/** DSM-5.17.4. */
function survival({ before, after }: Change): Consequence[] {
  if (before.survival === after.survival) return [];
  const text =
    after.survival === null
      ? phrase('m.then.survival.none')
      : phrase('m.then.survival', { animal: animalName(after.survival) });
  return [{ symbol: 'survival', text }];
}

/** DSM-5.17.6. */
function regression({ before, after }: Change): Consequence[] {
  return after.regression.flatMap((animal, i): Consequence[] =>
    animal === null || before.regression[i] === animal
      ? []
      : [{ symbol: 'cube', text: phrase('m.then.regression', { animal: animalName(animal) }) }],
  );
}
