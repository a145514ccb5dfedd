import type { Body, Build } from '../build.ts';
import { mix, neckFrom } from '../pen.ts';

/** A bird that walks. */
export function strider({ genes, leg, limb, torso, belly, neck, lift, carnivore }: Build): Body {
  const l = mix(20, 30, genes.leg) * leg;
  const length = mix(20, 27, genes.length);
  const r = mix(9, 11.5, genes.girth) * torso;
  const y = -l - r * 0.6;
  const x = -1;
  const rump = -length * 0.6 - r * 0.3;
  return {
    torso: [
      [-length * 0.6, y + 0.5, r * 0.62],
      [-length * 0.25, y + 1, r * 0.95 * belly],
      [length * 0.12, y + 0.5, r * 1.06 * belly],
      [length * 0.42, y - 3, r * 0.84],
    ],
    neck: neckFrom(
      [length * 0.42, y - 6],
      (carnivore ? 58 : 72) + lift * 0.6,
      mix(15, 22, genes.neck) * neck,
      r * 0.5,
      2.9 + torso * 0.6,
      0.1,
    ),
    head: { angle: 4 - lift * 0.4, scale: 0.8 },
    far: [6, 0],
    legs: [
      {
        spine: [
          [x - 2, y + 3, r * 0.6],
          [x + 2.5, -l * 0.72, 3.9 * limb],
          [x - 3.5, -l * 0.42, 1.9 * limb],
          [x - 0.5, -l * 0.16, 1.6 * limb],
          [x + 0.5, -1.6, 1.7 * limb],
        ],
        foot: 'bird',
        x: x + 0.5,
        width: 2.4 * limb,
      },
    ],
    tailShape: [
      [rump + 6, y - r * 0.55],
      [rump - 5, y - r * 0.5 - 4],
      [rump - 14, y - 6, 1],
      [rump - 12, y - 1, 1],
      [rump - 13, y + 2.5, 1],
      [rump - 8, y + 5, 1],
      [rump + 6, y + r * 0.5],
    ],
    wing: true,
    ...(genes.crest > 0.35 ? { crest: 'plume' } : {}),
  };
}
