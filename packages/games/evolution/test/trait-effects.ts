import type { GameEvent, State } from '@clade/engine';
import { firstSeat } from '@clade/engine';
import { blockersOf } from '../src/attack.ts';
import { evolution } from '../src/index.ts';
import { ownerOf, room, rowEnd, rowStart, speciesAt, speciesCount, TRAIT_SET } from '../src/state.ts';
import { CARNIVORE_BIT, NEGATABLE, TRAITS, type TraitId, traitNumber } from '../src/traits.ts';

/** Traits whose effect is visible in what happened. */
const BY_EVENT: readonly [TraitId, (e: GameEvent) => boolean][] = [
  ['carnivore', (e) => e.type === 'took' && e.cause === 'attack'],
  ['cooperation', (e) => e.rule === 'EVO-6.5'],
  ['fat-tissue', (e) => e.rule === 'EVO-6.7'],
  ['fertile', (e) => e.rule === 'EVO-6.9'],
  ['foraging', (e) => e.type === 'took' && e.foraging === true],
  ['horns', (e) => e.rule === 'EVO-6.11'],
  ['intelligence', (e) => e.rule === 'EVO-6.12'],
  ['long-neck', (e) => e.rule === 'EVO-6.13'],
  ['scavenger', (e) => e.rule === 'EVO-6.15'],
];

export function traitsInEvent(event: GameEvent): TraitId[] {
  return BY_EVENT.filter(([, shows]) => shows(event)).map(([trait]) => trait);
}

/** Traits that decide whether an attack is possible: taking the trait away changes what blocks it. */
const ON_ATTACKER: readonly TraitId[] = ['ambush', 'climbing', 'pack-hunting'];

/** Traits that make a difference to an attack that the player to act could think of. */
export function traitsAtWork(s: State): Set<TraitId> {
  const found = new Set<TraitId>();
  if (evolution.view(s, 0).step !== 'feed') return found;
  const seat = firstSeat(evolution.pending(s));
  for (let a = rowStart(s, seat); a < rowEnd(s, seat); a++) {
    const at = speciesAt(a);
    const traits = s[at + TRAIT_SET] ?? 0;
    if ((traits & CARNIVORE_BIT) === 0 || room(s, at) === 0) continue;
    for (let t = 0; t < speciesCount(s); t++) {
      if (t === a) continue;
      const by = blockersOf(s, a, ownerOf(s, t), t);
      for (const [i, name] of NEGATABLE.entries()) {
        if (by === 1 << i) found.add(TRAITS[traitNumber(name.replace(/-(left|right)$/, ''))] as TraitId);
      }
      if (by !== 0) continue;
      for (const trait of ON_ATTACKER) {
        if ((traits & (1 << traitNumber(trait))) === 0) continue;
        const without = evolution.clone(s);
        without[at + TRAIT_SET] = traits & ~(1 << traitNumber(trait));
        if (blockersOf(without, a, ownerOf(s, t), t) !== 0) found.add(trait);
      }
    }
  }
  return found;
}
