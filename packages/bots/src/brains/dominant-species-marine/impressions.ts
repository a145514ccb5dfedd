/** What speaks for school, by feature: seen of the rival, of the other rivals, of oneself (scripts/acquaint.ts). */
export const IMPRESSIONS: Readonly<Record<string, readonly [number, number, number]>> = {
  points: [0.00451, 0.00261, -0.00314],
  'points-later': [-0.000159, -0.0000499, 0.000633],
  places: [0.00377, 0.000237, -0.00432],
  'places-later': [-0.00242, -0.000717, 0.00143],
  cubes: [-0.0131, -0.0097, -0.00296],
  'cubes-later': [0.00369, 0.00238, -0.000275],
  tiles: [0.0374, 0.0298, 0.00576],
  'tiles-later': [-0.00774, -0.00726, -0.00202],
  matches: [-0.00163, 0.000831, 0.0000154],
  'matches-later': [0.00277, 0.000765, -0.00104],
  elements: [0.0683, 0.0281, -0.0517],
  'elements-later': [-0.00743, 0.00725, 0.011],
  pool: [0.0146, 0.00974, -0.0127],
  'pool-later': [0.00151, -0.000108, 0.00171],
  targets: [-0.00285, -0.00632, -0.00483],
  'targets-later': [0.0182, 0.0171, 0.0022],
  specials: [-0.21, -0.203, -0.0271],
  takeovers: [0.041, 0.0298, -0.00224],
  turns: [0.0312, 0.0168, -0.0131],
  'turns-later': [-0.00954, -0.0054, 0.00298],
  survival: [0.00561, -0.00262, -0.00852],
  traits: [0.0118, 0.0113, 0.00414],
  waiting: [0.0121, 0.0458, 0],
  rounds: [-0.0554, -0.0476, -0.0554],
};

/** The same with two, three and four players. */
export const TABLES: readonly number[] = [0.39, 0.0527, 0.0592];
