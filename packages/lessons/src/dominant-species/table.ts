/** Everybody at the start (DS-4.1.9, DS-4.1.10), by seat: the learner, Lynx, Otter. */
export const START = {
  game: 'dominant-species',
  forced: 'auto',
  animals: { amphibians: {}, insects: {}, reptiles: {} },
} as const;

/** The cubes of the start, for positions that add to them. */
export const START_CUBES = {
  C3: { amphibians: 1 },
  D2: { amphibians: 2, insects: 1 },
  D4: { reptiles: 1 },
  E3: { amphibians: 1, insects: 2, reptiles: 1 },
  E4: { insects: 1, reptiles: 2 },
} as const;

/** Pawns of the others in the last rows, which do not come to act in a chapter. */
export const LATER_PAWNS = {
  'competition-4': 'insects',
  'competition-6': 'reptiles',
  'domination-1': 'insects',
  'domination-2': 'amphibians',
  'domination-3': 'reptiles',
  'domination-4': 'insects',
  'domination-5': 'reptiles',
} as const;
