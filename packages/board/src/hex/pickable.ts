import type { Target } from '../target.ts';

interface Pickable {
  readonly 'data-target'?: string;
  readonly 'data-drag'?: string;
  readonly 'data-key'?: string;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-disabled'?: boolean;
}

/** What makes an element a target for `Targets`; with `drag` it can be taken up as well. */
export function pickable(target: Target | undefined, drag?: boolean): Pickable {
  if (target === undefined) return {};
  return {
    'data-target': target.id,
    ...(drag ? { 'data-drag': target.id } : {}),
    ...(target.key === undefined ? {} : { 'data-key': target.key }),
    ...(target.chosen === undefined ? {} : { 'aria-pressed': target.chosen }),
    ...(target.refused ? { 'aria-disabled': true } : {}),
  };
}
