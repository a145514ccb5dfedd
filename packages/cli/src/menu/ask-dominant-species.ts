import { CARDS, COMPETITION_TERRAINS, type DsView, dominantSpecies, TERRAINS } from '@clade/dominant-species';
import { type Decision, legalMoves, type State, type Wire } from '@clade/engine';
import { sectionOf } from '../names/dominant-species.ts';
import { capital } from '../text.ts';

/** The question of Dominant Species in one sentence, with the animal that it is put to. */
export function askDominantSpecies(s: State, decision: Decision): string {
  const view = dominantSpecies.view(s, decision.seat);
  const [first = 0] = legalMoves(dominantSpecies, s, decision.seat);
  const question = questionOf(view, decision, dominantSpecies.toWire(first));
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
  const hex = String(wire[1]);
  const terrain = view.tiles.find((tile) => tile.hex === hex)?.terrain;
  const where = terrain === undefined ? hex : `${hex} (${terrain})`;
  switch (kind) {
    case 'animal':
      return 'choose an animal.';
    case 'placement':
    case 'instinct': {
      const pawns = view.animals.find((a) => a.animal === view.asked?.animal)?.pawns.available ?? 0;
      return `place a pawn (${pawns} to place).`;
    }
    case 'initiative-space':
      return 'put the pawn on another space.';
    case 'speciation-cubes':
    case 'aquatic-cubes':
      return `how many new cubes go to ${where}?`;
    case 'hibernation-cubes':
      return `how many eliminated cubes come back to ${where}?`;
    case 'arrivals':
      return `how many cubes move from ${where} to the new tile?`;
    case 'mass-exodus': {
      const goal = view.tiles.find((tile) => tile.hex === wire[2])?.terrain;
      return `how many ${wire[1]} go to ${wire[2]} (${goal})?`;
    }
    case 'glaciation':
      return `choose the tile that becomes tundra${optional ? ', or forgo the action' : ''}.`;
    case 'competition':
      return `eliminate an opposing cube on a ${terrainAsked(view, terrain)} tile, or skip this terrain.`;
    case 'biomass':
    case 'predator':
    case 'catastrophe-beside':
      return `whose cube leaves ${where}?`;
    default:
      return QUESTIONS[kind] ?? 'choose.';
  }
}

/** The terrain of a Competition space that is being asked for; all tiles of the list have it. */
function terrainAsked(view: DsView, terrain: string | undefined): string {
  const place = view.cursor === null ? -1 : sectionOf(view.cursor).place;
  const terrains = (COMPETITION_TERRAINS[place] ?? []).map((t) => String(TERRAINS[t]));
  return terrain !== undefined && terrains.includes(terrain) ? terrain : 'shared';
}

const QUESTIONS: Readonly<Record<string, string>> = {
  initiative: 'use the action, or forgo it.',
  adaptation: 'take an element for yourself, or forgo the action.',
  protection: 'protect an element, or forgo it.',
  abundance: 'take an element for Earth, or forgo the action.',
  'abundance-corner': 'put the disk on a corner.',
  wasteland: 'take an element out of the box, or forgo the action.',
  depletion: 'remove an element from Earth, or forgo the action.',
  speciation: 'choose the element around which you place cubes, or forgo the action.',
  insects: 'place one cube by your ability, or forgo it.',
  wanderlust: 'take a tile, or forgo the action.',
  'wanderlust-hex': 'lay the tile.',
  'wanderlust-disk': 'take an element for the new tile, or skip this.',
  'wanderlust-corner': 'put the disk on a corner of the new tile.',
  migration: 'move a cube, in the order of the list, or stop.',
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
  disease: 'choose the element to lose.',
  evolution: 'replace a cube by one of yours, or stop.',
  fecundity: 'add a cube to a tile, or stop.',
  fertile: 'choose a tile: you gain a point for each cube on it.',
  'habitat-disk': 'choose an element from the bag.',
  'habitat-corner': 'put the disk on a corner.',
  'hibernation-tile': 'choose the tile to come back to.',
  immigrants: 'choose what to give up.',
  'mass-exodus-tile': 'choose the tile that all cubes leave.',
  'metamorphosis-out': 'choose the element that you give away.',
  'metamorphosis-in': 'choose the element from the bag that you get.',
};
