/** Body plans. Their order belongs to the genes: append, never insert. */
export const PLANS = [
  'grazer',
  'lizard',
  'strider',
  'rodent',
  'tortoise',
  'frog',
  'primate',
  'boar',
  'hopper',
  'trunk',
] as const;
export type PlanId = (typeof PLANS)[number];

/** Numbers from 0 to 1 in the order in which they are drawn: append, never insert. */
const MEASURES = [
  'leg',
  'length',
  'girth',
  'shoulder',
  'neck',
  'tail',
  'crest',
  'ear',
  'snout',
  'feature',
  'hump',
  'spots',
  'shade',
  'ground',
  'stem',
  'ending',
  'manner',
] as const;

/** Everything that the seed decides. It never changes while a species lives. */
export type Genes = Readonly<Record<(typeof MEASURES)[number], number>> & {
  readonly plan: PlanId;
  readonly hue: number;
  readonly coat: number;
  readonly horn: number;
  readonly shell: number;
};

const HUES = 8;
const COATS = 6;
const HORNS = 5;
const SHELLS = 3;

/** The genes of a seed, drawn once in a fixed order, before any trait is looked at. */
export function genesOf(seed: string): Genes {
  const draw = generator(hash(seed));
  const below = (n: number): number => Math.floor(draw() * n);
  const choices = {
    plan: PLANS[below(PLANS.length)] as PlanId,
    hue: below(HUES),
    coat: below(COATS),
    horn: below(HORNS),
    shell: below(SHELLS),
  };
  const measures = Object.fromEntries(MEASURES.map((measure) => [measure, draw()]));
  return { ...choices, ...(measures as Record<(typeof MEASURES)[number], number>) };
}

function hash(seed: string): number {
  let h = 2166136261;
  for (const letter of seed) h = Math.imul(h ^ (letter.codePointAt(0) as number), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

function generator(from: number): () => number {
  let a = from;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
