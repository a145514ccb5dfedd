import type { Names, Told } from '../../games/game-ui.ts';
import type { Say } from '../../text/text.tsx';
import type { Saying } from './sayings.ts';

/** What has happened, and behind it what characters said about it. */
export function withVoices(
  told: readonly Told[],
  sayings: readonly Saying[],
  names: Names,
  say: Say,
): readonly Told[] {
  if (sayings.length === 0) return told;
  const all = [...told];
  for (const { n, seat, text } of sayings) {
    const behind = all.findLastIndex((one) => one.n <= n);
    const { round = 0, group = '' } = all[behind] ?? {};
    const said = say('voice.quoted', { said: text });
    all.splice(behind + 1, 0, {
      n,
      round,
      seat,
      text: said,
      plain: say('voice.says', { name: names.of(seat), said }),
      group,
      touches: [],
    });
  }
  return all;
}
