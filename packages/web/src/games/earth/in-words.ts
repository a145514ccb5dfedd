import type {
  CardsScene,
  CountScene,
  DisplayScene,
  ElementCount,
  EndScene,
  FocusScene,
  PanelScene,
  SectionScene,
  StackScene,
} from '@clade/board/hex';
import { itemsOf, type Words, type WordsItem } from '../../table/text-view/words.ts';
import { animalId, animalName, asTerrain, elementName, plainList, tileName } from './lexicon.ts';
import { threatsTo } from './overlay/threats.ts';
import { saidOf } from './overlay/told.ts';
import { gapOf, ownAnimals, worthOf } from './overlay/worth.ts';
import type { EarthLook } from './scene/look.ts';
import type { EarthStage } from './stage.ts';

/** What the scenes of a hex game hold, to be read out. */
export interface EarthReadOut {
  readonly stage: EarthStage<unknown>;
  readonly look: EarthLook;
  readonly note: string;
  readonly counts: readonly CountScene[];
  readonly panels: readonly PanelScene[];
  readonly display: DisplayScene;
  readonly cards: CardsScene;
  readonly stacks: readonly StackScene[];
  readonly bag: readonly ElementCount[];
  readonly focus: (hex: string) => FocusScene | undefined;
  /** Parts of one game only, after the display. */
  readonly more?: readonly Words[];
}

/** The table of a hex game in words: everything that the board shows, from the scenes it is drawn from. */
export function earthInWords(about: EarthReadOut): Words[] {
  const { stage, note, counts, panels, display, cards, stacks, bag, more = [] } = about;
  const { say } = stage;
  return [
    {
      key: 'now',
      title: say('text.now'),
      items: itemsOf([note, ...counts.map(({ value, text }) => say('text.count', { value, text }))]),
    },
    { key: 'animals', title: say('text.animals'), items: panels.map((panel) => animalItem(stage, panel)) },
    {
      key: 'earth',
      title: say('text.earth', { n: about.look.tiles.length }),
      items: tileItems(about),
    },
    { key: 'disks', title: say('text.disks', { n: about.look.corners.length }), items: diskItems(about) },
    {
      key: 'display',
      title: display.title,
      items: [...itemsOf([display.note]), ...display.sections.map((section) => sectionItem(stage, section))],
    },
    ...more,
    ...overlayWords(about),
    {
      key: 'cards',
      title: cards.title,
      items: [
        ...itemsOf([cards.note?.text]),
        ...cards.cards.map(({ key, label, tip, text, foot }) => ({
          key,
          text: tip === undefined ? say('text.card', { name: label, text }) : tip,
          ...(foot === undefined ? {} : { items: itemsOf([foot.text]) }),
        })),
      ],
    },
    {
      key: 'stacks',
      title: say('earth.stacks'),
      items: stacks.map(({ key, label }) => ({ key, text: label })),
    },
    {
      key: 'bag',
      title: say('earth.bag.title'),
      items: bag.map(({ element, label }) => ({ key: element, text: label })),
    },
  ];
}

/** What the overlays of the map tell: who would score what, and what threatens the reader. */
function overlayWords({ stage, look }: EarthReadOut): Words[] {
  const { say, game, snapshot } = stage;
  const mine = ownAnimals(stage);
  const tiles = look.tiles.filter(({ scored }) => !scored).map((tile) => worthOf(tile, look, mine));
  const paying = tiles.filter(({ mine: own, rivals }) => own > 0 || rivals.length > 0);
  const ranked = paying.sort((a, b) => b.mine - a.mine || gapOf(b) - gapOf(a));
  return [
    {
      key: 'points',
      title: say('earth.points.title'),
      items: ranked.map((worth) => ({
        key: worth.tile.hex,
        text: say('text.card', {
          name: tileName(say, worth.tile.vent ?? worth.tile.terrain, worth.tile.hex),
          text: saidOf(game, worth, mine.size > 0, say),
        }),
        items: itemsOf([
          worth.card === undefined
            ? undefined
            : say('text.takes-card', { animal: animalName(say, animalId(game, worth.card)) }),
        ]),
      })),
    },
    ...(snapshot.viewer < 0
      ? []
      : [
          {
            key: 'threats',
            title: say('earth.threats.title'),
            items: orNone(threatsTo(stage, look), say('earth.threats.none')),
          },
        ]),
  ];
}

