import type { Body, Build, Leg } from '../build.ts';
import { mix, neckFrom } from '../pen.ts';

export function lizard({ genes, leg, limb, torso, belly, neck, longNeck, lift }: Build): Body {
  const l = mix(7, 13, genes.leg) * leg;
  const length = mix(34, 44, genes.length);
  const r = mix(6, 8.2, genes.girth) * torso;
  const y = -l - r * 0.35;
  const up = mix(-4, 13, genes.tail);
  const rump = -length * 0.5;
  const sprawling = (x: number, knee: number, foot: number): Leg => ({
    spine: [
      [x, y + 1, r * 0.55],
      [x + knee, y + l * 0.32, 3.1 * limb],
      [x + foot, -2, 2.3 * limb],
    ],
    foot: 'toes',
    x: x + foot,
    width: 2.6 * limb,
  });
  return {
    torso: [
      [-length * 0.5, y + 0.5, r * 0.72],
      [-length * 0.2, y - 0.5, r * belly],
      [length * 0.14, y - 0.8, r * 1.05 * belly],
      [length * 0.45, y - 1, r * 0.82],
    ],
    neck: neckFrom(
      [length * 0.45, y - 1.5],
      (longNeck ? 58 : 22) + lift,
      mix(9, 13, genes.neck) * neck,
      r * 0.72,
      3.8 + torso,
      -0.05,
    ),
    head: { angle: 2 - lift * 0.5, scale: 0.82 },
    far: [5, -5],
    legs: [sprawling(rump + 2, 5, -1), sprawling(length * 0.4, -4, 2)],
    tail: [
      [rump + 1, y + 0.5, r * 0.66],
      [rump - 10, y + 3, r * 0.48],
      [rump - 20, y + 3.5 - up * 0.3, r * 0.3],
      [rump - 28, y - up * 0.8, r * 0.17],
      [rump - 33, y - up * 1.4, 0.5],
    ],
    ...(genes.crest > 0.45 ? { crest: 'fin' } : {}),
  };
}
