import { type Size, SpeciesBoard, type SpeciesScene, type TraitSymbol } from '@clade/board/evolution';
import type { CSSProperties } from 'react';
import { Part, Piece, Shelf } from './part.tsx';
import { species } from './samples.ts';
import { inState, STATES } from './states.ts';
import { type Say, useText } from './text.tsx';

const SEAT = { '--seat': 'var(--seat-1)', '--seat-on': 'var(--seat-1-on)' } as CSSProperties;

const SHELVES: readonly {
  readonly size: Size;
  readonly compact?: boolean;
  readonly title: 'L' | 'M' | 'S' | 'compact';
}[] = [
  { size: 'L', title: 'L' },
  { size: 'M', title: 'M' },
  { size: 'S', title: 'S' },
  { size: 'S', compact: true, title: 'compact' },
];

export function Boards() {
  const say = useText();
  return (
    <Part id="species" title={say('gallery.species')}>
      <div style={SEAT}>
        {SHELVES.map(({ size, compact = false, title }) => (
          <Shelf key={title} title={say(`gallery.species.${title}`)} look={`gal-boards ${title}`}>
            {STATES.map((state) => (
              <Piece key={state} name={say(`gallery.state.${state}`)}>
                <SpeciesBoard
                  scene={inState(say, state, size)}
                  size={size}
                  compact={compact}
                  names={size === 'S' ? 'short' : 'long'}
                />
              </Piece>
            ))}
          </Shelf>
        ))}
        <Shelf title={say('gallery.species.places')} look="gal-boards S">
          {(['long', 'short', 'none'] as const).map((names) => (
            <Piece key={names} name={say(`gallery.names.${names}`)} look={names}>
              <SpeciesBoard scene={withPlaces(say)} size={names === 'long' ? 'M' : 'S'} names={names} />
            </Piece>
          ))}
        </Shelf>
        <Shelf title={say('gallery.species.play')} look="gal-boards play">
          {playBoards(say).map((scene) => (
            <SpeciesBoard key={scene.key} scene={scene} size="L" play />
          ))}
        </Shelf>
      </div>
    </Part>
  );
}

function withPlaces(say: Say): SpeciesScene {
  return species(say, { figure: 12, body: 2, population: 3, eaten: 1, traits: ['defensive-herding', '?'] });
}

/** The four boards of the design's card play: full, full, above one of the traits, with a free place. */
function playBoards(say: Say): SpeciesScene[] {
  const full = { state: 'holds' as const, tag: { text: say('gallery.tag.full') } };
  const free = { text: say('gallery.tag.free'), end: say('gallery.tag.drop') };
  return [
    open(
      say,
      species(say, {
        figure: 16,
        body: 2,
        population: 3,
        traits: ['symbiosis', 'foraging', 'long-neck'],
        ...full,
      }),
    ),
    open(
      say,
      species(say, {
        figure: 8,
        body: 3,
        population: 4,
        traits: ['scavenger', 'horns', '?warning-call'],
        state: 'over',
        tag: { text: say('gallery.tag.replaces') },
      }),
      1,
    ),
    open(
      say,
      species(say, {
        figure: 19,
        body: 1,
        population: 1,
        traits: ['fertile', 'burrowing'],
        state: 'legal',
        tag: free,
      }),
    ),
    { ...species(say, { figure: 3, body: 4, population: 3, traits: ['carnivore', '?pack-hunting'] }) },
  ];
}

const HELD: TraitSymbol = 'climbing';

/** The same board while a card is held: its places and its growth are targets. */
function open(say: Say, scene: SpeciesScene, above?: number): SpeciesScene {
  const full = scene.places.every((place) => place.kind !== 'free');
  const { target: _, ...rest } = scene;
  const label = say('gallery.pick', { n: scene.figure });
  const grow = (id: string) => ({ id: `${id}:${scene.key}`, label, text: say('gallery.plus') });
  return {
    ...rest,
    growth: { body: grow('body'), population: grow('population') },
    places: scene.places.map((place, i) => {
      if (!full && place.kind !== 'free') return place;
      const incoming = i === above ? { incoming: { id: HELD, name: say(`evo.trait.${HELD}`) } } : {};
      const target = { id: `place:${scene.key}:${i}`, label, ...incoming };
      return place.kind === 'free'
        ? { ...place, text: say('gallery.free-place'), target }
        : { ...place, target };
    }),
  };
}
