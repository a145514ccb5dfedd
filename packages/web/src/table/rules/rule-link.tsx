import { createContext, useContext } from 'react';
import { ruleHref } from '../../shell/games.ts';
import { useText } from '../../text/text.tsx';
import { Tip } from '../tooltip.tsx';
import { findRule, nameOf } from './book.ts';
import { gameOfRule } from './load.ts';
import { RuleText } from './rule-text.tsx';
import { useBook } from './use-book.ts';

/** Opens the rule book beside the table at a rule; without one a link leads to the page of the rules. */
export const OpenRule = createContext<((id: string) => void) | undefined>(undefined);

/** The number of a rule: its text in a tip, the rule book on a click. */
export function RuleLink({ id }: { readonly id: string }) {
  const open = useContext(OpenRule);
  const game = gameOfRule(id);
  return (
    <Tip content={() => <RuleTip id={id} />} className="rule-tip">
      <a
        className="rule"
        href={ruleHref(game ?? '', id)}
        onClick={(event) => {
          if (open === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          open(id);
        }}
      >
        {id}
      </a>
    </Tip>
  );
}

function RuleTip({ id }: { readonly id: string }) {
  const say = useText();
  const book = useBook(gameOfRule(id));
  if (book === 'loading') return say('rules.loading');
  const rule = book === 'missing' ? undefined : findRule(book.rules, id);
  if (rule === undefined) return say('rules.unknown', { id });
  return (
    <>
      <b className="rule-id">{rule.id}</b> {nameOf(rule.within)} <RuleText rule={rule} />
    </>
  );
}
