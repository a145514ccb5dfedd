import { SeatMark as Usual } from '@clade/board';
import { AnimalMark } from '@clade/board/hex';
import type { DsView } from '@clade/dominant-species';
import type { Seat } from '@clade/engine';
import { useAtTable } from '../../table/at-table.tsx';
import { drawn } from './scene/display.ts';

interface SeatMarkProps {
  readonly seat: Seat;
  readonly size: number;
  readonly label?: string;
}

/** A seat is its animal; where it plays several, or none yet, the usual sign. */
export function SeatMark({ seat, size, label }: SeatMarkProps) {
  const { snapshot } = useAtTable();
  const animals = (snapshot.view as DsView | null)?.animals.filter((one) => one.seat === seat) ?? [];
  const [only, ...others] = animals;
  if (only === undefined || others.length > 0)
    return <Usual seat={seat} size={size} {...(label === undefined ? {} : { label })} />;
  return <AnimalMark animal={drawn(only.animal)} size={size} {...(label === undefined ? {} : { label })} />;
}
