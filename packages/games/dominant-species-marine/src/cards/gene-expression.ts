import { choose } from '@clade/earth';
import { A, auto, operandA, packMove, refusal, SEAT } from '@clade/engine';
import { ANIMAL_IDS } from '../animals.ts';
import { LOOK } from '../state.ts';
import { TRAIT_IDS } from '../trait-ids.ts';
import { drawTrait, exchangeTrait } from '../traits/hold.ts';
import { holds } from '../traits/trait.ts';
import { DROP_TRAIT, TRAIT } from '../words.ts';
import { card } from './card.ts';

const RULE = 'DSM-6.3.15';
const DRAWN = 3;

/** LOOK is the cards that only this player sees (DSM-A.1): the three that are drawn, then the one that is kept. */
export const geneExpression = card({
  id: 'gene-expression',
  rule: RULE,
  provenance: 'printed',
  confidence: 'high',
  steps: [
    auto(RULE, (s, f, emit) => {
      for (let i = 0; i < DRAWN; i++) {
        const trait = drawTrait(s);
        if (trait >= 0) s[LOOK] |= 1 << trait;
      }
      if (!emit) return;
      const traits = TRAIT_IDS.filter((_, trait) => (s[LOOK] & (1 << trait)) !== 0);
      emit({
        type: 'traits-dealt',
        rule: RULE,
        animal: ANIMAL_IDS[s[f + A]],
        secret: { seat: s[f + SEAT], traits },
      });
    }),
    choose({
      kind: 'gene-expression',
      rule: RULE,
      verb: TRAIT,
      moves(s, _f, out) {
        for (let t = 0; t < TRAIT_IDS.length; t++)
          if ((s[LOOK] & (1 << t)) !== 0) out.add(packMove(TRAIT, t));
      },
      take(s, _f, move) {
        s[LOOK] = 1 << operandA(move); // DSM-9.4.4: the others are back in the box before anything else is drawn
      },
      explain(s, _f, move) {
        const trait = operandA(move);
        if ((s[LOOK] & (1 << trait)) !== 0) return undefined;
        const facts = { trait: TRAIT_IDS[trait] };
        return refusal('not-drawn', RULE, facts);
      },
    }),
    choose({
      kind: 'gene-expression-replaced',
      rule: RULE,
      verb: DROP_TRAIT,
      moves(s, f, out) {
        if (s[LOOK] === 0) return;
        for (let t = 0; t < TRAIT_IDS.length; t++)
          if (holds(s, s[f + A], t)) out.add(packMove(DROP_TRAIT, t));
      },
      take(s, f, move, emit) {
        const gained = 31 - Math.clz32(s[LOOK]);
        s[LOOK] = 0;
        exchangeTrait(s, s[f + A], operandA(move), gained, RULE, emit);
      },
      explain(s, f, move) {
        const trait = operandA(move);
        if (holds(s, s[f + A], trait)) return undefined;
        const facts = { trait: TRAIT_IDS[trait] };
        return refusal('not-held', RULE, facts);
      },
    }),
  ],
});
