/** Everybody at the start (DSM-4.1), by seat: the learner, Labrus, Hippa. The traits play no part in the chapters. */
export const START = {
  game: 'dominant-species-marine',
  forced: 'auto',
  animals: {
    crustaceans: { traits: ['cannibal'] },
    fishes: { traits: ['resilience'] },
    cephalopods: { traits: ['flight'] },
  },
  toAct: 'crustaceans',
  speciation: ['gastropods', 'worms', 'sun', 'algae'],
  boxes: {
    abundance: ['sun', 'sponges', 'algae', 'worms'],
    adaptation: ['sun', 'gastropods', 'plankton', 'algae'],
    wanderlust: ['worms', 'sun', 'sponges', 'plankton'],
  },
  chips: {
    competition: ['seagrass', 'reef', 'sand'],
    evolution: ['reef', 'seamount', 'seagrass', 'sand', 'ocean'],
  },
  row: ['biodiversity', 'annelids', 'univalves', 'producers', 'habitat'],
  stacks: ['ocean', 'kelp', 'sand'],
} as const;

/** The disks of the start, around the reef (DSM-2.11). */
export const START_CORNERS = {
  'C3-D3-D4': 'sun',
  'D3-D4-E3': 'algae',
  'D4-E3-E4': 'gastropods',
  'D4-D5-E4': 'worms',
  'C4-D4-D5': 'plankton',
  'C3-C4-D4': 'sponges',
} as const;
