import { Type } from 'typebox';
import { closed } from './shapes.ts';

/** Requests that say nothing but that they are made. */
export const Nothing = Type.Object({}, closed);
export const NoQuery = Type.Object({}, closed);
export const Done = Type.Object({ ok: Type.Literal(true) }, closed);
