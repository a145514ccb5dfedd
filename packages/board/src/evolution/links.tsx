import { Glyph } from '../symbols/symbol.tsx';
import type { LinkScene } from './scene.ts';
import './links.css';

/** The gap between two neighbours, with a pill for each trait that acts across it. */
export function Gap({ links }: { readonly links: readonly LinkScene[] }) {
  return (
    <div className="gap">
      {links.map((link) => (
        <span
          key={`${link.trait} ${link.towards}`}
          className={link.off ? 'lk off' : 'lk'}
          role="img"
          aria-label={link.label}
          data-tip={link.label}
        >
          {link.towards !== 'right' && <Arrow d="M7 0v10L0 5z" />}
          <Glyph id={`trait-${link.trait}`} />
          {link.towards !== 'left' && <Arrow d="M0 0v10l7-5z" />}
        </span>
      ))}
    </div>
  );
}

function Arrow({ d }: { readonly d: string }) {
  return (
    <svg className="ar" viewBox="0 0 7 10" aria-hidden="true">
      <path d={d} fill="currentColor" />
    </svg>
  );
}
