import {
  type FoodScene,
  type GrowthTarget,
  type PlaceTarget,
  type Size,
  type SpeciesScene,
  speciesPiece,
  type TraitPlace,
} from '@clade/board/evolution';
import type { Seat, Wire } from '@clade/engine';
import { type PlayerView, type Species, type TraitCard, type TraitId, traitRule } from '@clade/evolution';
import { figureAt, knownTraits, scientificName, seedOf } from '@clade/wording/evolution';
import { plainList } from '../../../text/phrase.tsx';
import { press, type Spot, speciesSpot } from '../gestures.ts';
import { figureName, fullName, traitName, traitText } from '../speech.ts';
import { sayMove } from '../worded.ts';
import { bagAnchor, handAnchor } from './anchors.ts';
import { type Stage, speciesKey } from './stage.ts';
import { type SpeciesStanding, standingOf } from './tags.ts';

export function speciesScene(stage: Stage, seat: Seat, place: number, size: Size): SpeciesScene {
  const { say, figures } = stage;
  const player = stage.view.players[seat] as PlayerView;
  const species = player.species[place] as Species;
  const { bodySize, population } = species;
  const figure = figureAt(figures, seat, place);
  const standing = standingOf(stage, seat, place, size);
  const playing = isPlaying(stage, seat);
  const growth = playing ? growthOf(stage, place) : undefined;
  const target = targetOf(stage, seat, place, standing);
  const put: Spot = `place:${place}`;
  return {
    key: speciesKey(figure),
    at: `${seat}:${place}`,
    figure: Math.abs(figure),
    seed: seedOf(stage.names.seed, figure),
    name: nameOf(stage, figure, species, size),
    label: labelOf(stage, seat, place, species),
    body: bodySize,
    population,
    bodyTip: say('evo.board.body', { n: bodySize }),
    populationTip: say('evo.board.population', { n: population }),
    food: foodOf(stage, seat, figure, species),
    places: placesOf(stage, seat, place, species, size, standing),
    state: standing.state,
    ...(standing.tag ? { tag: standing.tag } : {}),
    ...(target ? { target } : {}),
    ...(playing && stage.choice.open.has(put) ? { drop: put } : {}),
    ...(growth ? { growth } : {}),
    ...(standing.state === 'legal' && seat === stage.me && target ? { drag: true } : {}),
  };
}

/** A large board has both words of the name, others the genus; what is only planned has a letter. */
function nameOf(stage: Stage, figure: number, species: Species, size: Size): SpeciesScene['name'] {
  if (figure <= 0) return { genus: figureName(stage, figure) };
  const { genus, broken, epithet } = scientificName(stage.names.seed, figure, knownTraits(species));
  return {
    genus,
    ...(size === 'L' ? { epithet } : { broken }),
    latin: true,
    whole: fullName(stage, figure, species),
  };
}

/** A card of mine is held and my boards take it apart into places; on a phone they stand in a list. */
function isPlaying({ choice, me, phone }: Stage, seat: Seat): boolean {
  if (phone) return false;
  const kind = choice.kind === 'play-card' || choice.kind === 'plan-card';
  return kind && seat === me && choice.held.some((spot) => spot.startsWith('card:'));
}

function targetOf(
  stage: Stage,
  seat: Seat,
  place: number,
  standing: SpeciesStanding,
): SpeciesScene['target'] {
  if (standing.pressed === 'no') return undefined;
  const spot = speciesSpot(seat, place);
  const key = stage.keys.get(spot);
  return {
    id: spot,
    label: pressLabel(stage, spot, seat, place),
    ...(key ? { key } : {}),
    ...(standing.state === 'selected' || standing.state === 'acting' ? { chosen: true } : {}),
    ...(standing.pressed === 'refused' ? { refused: true } : {}),
  };
}

/** What pressing a board does, with what the board says about it. */
function pressLabel(stage: Stage, spot: Spot, seat: Seat, place: number): string {
  const { choice, view, say, snapshot, names } = stage;
  const act = press(spot, choice.held, choice.legal, view);
  const species = (view.players[seat] as PlayerView).species[place] as Species;
  const about = labelOf(stage, seat, place, species);
  if (act.act !== 'play') return about;
  return say('evo.log.more', { head: sayMove(act.move, snapshot, names, say), rest: about });
}

function labelOf(stage: Stage, seat: Seat, place: number, species: Species): string {
  const { say, figures, names, view } = stage;
  const figure = fullName(stage, figureAt(figures, seat, place), species);
  const name =
    seat === stage.me
      ? say('evo.fig.yours', { fig: figure })
      : say('evo.fig.of', { name: names.of(seat), fig: figure });
  const traits = species.traits.map((card) => traitWords(stage, card, species));
  return say('evo.board.species', {
    name,
    body: species.bodySize,
    population: species.population,
    food: species.food,
    hungry: view.phase === 'feeding' && species.food < species.population ? 'yes' : 'no',
    traits:
      traits.length === 0
        ? say('evo.board.no-traits')
        : say('evo.board.traits', { list: plainList(say, traits) }),
  });
}

function traitWords({ say }: Stage, { id }: TraitCard, { fat, bodySize }: Species): string {
  if (id === undefined) return say('evo.face-down');
  const name = traitName(say, id);
  return id === 'fat-tissue' ? say('evo.board.fat', { trait: name, fat, body: bodySize }) : name;
}

