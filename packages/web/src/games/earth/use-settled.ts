import { useRef } from 'react';
import type { EarthStage } from './stage.ts';

/** While a draft is written anew the table stays as it was. */
export function useSettled<View>(present: EarthStage<View>): EarthStage<View> {
  const settled = useRef(present);
  if (!present.turn?.rewriting) settled.current = present;
  return settled.current;
}
