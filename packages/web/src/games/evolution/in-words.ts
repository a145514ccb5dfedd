import type { Seat } from '@clade/engine';
import type { PlayerView } from '@clade/evolution';
import { isTrait } from '@clade/wording/evolution';
import { itemsOf, type Words, type WordsItem } from '../../table/text-view/words.ts';
import type { WordsInput } from '../game-ui.ts';
import { foodCards, holeScene, pilesScene } from './scene/centre.ts';
import { linksOf } from './scene/links.ts';
import { playerScene } from './scene/player.ts';
import { type Stage, stageOf } from './scene/stage.ts';
import { cardName, traitName, traitText } from './speech.ts';
import { sayMove } from './worded.ts';

/** The table of Evolution in words. */
export function inWords(about: WordsInput): readonly Words[] {
  const stage = stageOf(about);
  const { say, view, me, rivals } = stage;
  const piles = pilesScene(stage);
  const own = me === undefined ? undefined : (view.players[me] as PlayerView);
  const cards = own?.hand ?? [];
  return [
    {
      key: 'now',
      title: say('text.now'),
      items: itemsOf([
        holeScene(stage).label,
        piles.deck.label,
        say('evo.words.discards', { n: view.discard.length }),
        piles.notice?.text,
        view.bank === null ? undefined : say('evo.words.bank', { n: view.bank }),
        ...foodCards(stage).map(({ label }) => label),
      ]),
    },
    ...(own === undefined
      ? []
      : [
          {
            key: 'hand',
            title: say('evo.words.hand', { n: cards.length }),
            items: cards.map((card, i) => ({
              key: String(i),
              text: say('text.card', {
                name: cardName(say, card),
                text: traitText(say, card.trait, view),
              }),
            })),
          },
        ]),
    ...(own === undefined ? [] : [row(stage, me as Seat)]),
    ...rivals.map((seat) => row(stage, seat)),
    ...planned(stage),
    ...(view.discard.length === 0
      ? []
      : [
          {
            key: 'discards',
            title: say('evo.board.discards'),
            items: view.discard.map((card, i) => ({ key: String(i), text: cardName(say, card) })),
          },
        ]),
  ];
}

/** A player's row, from left to right, with what neighbours do for each other. */
function row(stage: Stage, seat: Seat): Words {
  const { say, view } = stage;
  const scene = playerScene(stage, seat, 'L');
  const player = view.players[seat] as PlayerView;
  return {
    key: `seat-${seat}`,
    title: scene.label,
    items: [
      ...itemsOf([
        ...scene.chips.map(({ text, tip }) => tip ?? text),
        ...scene.counters.map(({ label }) => label),
      ]),
      ...scene.species.map(
        ({ key, label }, place): WordsItem => ({
          key,
          text: say('evo.words.place', { n: place + 1, species: label }),
          items: itemsOf(
            (player.species[place]?.traits ?? []).flatMap(({ id }) =>
              isTrait(id)
                ? [say('text.card', { name: traitName(say, id), text: traitText(say, id, view) })]
                : [],
            ),
          ),
        }),
      ),
      ...linksOf(stage, seat).map(({ gap, trait, label }) => ({ key: `${trait}-${gap}`, text: label })),
    ],
  };
}

/** Quick play: what I have planned so far. */
function planned({ say, view, snapshot, names }: Stage): Words[] {
  if (view.plan.length === 0) return [];
  const items = view.plan.map((move, i) => ({ key: String(i), text: sayMove(move, snapshot, names, say) }));
  return [{ key: 'plan', title: say('evo.plan.title'), items }];
}
