import { TRAITS, type TraitId } from '@clade/evolution';

/** A set of traits as bits; the bit of a trait is its place in the card list. */
export function bitOf(trait: TraitId): number {
  return 1 << TRAITS.indexOf(trait);
}

export const AMBUSH = bitOf('ambush');
export const BURROWING = bitOf('burrowing');
export const CARNIVORE = bitOf('carnivore');
export const CLIMBING = bitOf('climbing');
export const COOPERATION = bitOf('cooperation');
export const DEFENSIVE_HERDING = bitOf('defensive-herding');
export const FAT_TISSUE = bitOf('fat-tissue');
export const FERTILE = bitOf('fertile');
export const FORAGING = bitOf('foraging');
export const HARD_SHELL = bitOf('hard-shell');
export const HORNS = bitOf('horns');
export const INTELLIGENCE = bitOf('intelligence');
export const LONG_NECK = bitOf('long-neck');
export const PACK_HUNTING = bitOf('pack-hunting');
export const SCAVENGER = bitOf('scavenger');
export const SYMBIOSIS = bitOf('symbiosis');
export const WARNING_CALL = bitOf('warning-call');

/** Traits that keep carnivores off the species itself. */
export const SHIELDS = BURROWING | CLIMBING | DEFENSIVE_HERDING | HARD_SHELL | HORNS | SYMBIOSIS;

export function has(traits: number, bit: number): boolean {
  return (traits & bit) !== 0;
}

export function countTraits(traits: number): number {
  let n = 0;
  for (let rest = traits; rest !== 0; rest &= rest - 1) n++;
  return n;
}
