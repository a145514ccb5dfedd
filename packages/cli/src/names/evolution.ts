import { wordOf } from '../speech.ts';

/** `fat-tissue`. */
export function traitWord(trait: string): string {
  return wordOf(trait, `evo.trait.${trait}`);
}
