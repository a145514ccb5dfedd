import { ADD, choose, givePoints, POOL, placeCubes } from '@clade/earth';
import { A, auto, C, effect, operandA, operandB, packMove, refusal, SKIP } from '@clade/engine';
import { MAP } from '../map.ts';
import { alternative, READING } from '../options.ts';
import { FROM_TRAITS } from '../sources.ts';
import { WORLD } from '../world.ts';
import type { Trait } from './trait.ts';

export const camouflage: Trait = {
  id: 'camouflage',
  rule: 'DSM-6.4.4',
  provenance: 'reconstructed',
  confidence: 'low',
};

/** Asked after another animal has laid or converted the tile in register C. OPT-18: 1 VP instead of the cube. */
export const camouflageOp = effect(WORLD, 'camouflage', camouflage.id, [
  auto(camouflage.rule, (s, f, emit) => {
    if (alternative(s, READING.camouflageEffect) === 1)
      givePoints(WORLD, s, s[f + A], 1, FROM_TRAITS, camouflage.rule, emit);
  }),
  choose({
    kind: 'camouflage',
    rule: camouflage.rule,
    verb: ADD,
    wayOut: SKIP,
    moves(s, f, out) {
      if (alternative(s, READING.camouflageEffect) === 0 && s[POOL + s[f + A]] > 0)
        out.add(packMove(ADD, s[f + C], 1));
    },
    take: (s, f, move, emit) => placeCubes(WORLD, s, operandA(move), s[f + A], 1, camouflage.rule, emit),
    explain(s, f, move) {
      const facts = {
        hex: MAP.hexNames[operandA(move)],
        asked: MAP.hexNames[s[f + C]],
        count: operandB(move),
      };
      if (operandA(move) === s[f + C] && facts.count === 1) return undefined;
      return refusal('other-tile', camouflage.rule, facts);
    },
  }),
]);
