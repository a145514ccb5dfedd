import type { Cue } from '@clade/board';
import type { GameEvent, Seat, Wire } from '@clade/engine';
import type { EvoEvent, EvoView } from '@clade/evolution';
import { afterEvent, type Figures, figureAt, figuresOf } from '@clade/wording/evolution';
import { happened } from '../../../table/happened.ts';
import type { Snapshot } from '../../../table/table.ts';
import { bagAnchor } from './anchors.ts';
import { speciesKey } from './stage.ts';

/** What the table shows, and what was just refused. */
export interface CuedMoment {
  readonly snapshot: Snapshot;
  readonly refused: Wire | undefined;
}

/** What stirs from one picture of the table to the next. */
export function cuesBetween(before: CuedMoment, after: CuedMoment): readonly Cue[] {
  const { refused } = after;
  const events = happened(before.snapshot, after.snapshot);
  if (events.length > 0) return cuesOf(events, before.snapshot);
  return refused !== undefined && refused !== before.refused ? fleeing(refused, after.snapshot) : [];
}

/** An attack that the rules refuse: the prey slips away. */
function fleeing([verb, species, seat, target]: Wire, snapshot: Snapshot): readonly Cue[] {
  if (verb !== 'attack') return [];
  const figures = figuresOf(snapshot);
  const of = speciesKey(figureAt(figures, seat as Seat, target as number));
  const towards = speciesKey(figureAt(figures, snapshot.viewer, species as number));
  return [{ kind: 'flee', of, towards }];
}

function cuesOf(events: readonly GameEvent[], before: Snapshot): readonly Cue[] {
  const cues: Cue[] = [];
  const dead = new Set<string>();
  let figures = figuresOf(before);
  for (const event of events as readonly EvoEvent[]) {
    const next = afterEvent(figures, event);
    for (const cue of stirredBy(event, figures, next, before)) cues.push(cue);
    if (event.type === 'extinct') dead.add(speciesKey(figureAt(figures, event.seat, event.species)));
    figures = next;
  }
  // Who dies out does nothing else that could still be seen.
  return cues.filter(({ kind, of }) => kind === 'extinct' || !dead.has(of));
}

function stirredBy(event: EvoEvent, figures: Figures, next: Figures, before: Snapshot): readonly Cue[] {
  const at = (seat: Seat, species: number): string => speciesKey(figureAt(figures, seat, species));
  switch (event.type) {
    case 'took':
    case 'fat-used':
      return [{ kind: 'eat', of: at(event.seat, event.species) }];
    case 'attacked': {
      const of = at(event.seat, event.species);
      const prey = at(event.target.seat, event.target.species);
      return [
        { kind: 'attack', of, towards: prey },
        { kind: 'wound', of: prey },
      ];
    }
    case 'population-lost':
      return [{ kind: 'wound', of: at(event.seat, event.species) }];
    case 'starved':
      return [{ kind: 'starve', of: at(event.seat, event.species) }];
    case 'extinct':
      return [{ kind: 'extinct', of: at(event.seat, event.species) }];
    case 'species-created':
    case 'species-replaced':
      return [{ kind: 'birth', of: speciesKey(figureAt(next, event.seat, event.species)) }];
    case 'grown':
      return [{ kind: event.what === 'body' ? 'growth' : 'herd', of: at(event.seat, event.species) }];
    case 'fertile':
      return [{ kind: 'herd', of: at(event.seat, event.species) }];
    case 'trait-replaced':
      return [{ kind: 'trait', of: at(event.seat, event.species) }];
    case 'traits-revealed': {
      const of = at(event.seat, event.species);
      const places = hiddenPlaces(before.view as EvoView, event.seat, event.species);
      return [...places.map((i): Cue => ({ kind: 'turned', of: `place:${of}:${i}` })), { kind: 'trait', of }];
    }
    case 'food-revealed':
      return event.cards.map(({ seat }): Cue => ({ kind: 'turned', of: `foodcard:${seat}` }));
    case 'bagged':
      return [{ kind: 'roll', of: bagAnchor(event.seat) }];
    default:
      return [];
  }
}

/** Where cards lay face down. */
function hiddenPlaces({ players }: EvoView, seat: Seat, species: number): readonly number[] {
  const traits = players[seat]?.species[species]?.traits ?? [];
  return traits.flatMap(({ id, faceDown }, i) => (id === undefined || faceDown ? [i] : []));
}
