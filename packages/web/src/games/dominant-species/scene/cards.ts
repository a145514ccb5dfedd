import type { CardsScene, HexCardScene, TerrainSymbol } from '@clade/board/hex';
import { CARDS, type CardId, type DsView } from '@clade/dominant-species';
import { kindOf, spot } from '../../earth/spots.ts';
import { type EarthStage, lit } from '../../earth/stage.ts';
import { cardName } from '../speech.ts';

/** Picture of a card: a terrain's engraving and one symbol. */
const PICTURES: Readonly<Record<CardId, readonly [TerrainSymbol, string]>> = {
  aquatic: ['sea', 'el-water'],
  biodiversity: ['jungle', 'cube'],
  biomass: ['forest', 'cube'],
  blight: ['savannah', 'el-grass'],
  catastrophe: ['mountain', 'endangered'],
  'cold-snap': ['tundra', 'survival'],
  disease: ['wetland', 'endangered'],
  ecodiversity: ['forest', 'el-seed'],
  evolution: ['jungle', 'dominance'],
  fecundity: ['savannah', 'cube'],
  fertile: ['savannah', 'el-grass'],
  habitat: ['forest', 'element-bag'],
  hibernation: ['tundra', 'cube'],
  'ice-age': ['tundra', 'survival'],
  'ice-sheet': ['tundra', 'survival'],
  immigrants: ['desert', 'pawn'],
  instinct: ['jungle', 'pawn'],
  intelligence: ['mountain', 'pawn'],
  'mass-exodus': ['desert', 'cube'],
  metamorphosis: ['savannah', 'el-grub'],
  'niche-biomes': ['mountain', 'dominance'],
  nocturnal: ['sea', 'pawn'],
  omnivore: ['wetland', 'el-meat'],
  parasitism: ['wetland', 'pawn'],
  predator: ['jungle', 'endangered'],
  symbiotic: ['forest', 'element-bag'],
};

const PLACES = 5;

export function cardsScene(stage: EarthStage<DsView>): CardsScene {
  const { view, say } = stage;
  return {
    title: say('ds.cards'),
    note: {
      symbol: 'card-deck',
      text: say('ds.cards.left', { n: view.cards.deck, last: String(view.cards.deck > 0) }),
    },
    cards: shownCards(view).map((card) => cardScene(stage, card)),
    empty: Math.max(0, PLACES - shownCards(view).length),
  };
}

/** The face-up cards, and the one that is being carried out. */
function shownCards(view: DsView): readonly CardId[] {
  const played = view.asked?.card;
  const { faceUp } = view.cards;
  return played == null || faceUp.includes(played) ? faceUp : [...faceUp, played];
}

function cardScene(stage: EarthStage<DsView>, id: CardId): HexCardScene {
  const { say, choice, view } = stage;
  const name = cardName(say, id);
  const text = say(`ds.card.${id}.text`);
  const asking = [...choice.open.keys()].some((open) => kindOf(open) === 'card');
  const { state, target } = lit(stage, spot('card', id), say('ds.card.target', { name }), asking);
  const [terrain, symbol] = PICTURES[id];
  const rule = CARDS.find((card) => card.id === id)?.rule ?? '';
  return {
    key: id,
    name: say.narrow(`ds.card.${id}`),
    text: say(`ds.card.${id}.short`),
    tip: say('ds.card.tip', { name, rule, text }),
    label: say('ds.card.label', { name, text }),
    terrain,
    symbol,
    state: view.asked?.card === id && state === 'plain' ? 'selected' : state,
    ...(target === undefined ? {} : { target }),
  };
}
