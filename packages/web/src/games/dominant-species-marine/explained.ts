import type { MarineView, TraitId } from '@clade/dominant-species-marine';
import type { Snapshot } from '../../table/table.ts';
import type { Say } from '../../text/text.tsx';
import type { Explained } from '../game-ui.ts';
import { traitName, traitText } from './speech.ts';

/**
 * Traits for a first game, the best one first: what works by itself, then what is used nearly every round, then the rest.
 * Among equals goes first what serves players of some practice best (docs/bots.md).
 */
const KIND_TO_BEGINNERS: readonly {
  readonly how: 'itself' | 'often' | 'easiest';
  readonly traits: readonly TraitId[];
}[] = [
  {
    how: 'itself',
    traits: ['cannibal', 'solitary', 'prey-switching', 'carnivore', 'ram-feeder', 'budding-intelligence'],
  },
  { how: 'often', traits: ['ancient-lineage', 'seasonal-migrants', 'social', 'flight', 'hadopelagic'] },
  {
    how: 'easiest',
    traits: [
      'camouflage',
      'pack-hunters',
      'phenotypic-plasticity',
      'resilience',
      'ecological-niche',
      'bottom-feeder',
      'exaptation',
    ],
  },
];

/** DSM-4.1.11: the traits that were dealt, what each is good for, and which one to begin with. */
export function explained(
  { decision, legal, view }: Pick<Snapshot, 'decision' | 'legal' | 'view'>,
  say: Say,
): readonly Explained[] | undefined {
  if (decision?.kind !== 'trait') return undefined;
  const dealt = (view as MarineView).animals.find((animal) => animal.dealt?.length)?.dealt ?? [];
  const best = KIND_TO_BEGINNERS.flatMap(({ how, traits }) => traits.map((id) => ({ how, id }))).find(
    ({ id }) => dealt.includes(id),
  );
  return dealt.map((trait) => {
    const move = legal.find(({ move: [verb, of] }) => verb === 'keep' && of === trait)?.move;
    return {
      name: traitName(say, trait),
      text: traitText(say, trait),
      plays: say.texts.text(`m.trait.${trait}.plays`),
      ...(trait === best?.id ? { recommended: say('m.trait.recommended', { how: best.how }) } : {}),
      ...(move ? { move } : {}),
    };
  });
}
