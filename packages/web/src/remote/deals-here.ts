import { kept } from '../shell/kept.ts';
import type { Api } from './api.ts';
import { Deals, readParts } from './deals.ts';

let deals: Deals | undefined;

/** The part that this device has in deals. */
export function dealsHere(api: Api): Deals {
  deals ??= new Deals(api, kept('deals', readParts));
  return deals;
}
