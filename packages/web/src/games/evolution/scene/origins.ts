import type { EvoEvent } from '@clade/evolution';
import { afterEvent, afterEvents, figureAt, figuresAfter } from '@clade/wording/evolution';
import type { Snapshot } from '../../../table/table.ts';

/**
 * Where the food came from that appeared last, by figure of who took it: the water, or the figure that was attacked.
 * It lets tokens travel from there.
 */
export function originsOf({ lines, draft }: Snapshot): ReadonlyMap<number, 'hole' | number> {
  const origins = new Map<number, 'hole' | number>();
  const drafted = draft.events.at(-1);
  const last = lines.at(-1);
  const events = drafted ?? last?.events ?? [];
  const before = drafted
    ? afterEvents(figuresAfter(lines), draft.events.slice(0, -1).flat())
    : figuresAfter(lines.slice(0, -1));
  let figures = before;
  let prey = 0;
  for (const event of events) {
    const e = event as EvoEvent;
    if (e.type === 'attacked') prey = figureAt(figures, e.target.seat, e.target.species);
    if (e.type === 'took') {
      const eater = figureAt(figures, e.seat, e.species);
      if (e.source === 'watering-hole') origins.set(eater, 'hole');
      else if (e.meat && prey !== 0) origins.set(eater, prey);
    }
    figures = afterEvent(figures, e);
  }
  return origins;
}
