/** What of its genes a species is named by: the body plan, and numbers from 0 to 1. */
export interface NameGenes {
  readonly plan: string;
  readonly stem: number;
  readonly ending: number;
  readonly manner: number;
}

/** A name of science: the same in every language, and marked as Latin where it is shown. */
export interface SpeciesName {
  /** For life, and nobody else's at the table. */
  readonly genus: string;
  /** The same with a soft hyphen between stem and ending, for narrow boards. */
  readonly broken: string;
  /** Follows the traits: "cornicollis". */
  readonly epithet: string;
  /** "Damalops cornicollis" */
  readonly name: string;
  /** With the word of the third trait: "Damalops cornicollis clamosus". */
  readonly full: string;
  /** "D. cornicollis" */
  readonly short: string;
}

type Gender = 'm' | 'f' | 'n';

interface Genera {
  readonly stems: readonly string[];
  readonly endings: readonly (readonly [string, Gender])[];
}

/**
 * Invented genera, by body plan: a stem that says the kind of animal, and an ending of Latin or Greek that says the
 * gender. Their order belongs to the names of old games: what stands here stays.
 */
const GENERA: Readonly<Record<string, Genera>> = {
  grazer: {
    stems: ['Antil', 'Cervin', 'Caprin', 'Ovin', 'Damal', 'Oryg', 'Alcin', 'Ibic'],
    endings: [
      ['us', 'm'],
      ['a', 'f'],
      ['ops', 'm'],
      ['ella', 'f'],
    ],
  },
  lizard: {
    stems: ['Lacert', 'Saur', 'Var', 'Drac', 'Squam', 'Agam', 'Tegul', 'Basil'],
    endings: [
      ['anax', 'm'],
      ['ella', 'f'],
      ['iscus', 'm'],
      ['odon', 'm'],
    ],
  },
  strider: {
    stems: ['Struth', 'Gruid', 'Ard', 'Otid', 'Celer', 'Grall', 'Casuar', 'Ibid'],
    endings: [
      ['ornis', 'm'],
      ['avis', 'f'],
      ['us', 'm'],
      ['ia', 'f'],
    ],
  },
  rodent: {
    stems: ['Murin', 'Glir', 'Sciurin', 'Fibrin', 'Lemmin', 'Cricet', 'Arvic', 'Lagid'],
    endings: [
      ['us', 'm'],
      ['omys', 'm'],
      ['ella', 'f'],
      ['ax', 'm'],
    ],
  },
  tortoise: {
    stems: ['Chelon', 'Testud', 'Scutel', 'Lent', 'Geochel', 'Pelt', 'Thorac', 'Glypt'],
    endings: [
      ['ys', 'f'],
      ['odon', 'm'],
      ['emys', 'f'],
      ['us', 'm'],
    ],
  },
  frog: {
    stems: ['Ranid', 'Phryn', 'Hylod', 'Bombin', 'Pelod', 'Batrach', 'Palud', 'Gyrin'],
    endings: [
      ['a', 'f'],
      ['ella', 'f'],
      ['ops', 'm'],
      ['yx', 'm'],
    ],
  },
  primate: {
    stems: ['Simiol', 'Lemurin', 'Cebid', 'Colobin', 'Lorid', 'Pithec', 'Tarsin', 'Ramal'],
    endings: [
      ['us', 'm'],
      ['opsis', 'f'],
      ['a', 'f'],
      ['ax', 'm'],
    ],
  },
  boar: {
    stems: ['Suill', 'Aprin', 'Porcul', 'Verrin', 'Scrof', 'Grunn', 'Setig', 'Rostr'],
    endings: [
      ['us', 'm'],
      ['a', 'f'],
      ['ax', 'm'],
      ['ops', 'm'],
    ],
  },
  hopper: {
    stems: ['Salt', 'Halm', 'Scirt', 'Valab', 'Bettong', 'Resil', 'Megal', 'Onych'],
    endings: [
      ['urus', 'm'],
      ['ites', 'm'],
      ['opus', 'm'],
      ['ia', 'f'],
    ],
  },
  trunk: {
    stems: ['Lox', 'Tapir', 'Eleph', 'Steg', 'Gomph', 'Baryl', 'Ebur', 'Mol'],
    endings: [
      ['ia', 'f'],
      ['otherium', 'n'],
      ['odon', 'm'],
      ['us', 'm'],
    ],
  },
};

const PLANS = Object.keys(GENERA);
const OF_A_PLAN = 32;
/** Steps through the genera of a plan: no divisor of their number, and so far that neighbours differ in their stem. */
const STEP = 5;

let genera: ReadonlySet<string> | undefined;

