/** Numbers of the frames' programs; `phases/index.ts` lists the programs in this order. */
export const ROUND_OP = 0;
export const FOOD_OP = 1;
export const PLAY_OP = 2;
export const QUICK_OP = 3;
export const LEAF_OP = 4;
export const FEED_OP = 5;
export const WINDOW_OP = 6;
export const PAY_OP = 7;
