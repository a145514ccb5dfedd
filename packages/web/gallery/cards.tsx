import { Card, Hand, type TraitSymbol } from '@clade/board/evolution';
import { Part, Shelf } from './part.tsx';
import { card, TRAITS } from './samples.ts';
import { useText } from './text.tsx';

const HAND: readonly (readonly [TraitSymbol, number])[] = [
  ['climbing', 4],
  ['carnivore', 2],
  ['ambush', -1],
  ['horns', 3],
  ['fertile', 6],
  ['pack-hunting', 1],
  ['long-neck', 9],
  ['scavenger', 4],
  ['symbiosis', 3],
  ['warning-call', 2],
  ['fat-tissue', 5],
  ['intelligence', -2],
];

export function Cards() {
  const say = useText();
  const hand = HAND.map(([trait, food], i) =>
    card(say, trait, food, 'legal', i < 9 ? String(i + 1) : undefined),
  );
  const words = (where: string) => ({
    title: say('gallery.your-hand'),
    label: say('gallery.your-hand.label', { where }),
    note: say('gallery.your-hand.note'),
  });
  return (
    <Part id="cards" title={say('gallery.cards')}>
      <Shelf title={say('gallery.cards.all')}>
        {TRAITS.map((trait, i) => (
          <Card key={trait} scene={card(say, trait, (i % 9) - 2)} />
        ))}
      </Shelf>
      <Shelf title={say('gallery.cards.states')}>
        <Card scene={card(say, 'climbing', 4)} />
        <Card scene={card(say, 'climbing', 4, 'legal', '1')} />
        <Card scene={card(say, 'climbing', 4, 'held', '1')} />
        <Card scene={card(say, 'climbing', 4, 'refused')} />
        <Hand
          scene={{
            ...words(say('gallery.cards.states')),
            dragging: say('gallery.drag'),
            cards: [card(say, 'climbing', 4, 'dragged'), ...hand.slice(1, 3)],
          }}
        />
      </Shelf>
      <Shelf title={say('gallery.cards.hand')} look="gal-hand">
        <Hand
          scene={{ ...words(say('gallery.cards.hand')), cards: hand }}
          fan={{ lines: 1, strip: 84, low: false }}
        />
      </Shelf>
      <Shelf title={say('gallery.cards.grid')} look="gal-grid">
        <Hand
          scene={{ ...words(say('gallery.cards.grid')), cards: hand.slice(0, 6) }}
          layout="grid"
          compact
        />
      </Shelf>
    </Part>
  );
}
