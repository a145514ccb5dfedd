import { Creature, type TraitSymbol } from '@clade/board/evolution';
import { Part, Piece, Shelf } from './part.tsx';
import { TRAITS } from './samples.ts';
import { useText } from './text.tsx';

const SIZES = [1, 2, 3, 4, 5, 6];

/** Sets that put much onto one animal: everything has to stay visible. */
const SETS: readonly { readonly body: number; readonly traits: readonly TraitSymbol[] }[] = [
  { body: 4, traits: ['carnivore', 'pack-hunting', 'cooperation'] },
  { body: 3, traits: ['scavenger', 'horns', 'warning-call'] },
  { body: 2, traits: ['symbiosis', 'foraging', 'long-neck'] },
  { body: 6, traits: ['carnivore', 'ambush', 'horns'] },
  { body: 4, traits: ['hard-shell', 'fat-tissue', 'symbiosis'] },
  { body: 5, traits: ['long-neck', 'horns', 'intelligence'] },
  { body: 3, traits: ['climbing', 'long-neck', 'fertile'] },
  { body: 1, traits: ['burrowing', 'fertile', 'cooperation'] },
  { body: 4, traits: ['carnivore', 'climbing', 'scavenger'] },
  { body: 3, traits: ['defensive-herding', 'pack-hunting', 'hard-shell'] },
  { body: 5, traits: ['carnivore', 'intelligence', 'warning-call'] },
  { body: 6, traits: ['fat-tissue', 'symbiosis', 'long-neck'] },
];

export function Portraits() {
  const say = useText();
  const names = (traits: readonly TraitSymbol[]) => traits.map((id) => say(`evo.trait.${id}.s`)).join(' · ');
  return (
    <Part id="portraits" title={say('gallery.portraits')}>
      <Shelf title={say('gallery.portraits.sizes')} look="gal-plates">
        {SIZES.map((body) => (
          <Piece key={body} name={say('gallery.portrait.size', { body, population: body })} look="plate">
            <Creature seed={`sizes/${body}`} body={body} population={body} traits={[]} />
          </Piece>
        ))}
        {SIZES.map((body) => (
          <Piece key={body} name={say('gallery.portrait.carnivore', { body })} look="plate">
            <Creature seed={`sizes/${body}`} body={body} population={1} traits={['carnivore']} />
          </Piece>
        ))}
      </Shelf>
      <Shelf title={say('gallery.portraits.traits')} look="gal-plates">
        {TRAITS.map((trait) => (
          <Piece key={trait} name={say(`evo.trait.${trait}`)} look="plate">
            <Creature seed={`traits/${trait}`} body={4} population={2} traits={[trait]} />
          </Piece>
        ))}
      </Shelf>
      <Shelf title={say('gallery.portraits.sets')} look="gal-plates">
        {SETS.map(({ body, traits }) => (
          <Piece key={traits.join()} name={names(traits)} look="plate">
            <Creature seed={`sets/${traits.join()}`} body={body} population={3} traits={traits} />
          </Piece>
        ))}
      </Shelf>
    </Part>
  );
}
