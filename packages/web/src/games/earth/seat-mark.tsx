import { seatColour, SeatMark as Usual } from '@clade/board';
import { AnimalFace, AnimalMark } from '@clade/board/hex';
import type { Seat } from '@clade/engine';
import type { ComponentType } from 'react';
import { useAtTable } from '../../table/at-table.tsx';
import type { Snapshot } from '../../table/table.ts';
import type { SeatMarkProps } from '../game-ui.ts';
import type { EarthGame } from './game.ts';
import { animalId } from './lexicon.ts';
import type { EarthView } from './seen.ts';

/** The animals of a seat; none before they are known. */
function animalsOf({ view }: Pick<Snapshot, 'view'>, seat: Seat): readonly string[] {
  const animals = (view as Pick<EarthView, 'animals'> | null)?.animals ?? [];
  return animals.filter((one) => one.seat === seat).map(({ animal }) => animal);
}

const LEAST_FACE = 28;

/**
 * A seat is its animal. Who plays several is the one that is meant, or a shape without colour: the colours of seats are
 * those of animals too.
 */
export function earthSeatMark(game: Pick<EarthGame, 'prefix'>): ComponentType<SeatMarkProps> {
  return function SeatMark({ seat, animal: meant, face, ...look }) {
    const { snapshot } = useAtTable();
    const [only, ...others] = animalsOf(snapshot, seat);
    const animal = meant ?? (others.length === 0 ? only : undefined);
    if (animal === undefined) return <Usual seat={seat} plain={others.length > 0} face={face} {...look} />;
    const { size, label } = look;
    // A small mark says which animal, a large one also who plays it.
    if (face && size >= LEAST_FACE)
      return (
        <AnimalFace
          animal={animalId(game, animal)}
          of={face}
          size={size}
          {...(label === undefined ? {} : { label })}
        />
      );
    return (
      <AnimalMark animal={animalId(game, animal)} size={size} {...(label === undefined ? {} : { label })} />
    );
  };
}

/** And has its colour; of several, that of the first. */
export function earthSeatColour(game: Pick<EarthGame, 'prefix'>): (seat: Seat, snapshot: Snapshot) => string {
  return (seat, snapshot) => {
    const [animal] = animalsOf(snapshot, seat);
    if (animal === undefined) return seatColour(seat);
    return game.prefix === 'm' ? `var(--m-${animal})` : `var(--${animal})`;
  };
}