/** A name that a species of some table has. */
export function isGenus(word: string): boolean {
  genera ??= new Set(
    Object.values(GENERA).flatMap(({ stems, endings }) =>
      stems.flatMap((stem) => endings.map(([end]) => stem + end)),
    ),
  );
  return genera.has(word);
}

/** Of a trait: the word that stands alone, the first half of a compound, the second half. */
const WORDS: Readonly<Record<string, readonly [alone: string, first: string, second: string]>> = {
  ambush: ['insidiosus', 'insidi', 'latens'],
  burrowing: ['cavicola', 'cavi', 'fodiens'],
  carnivore: ['ferox', 'carni', 'vorax'],
  climbing: ['scandens', 'arbori', 'scandens'],
  cooperation: ['socialis', 'soci', 'socius'],
  'defensive-herding': ['gregarius', 'gregi', 'gregalis'],
  'fat-tissue': ['obesus', 'pingui', 'pinguis'],
  fertile: ['fecundus', 'ovi', 'fecundus'],
  foraging: ['frugilegus', 'frugi', 'legus'],
  'hard-shell': ['loricatus', 'scuti', 'tectus'],
  horns: ['cornutus', 'corni', 'cornis'],
  intelligence: ['sapiens', 'docti', 'sapiens'],
  'long-neck': ['longicollis', 'alti', 'collis'],
  'pack-hunting': ['venator', 'lupi', 'venans'],
  scavenger: ['ossifragus', 'ossi', 'rodens'],
  symbiosis: ['comitatus', 'avi', 'vector'],
  'warning-call': ['clamosus', 'voci', 'sonus'],
};

/** Epithets of species without a trait. */
const PLAIN = [
  'novus',
  'mitis',
  'incertus',
  'primus',
  'simplex',
  'modestus',
  'communis',
  'rusticus',
  'quietus',
  'ignotus',
  'humilis',
  'placidus',
];

interface Naming {
  readonly genes: NameGenes;
  /** Ids of the traits that everybody knows, in the order in which they came. */
  readonly traits: readonly string[];
  /** Genera that were given at this table, also to species that have died out. */
  readonly taken: ReadonlySet<string>;
}

export function nameOf({ genes, traits, taken }: Naming): SpeciesName {
  const [stem, end, gender] = genusOf(genes, taken);
  const genus = stem + end;
  const [epithet, third] = epithetOf(genes, traits).map((word) => bent(word, gender));
  const name = `${genus} ${epithet}`;
  return {
    genus,
    broken: `${stem}\u00ad${end}`,
    epithet: epithet as string,
    name,
    full: third === undefined ? name : `${name} ${third}`,
    short: `${genus[0]}. ${epithet}`,
  };
}

/** The genera of a table, in the order of birth. */
export function namesAt(births: readonly NameGenes[]): readonly string[] {
  const taken = new Set<string>();
  return births.map((genes) => {
    const { genus } = nameOf({ genes, traits: [], taken });
    taken.add(genus);
    return genus;
  });
}

type Genus = readonly [stem: string, ending: string, gender: Gender];

/** The genus of its own numbers; where that is taken, another of its plan, at last of another plan. */
function genusOf({ plan, stem, ending }: NameGenes, taken: ReadonlySet<string>): Genus {
  const first = PLANS.indexOf(plan);
  const from = Math.floor(stem * 8) * 4 + Math.floor(ending * 4);
  const own = (i: number): Genus => {
    const { stems, endings } = GENERA[
      PLANS[(first + Math.floor(i / OF_A_PLAN)) % PLANS.length] as string
    ] as Genera;
    const at = (from + i * STEP) % OF_A_PLAN;
    const [end, gender] = endings[at % 4] as readonly [string, Gender];
    return [stems[Math.floor(at / 4)] as string, end, gender];
  };
  for (let i = 0; i < PLANS.length * OF_A_PLAN; i++) {
    const found = own(i);
    if (!taken.has(found[0] + found[1])) return found;
  }
  // No table has so many species; names would begin anew.
  return own(0);
}

function epithetOf({ manner }: NameGenes, traits: readonly string[]): readonly string[] {
  const [a, b, c] = traits.flatMap((trait) => (WORDS[trait] ? [WORDS[trait]] : []));
  if (a === undefined) return [PLAIN[Math.floor(manner * PLAIN.length)] as string];
  if (b === undefined) return [a[0]];
  return c === undefined ? [a[1] + b[2]] : [a[1] + b[2], c[0]];
}

/** Adjectives go with the gender of the genus; participles and nouns stay as they are. */
function bent(word: string, gender: Gender): string {
  if (gender === 'm') return word;
  if (word.endsWith('us')) return word.slice(0, -2) + (gender === 'f' ? 'a' : 'um');
  return gender === 'n' && word.endsWith('is') ? `${word.slice(0, -2)}e` : word;
}
