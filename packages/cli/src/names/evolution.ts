import { wordOf } from '../speech.ts';
import { minus } from '../text.ts';

/** `fat-tissue`. */
export function traitWord(trait: string): string {
  return wordOf(trait, `evo.trait.${trait}`);
}

/** `horns 3`, `intelligence −1`. */
export function cardWord({ trait, food }: { readonly trait: string; readonly food: number }): string {
  return `${traitWord(trait)} ${minus(food)}`;
}
