import { memo } from 'react';
import { same } from '../same.ts';
import { Glyph } from '../symbols/symbol.tsx';
import type { Target } from '../target.ts';
import { AnimalMark, ChoosableElement, ElementMark, Hexlet, NoElement } from './chips.tsx';
import type { DisplayScene, EndScene, SectionScene } from './scene.ts';
import { Free, Space } from './space.tsx';
import { Track } from './track.tsx';
import './display.css';

/** The action display: its sections in printed order. */
export function Display({ scene }: { readonly scene: DisplayScene }) {
  const lit = scene.sections.map(isLit);
  const half = lit.length / 2;
  return (
    <section className="display" aria-label={scene.title}>
      <header className="dh">
        <h2>{scene.title}</h2>
        <span>{scene.note}</span>
      </header>
      <ol className="rows">
        {scene.sections.map((section, i) => (
          <Section key={section.key} section={section} idle={!lit[i] && !lit[(i + half) % lit.length]} />
        ))}
      </ol>
    </section>
  );
}

function isLit({ state, spaces, ends }: SectionScene): boolean {
  const places = ends.flatMap((end): readonly ({ readonly target?: Target } | null)[] =>
    end.kind === 'elements' || end.kind === 'track' ? end.places : [],
  );
  return (
    state === 'now' ||
    [...spaces, ...places].some((place) => place?.target !== undefined && !place.target.refused)
  );
}

/** Letters of the usual size (px) that fit beside the spaces. */
const FITTING = 9.5;
const [USUAL, SMALLEST] = [13, 12];

/** Languages have longer words than English; a word that cannot be broken is written smaller. */
function nameSize(name: string): number {
  const longest = Math.max(...name.split(/[\s\u00ad-]+/).map((part) => part.length));
  return Math.max(SMALLEST, Math.min(USUAL, (USUAL * FITTING) / longest));
}

interface SectionProps {
  readonly section: SectionScene;
  /** Nothing can be chosen here, nor in the row beside it where the display has two columns. */
  readonly idle: boolean;
}

const Section = memo(function Section({ section, idle }: SectionProps) {
  const { state, spaces, free } = section;
  const noted = spaces.some((space) => space.notes.length > 0);
  const wide = spaces.some((space) => space.notes.length > 1);
  const look = [
    'row',
    state,
    noted ? 'noted' : '',
    wide ? 'wide' : '',
    spaces.length > 6 ? 'many' : '',
    section.queue ? 'queue' : '',
    section.flow ? 'flow' : '',
  ];
  const left = free.filter(({ side }) => side === 'left');
  const right = free.filter(({ side }) => side === 'right');
  return (
    <li
      className={look.filter((name) => name !== '').join(' ')}
      aria-current={state === 'now' ? 'step' : undefined}
      data-sight={`row:${section.key}`}
      data-idle={idle || undefined}
    >
      <span className="sec-n">{section.number}</span>
      <span className="nm" data-tip={section.tip}>
        <b style={{ fontSize: nameSize(section.name) }}>{section.name}</b>
        {section.note === undefined ? null : <i>{section.note}</i>}
      </span>
      <span className="sps">
        {left.map((ability) => (
          <Free key={ability.animal} free={ability} />
        ))}
        {spaces.map((space) => (
          <Space key={space.key} space={space} />
        ))}
        {right.map((ability) => (
          <Free key={ability.animal} free={ability} />
        ))}
      </span>
      <span className="rt">
        {section.ends.map((end) => (
          <End key={end.kind} end={end} />
        ))}
      </span>
    </li>
  );
}, same);

const DISK = 20;

function End({ end }: { readonly end: EndScene }) {
  switch (end.kind) {
    case 'track':
      return <Track label={end.label} places={end.places} />;
    case 'elements':
      return (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <span
          className={end.box ? 'els boxed' : 'els'}
          role="group"
          aria-label={end.label}
          data-anchor={end.anchor}
        >
          {end.places.map((place, i) =>
            place === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty slot has no identity but its place
              <NoElement key={i} size={DISK} />
            ) : (
              <ChoosableElement key={place.key} place={place} size={DISK} />
            ),
          )}
        </span>
      );
    case 'squares':
      return (
        <span className="sq" role="img" aria-label={end.label}>
          {end.places.map((animal, i) =>
            animal === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty square has no identity but its place
              <i key={i} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: two cubes of one animal may lie here
              <AnimalMark key={i} animal={animal} size={18} />
            ),
          )}
        </span>
      );
    case 'text':
      return (
        <span className="cnt">
          {end.symbol === undefined ? null : <Glyph id={end.symbol} size={16} />}
          {end.terrain === undefined ? null : <Hexlet terrain={end.terrain} size={18} />}
          {end.text}
          {end.elements.map(({ element, label }) => (
            <ElementMark key={element} element={element} size={18} label={label} />
          ))}
        </span>
      );
  }
}