function orNone(items: readonly WordsItem[], none: string): readonly WordsItem[] {
  return items.length === 0 ? itemsOf([none]) : items.map(({ key, text }) => ({ key, text }));
}

function animalItem({ say }: EarthStage<unknown>, panel: PanelScene): WordsItem {
  const { key, label, acting, dominates, specials = [], survival, traits } = panel;
  const printed = panel.elements.flatMap((one) => (one?.printed ? [elementName(say, one.element)] : []));
  return {
    key,
    text: acting ? say('text.acting', { who: label }) : label,
    items: itemsOf([
      printed.length === 0 ? undefined : say('text.printed', { list: plainList(say, printed) }),
      dominates?.label,
      ...specials.map((special) => special.label),
      survival,
      ...traits.map(({ name, text, tip }) => tip ?? say('text.card', { name, text })),
    ]),
  };
}

/** Tiles in the order of the map: down each column, the columns from the left. */
function tileItems({ stage, look, focus }: EarthReadOut): WordsItem[] {
  const { game, say } = stage;
  const order = new Map(game.map.hexes.map((hex, i) => [hex, i]));
  const tiles = look.tiles.toSorted((a, b) => (order.get(a.hex) ?? 0) - (order.get(b.hex) ?? 0));
  return tiles.flatMap(({ hex }) => {
    const found = focus(hex);
    if (found === undefined) return [];
    const beside = game.map.beside(hex).flatMap((other) => {
      const tile = look.tiles.find((one) => one.hex === other);
      return tile === undefined ? [] : [tileName(say, tile.vent ?? asTerrain(tile.terrain), other)];
    });
    const animals = found.animals.map(({ name, count, level, place, dominant, endangered }) =>
      plainSequence([say('text.card', { name, text: count }), level, dominant, endangered, place]),
    );
    return [
      {
        key: hex,
        text: say('text.card', { name: found.title, text: found.note }),
        items: itemsOf([
          ...animals,
          found.elements.length === 0
            ? undefined
            : say('text.elements', {
                list: plainList(
                  say,
                  found.elements.map(({ label }) => label),
                ),
              }),
          ...found.lines,
          say('text.beside', { list: beside.length === 0 ? say('earth.none') : plainList(say, beside) }),
        ]),
      },
    ];
  });
}

/** Every disk on Earth with its corner and the tiles it feeds. */
function diskItems({ stage, look }: EarthReadOut): WordsItem[] {
  const { game, say } = stage;
  return look.corners.map(({ corner, element }) => {
    const tiles = game.map.around(corner).flatMap((hex) => {
      const tile = look.tiles.find((one) => one.hex === hex);
      return tile === undefined ? [] : [tileName(say, tile.vent ?? tile.terrain, hex)];
    });
    const disk = say('earth.corner.disk', { element: elementName(say, element), corner });
    return {
      key: corner,
      text: say('text.card', {
        name: disk,
        text: tiles.length === 0 ? say('earth.none') : plainList(say, tiles),
      }),
    };
  });
}

function sectionItem({ say }: EarthStage<unknown>, section: SectionScene): WordsItem {
  const { key, number, name, note, spaces, free, ends, tip } = section;
  return {
    key,
    text: say('text.section', { n: number, name, note: note ?? 'none' }),
    items: itemsOf([
      tip,
      ...spaces.map(({ label, order }) =>
        order === undefined ? label : say('text.ordered', { what: label, n: Number(order) }),
      ),
      ...free.map(({ label }) => label),
      ...ends.map((end) => endText(say, end)),
    ]),
  };
}

function endText(say: EarthStage<unknown>['say'], end: EndScene): string {
  const none = say('earth.none');
  const listed = (label: string, items: readonly string[]): string =>
    say('text.card', { name: label, text: items.length === 0 ? none : plainList(say, items) });
  switch (end.kind) {
    case 'track':
      return listed(
        end.label,
        end.places.map(({ label }) => label),
      );
    case 'elements':
      return listed(
        end.label,
        end.places.flatMap((place) => (place === null ? [] : [place.label])),
      );
    case 'squares':
      return listed(
        end.label,
        end.places.flatMap((animal) => (animal === null ? [] : [say(`earth.animal.${animal}`)])),
      );
    case 'text':
      return plainSequence([end.text, ...end.elements.map(({ label }) => label)]);
  }
}

function plainSequence(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}
