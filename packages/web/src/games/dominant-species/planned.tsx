import { PawnMark } from '@clade/board/hex';
import type { DsView } from '@clade/dominant-species';
import type { Say } from '../../text/text.tsx';
import { drawn } from './scene/display.ts';
import { plannedBy, spaceName, spaceNow, spaceWhen } from './speech.ts';

interface PlannedProps {
  readonly view: DsView;
  readonly viewer: number;
  readonly say: Say;
}

/** What the reader's animals have planned, in the order in which it will be done. */
export function Planned({ view, viewer, say }: PlannedProps) {
  const items = view.animals
    .filter(({ seat }) => seat === viewer)
    .flatMap(({ animal }) => plannedBy(view, animal).map((space) => ({ animal, space })));
  if (items.length === 0) return null;
  return (
    <section className="ds-planned" aria-label={say('ds.plan.title')}>
      <h2>{say('ds.plan.title')}</h2>
      <ol>
        {items.map(({ animal, space }) => (
          <li key={space} data-tip={`${spaceNow(say, view, space, animal)} ${spaceWhen(say, view, space)}`}>
            <PawnMark animal={drawn(animal)} />
            {spaceName(say, space)}
          </li>
        ))}
      </ol>
    </section>
  );
}
