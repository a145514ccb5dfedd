import type { Rival } from '../format.ts';

export const HERON: Rival = { seat: 1, name: 'Heron', bot: 'beginner' };
export const OTTER: Rival = { seat: 2, name: 'Otter', bot: 'beginner' };
