import { glaciateStep } from '../glaciate.ts';
import { FROM_CARDS } from '../world.ts';
import { card } from './card.ts';

export const iceSheet = card('ice-sheet', 'DS-6.15.1', [glaciateStep(undefined, FROM_CARDS, 'DS-6.15.1')]);
