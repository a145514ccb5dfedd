import type { EvoView } from '@clade/evolution';
import { keyOf, type Phrase, phrase } from '../phrase.ts';
import type { Asked, Names, Seen } from '../wording.ts';

/** What a player must or may do. */
export function questionText(_: Asked, { view: shown, decision }: Seen, names: Names): Phrase {
  const view = shown as EvoView;
  if (decision === undefined) return phrase('evo.title');
  switch (decision.kind) {
    case 'feed':
      return phrase(decision.optional ? 'evo.prompt.feed.optional' : 'evo.prompt.feed');
    case 'intelligence': {
      // The window precedes somebody's feeding turn.
      const active = view.window?.active ?? view.viewer;
      return active === view.viewer
        ? phrase('evo.prompt.intelligence.own')
        : phrase('evo.prompt.intelligence', { who: names.of(active) });
    }
    case 'payment':
      return phrase('evo.prompt.payment', { due: view.attack?.due ?? 1 });
    default:
      return phrase(keyOf(`evo.prompt.${decision.kind}`));
  }
}
