import { ELEMENTS as LAND } from '@clade/dominant-species';
import { ELEMENTS as SEA } from '@clade/dominant-species-marine';
import type { Pattern } from './pattern.ts';

/** What a person may leave as an answer in advance, as data: which questions it is for, and what is answered. */
export interface Template {
  readonly id: string;
  /** Kinds of decisions (docs/rules: each names its rule) that it answers. */
  readonly decisions: readonly string[];
  /** Tried in this order; `$of` stands for what the person has chosen. */
  readonly answers: readonly Pattern[];
  /** What it is about: one of these. */
  readonly of?: readonly string[];
  /** It is over when the person has none of it any more: where the view says how many there are. */
  readonly needs?: 'own-element';
}

const BY_GAME: Readonly<Record<string, readonly Template[]>> = {
  evolution: [
    { id: 'food-least', decisions: ['food-card'], answers: [['food', '*', '<']] },
    { id: 'food-most', decisions: ['food-card'], answers: [['food', '*', '>']] },
    { id: 'no-intelligence', decisions: ['intelligence'], answers: [['decline']] },
  ],
  'dominant-species': [
    {
      id: 'protect',
      decisions: ['protection', 'disease', 'metamorphosis-out'],
      answers: [
        ['protect', '$of'],
        ['lose', '!$of'],
      ],
      of: LAND,
      needs: 'own-element',
    },
    {
      id: 'adapt',
      decisions: ['adaptation'],
      answers: [['take', '$of']],
      of: LAND,
    },
    { id: 'leave-wasteland', decisions: ['wasteland'], answers: [['forgo']] },
    { id: 'no-initiative', decisions: ['initiative'], answers: [['forgo']] },
  ],
  'dominant-species-marine': [
    {
      id: 'protect',
      decisions: ['disease', 'metamorphosis-out', 'adaptability-own'],
      answers: [['lose', '!$of']],
      of: SEA,
      needs: 'own-element',
    },
    {
      id: 'adapt',
      decisions: ['adaptation'],
      answers: [['take', '$of']],
      of: SEA,
    },
    { id: 'no-camouflage', decisions: ['camouflage'], answers: [['skip']] },
  ],
};

export function templatesOf(game: string): readonly Template[] {
  return BY_GAME[game] ?? [];
}
