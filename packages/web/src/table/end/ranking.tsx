import type { Standing } from '@clade/engine';
import type { ReactNode } from 'react';
import type { TieBreak } from '../../games/game-ui.ts';
import { sayBot } from '../../shell/bots.ts';
import { useText } from '../../text/text.tsx';
import { Mark, useAtTable } from '../at-table.tsx';
import { RuleLink } from '../rules/rule-link.tsx';

interface RankingProps {
  readonly standings: readonly Standing[];
  readonly ties: readonly TieBreak[];
}

/** Who came in where, with what stood out about each. */
export function Ranking({ standings, ties }: RankingProps) {
  const { names, snapshot } = useAtTable();
  const say = useText();
  return (
    <ol className="ranking">
      {standings.map((standing) => {
        const { seat, rank, score } = standing;
        const bot = snapshot.seats[seat]?.bot;
        return (
          <li key={seat} className={rank === 1 ? 'win' : undefined}>
            <span className="pos">{rank}</span>
            <Mark seat={seat} size={34} />
            <span>
              <b>{names.of(seat)}</b>{' '}
              {bot && <span className="chip">{say('end.bot', { level: sayBot(say, bot) })}</span>}
              <br />
              <span className="soft">
                <Note standing={standing} standings={standings} ties={ties} />
              </span>
            </span>
            <span className="sc">
              {score}
              <span className="hidden-text"> {say('end.points')}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** What stood out: how the tie was decided, most of some source, or how far behind. */
function Note({ standing, standings, ties }: { readonly standing: Standing } & RankingProps): ReactNode {
  const { ui, snapshot } = useAtTable();
  const say = useText();
  const { seat, rank, score, parts } = standing;
  if (snapshot.seats[seat]?.conceded) return say('end.conceded');
  const decided = ties.find(({ decides }) => decides);
  const tied = decided?.values[seat];
  if (decided && tied !== undefined && isTied(standing, standings))
    return say(rank === 1 ? 'end.tie-won' : 'end.tie-lost', { what: decided.name, value: tied });
  const most = ui.sources.find(({ part }) => {
    const mine = parts[part] ?? 0;
    return mine > 0 && standings.every((other) => other.seat === seat || (other.parts[part] ?? 0) < mine);
  });
  if (most)
    return say('end.most', {
      what: say(most.name).toLocaleLowerCase(say.locale),
      value: parts[most.part] ?? 0,
    });
  return rank === 1 ? null : say('end.behind', { points: (standings[0]?.score ?? 0) - score });
}

function isTied({ score }: Standing, standings: readonly Standing[]): boolean {
  return standings.filter((other) => other.score === score).length > 1 && score === standings[0]?.score;
}

/** How the tie was decided: line by line, and no further than needed. */
export function TieTable({ standings, ties }: RankingProps) {
  const { names } = useAtTable();
  const say = useText();
  const top = standings[0]?.score;
  const tied = standings.filter(({ score }) => score === top).map(({ seat }) => seat);
  // Who has won because the others gave up has won no tie.
  const known = ties.some(({ values }) => tied.some((seat) => values[seat] !== undefined));
  if (!known || tied.length < 2) return null;
  const list = new Intl.ListFormat(say.locale).format(tied.map((seat) => names.of(seat)));
  const decisive = ties.findIndex(({ decides }) => decides);
  return (
    <table className="tie">
      <caption>{say('end.tie', { names: list })}</caption>
      <thead>
        <tr>
          <td />
          {tied.map((seat) => (
            <th key={seat} scope="col">
              <Mark seat={seat} size={16} /> {names.of(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{say('end.points')}</th>
          {tied.map((seat) => (
            <td key={seat}>{top}</td>
          ))}
        </tr>
        {ties.map(({ name, values, decides, rule }, i) => (
          <tr key={name} className={decides ? 'hit' : undefined}>
            <th scope="row">
              {say('end.tie-step', { step: i + 1, name })} {decides && rule && <RuleLink id={rule} />}
            </th>
            {decisive >= 0 && i > decisive ? (
              <td colSpan={tied.length} className="soft">
                {say('end.not-needed')}
              </td>
            ) : (
              tied.map((seat) => <td key={seat}>{values[seat] ?? '–'}</td>)
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
