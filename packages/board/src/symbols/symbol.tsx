import { glyphId } from '../sheets/sheet.ts';

interface GlyphProps {
  /** Id in one of the sheets that are in the document. */
  readonly id: string;
  /** In CSS pixels; without it the style sheet decides. */
  readonly size?: number;
  /** Accessible name. Without one the symbol is decoration beside a word. */
  readonly label?: string;
  readonly className?: string;
}

/** One of the drawings, in the colour of the text. */
export function Glyph({ id, size, label, className }: GlyphProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would add a native tooltip; the name is the aria-label
    <svg
      className={className === undefined ? 'i' : `i ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...named}
    >
      <use href={`#${glyphId(id)}`} />
    </svg>
  );
}
