import type { cast } from './en/cast.ts';
import type { coach } from './en/coach.ts';
import type { deal } from './en/deal.ts';
import type { dominantSpecies } from './en/dominant-species.ts';
import type { marine } from './en/dominant-species-marine.ts';
import type { earth } from './en/earth.ts';
import type { evolution } from './en/evolution.ts';
import type { learn } from './en/learn.ts';
import type { learnDs } from './en/learn-ds.ts';
import type { learnM } from './en/learn-m.ts';
import type { lesson } from './en/lesson.ts';
import type { options } from './en/options.ts';
import type { service } from './en/service.ts';
import type { settings } from './en/settings.ts';
import type { shell } from './en/shell.ts';
import type { table } from './en/table.ts';
import type { terminal } from './en/terminal.ts';
import type { voices } from './en/voices.ts';

/** Every key there is, taken from English. At run time each part is loaded with the screens that need it. */
export type Key =
  | keyof typeof shell
  | keyof typeof settings
  | keyof typeof options
  | keyof typeof table
  | keyof typeof deal
  | keyof typeof terminal
  | keyof typeof service
  | keyof typeof learn
  | keyof typeof cast
  | keyof typeof voices
  | keyof typeof coach
  | keyof typeof learnDs
  | keyof typeof learnM
  | keyof typeof lesson
  | keyof typeof evolution
  | keyof typeof earth
  | keyof typeof dominantSpecies
  | keyof typeof marine;
