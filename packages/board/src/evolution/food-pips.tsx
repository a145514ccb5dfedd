import { type FoodScene, HOLE, type Size } from './scene.ts';

interface FoodPipsProps {
  /** Key of the species. */
  readonly of: string;
  readonly food: FoodScene;
  readonly size: Size;
  /** In a cell of a herd there are no words. */
  readonly bare?: boolean;
}

/** Food eaten, coming and missing: one pip for each of the population. */
export function FoodPips({ of, food, size, bare = false }: FoodPipsProps) {
  const pips = [];
  const places = Math.max(food.needed, food.eaten + food.coming);
  for (let i = 0; i < places; i++) {
    const state = i < food.eaten ? 'eaten' : i < food.eaten + food.coming ? 'coming' : 'missing';
    const look = { eaten: '', coming: ' n', missing: food.calm ? ' c' : ' m' }[state];
    pips.push(
      <i
        key={i}
        className={`pip${look}`}
        data-piece={`food:${of}:${i}`}
        data-value={state === 'eaten' ? 'eaten' : 'none'}
        data-from={state === 'eaten' ? (food.from ?? HOLE) : undefined}
        data-to={state === 'eaten' ? food.to : undefined}
        data-ghost={`pip ${size}`}
      />,
    );
  }
  const words = bare ? '' : size === 'L' ? food.text : food.short;
  return (
    <div className="fd">
      {pips}
      {words !== '' && <b className={food.hungry ? 'h' : undefined}>{words}</b>}
    </div>
  );
}
