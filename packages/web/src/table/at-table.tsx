import { SeatMark } from '@clade/board';
import type { Seat } from '@clade/engine';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { GameUi, Names } from '../games/game-ui.ts';
import { characterAt, seatLetter, seatName } from '../shell/names.ts';
import { useText } from '../text/text.tsx';
import type { Snapshot, Table } from './table.ts';

/** What everything on a table's screens needs: the table, its game, its present and the names of its seats. */
export interface AtTable {
  readonly table: Table;
  readonly ui: GameUi;
  readonly snapshot: Snapshot;
  readonly names: Names;
}

const Context = createContext<AtTable | undefined>(undefined);

interface AtTableProviderProps {
  readonly table: Table;
  readonly ui: GameUi;
  readonly snapshot: Snapshot;
  readonly children: ReactNode;
}

export function AtTableProvider({ table, ui, snapshot, children }: AtTableProviderProps) {
  const names = useNames(snapshot);
  const value = useMemo(() => ({ table, ui, snapshot, names }), [table, ui, snapshot, names]);
  return <Context value={value}>{children}</Context>;
}

export function useAtTable(): AtTable {
  const at = useContext(Context);
  if (at === undefined) throw new Error('not at a table');
  return at;
}

/** Names of the seats; one without a name has its number. */
function useNames({ seats, viewer, commitment }: Snapshot): Names {
  const say = useText();
  return useMemo(
    () => ({
      viewer,
      seed: commitment,
      of: (seat: Seat) => {
        const info = seats[seat];
        return info ? seatName(say, info, seat) : say('table.seat', { seat: seat + 1 });
      },
    }),
    [seats, viewer, commitment, say],
  );
}

interface MarkProps {
  readonly seat: Seat;
  readonly size?: number;
  /** With a name it is a picture of the seat; without one it is decoration beside the name. */
  readonly named?: boolean;
  readonly letter?: boolean;
  /** Of several animals of the seat the one that is meant. */
  readonly animal?: string | undefined;
}

/** Marks smaller than this have no face, and faces are not smaller than that. */
const LEAST = 16;
const LEAST_FACE = 20;

/** The sign of a seat, as its game draws it. */
export function Mark({ seat, size = 22, named = false, letter = size > 16, animal }: MarkProps) {
  const { ui, names, snapshot } = useAtTable();
  const name = names.of(seat);
  const face = size < LEAST ? undefined : characterAt(snapshot.seats[seat]);
  const look = {
    size: face && ui.SeatMark === undefined ? Math.max(size, LEAST_FACE) : size,
    face,
    ...(letter ? { letter: seatLetter(name) } : {}),
    ...(named ? { label: name } : {}),
  };
  if (ui.SeatMark) return <ui.SeatMark seat={seat} animal={animal} {...look} />;
  return <SeatMark seat={seat} {...look} />;
}
