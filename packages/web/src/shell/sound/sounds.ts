/** What can be heard at a table. Each stands for something that is shown as well. */
export type SoundId =
  | 'card'
  | 'reveal'
  | 'food'
  | 'bite'
  | 'defended'
  | 'extinct'
  | 'birth'
  | 'tile'
  | 'pawn'
  | 'refused'
  | 'score'
  | 'turn'
  | 'win'
  | 'lose';

export interface Sound {
  readonly id: SoundId;
  /** Leaves eaten, numbers that roll: so many notes. */
  readonly count?: number;
  /** The first note is so many steps higher. */
  readonly step?: number;
}

/** Where less is heard than happens, what matters most stays. */
const LOUD: readonly SoundId[] = [
  'win',
  'lose',
  'turn',
  'extinct',
  'bite',
  'birth',
  'reveal',
  'tile',
  'score',
  'card',
  'pawn',
  'food',
  'defended',
  'refused',
];

/** So many sounds answer one move. */
const MOST = 4;

/** The sounds of one step as they are heard: each once, their notes counted, and no more than can be told apart. */
export function gathered(sounds: readonly Sound[]): readonly Sound[] {
  const found = new Map<SoundId, Sound>();
  for (const sound of sounds) {
    const before = found.get(sound.id);
    if (before === undefined) found.set(sound.id, sound);
    else if (before.count !== undefined)
      found.set(sound.id, { ...before, count: before.count + (sound.count ?? 1) });
  }
  const loudest = new Set([...found.keys()].sort((a, b) => LOUD.indexOf(a) - LOUD.indexOf(b)).slice(0, MOST));
  return [...found.values()].filter(({ id }) => loudest.has(id));
}