function foodOf(stage: Stage, seat: Seat, figure: number, { food, population }: Species): FoodScene {
  const { say, view, coming: all, origins } = stage;
  const feeding = view.phase === 'feeding';
  const coming = Math.min(all.get(figure) ?? 0, population - food);
  const after = food + coming;
  const missing = population - food;
  const text = !feeding
    ? ''
    : coming > 0
      ? say('evo.board.food.coming', { food, population, after })
      : missing > 0
        ? say('evo.board.food.needs', { food, population, n: missing })
        : say('evo.board.food', { food, population });
  const short = !feeding
    ? ''
    : coming > 0
      ? say('evo.board.food.short.coming', { food, population, after })
      : say('evo.board.food.short', { food, population });
  const from = origins.get(figure);
  return {
    eaten: food,
    needed: population,
    coming,
    ...(feeding ? {} : { calm: true }),
    text,
    short,
    hungry: feeding && missing > 0,
    ...(from ? { from: from === 'hole' ? 'hole' : speciesPiece(from) } : {}),
    to: bagAnchor(seat),
  };
}

function placesOf(
  stage: Stage,
  seat: Seat,
  place: number,
  species: Species,
  size: Size,
  standing: SpeciesStanding,
): TraitPlace[] {
  const { say, view, choice } = stage;
  const places: TraitPlace[] = species.traits.map((card) =>
    traitPlace(stage, seat, place, species, card, size, standing),
  );
  const put: Spot = `place:${place}`;
  const used = places.length;
  for (let i = used; i < view.traitLimit; i++) {
    const open = isPlaying(stage, seat) && choice.open.has(put) && i === used;
    places.push({
      kind: 'free',
      text: say('evo.free'),
      ...(open ? { target: placeTarget(stage, put, undefined) } : {}),
    });
  }
  return places;
}

function traitPlace(
  stage: Stage,
  seat: Seat,
  place: number,
  { fat, bodySize }: Species,
  { id, faceDown }: TraitCard,
  size: Size,
  standing: SpeciesStanding,
): TraitPlace {
  const { say, choice } = stage;
  const from = handAnchor(seat);
  if (id === undefined) {
    const down = say('evo.face-down');
    return { kind: 'down', name: down, short: down, tip: say('evo.board.face-down-card'), from };
  }
  const spot: Spot = `trait:${place}:${id}`;
  const open = seat === stage.me && !stage.phone && choice.open.has(spot);
  return {
    kind: faceDown ? 'down' : 'up',
    id,
    // Beside the number of fat there is room for a short name only.
    name:
      size === 'L'
        ? say.narrow(`evo.trait.${id}`)
        : say(`evo.trait.${id}.${id === 'fat-tissue' ? 's' : 'm'}`),
    short: say(`evo.trait.${id}.s`),
    tip: traitTip(stage, id),
    from,
    ...(faceDown ? { note: say('evo.hidden') } : {}),
    ...(id === 'fat-tissue' ? { fat: say('evo.board.fat.short', { fat, body: bodySize }) } : {}),
    ...(standing.guilty === id ? { guilty: true } : {}),
    ...(open ? { target: placeTarget(stage, spot, id) } : {}),
  };
}

function traitTip({ say, view }: Pick<Stage, 'say' | 'view'>, id: TraitId): string {
  return say('evo.trait.tip', {
    name: traitName(say, id),
    text: traitText(say, id, view),
    rule: traitRule(id),
  });
}

/** A place takes the held card, or its effect acts next. */
function placeTarget(stage: Stage, spot: Spot, replaced: TraitId | undefined): PlaceTarget {
  const { choice, keys, say } = stage;
  const [move] = choice.open.get(spot) as readonly Wire[];
  const key = keys.get(spot) ?? (replaced === undefined ? keys.get(boardOf(stage, spot)) : undefined);
  const looked = choice.looked;
  const isLooked = looked !== undefined && move !== undefined && String(looked) === String(move);
  const incoming = isLooked && move[0] === 'trait' ? (move[1] as TraitId) : undefined;
  return {
    id: spot,
    label: sayMove(move as Wire, stage.snapshot, stage.names, say),
    ...(key ? { key } : {}),
    ...(isLooked && choice.chosen ? { chosen: true } : {}),
    ...(incoming ? { incoming: { id: incoming, name: traitName(say, incoming) } } : {}),
  };
}

/** A free place is the whole board, and has its key. */
function boardOf({ me }: Stage, spot: Spot): Spot {
  return speciesSpot(me as Seat, Number(spot.split(':')[1]));
}

function growthOf(stage: Stage, place: number): SpeciesScene['growth'] {
  const body = growTarget(stage, `grow:body:${place}`);
  const population = growTarget(stage, `grow:population:${place}`);
  return { ...(body ? { body } : {}), ...(population ? { population } : {}) };
}

function growTarget(stage: Stage, spot: Spot): GrowthTarget | undefined {
  const { choice, keys, say } = stage;
  const [move] = choice.open.get(spot) ?? [];
  if (move === undefined) return undefined;
  const key = keys.get(spot);
  const over = choice.looked !== undefined && String(choice.looked) === String(move);
  return {
    id: spot,
    label: sayMove(move, stage.snapshot, stage.names, say),
    text: say('evo.board.plus'),
    ...(key ? { key } : {}),
    ...(over ? { over } : {}),
  };
}
