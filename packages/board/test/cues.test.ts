import { describe, expect, it } from 'vitest';
import { type Cue, type CueKind, timeline } from '../src/motion/cues.ts';
import { framesOf, wayTo } from '../src/motion/frames.ts';

const KINDS: readonly CueKind[] = [
  'eat',
  'attack',
  'wound',
  'flee',
  'starve',
  'extinct',
  'birth',
  'trait',
  'growth',
  'herd',
  'turned',
  'tile',
  'cover',
  'scored',
  'roll',
];
const cue = (kind: CueKind, of = 'fig-1'): Cue => ({ kind, of });
const starts = (...cues: Cue[]): readonly number[] => timeline(cues).map(({ at }) => Math.round(at));

describe('the answer to one move', () => {
  it('is one cue after the other', () => {
    expect(starts(cue('eat'), cue('growth'))).toEqual([0, 260]);
  });

  it('answers an attack while it is under way', () => {
    expect(starts(cue('attack'), cue('wound', 'fig-2'))).toEqual([0, 140]);
    expect(starts(cue('attack'), cue('extinct', 'fig-2'))).toEqual([0, 140]);
  });

  it('shows those of one kind side by side', () => {
    expect(starts(cue('turned', 'a'), cue('turned', 'b'), cue('turned', 'c'))).toEqual([0, 60, 120]);
  });

  it('stirs a species once in each way', () => {
    expect(timeline([cue('eat'), cue('eat'), cue('eat', 'fig-2')])).toHaveLength(2);
  });

  it('is over within 900 ms, whatever comes together', () => {
    for (const [i, first] of KINDS.entries())
      for (const second of KINDS)
        for (const third of KINDS) {
          const all = [cue(first), cue(second, 'fig-2'), cue(third, 'fig-3'), cue(KINDS[i] as CueKind, 'x')];
          const end = Math.max(...timeline(all).map(({ at, lasts }) => at + lasts));
          expect(end, `${first} ${second} ${third}`).toBeLessThanOrEqual(900.001);
        }
  });

  it('keeps what matters most where too much happens', () => {
    const many = Array.from({ length: 30 }, (_, i) => cue('eat', `fig-${i}`));
    const kinds = timeline([...many, cue('attack', 'a'), cue('extinct', 'b')]).map(({ kind }) => kind);
    expect(kinds).toHaveLength(10);
    expect(kinds.slice(-2)).toEqual(['attack', 'extinct']);
  });

  it('follows the pace of the reader', () => {
    const [first, second] = timeline([cue('eat'), cue('growth')], 0.5);
    expect([first?.lasts, second?.at, second?.lasts]).toEqual([130, 130, 130]);
  });
});

describe('what moves', () => {
  it('moves by transform and opacity alone, and comes to rest', () => {
    const allowed = new Set(['transform', 'opacity', 'transformOrigin', 'offset']);
    for (const kind of KINDS) {
      const frames = framesOf(kind) ?? [];
      for (const frame of frames) for (const name of Object.keys(frame)) expect(allowed).toContain(name);
      const last = frames.at(-1);
      // The ring round a scored tile is taken away.
      if (last && kind !== 'scored') {
        expect(last.transform).toBe('none');
        expect(last.opacity ?? 1).toBe(1);
      }
    }
  });

  it('leans towards the prey, and the prey away from who attacks it', () => {
    const way = wayTo({ x: 100, y: 100 }, { x: 100, y: 20 });
    expect(framesOf('attack', way)?.[1]?.transform).toBe('translate(0px, -40px)');
    expect(framesOf('flee', way)?.[1]?.transform).toBe('translate(0px, 30px)');
    expect(wayTo({ x: 5, y: 5 }, undefined)).toEqual({ x: 1, y: 0 });
  });

  it('grows from the size that it had', () => {
    expect(framesOf('growth', undefined, 0.84)?.[0]?.transform).toBe('scale(0.840)');
  });
});
