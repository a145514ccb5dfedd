import { useText } from '../text/text.tsx';
import { useAtTable } from './at-table.tsx';
import { RuleLink } from './rules/rule-link.tsx';

/** The player aid: the game in short, each part with its rule. */
export function PlayerAid() {
  const { ui } = useAtTable();
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
