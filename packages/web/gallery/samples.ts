import type {
  CardScene,
  Counter,
  LinkScene,
  NameScene,
  PlayerScene,
  SpeciesScene,
  SpeciesState,
  TagScene,
  TraitPlace,
  TraitSymbol,
} from '@clade/board/evolution';
import { scientificName } from '@clade/wording/evolution';
import type { Say } from './text.tsx';

/** Examples for the gallery. Positions are believable, from no game; nothing here moves or is left to chance. */

export const TRAITS: readonly TraitSymbol[] = [
  'ambush',
  'burrowing',
  'carnivore',
  'climbing',
  'cooperation',
  'defensive-herding',
  'fat-tissue',
  'fertile',
  'foraging',
  'hard-shell',
  'horns',
  'intelligence',
  'long-neck',
  'pack-hunting',
  'scavenger',
  'symbiosis',
  'warning-call',
];

/** The traits that act when the food is revealed. */
const LEAVES: ReadonlySet<TraitSymbol> = new Set<TraitSymbol>(['fertile', 'fat-tissue', 'long-neck']);

export interface Sample {
  readonly figure: number;
  readonly body: number;
  readonly population: number;
  readonly eaten?: number;
  readonly coming?: number;
  /** `?`: face-down; `?horns`: my own face-down card. */
  readonly traits: readonly string[];
  readonly fat?: string;
  readonly guilty?: TraitSymbol;
  readonly state?: SpeciesState;
  readonly tag?: TagScene;
  readonly key?: string;
  readonly calm?: boolean;
}

export function species(say: Say, sample: Sample): SpeciesScene {
  const { figure, body, population, eaten = 0, coming = 0, calm = false, state = 'plain', tag, key } = sample;
  const places = [0, 1, 2].map((i) => place(say, sample, sample.traits[i]));
  const named = places.flatMap((p) => (p.kind === 'free' ? [] : [p.name]));
  const missing = population - eaten;
  const words = coming > 0 ? 'gallery.food.coming' : missing > 0 ? 'gallery.food.needs' : 'gallery.food';
  const choosable = state !== 'plain' && state !== 'acting' && !REPLAYED.has(state);
  return {
    key: `g${figure}`,
    figure,
    seed: `gallery/${figure}`,
    name: nameOf(figure, sample.traits),
    label: say('gallery.label', {
      n: figure,
      body,
      population,
      eaten,
      needed: population,
      traits: named.length > 0 ? named.join(', ') : say('gallery.label.none'),
    }),
    body,
    population,
    bodyTip: say('gallery.body', { n: body }),
    populationTip: say('gallery.population', { n: population }),
    food: {
      eaten,
      needed: population,
      coming,
      calm,
      text: calm ? '' : say(words, { eaten, needed: population, missing, after: eaten + coming }),
      short: calm ? '' : coming > 0 ? `${eaten}→${eaten + coming}` : `${eaten}/${population}`,
      hungry: missing > 0,
    },
    places,
    state,
    ...(tag ? { tag } : {}),
    ...(choosable
      ? {
          target: {
            id: `pick:${figure}`,
            label: say('gallery.pick', { n: figure }),
            ...(key ? { key } : {}),
            ...(state === 'selected' ? { chosen: true } : {}),
            ...(state === 'refused' || state === 'asked' ? { refused: true } : {}),
          },
        }
      : {}),
  };
}

const REPLAYED: ReadonlySet<SpeciesState> = new Set<SpeciesState>(['attacked', 'gained', 'lost']);

