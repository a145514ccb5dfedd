import {
  CARDS,
  COMPETITION_CUBES,
  dominantSpeciesMarine,
  type MarineView,
  TRAITS,
} from '@clade/dominant-species-marine';
import { type Decision, legalMoves, type State, type Wire } from '@clade/engine';
import { cardName, sectionOf, terrainName } from '../names/dominant-species-marine.ts';
import { nameIn } from '../names/earth.ts';
import { capital, count } from '../text.ts';
import { doing, earthQuestion, migrationQuestion } from './ask-earth.ts';

/** The question of Marine in one sentence, with the animal that it is put to and what it comes from. */
export function askMarine(s: State, decision: Decision): string {
  const view = dominantSpeciesMarine.view(s, decision.seat);
  const legal = legalMoves(dominantSpeciesMarine, s, decision.seat);
  const moves = legal.map((move) => dominantSpeciesMarine.toWire(move));
  const question = questionOf(view, decision, moves, doing(dominantSpeciesMarine, s));
  const animal = view.asked?.animal;
  if (!animal) return capital(question);
  const source = sourceOf(view, decision);
  return `${capital(animal)}${source === '' ? '' : `, ${source}`}: ${question}`;
}

/** A card, a trait, a section, an event; nothing for a turn as such, whose source is the animal. */
function sourceOf(view: MarineView, { source = '' }: Decision): string {
  const card = view.asked?.card ?? source;
  if (CARDS.some((c) => c.id === card)) return cardName(card);
  if (TRAITS.some((t) => t.id === source)) return nameIn(TRAITS, source);
  return view.animals.some((a) => a.animal === source) ? '' : capital(source);
}

function questionOf(
  view: MarineView,
  { kind, optional }: Decision,
  moves: readonly Wire[],
  now: Readonly<Record<string, unknown>>,
): string {
  const where = (hex: string): string => {
    const tile = view.tiles.find((t) => t.hex === hex);
    return tile === undefined ? hex : `${hex} (${terrainName(tile)})`;
  };
  const [wire = []] = moves;
  const tile = where(String(wire[1]));
  const own = view.animals.find((a) => a.animal === view.asked?.animal);
  switch (kind) {
    case 'trait':
      return wire[0] === 'keep-two'
        ? 'keep two of the three traits, in secret.'
        : 'keep one of the three traits, in secret.';
    case 'turn': {
      const basic = own?.pawns.available ?? 0;
      const special = moves.filter(([verb]) => verb === 'special').length;
      const pawns = [count(basic, 'basic pawn'), ...(special > 0 ? [count(special, 'special pawn')] : [])];
      return `place a pawn (${pawns.join(', ')} to place), or retrieve.`;
    }
    case 'tectonics':
      return `choose the tile that becomes a vent${optional ? ', or forgo the action' : ''}.`;
    case 'migration':
      return migrationQuestion(now.left);
    case 'competition':
      return competitionQuestion(view, now);
    case 'profligate-carnivore':
      return `replace ${count(Number(now.left), 'opposing cube')}, one by one in the order of the list.`;
    case 'trophic-cascade-disk':
      return `choose ${count(Number(now.left), 'disk')} for the bag, one by one.`;
    case 'evolution':
      return `score a ${view.tiles.find((t) => t.hex === wire[1])?.terrain} tile, or forgo the action.`;
    case 'terrestrial-cubes':
    case 'profligate-carnivore-cubes':
      return earthQuestion('speciation-cubes', wire, where);
    case 'asteroid-beside':
    case 'omnivore-cube':
      return earthQuestion('biomass', wire, where);
    case 'solar-radiation-cube':
      return `whose cube returns from ${tile} to the gene pool (${now.left} to go)?`;
    case 'camouflage':
      return `place a cube on ${tile}, or skip this.`;
    case 'regression-loss':
      return `choose which disk of ${wire[1]} Regression takes.`;
    default:
      return QUESTIONS[kind] ?? earthQuestion(kind, wire, where);
  }
}

/** DSM-5.14: how many cubes on what terrain, and how the action may be left. */
function competitionQuestion(
  { chips }: MarineView,
  { space, done = 0 }: Readonly<Record<string, unknown>>,
): string {
  const { place } = sectionOf(String(space));
  const cubes = COMPETITION_CUBES[place];
  const end = done === 0 ? 'forgo the action' : 'stop';
  if (cubes === undefined) return `eliminate an opposing cube on each of up to two tiles, or ${end}.`;
  const left = count(cubes - Number(done), 'opposing cube');
  return `eliminate up to ${left} on one ${chips.competition[place]} tile, or ${end}.`;
}

const QUESTIONS: Readonly<Record<string, string>> = {
  'special-space': 'put the special pawn on a space.',
  autotrophs: 'choose a disk at a vent to swap or to remove, or forgo the action.',
  'autotrophs-exchange': 'choose what takes the place of the disk.',
  'adaptation-replace': 'replace one of your disks, or skip this to use an empty space.',
  'adaptation-space': 'say where the disk goes.',
  regression: 'put a cube on Regression, or forgo the action.',
  'tectonics-side': 'choose the side of the vent.',
  'tectonics-cube': 'choose where the cube for the vent comes from.',
  domination: 'take control of a special pawn, or forgo the action.',
  card: 'choose a card of the row and resolve it.',
  'pack-hunters': 'choose the special pawn that you begin with.',
  exaptation: 'choose the trait that Exaptation copies.',
  'ancient-lineage': 'resolve a card of the discard pile, or skip this.',
  'bottom-feeder': 'resolve the card in slot 1, or forgo the action.',
  'bottom-feeder-disk': 'take an element for yourself, or forgo the action.',
  'bottom-feeder-space': 'say where the disk goes.',
  resilience: 'keep one disk that Regression would take, or skip this.',
  symbiotic: 'say where the disk that you have drawn goes.',
  'adaptability-own': 'choose the disk of yours that goes to Earth.',
  'adaptability-earth': 'choose the disk on Earth that you get.',
  'asteroid-tile': 'choose the tile that is struck.',
  'asteroid-survivor': 'choose the animal of which one cube stays.',
  'bountiful-habitat': 'choose the terrain of which every tile is scored.',
  'cladogenesis-discard': 'choose the discarded card that you resolve.',
  'cladogenesis-row': 'choose another card of the row and resolve it.',
  'gene-expression': 'choose the trait that you get.',
  'gene-expression-replaced': 'choose the trait that you give up.',
  'habitat-removed': 'remove a disk whose special pawn you do not control.',
  'habitat-uncontrolled-disk': 'choose an element from the bag whose special pawn you do not control.',
  'habitat-uncontrolled-corner': 'put the disk on a corner.',
  'niche-construction-disk': 'choose the disk that you move.',
  'niche-construction-corner': 'put the disk on a corner.',
  'omnivore-tile': 'choose the tile that loses a disk and a cube.',
  'omnivore-disk': 'choose the disk that goes to the bag.',
  'population-explosion': 'choose the tile where your cubes multiply.',
  'solar-radiation-tile': 'choose the tile that cubes leave.',
  'terrestrial-tile': 'choose a land tile or a geyser.',
  'terrestrial-disk': 'choose an element from the bag.',
  'terrestrial-corner': 'put the disk on a corner of the tile.',
  'trophic-cascade-tile': 'choose the tile that loses disks.',
};
