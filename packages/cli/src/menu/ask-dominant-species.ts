import { CARDS, COMPETITION_TERRAINS, type DsView, dominantSpecies, TERRAINS } from '@clade/dominant-species';
import { type Decision, legalMoves, type State, type Wire } from '@clade/engine';
import { sectionOf } from '../names/dominant-species.ts';
import { capital } from '../text.ts';
import { doing, earthQuestion, migrationQuestion } from './ask-earth.ts';

/** The question of Dominant Species in one sentence, with the animal that it is put to. */
export function askDominantSpecies(s: State, decision: Decision): string {
  const view = dominantSpecies.view(s, decision.seat);
  const [first = 0] = legalMoves(dominantSpecies, s, decision.seat);
  const question =
    decision.kind === 'migration'
      ? migrationQuestion(doing(dominantSpecies, s).left)
      : questionOf(view, decision, dominantSpecies.toWire(first));
  const animal = view.asked?.animal;
  return animal ? `${capital(animal)}, ${sourceOf(view, decision)}: ${question}` : capital(question);
}

function sourceOf(view: DsView, decision: Decision): string {
  const card = view.asked?.card;
  const name = card ? CARDS.find((c) => c.id === card)?.name : undefined;
  return name ?? capital(SOURCES[decision.kind] ?? decision.source ?? '');
}

/** The two abilities that have questions of their own belong to a section. */
const SOURCES: Readonly<Record<string, string>> = { insects: 'speciation', arachnids: 'competition' };

function questionOf(view: DsView, { kind, optional }: Decision, wire: Wire): string {
  const terrainOf = (hex: string): string | undefined => view.tiles.find((tile) => tile.hex === hex)?.terrain;
  const where = (hex: string): string => {
    const terrain = terrainOf(hex);
    return terrain === undefined ? hex : `${hex} (${terrain})`;
  };
  const tile = String(wire[1]);
  switch (kind) {
    case 'placement':
    case 'instinct': {
      const pawns = view.animals.find((a) => a.animal === view.asked?.animal)?.pawns.available ?? 0;
      return `place a pawn (${pawns} to place).`;
    }
    case 'aquatic-cubes':
      return earthQuestion('speciation-cubes', wire, where);
    case 'hibernation-cubes':
      return `how many eliminated cubes come back to ${where(tile)}?`;
    case 'glaciation':
      return `choose the tile that becomes tundra${optional ? ', or forgo the action' : ''}.`;
    case 'competition':
      return `eliminate an opposing cube on a ${terrainAsked(view, terrainOf(tile))} tile, or skip this terrain.`;
    case 'catastrophe-beside':
      return earthQuestion('biomass', wire, where);
    default:
      return QUESTIONS[kind] ?? earthQuestion(kind, wire, where);
  }
}

/** The terrain of a Competition space that is being asked for; all tiles of the list have it. */
function terrainAsked(view: DsView, terrain: string | undefined): string {
  const place = view.cursor === null ? -1 : sectionOf(view.cursor).place;
  const terrains = (COMPETITION_TERRAINS[place] ?? []).map((t) => String(TERRAINS[t]));
  return terrain !== undefined && terrains.includes(terrain) ? terrain : 'shared';
}

const QUESTIONS: Readonly<Record<string, string>> = {
  'initiative-space': 'put the pawn on another space.',
  initiative: 'use the action, or forgo it.',
  protection: 'protect an element, or forgo it.',
  wasteland: 'take an element out of the box, or forgo the action.',
  insects: 'place one cube by your ability, or forgo it.',
  arachnids: 'eliminate an opposing cube by your ability, or forgo it.',
  domination: 'score a tile, or forgo the action.',
  card: 'choose a card and carry it out.',
  save: 'save an endangered cube, or skip this.',
  'aquatic-tile': 'choose a sea or wetland tile.',
  'aquatic-disk': 'choose an element from the bag.',
  'aquatic-corner': 'put the disk on a corner of the tile.',
  'blight-tile': 'choose the tile whose elements leave, but one.',
  'blight-disk': 'choose the element that stays.',
  'catastrophe-tile': 'choose the tile that is struck.',
  'catastrophe-survivor': 'choose the animal of which one cube stays.',
  evolution: 'replace a cube by one of yours, or stop.',
  'hibernation-tile': 'choose the tile to come back to.',
  immigrants: 'choose what to give up.',
};
