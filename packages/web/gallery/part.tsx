import type { ReactNode } from 'react';

/** A part of the gallery, with its heading. */
export function Part({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} className="gal-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function Shelf({
  title,
  children,
  look = 'wrap',
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly look?: string;
}) {
  return (
    <div className="gal-shelf">
      <h3>{title}</h3>
      <div className={look}>{children}</div>
    </div>
  );
}

export function Piece({
  name,
  children,
  look,
}: {
  readonly name: string;
  readonly children: ReactNode;
  readonly look?: string;
}) {
  return (
    <figure className={look === undefined ? 'gal-piece' : `gal-piece ${look}`}>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