function place(say: Say, sample: Sample, trait: string | undefined): TraitPlace {
  if (trait === undefined) return { kind: 'free', text: say('evo.free') };
  if (trait === '?') return { kind: 'down', name: say('evo.face-down'), short: say('evo.face-down') };
  const id = trait.replace('?', '') as TraitSymbol;
  return {
    kind: trait.startsWith('?') ? 'down' : 'up',
    id,
    name: say(`evo.trait.${id}.m`),
    short: say(`evo.trait.${id}.s`),
    tip: say(`evo.trait.${id}.text`),
    ...(trait.startsWith('?') ? { note: say('evo.hidden') } : {}),
    ...(id === 'fat-tissue' && sample.fat ? { fat: sample.fat } : {}),
    ...(id === sample.guilty ? { guilty: true } : {}),
  };
}

export interface Who {
  /** Title of the shelf: no two rows of the page have the same name. */
  readonly where: string;
  readonly seat: 0 | 1 | 2 | 3 | 4 | 5;
  readonly bag: number;
  readonly hand: number;
  readonly points: number;
  readonly first?: boolean;
  readonly bot?: boolean;
  readonly done?: boolean;
  readonly online?: boolean;
  readonly you?: boolean;
}

export function player(
  say: Say,
  who: Who,
  row: readonly SpeciesScene[],
  links: readonly LinkScene[] = [],
): PlayerScene {
  const name = say(`gallery.name.${who.seat}`);
  return {
    key: `p${who.seat}`,
    seat: who.seat,
    name,
    letter: name.slice(0, 1),
    label: say('gallery.row', { name, where: who.where }),
    ...(who.you ? { you: say('gallery.you') } : {}),
    ...(who.online === undefined
      ? {}
      : { online: { on: who.online, label: say(who.online ? 'gallery.online' : 'gallery.away') } }),
    chips: [
      ...(who.first
        ? [{ symbol: 'first-player', text: say('gallery.first'), tip: say('gallery.first.tip') }]
        : []),
      ...(who.bot ? [{ text: say('gallery.bot') }] : []),
      ...(who.done ? [{ text: say('gallery.done') }] : []),
    ],
    counters: counters(say, who),
    species: row,
    links,
    empty: say('gallery.none'),
  };
}

function counters(say: Say, { bag, hand, points }: Who): Counter[] {
  return [
    { symbol: 'bag', value: bag, label: say('gallery.bag', { n: bag }) },
    { symbol: 'hand', value: hand, label: say('gallery.hand', { n: hand }) },
    { text: say('gallery.points'), value: points, label: say('gallery.points.label', { n: points }) },
  ];
}

export function link(
  say: Say,
  gap: number,
  trait: LinkScene['trait'],
  towards: LinkScene['towards'],
  from: number,
  to: number,
  off = false,
): LinkScene {
  const what = say(towards === 'both' ? 'gallery.link.both' : `gallery.link.${trait}`, { from, to });
  return {
    gap,
    trait,
    towards,
    label: off ? say('gallery.link.off', { what }) : what,
    ...(off ? { off } : {}),
  };
}

export function card(
  say: Say,
  trait: TraitSymbol,
  food: number,
  state: CardScene['state'] = 'plain',
  key?: string,
): CardScene {
  const name = say(`evo.trait.${trait}`);
  const number = food < 0 ? `−${-food}` : `+${food}`;
  return {
    key: `${trait}${food}`,
    trait,
    name,
    text: say(`evo.trait.${trait}.card`),
    food: number,
    label: say('gallery.card', { name, food: number }),
    state,
    ...(LEAVES.has(trait) ? { leaf: say('evo.trait.leaf') } : {}),
    ...(state === 'plain'
      ? {}
      : {
          target: {
            id: `card:${trait}${food}`,
            label: say('gallery.discard', { name }),
            ...(key ? { key } : {}),
            ...(state === 'held' ? { chosen: true } : {}),
            ...(state === 'refused' ? { refused: true } : {}),
          },
        }),
  };
}

/** Its name by the traits that lie face-up. */
function nameOf(figure: number, traits: readonly string[]): NameScene {
  const { genus, epithet } = scientificName(
    'gallery',
    figure,
    traits.filter((trait) => !trait.startsWith('?')),
  );
  return { genus, epithet, latin: true };
}
