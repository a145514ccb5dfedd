import type { CardsScene } from '@clade/board/hex';
import { TRAITS, type TraitId } from '@clade/dominant-species-marine';
import { spot } from '../../earth/spots.ts';
import { lit } from '../../earth/stage.ts';
import { traitName, traitText, traitTip } from '../speech.ts';
import { type MarineStage, present } from './stage.ts';

/** Trait cards that only this person sees: those dealt at the start, or the three of Gene Expression (DSM-A.1). */
function inHand(stage: MarineStage): readonly TraitId[] {
  const { choice } = stage;
  const view = present(stage);
  if (view.look !== null && view.look.length > 0) return view.look;
  if (choice.kind === 'exaptation') return namedIn(choice.legal.map(({ move }) => String(move[1])));
  const asked = view.animals.find(({ animal }) => animal === view.asked?.animal);
  const dealt = asked?.dealt ?? view.animals.find((animal) => animal.dealt?.length)?.dealt ?? [];
  return dealt ?? [];
}

function namedIn(names: readonly string[]): TraitId[] {
  return TRAITS.filter(({ id }) => names.includes(id)).map(({ id }) => id);
}

/** In place of the row while traits are chosen; undefined when there are none to choose from. */
export function traitCards(stage: MarineStage): CardsScene | undefined {
  const { say } = stage;
  const traits = inHand(stage);
  if (traits.length === 0) return undefined;
  return {
    title: say('m.traits'),
    note: { text: say('m.traits.note') },
    cards: traits.map((trait) => {
      const name = traitName(say, trait);
      return {
        key: `trait-${trait}`,
        name: say.narrow(`m.trait.${trait}`),
        text: traitText(say, trait),
        tip: traitTip(say, trait),
        label: traitTip(say, trait),
        terrain: 'ocean',
        symbol: `mtrait-${trait}`,
        ...lit(stage, spot('trait', trait), name),
      };
    }),
    empty: 0,
  };
}
