import type { EvoEvent } from '@clade/evolution';
import { afterEvent, figureAt, figuresAfter } from '@clade/wording/evolution';
import type { Line } from '../../../table/table.ts';

/** What one line did to a species, for the tag that a replay shows. */
export interface Deed {
  readonly state: 'acting' | 'attacked' | 'gained' | 'lost' | 'plain';
  readonly what:
    | { readonly kind: 'attacks'; readonly target: number; readonly gain: number }
    | { readonly kind: 'attacked'; readonly loss: number }
    | { readonly kind: 'gain' | 'eats' | 'fat'; readonly n: number }
    | { readonly kind: 'starved'; readonly from: number; readonly to: number }
    | { readonly kind: 'fertile' | 'grew' | 'new' | 'trait' | 'revealed' };
}

export interface Deeds {
  readonly by: ReadonlyMap<number, Deed>;
  readonly arcs: readonly { readonly from: number; readonly to: number }[];
}

const NOTHING: Deeds = { by: new Map(), arcs: [] };

/** What the shown line did, by figure; `lines` are all up to it. */
export function deedsOf(line: Line | undefined, lines: readonly Line[]): Deeds {
  if (line === undefined) return NOTHING;
  const by = new Map<number, Deed>();
  const arcs: { from: number; to: number }[] = [];
  let figures = figuresAfter(lines.filter(({ n }) => n < line.n));
  for (const event of line.events) {
    const e = event as EvoEvent;
    const place = typeof e.species === 'number' ? figureAt(figures, e.seat as number, e.species) : 0;
    const old = by.get(place)?.what;
    switch (e.type) {
      case 'attacked': {
        const target = figureAt(figures, e.target.seat, e.target.species);
        by.set(place, { state: 'acting', what: { kind: 'attacks', target, gain: 0 } });
        by.set(target, { state: 'attacked', what: { kind: 'attacked', loss: 0 } });
        arcs.push({ from: place, to: target });
        break;
      }
      case 'population-lost':
        if (old?.kind === 'attacks') break;
        by.set(place, {
          state: 'attacked',
          what: { kind: 'attacked', loss: (old?.kind === 'attacked' ? old.loss : 0) + 1 },
        });
        break;
      case 'took':
        if (old?.kind === 'attacks') {
          by.set(place, { state: 'acting', what: { ...old, gain: old.gain + e.count } });
        } else if (old?.kind === 'gain' || old?.kind === 'eats') {
          by.set(place, { state: 'gained', what: { ...old, n: old.n + e.count } });
        } else if (old?.kind !== 'attacked') {
          by.set(place, { state: 'gained', what: { kind: e.cause === 'eat' ? 'eats' : 'gain', n: e.count } });
        }
        break;
      case 'starved':
        by.set(place, { state: 'lost', what: { kind: 'starved', from: e.from, to: e.to } });
        break;
      case 'fertile':
        by.set(place, { state: 'gained', what: { kind: 'fertile' } });
        break;
      case 'fat-used':
        by.set(place, { state: 'gained', what: { kind: 'fat', n: e.count } });
        break;
      case 'grown':
        by.set(place, { state: 'acting', what: { kind: 'grew' } });
        break;
      case 'trait-played':
        by.set(place, { state: 'acting', what: { kind: 'trait' } });
        break;
      case 'traits-revealed':
        by.set(place, { state: 'plain', what: { kind: 'revealed' } });
        break;
    }
    figures = afterEvent(figures, e);
    if (e.type === 'species-created' || e.type === 'species-replaced') {
      by.set(figureAt(figures, e.seat, e.species), { state: 'gained', what: { kind: 'new' } });
    }
  }
  return { by, arcs };
}
