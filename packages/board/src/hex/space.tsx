import { memo } from 'react';
import { same } from '../same.ts';
import { Glyph } from '../symbols/symbol.tsx';
import { AnimalMark, Hexlet, Pawn, Said } from './chips.tsx';
import { pickable } from './pickable.ts';
import type { FreeScene, SpaceNote, SpaceScene } from './scene.ts';

/** A space of the action display with its pawn, and what is written under it. */
export const Space = memo(function Space({ space }: { readonly space: SpaceScene }) {
  const { state, shape, pawn, notes, target, tip } = space;
  const look = `sp ${shape} ${state} ${space.closed ? 'closed' : ''} ${space.bump ? 'bump' : ''}`;
  const inside = (
    <>
      <span className="slot-box">
        <span className="slot" />
        {pawn === undefined ? null : <Pawn pawn={pawn} acting={space.acting} />}
        {space.order === undefined ? null : (
          <span className="order" aria-hidden="true">
            {space.order}
          </span>
        )}
        {space.bump ? <Glyph id="bump" size={13} className="bump-mark" /> : null}
      </span>
      {notes.length === 0 ? null : (
        <span className="cap" aria-hidden="true">
          {notes.map((note) => (
            <Note key={noteKey(note)} note={note} />
          ))}
        </span>
      )}
    </>
  );
  if (target === undefined) {
    return (
      <span
        className={look}
        role="img"
        aria-label={space.label}
        data-tip={tip}
        data-place={space.key}
        data-sight={`space:${space.key}`}
      >
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`hb ${look}`}
      data-tip={tip}
      data-place={space.key}
      data-sight={`space:${space.key}`}
      {...pickable(target)}
    >
      <Said>{`${target.label}. ${space.label}`}</Said>
      {inside}
    </button>
  );
}, same);

function noteKey(note: SpaceNote): string {
  switch (note.kind) {
    case 'text':
      return note.text;
    case 'element':
      return note.element;
    case 'terrain':
      return note.terrain;
    case 'symbol':
      return note.symbol;
  }
}

/** Decoration: the label of the space says it in words. */
function Note({ note }: { readonly note: SpaceNote }) {
  switch (note.kind) {
    case 'text':
      return note.strong ? <b>{note.text}</b> : <span>{note.text}</span>;
    case 'element':
      return <Glyph id={`el-${note.element}`} size={14} />;
    case 'terrain':
      return <Hexlet terrain={note.terrain} size={note.size ?? 15} />;
    case 'symbol':
      return <Glyph id={note.symbol} size={14} />;
  }
}

/** What an animal does here without a pawn. */
export function Free({ free }: { readonly free: FreeScene }) {
  const { state, used, acting, target } = free;
  const look = `free ${state} ${used ? 'used' : ''} ${acting ? 'acting' : ''}`;
  const inside = acting ? (
    <AnimalMark animal={free.animal} size={21} />
  ) : (
    <Glyph id={free.animal} size={17} />
  );
  if (target === undefined) {
    return (
      <span className={look} role="img" aria-label={free.label} data-tip={free.label}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`hb ${look}`}
      aria-label={target.label}
      data-tip={free.label}
      {...pickable(target)}
    >
      {inside}
    </button>
  );
}
