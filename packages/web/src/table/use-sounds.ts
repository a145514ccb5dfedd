import { useEffect, useRef } from 'react';
import { hear } from '../shell/sound/hear.ts';
import { gathered, type Sound } from '../shell/sound/sounds.ts';
import { useAtTable } from './at-table.tsx';
import { happened } from './happened.ts';
import type { Snapshot } from './table.ts';
import type { Turn } from './turn.ts';

/** Who was asked again sooner than this needs no sound to come back to the table. */
const AWAY = 2500;

/** A table in play is heard: what happens as it is shown, my turn, refusals, the end. */
export function useSounds(snapshot: Snapshot, turn: Turn): void {
  useHeard(snapshot);
  useTurnSound(snapshot, turn);
  const { refused } = turn;
  useEffect(() => {
    if (refused) hear([{ id: refused.move[0] === 'attack' ? 'defended' : 'refused' }]);
  }, [refused]);
}

/** A step of a replay is heard; who goes anywhere else in it hears nothing. */
export function useReplaySounds(shown: Snapshot | undefined): void {
  useHeard(shown, 1);
}

/** `most`: more lines at once than this are a way through the log, nothing that happens. */
function useHeard(snapshot: Snapshot | undefined, most = Number.POSITIVE_INFINITY): void {
  const { ui } = useAtTable();
  const before = useRef(snapshot);
  const leaves = useRef(0);
  useEffect(() => {
    const then = before.current;
    before.current = snapshot;
    if (then === undefined || snapshot === undefined || snapshot.n - then.n > most) return;
    const sounds = gathered([
      ...(ui.sounds?.(happened(then, snapshot)) ?? []),
      ...soundOfEnd(then, snapshot),
    ]);
    // What is eaten in one turn goes up.
    if (snapshot.n !== then.n) leaves.current = 0;
    hear(sounds.map((sound) => (sound.id === 'food' ? { ...sound, step: leaves.current } : sound)));
    leaves.current += sounds.find(({ id }) => id === 'food')?.count ?? 0;
  }, [ui, snapshot, most]);
}

type Ending = Pick<Snapshot, 'status' | 'result' | 'viewer'>;

/** The game has just ended: was it mine? */
export function soundOfEnd(
  then: Pick<Snapshot, 'status'>,
  { status, result, viewer }: Ending,
): readonly Sound[] {
  if (then.status !== 'playing' || status !== 'finished' || result === undefined) return [];
  return [{ id: viewer >= 0 && !result.winners.includes(viewer) ? 'lose' : 'win' }];
}

/** A sound when it is my turn after others have been at it for a while. */
function useTurnSound({ n, viewer, lines }: Snapshot, { asked }: Turn): void {
  const mine = lines.at(-1)?.seat === viewer;
  const left = useRef(performance.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new line can bring a new turn
  useEffect(() => {
    if (!asked) return;
    const away = performance.now() - left.current;
    if (!mine && (away > AWAY || document.visibilityState === 'hidden')) hear([{ id: 'turn' }]);
    return () => {
      left.current = performance.now();
    };
  }, [asked, n]);
}
