/** Numbers of the frames' programs; `phases/index.ts` lists the programs in this order. */
export const TURNS_OP = 0;
export const CHOOSING_OP = 1;
export const BEGIN_OP = 2;
export const DEAL_TRAITS_OP = 3;
export const RESOLVE_OP = 4;
export const RESEED_OP = 5;
/** Actions in the order of the sections, one program each. */
export const ACTION_OP = 6;
/** Traits that ask something: `traits/index.ts` lists them in this order. */
export const PACK_HUNTERS_OP = 18;
export const EXAPTATION_OP = 19;
export const ANCIENT_LINEAGE_OP = 20;
export const BOTTOM_FEEDER_OP = 21;
export const CAMOUFLAGE_OP = 22;
/** The Tectonics action of the card Volcanism. */
export const VOLCANISM_OP = 23;
/** Card number n - 1 has program CARD_OP + n - 1. */
export const CARD_OP = 24;
