/** Numbers of the frames' programs; `phases/index.ts` lists the programs in this order. */
export const ROUND_OP = 0;
export const CHOOSING_OP = 1;
export const PLANNING_OP = 2;
export const EXECUTION_OP = 3;
export const EXTINCTION_OP = 4;
/** Actions in the order of the sections, one program each. */
export const ACTION_OP = 5;
/** The two abilities with programs of their own. */
export const INSECTS_OP = 17;
export const ARACHNIDS_OP = 18;
/** Card number n - 1 has program CARD_OP + n - 1. */
export const CARD_OP = 19;
