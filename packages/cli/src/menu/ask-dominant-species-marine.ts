import {
  CARDS,
  COMPETITION_CUBES,
  dominantSpeciesMarine,
  type MarineView,
  TRAITS,
} from '@clade/dominant-species-marine';
import { type Decision, legalMoves, type State, type Wire } from '@clade/engine';
import {
  animalWord,
  cardName,
  sectionOf,
  sectionTitle,
  terrainName,
  traitName,
} from '../names/dominant-species-marine.ts';
import { elementWord, terrainWord } from '../names/earth.ts';
import { say } from '../speech.ts';
import { capital } from '../text.ts';
import { doing, earthQuestion, migrationQuestion, questionOf as questionByKind } from './ask-earth.ts';

/** The question of Marine in one sentence, with the animal that it is put to and what it comes from. */
export function askMarine(s: State, decision: Decision): string {
  const view = dominantSpeciesMarine.view(s, decision.seat);
  const legal = legalMoves(dominantSpeciesMarine, s, decision.seat);
  const moves = legal.map((move) => dominantSpeciesMarine.toWire(move));
  const question = questionOf(view, decision, moves, doing(dominantSpeciesMarine, s));
  const animal = view.asked?.animal;
  if (!animal) return capital(question);
  const source = sourceOf(view, decision);
  const values = { animal: capital(animalWord(animal)), question };
  return source === '' ? say('cli.q.of.plain', values) : say('cli.q.of', { ...values, source });
}

/** A card, a trait, a section, an event; nothing for a turn as such, whose source is the animal. */
function sourceOf(view: MarineView, { source = '' }: Decision): string {
  const card = view.asked?.card ?? source;
  if (CARDS.some((c) => c.id === card)) return cardName(card);
  if (TRAITS.some((t) => t.id === source)) return traitName(source);
  return view.animals.some((a) => a.animal === source) ? '' : sectionTitle(source);
}

function questionOf(
  view: MarineView,
  { kind, optional }: Decision,
  moves: readonly Wire[],
  now: Readonly<Record<string, unknown>>,
): string {
  const where = (hex: string): string => {
    const tile = view.tiles.find((t) => t.hex === hex);
    return tile === undefined ? hex : say('cli.q.where', { hex, terrain: terrainName(tile) });
  };
  const [wire = []] = moves;
  const tile = where(String(wire[1]));
  const own = view.animals.find((a) => a.animal === view.asked?.animal);
  switch (kind) {
    case 'trait':
      return say(wire[0] === 'keep-two' ? 'cli.q.m.keep-two' : 'cli.q.m.keep');
    case 'turn': {
      const basic = own?.pawns.available ?? 0;
      const special = moves.filter(([verb]) => verb === 'special').length;
      const pawns = [
        say('cli.q.m.basic', { n: basic }),
        ...(special > 0 ? [say('cli.q.m.special', { n: special })] : []),
      ];
      return say('cli.q.m.turn', { pawns: pawns.join(', ') });
    }
    case 'tectonics':
      return say(optional ? 'cli.q.m.tectonics.may' : 'cli.q.m.tectonics');
    case 'migration':
      return migrationQuestion(now.left);
    case 'competition':
      return competitionQuestion(view, now);
    case 'profligate-carnivore':
      return say('cli.q.m.profligate-carnivore', { n: Number(now.left) });
    case 'trophic-cascade-disk':
      return say('cli.q.m.trophic-cascade-disk', { n: Number(now.left) });
    case 'evolution':
      return say('cli.q.m.evolution', {
        terrain: terrainWord(view.tiles.find((t) => t.hex === wire[1])?.terrain ?? ''),
      });
    case 'terrestrial-cubes':
    case 'profligate-carnivore-cubes':
      return earthQuestion('speciation-cubes', wire, where, animalWord);
    case 'asteroid-beside':
    case 'omnivore-cube':
      return earthQuestion('biomass', wire, where, animalWord);
    case 'solar-radiation-cube':
      return say('cli.q.m.solar-radiation-cube', { tile, n: Number(now.left) });
    case 'camouflage':
      return say('cli.q.m.camouflage', { tile });
    case 'regression-loss':
      return say('cli.q.m.regression-loss', { element: elementWord(String(wire[1])) });
    default:
      return questionByKind('cli.q.m', kind) ?? earthQuestion(kind, wire, where, animalWord);
  }
}

/** DSM-5.14: how many cubes on what terrain, and how the action may be left. */
function competitionQuestion(
  { chips }: MarineView,
  { space, done = 0 }: Readonly<Record<string, unknown>>,
): string {
  const { place } = sectionOf(String(space));
  const cubes = COMPETITION_CUBES[place];
  const end = done === 0 ? 'forgo' : 'stop';
  if (cubes === undefined) return say('cli.q.m.competition.two', { end });
  return say('cli.q.m.competition', {
    n: cubes - Number(done),
    terrain: terrainWord(chips.competition[place] ?? ''),
    end,
  });
}
