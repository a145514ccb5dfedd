import type { Names, Sentence, Wording } from '@clade/wording';
import type { Snapshot } from '../table/table.ts';
import { said, shown } from '../text/phrase.tsx';
import type { Say } from '../text/text.tsx';
import type { GameUi, Told } from './game-ui.ts';

/** What a game's wording says, as the page shows it. */
export function worded(wording: Wording): Pick<
  GameUi,
  'sayLines' | 'sayFold' | 'sayMove' | 'sayQuestion' | 'sayForeseen' | 'sayRefusal'
> & {
  /** Who has won; nothing before the end. */
  sayResult(snapshot: Snapshot, names: Names, say: Say): string;
} {
  return {
    sayLines: (lines, names, say) => wording.tell(lines, names).map((one) => toldIn(one, say)),
    sayQuestion: (snapshot, made, names, say) => {
      const legal = snapshot.legal.map(({ move }) => move);
      return said(say, wording.question({ legal, made }, snapshot, names));
    },
    sayResult: ({ result }, names, say) =>
      result === undefined ? '' : said(say, wording.result(result, names)),
    sayFold: (kind, told, say) => said(say, wording.fold(kind, told)),
    sayMove: (move, snapshot, names, say) => said(say, wording.move(move, snapshot, names)),
    sayForeseen: (what, snapshot, names, say) =>
      wording.foresee(what, snapshot, names).map((one) => ({ ...one, text: shown(say, one.text) })),
    sayRefusal: (refused, snapshot, names, say) => shown(say, wording.refusal(refused, snapshot, names)),
  };
}

/** A sentence that was shown once is shown again as it was: the log asks for all of them at every move. */
const SHOWN = new WeakMap<Say, WeakMap<Sentence, Told>>();

function toldIn(sentence: Sentence, say: Say): Told {
  const known = SHOWN.get(say) ?? new WeakMap<Sentence, Told>();
  SHOWN.set(say, known);
  let told = known.get(sentence);
  if (told === undefined) {
    const { text, whole, group, rules: _, ...rest } = sentence;
    told = { ...rest, text: shown(say, text), plain: said(say, whole), group: said(say, group) };
    known.set(sentence, told);
  }
  return told;
}
