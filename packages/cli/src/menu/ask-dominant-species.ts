import { CARDS, COMPETITION_TERRAINS, type DsView, dominantSpecies, TERRAINS } from '@clade/dominant-species';
import { type Decision, legalMoves, type State, type Wire } from '@clade/engine';
import { animalWord, sectionOf, sectionTitle } from '../names/dominant-species.ts';
import { nameIn, terrainWord } from '../names/earth.ts';
import { say, wordOf } from '../speech.ts';
import { capital } from '../text.ts';
import { doing, earthQuestion, migrationQuestion, questionOf as questionByKind } from './ask-earth.ts';

/** The question of Dominant Species in one sentence, with the animal that it is put to. */
export function askDominantSpecies(s: State, decision: Decision): string {
  const view = dominantSpecies.view(s, decision.seat);
  const [first = 0] = legalMoves(dominantSpecies, s, decision.seat);
  const question =
    decision.kind === 'migration'
      ? migrationQuestion(doing(dominantSpecies, s).left)
      : questionOf(view, decision, dominantSpecies.toWire(first));
  const animal = view.asked?.animal;
  if (!animal) return capital(question);
  return say('cli.q.of', {
    animal: capital(animalWord(animal)),
    source: sourceOf(view, decision),
    question,
  });
}

function sourceOf(view: DsView, decision: Decision): string {
  const card = view.asked?.card;
  if (card && CARDS.some((c) => c.id === card)) return nameIn(CARDS, card, 'ds.card');
  const source = SOURCES[decision.kind] ?? decision.source ?? '';
  return PHASES.has(source) ? capital(wordOf(source, `ds.phase.${source}`)) : sectionTitle(source);
}

/** Questions that come from a phase instead of a section. */
const PHASES: ReadonlySet<string> = new Set(['planning', 'extinction']);

/** The two abilities that have questions of their own belong to a section. */
const SOURCES: Readonly<Record<string, string>> = { insects: 'speciation', arachnids: 'competition' };

function questionOf(view: DsView, { kind, optional }: Decision, wire: Wire): string {
  const terrainOf = (hex: string): string | undefined => view.tiles.find((tile) => tile.hex === hex)?.terrain;
  const where = (hex: string): string => {
    const terrain = terrainOf(hex);
    return terrain === undefined ? hex : say('cli.q.where', { hex, terrain: terrainWord(terrain) });
  };
  const tile = String(wire[1]);
  switch (kind) {
    case 'placement':
    case 'instinct': {
      const pawns = view.animals.find((a) => a.animal === view.asked?.animal)?.pawns.available ?? 0;
      return say('cli.q.ds.place', { n: pawns });
    }
    case 'aquatic-cubes':
      return earthQuestion('speciation-cubes', wire, where, animalWord);
    case 'hibernation-cubes':
      return say('cli.q.ds.hibernation-cubes', { tile: where(tile) });
    case 'glaciation':
      return say(optional ? 'cli.q.ds.glaciation.may' : 'cli.q.ds.glaciation');
    case 'competition':
      return competitionQuestion(view, terrainOf(tile));
    case 'catastrophe-beside':
      return earthQuestion('biomass', wire, where, animalWord);
    default:
      return questionByKind('cli.q.ds', kind) ?? earthQuestion(kind, wire, where, animalWord);
  }
}

/** The terrain of a Competition space that is being asked for; all tiles of the list have it. */
function competitionQuestion(view: DsView, terrain: string | undefined): string {
  const place = view.cursor === null ? -1 : sectionOf(view.cursor).place;
  const terrains = (COMPETITION_TERRAINS[place] ?? []).map((t) => String(TERRAINS[t]));
  return terrain !== undefined && terrains.includes(terrain)
    ? say('cli.q.ds.competition', { terrain: terrainWord(terrain) })
    : say('cli.q.ds.competition.shared');
}
