import type { CardsScene, HexCardScene, TerrainSymbol } from '@clade/board/hex';
import type { CardId, RowView } from '@clade/dominant-species-marine';
import type { Key } from '../../../text/text.tsx';
import { kindOf, spot } from '../../earth/spots.ts';
import { lit } from '../../earth/stage.ts';
import { cardName, cardText, cardTip } from '../speech.ts';
import type { MarineStage } from './stage.ts';

/** DSM-3.4. */
const SLOTS = 5;

/** The picture of a card: an engraving and a sign. */
const PICTURES: Readonly<Record<CardId, readonly [TerrainSymbol, string]>> = {
  adaptability: ['ocean', 'motion'],
  annelids: ['sand', 'el-worms'],
  asteroid: ['vent', 'attack'],
  biodiversity: ['reef', 'people'],
  biomass: ['kelp', 'cube'],
  'bountiful-habitat': ['seagrass', 'points'],
  'carbon-cycle': ['ocean', 'el-plankton'],
  cladogenesis: ['reef', 'fork'],
  disease: ['vent', 'endangered'],
  ecodiversity: ['seagrass', 'dominance'],
  endosymbionts: ['reef', 'el-sponges'],
  extremophiles: ['vent', 'vent-smoker'],
  fecundity: ['seagrass', 'cube'],
  fertile: ['kelp', 'points'],
  'gene-expression': ['reef', 'dice'],
  habitat: ['sand', 'home'],
  'invasive-species': ['seamount', 'attack'],
  'marine-snow': ['ocean', 'vent-smoker'],
  'mass-exodus': ['sand', 'external'],
  metamorphosis: ['kelp', 'restart'],
  'monotypic-habitat': ['reef', 'dominance'],
  'niche-construction': ['ocean', 'edit'],
  omnivore: ['seagrass', 'el-gastropods'],
  'population-explosion': ['reef', 'chart'],
  predator: ['seamount', 'attack'],
  producers: ['kelp', 'el-algae'],
  'profligate-carnivore': ['vent', 'attack'],
  'semi-aquatic': ['land', 'el-sun'],
  'solar-radiation': ['land', 'sun'],
  symbiotic: ['reef', 'link'],
  'tectonic-shift': ['seamount', 'pawn'],
  terrestrial: ['land', 'vent-geyser'],
  'trophic-cascade': ['kelp', 'el-algae'],
  univalves: ['sand', 'el-gastropods'],
  volcanism: ['vent', 'vent-geyser'],
};

/** The row from the highest slot down, as the cards move. */
export function rowScene(stage: MarineStage): CardsScene {
  const { view, say } = stage;
  const last = view.discard.at(-1);
  return {
    title: say('m.row'),
    note: {
      symbol: 'card-deck',
      text:
        last === undefined
          ? say('m.row.note', { deck: view.deck, used: view.discard.length })
          : say('m.row.note.last', { deck: view.deck, used: view.discard.length, card: cardName(say, last) }),
    },
    cards: view.row.toSorted((a, b) => b.slot - a.slot).map((entry) => rowCard(stage, entry)),
    empty: SLOTS - view.row.length,
  };
}

function rowCard(stage: MarineStage, entry: RowView): HexCardScene {
  const { say } = stage;
  const { card, slot } = entry;
  return {
    ...cardScene(stage, card, slot),
    slot: String(slot),
    label: say('m.card.label', { name: cardName(say, card), slot, text: cardText(say, card, slot) }),
    ...footOf(stage, entry),
    ...lit(stage, spot('card', card), say('m.card.pick', { name: cardName(say, card) })),
  };
}

/** Cards of the discard pile, in place of the row while one of them may be resolved. */
export function usedCards(stage: MarineStage): CardsScene | undefined {
  const { say, choice, view } = stage;
  const inRow = new Set(view.row.map(({ card }) => spot('card', card)));
  const open = [...choice.open.keys()].filter((one) => kindOf(one) === 'card' && !inRow.has(one));
  if (open.length === 0) return undefined;
  const cards = view.discard.filter((card) => open.includes(spot('card', card)));
  return {
    title: say('m.used'),
    note: { text: say('m.used') },
    cards: cards.toReversed().map((card) => ({
      ...cardScene(stage, card, 0),
      ...lit(stage, spot('card', card), say('m.card.pick', { name: cardName(say, card) })),
    })),
    empty: 0,
  };
}

/** A card with what it does; `x` is what its X stands for. */
function cardScene({ say }: Pick<MarineStage, 'say'>, card: CardId, x: number): HexCardScene {
  const [terrain, symbol] = PICTURES[card];
  return {
    key: `card-${card}`,
    name: say.narrow(`m.card.${card}`),
    text: say(`m.card.${card}.short` as Key, { x }),
    tip: cardTip(say, card, x),
    label: cardName(say, card),
    terrain,
    symbol,
    state: 'plain',
  };
}

/** The event icons (DSM-6.1.6), and what the card does while it lies here or when it comes. */
function footOf({ say }: MarineStage, { card, extinction, survival }: RowView): Pick<HexCardScene, 'foot'> {
  if (extinction || survival) {
    const text = say(
      extinction && survival ? 'm.card.both' : extinction ? 'm.card.extinction' : 'm.card.survival',
    );
    return { foot: { symbol: extinction ? 'endangered' : 'survival', text } };
  }
  for (const part of ['in-play', 'enters']) {
    const key = `m.card.${card}.${part}`;
    if (say.texts.has(key)) return { foot: { text: say(key as Key) } };
  }
  return {};
}
