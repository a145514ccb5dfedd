import type { dominantSpecies } from './dominant-species.ts';
import type { marine } from './dominant-species-marine.ts';
import type { earth } from './earth.ts';
import type { evolution } from './evolution.ts';
import type { gallery } from './gallery.ts';
import type { galleryHex } from './gallery-hex.ts';
import type { options } from './options.ts';
import type { shell } from './shell.ts';
import type { table } from './table.ts';

/** Every key there is, taken from English. At run time each part is loaded with the screens that need it. */
export type Key =
  | keyof typeof shell
  | keyof typeof options
  | keyof typeof table
  | keyof typeof evolution
  | keyof typeof earth
  | keyof typeof dominantSpecies
  | keyof typeof marine
  | keyof typeof gallery
  | keyof typeof galleryHex;
