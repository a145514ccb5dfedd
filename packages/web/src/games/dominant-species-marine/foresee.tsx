import type { AnimalId, MarineView } from '@clade/dominant-species-marine';
import { baseOf } from '../../table/base.ts';
import type { Snapshot } from '../../table/table.ts';
import type { Say } from '../../text/text.tsx';
import { elementName } from '../earth/lexicon.ts';
import { earthChanges } from '../earth/say/foreseen.tsx';
import type { Consequence, Foreshown, Names } from '../game-ui.ts';
import { MARINE } from './game.ts';
import { animalOf } from './speech.ts';
import { sayLines, sayMove } from './worded.ts';

/** What a choice would do: the difference of two tables; where something is drawn, what happens until then. */
export function sayForeseen(
  what: Foreshown,
  snapshot: Snapshot,
  names: Names,
  say: Say,
): readonly Consequence[] {
  const before = baseOf(snapshot) as MarineView | null;
  const after = what.view as MarineView | undefined;
  if (before === null) return [];
  if (after === undefined) return told(what, snapshot, names, say);
  const of: Change = { before, after, say, viewer: snapshot.viewer };
  const earth = earthChanges({ game: MARINE, before, after, viewer: snapshot.viewer, say });
  const lines = [...control(of), ...earth, ...values(of), ...pawns(of), ...survival(of), ...regression(of)];
  return lines.length > 0 ? lines : told(what, snapshot, names, say);
}

/** What happens, or where nothing happens yet, the choice itself. */
function told(what: Foreshown, snapshot: Snapshot, names: Names, say: Say): Consequence[] {
  const heard = sayLines([{ n: 0, seat: snapshot.viewer, events: what.events }], names, say);
  if (heard.length > 0) return heard.map(({ text, symbol }) => ({ symbol: symbol ?? 'confirm', text }));
  const then = { ...snapshot, view: baseOf(snapshot) };
  return what.moves.map((move) => ({ symbol: 'confirm', text: sayMove(move, then, names, say) }));
}

interface Change {
  readonly before: MarineView;
  readonly after: MarineView;
  readonly say: Say;
  readonly viewer: number;
}

function isMine({ after, viewer }: Change, animal: AnimalId): boolean {
  return after.animals.some((one) => one.animal === animal && one.seat === viewer);
}

/** DSM-5.16: special pawns that change hands, targets that move. */
function control(of: Change): Consequence[] {
  const { before, after, say } = of;
  return after.specials.flatMap(({ element, controller, target }, k): Consequence[] => {
    const was = before.specials[k];
    if (was === undefined) return [];
    const name = elementName(say, element);
    const hands = controller !== null && controller !== was.controller;
    return [
      ...(hands
        ? [
            {
              symbol: 'special-pawn',
              text: say('m.then.control', { animal: animalOf(say, controller), element: name }),
              tone: isMine(of, controller) ? ('gain' as const) : ('loss' as const),
            },
          ]
        : []),
      ...(target === was.target
        ? []
        : [
            {
              symbol: 'special-pawn',
              text: say('m.then.target', { element: name, from: was.target, to: target }),
            },
          ]),
    ];
  });
}

/** DSM-1.6.9: all changes of my own values, and whoever passes a target or falls below it. */
function values(of: Change): Consequence[] {
  const { before, after, say } = of;
  return after.animals.flatMap((own): Consequence[] => {
    const was = before.animals.find(({ animal }) => animal === own.animal);
    return after.specials.flatMap(({ element, target }, k): Consequence[] => {
      const from = was?.values[element] ?? 0;
      const to = own.values[element] ?? 0;
      const above = to > target;
      const passes = above !== from > (before.specials[k]?.target ?? target);
      if (from === to || (!passes && !isMine(of, own.animal))) return [];
      const key = passes ? (above ? 'm.then.value.dominates' : 'm.then.value.lost') : 'm.then.value';
      const text = say(key, {
        animal: animalOf(say, own.animal),
        element: elementName(say, element),
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
function pawns({ before, after, say }: Change): Consequence[] {
  return after.animals.flatMap(({ animal }): Consequence[] => {
    const out = (view: MarineView): number =>
      Object.values(view.spaces).filter((pawn) => pawn.animal === animal).length;
    const n = out(before) - out(after);
    return n > 0 ? [{ symbol: 'pawn', text: say('m.then.pawns', { animal: animalOf(say, animal), n }) }] : [];
  });
}

/** DSM-5.17.4. */
function survival({ before, after, say }: Change): Consequence[] {
  if (before.survival === after.survival) return [];
  const text =
    after.survival === null
      ? say('m.then.survival.none')
      : say('m.then.survival', { animal: animalOf(say, after.survival) });
  return [{ symbol: 'survival', text }];
}

/** DSM-5.17.6. */
function regression({ before, after, say }: Change): Consequence[] {
  return after.regression.flatMap((animal, i): Consequence[] =>
    animal === null || before.regression[i] === animal
      ? []
      : [{ symbol: 'cube', text: say('m.then.regression', { animal: animalOf(say, animal) }) }],
  );
}
