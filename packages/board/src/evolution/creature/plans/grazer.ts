import { type Body, type Build, hoofedLeg } from '../build.ts';
import { mix, neckFrom } from '../pen.ts';

export function grazer({ genes, leg, limb, torso, belly, neck, lift, carnivore }: Build): Body {
  const l = mix(18, 29, genes.leg) * leg;
  const length = mix(32, 42, genes.length);
  const r = mix(8, 10, genes.girth) * torso;
  const y = -l - r * 0.72;
  const up = mix(0, 4, genes.shoulder);
  const rump = -length * 0.5 - r;
  const angle = (carnivore ? 34 : 52) + lift;
  return {
    torso: [
      [-length * 0.5, y + 0.5, r * 0.92],
      [-length * 0.2, y + 1.2, r * 0.93 * belly],
      [length * 0.14, y + 1.6 - up * 0.4, r * 1.06 * belly],
      [length * 0.42, y - up, r * 1.04],
    ],
    neck: neckFrom(
      [length * 0.44, y - up - 1.5],
      angle,
      mix(13, 18, genes.neck) * neck,
      r * 0.66,
      4.3 + torso,
      -0.06,
    ),
    head: { angle: carnivore ? 12 : 24 - lift * 0.5, scale: 0.86 },
    far: [-3.5, 4],
    legs: [
      hoofedLeg(-length * 0.46, y + 2, r * 0.74, l, 'hind', limb),
      hoofedLeg(length * 0.4, y + 2, r * 0.62, l, 'fore', limb),
    ],
    tail:
      genes.tail < 0.5
        ? [
            [rump + r * 0.5, y - 2, 2.4],
            [rump - 3, y + 1, 1.6],
            [rump - 4, y + 9, 1.3],
            [rump - 4.5, y + 13, 2.3],
          ]
        : [
            [rump + r * 0.6, y - 3, 3],
            [rump - 2, y - 5, 2.4],
            [rump - 5, y - 2, 1.4],
          ],
  };
}
