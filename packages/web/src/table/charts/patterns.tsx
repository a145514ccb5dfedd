import type { FillPattern } from '../../games/game-ui.ts';

interface PatternDefProps {
  readonly id: string;
  readonly pattern: FillPattern;
  readonly fill: string;
}

const STROKE = { stroke: 'var(--ink)', strokeWidth: 1, opacity: 0.42, fill: 'none' } as const;

/** A fill that is told from the others without its colour. */
export function PatternDef({ id, pattern, fill }: PatternDefProps) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill={fill} />
      {pattern === 'hatch' && <path d="M-2 2 2-2M0 8 8 0M6 10 10 6" {...STROKE} />}
      {pattern === 'lines' && <path d="M0 4H8" {...STROKE} />}
      {pattern === 'dots' && <circle cx="4" cy="4" r="1.1" fill="var(--ink)" opacity=".5" />}
      {pattern === 'cross' && <path d="M0 0 8 8M8 0 0 8" {...STROKE} />}
    </pattern>
  );
}
