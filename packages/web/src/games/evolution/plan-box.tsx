import type { EvoView, PlayerView } from '@clade/evolution';
import { isPlanning } from '@clade/wording/evolution';
import type { Snapshot } from '../../table/table.ts';
import type { Say } from '../../text/text.tsx';
import type { Names } from '../game-ui.ts';
import { sayMove } from './worded.ts';

interface PlanBoxProps {
  readonly snapshot: Snapshot;
  readonly names: Names;
  readonly say: Say;
}

/** EVO-3.4.9: what I have planned, in order; nobody else sees it. */
export function PlanBox({ snapshot, names, say }: PlanBoxProps) {
  const view = snapshot.view as EvoView;
  if (!isPlanning(snapshot) || view.viewer < 0) return null;
  const closed = (view.players[view.viewer] as PlayerView).planClosed;
  return (
    <section className="box evo-plan" aria-label={say('evo.plan.title')}>
      <h2>{say('evo.plan.title')}</h2>
      {view.plan.length === 0 ? (
        <p className="soft">{say('evo.plan.none')}</p>
      ) : (
        <ol>
          {view.plan.map((move, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step of a plan is its number
            <li key={i}>{sayMove(move, planned(snapshot, i), names, say)}</li>
          ))}
        </ol>
      )}
      <p className="soft">{say(closed ? 'evo.plan.closed' : 'evo.plan.note')}</p>
    </section>
  );
}

/** The table as the i-th step of the plan found it: its places are those of that moment. */
function planned(snapshot: Snapshot, i: number): Snapshot {
  const view = snapshot.view as EvoView;
  return { ...snapshot, view: { ...view, plan: view.plan.slice(0, i) } };
}
