import { Link } from 'wouter';
import type { GameUi } from '../games/game-ui.ts';
import { useText } from '../text/text.tsx';
import { useAtTable } from './at-table.tsx';
import { RuleLink } from './rules/rule-link.tsx';

/** The player aid beside a table. */
export function PlayerAid() {
  const { ui } = useAtTable();
  const say = useText();
  return (
    <>
      <AidText ui={ui} />
      <p className="aid-ways">
        <Link href={`/rules/${ui.id}/aid`} target="_blank">
          {say('book.print')}
        </Link>
        <Link href={`/rules/${ui.id}/cards`} target="_blank">
          {say('book.cards')}
        </Link>
      </p>
    </>
  );
}

/** The game in short, each part with its rule. */
export function AidText({ ui }: { readonly ui: GameUi }) {
  const say = useText();
  return (
    <dl className="aid">
      {ui.aid(say).map(({ title, text, rule }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {text} <RuleLink id={rule} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
