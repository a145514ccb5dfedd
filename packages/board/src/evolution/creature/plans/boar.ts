import { type Body, type Build, hoofedLeg } from '../build.ts';
import { mix, neckFrom } from '../pen.ts';

export function boar({ genes, leg, limb, torso, belly, neck, longNeck, lift }: Build): Body {
  const l = mix(10, 15, genes.leg) * leg;
  const length = mix(30, 38, genes.length);
  const r = mix(10, 12, genes.girth) * torso;
  const y = -l - r * 0.74;
  const hump = mix(1, 5, genes.shoulder);
  const rump = -length * 0.48 - r;
  return {
    torso: [
      [-length * 0.48, y + 2, r * 0.78],
      [-length * 0.16, y + 1, r * 0.96 * belly],
      [length * 0.16, y - hump * 0.5, r * 1.12 * belly],
      [length * 0.4, y - hump * 0.2, r],
    ],
    neck: neckFrom(
      [length * 0.4, y - (longNeck ? 3 : 0)],
      (longNeck ? 52 : 6) + lift,
      mix(11, 14, genes.neck) * neck,
      r * 0.82,
      longNeck ? 6.4 : r * 0.62,
      -0.04,
    ),
    head: { angle: 20 - lift * 0.6, scale: 1 },
    far: [-3.5, 4],
    legs: [
      hoofedLeg(-length * 0.42, y + 3, r * 0.6, l, 'hind', limb * 1.05),
      hoofedLeg(length * 0.34, y + 3, r * 0.6, l, 'fore', limb * 1.05),
    ],
    tail: [
      [rump + r * 0.5, y - 1, 1.5],
      [rump - 3, y - 3, 1.2],
      [rump - 5, y - 0.5, 1.1],
      [rump - 2.5, y + 1, 1],
      [rump - 3.5, y - 4, 0.8],
    ],
    crest: 'mane',
  };
}
