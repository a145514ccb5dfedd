import { PawnMark } from './chips.tsx';
import type { PlanScene } from './scene.ts';
import './display.css';

/** What a player has planned, in the order in which it will be done. */
export function Plan({ scene }: { readonly scene: PlanScene }) {
  return (
    <section className="plan" aria-label={scene.title}>
      <h3>{scene.title}</h3>
      <ol>
        {scene.items.map((item) => (
          <li key={item.key} className={item.state}>
            <PawnMark animal={item.animal} special={item.special} />
            <span>
              <b>{item.name}</b> {item.text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
