import { seatColour, SeatMark as Usual } from '@clade/board';
import { AnimalMark } from '@clade/board/hex';
import type { Seat } from '@clade/engine';
import type { ComponentType } from 'react';
import { useAtTable } from '../../table/at-table.tsx';
import type { Snapshot } from '../../table/table.ts';
import type { EarthGame } from './game.ts';
import { animalId } from './lexicon.ts';
import type { EarthView } from './seen.ts';

interface SeatMarkProps {
  readonly seat: Seat;
  readonly size: number;
  readonly label?: string;
}

/** The animal of a seat; undefined where it plays several, or none yet. */
function onlyAnimal({ view }: Pick<Snapshot, 'view'>, seat: Seat): string | undefined {
  const [only, ...others] =
    (view as Pick<EarthView, 'animals'> | null)?.animals.filter((one) => one.seat === seat) ?? [];
  return others.length > 0 ? undefined : only?.animal;
}

/** A seat is its animal; otherwise the usual sign. */
export function earthSeatMark(game: Pick<EarthGame, 'prefix'>): ComponentType<SeatMarkProps> {
  return function SeatMark({ seat, size, label }) {
    const { snapshot } = useAtTable();
    const animal = onlyAnimal(snapshot, seat);
    const named = label === undefined ? {} : { label };
    if (animal === undefined) return <Usual seat={seat} size={size} {...named} />;
    return <AnimalMark animal={animalId(game, animal)} size={size} {...named} />;
  };
}

/** And has its colour. */
export function earthSeatColour(game: Pick<EarthGame, 'prefix'>): (seat: Seat, snapshot: Snapshot) => string {
  return (seat, snapshot) => {
    const animal = onlyAnimal(snapshot, seat);
    if (animal === undefined) return seatColour(seat);
    return game.prefix === 'm' ? `var(--m-${animal})` : `var(--${animal})`;
  };
}
