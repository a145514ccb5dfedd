import { Travel } from '@clade/board';
import { Arcs, FoodCards, Note, Piles, PlayerRow, WateringHole } from '@clade/board/evolution';
import { Part, Shelf } from './part.tsx';
import { link, player, type Sample, species } from './samples.ts';
import { type Say, useText } from './text.tsx';

export function Tables() {
  const say = useText();
  return (
    <Part id="table" title={say('gallery.table')}>
      <Shelf title={say('gallery.table.water')}>
        <Hole food={0} />
        <Hole food={4} />
        <Hole food={6} coming={-2} />
        <Hole food={5} coming={3} />
        <Hole food={13} />
        <Hole food={33} />
        <WateringHole
          scene={{
            food: 2,
            label: say('gallery.hole', { n: 2 }),
            target: { id: 'hole', label: say('gallery.hole.name') },
          }}
          width={210}
        />
      </Shelf>
      <Shelf title={say('gallery.table.piles')}>
        <Piles scene={piles(say, false)} />
        <Piles scene={piles(say, true)} />
        <FoodCards title={say('gallery.foods')} scenes={foods(say, ['up', 'up', 'up', 'up'])} />
        <FoodCards title={say('gallery.foods')} scenes={foods(say, ['down', 'down', 'none', 'none'])} />
      </Shelf>
      <Shelf title={say('gallery.table.choice')}>
        <Choice />
      </Shelf>
      <Shelf title={say('gallery.table.replay')}>
        <Replayed />
      </Shelf>
    </Part>
  );
}

function Hole({ food, coming }: { readonly food: number; readonly coming?: number }) {
  const say = useText();
  const scene = { food, label: say('gallery.hole', { n: food }), caption: say('gallery.hole.name') };
  return <WateringHole scene={coming === undefined ? scene : { ...scene, coming }} width={300} />;
}

function piles(say: Say, last: boolean) {
  return {
    deck: { count: 22, text: say('gallery.deck'), label: say('gallery.deck.label', { n: 22 }) },
    discard: {
      count: 58,
      text: say('gallery.discards'),
      label: say('gallery.discards.label', { n: 58 }),
      target: { id: 'discards', label: say('gallery.discards.label', { n: 58 }) },
    },
    ...(last ? { notice: { text: say('gallery.last') } } : {}),
  };
}

const FOOD = [5, 4, 3, -1];

function foods(say: Say, states: readonly ('none' | 'down' | 'up')[]) {
  return states.map((state, seat) => {
    const name = say(`gallery.name.${seat as 0 | 1 | 2 | 3}`);
    const food = FOOD[seat] ?? 0;
    const value = food < 0 ? `−${-food}` : `+${food}`;
    const known = state === 'up' || (state === 'down' && seat === 0);
    return {
      seat,
      letter: name.slice(0, 1),
      state,
      label: say(`gallery.foods.${state}`, { name, n: value }),
      ...(known ? { value } : {}),
    };
  });
}

const locked = (text: string) => ({ symbol: 'lock', text });

/** The feeding decision of the design. */
function Choice() {
  const say = useText();
  const where = say('gallery.table.choice');
  const over = (attack: number, defence: number, end?: string) => ({
    text: say('gallery.tag.over', { attack, defence }),
    ...(end ? { end } : {}),
  });
  const meat = (n: number) => say('gallery.tag.meat', { n });
  const row = (samples: readonly Sample[]) => samples.map((sample) => species(say, sample));
  return (
    <Travel stamp={0} moment={0} className="gal-table">
      <div className="gal-rivals">
        <PlayerRow
          size="M"
          scene={player(
            say,
            { where, seat: 1, bag: 10, hand: 4, points: 24, first: true, online: true },
            row([
              {
                figure: 11,
                body: 3,
                population: 3,
                eaten: 1,
                traits: ['hard-shell', 'cooperation'],
                guilty: 'hard-shell',
                state: 'asked',
                tag: locked(say('gallery.tag.shell')),
              },
              {
                figure: 14,
                body: 3,
                population: 2,
                eaten: 2,
                traits: ['climbing', 'long-neck'],
                guilty: 'climbing',
                state: 'refused',
                tag: locked(say('gallery.tag.climbs')),
              },
              {
                figure: 1,
                body: 4,
                population: 3,
                eaten: 3,
                traits: ['foraging', 'fat-tissue'],
                fat: '2/4',
                state: 'selected',
                key: '1',
                tag: over(7, 4, meat(4)),
              },
            ]),
            [link(say, 0, 'cooperation', 'right', 11, 14)],
          )}
        />
        <PlayerRow
          size="M"
          scene={player(
            say,
            { where, seat: 2, bag: 7, hand: 6, points: 23, online: false },
            row([
              {
                figure: 10,
                body: 2,
                population: 2,
                eaten: 1,
                traits: ['warning-call', 'scavenger'],
                state: 'legal',
                key: '2',
                tag: over(7, 2, meat(2)),
              },
              {
                figure: 2,
                body: 3,
                population: 4,
                eaten: 2,
                traits: ['defensive-herding', 'long-neck', 'fertile'],
                guilty: 'defensive-herding',
                state: 'refused',
                tag: locked(say('gallery.tag.herd')),
              },
              {
                figure: 6,
                body: 5,
                population: 3,
                eaten: 2,
                traits: ['horns', 'foraging'],
                state: 'legal',
                key: '3',
                tag: { text: say('gallery.tag.cost', { attack: 7, defence: 5 }) },
              },
            ]),
            [link(say, 0, 'warning-call', 'right', 10, 2)],
          )}
        />
        <PlayerRow
          size="M"
          scene={player(
            say,
            { where, seat: 3, bag: 9, hand: 3, points: 24, bot: true },
            row([
              {
                figure: 17,
                body: 2,
                population: 3,
                eaten: 3,
                traits: ['symbiosis', 'intelligence'],
                guilty: 'symbiosis',
                state: 'refused',
                tag: locked(say('gallery.tag.symbiosis')),
              },
              {
                figure: 4,
                body: 6,
                population: 2,
                eaten: 1,
                traits: ['carnivore', 'ambush'],
                state: 'legal',
                key: '4',
                tag: over(7, 6),
              },
              {
                figure: 12,
                body: 1,
                population: 1,
                eaten: 1,
                traits: ['burrowing'],
                guilty: 'burrowing',
                state: 'refused',
                tag: locked(say('gallery.tag.burrow')),
              },
              {
                figure: 20,
                body: 2,
                population: 2,
                traits: ['fertile'],
                state: 'legal',
                key: '5',
                tag: over(7, 2),
              },
            ]),
            [link(say, 0, 'symbiosis', 'left', 17, 4)],
          )}
        />
      </div>
      <div className="gal-centre">
        <Hole food={4} />
        <div>
          <Piles scene={piles(say, true)} />
          <FoodCards title={say('gallery.foods')} scenes={foods(say, ['up', 'up', 'up', 'up'])} />
        </div>
      </div>
      <PlayerRow
        size="L"
        own
        scene={player(
          say,
          { where, seat: 0, bag: 7, hand: 5, points: 30, you: true },
          row([
            {
              figure: 16,
              body: 2,
              population: 3,
              eaten: 2,
              traits: ['symbiosis', 'foraging', 'long-neck'],
              guilty: 'symbiosis',
              state: 'refused',
              tag: locked(say('gallery.tag.symbiosis')),
            },
            {
              figure: 3,
              body: 4,
              population: 3,
              coming: 3,
              traits: ['carnivore', 'pack-hunting', 'cooperation'],
              state: 'acting',
              tag: { symbol: 'attack', text: say('gallery.tag.attacker'), end: say('gallery.tag.attacks') },
            },
            {
              figure: 8,
              body: 3,
              population: 4,
              eaten: 1,
              coming: 2,
              traits: ['scavenger', 'horns', 'warning-call'],
              state: 'own',
              key: '6',
              tag: { text: say('gallery.tag.yours', { attack: 7, defence: 3 }) },
            },
            {
              figure: 19,
              body: 1,
              population: 2,
              eaten: 1,
              traits: ['fertile', 'burrowing'],
              state: 'refused',
              tag: locked(say('gallery.tag.call')),
            },
          ]),
          [
            link(say, 0, 'symbiosis', 'left', 16, 3),
            link(say, 1, 'warning-call', 'left', 8, 3),
            link(say, 1, 'cooperation', 'right', 3, 8),
            link(say, 2, 'warning-call', 'right', 8, 19),
          ],
        )}
      />
      <Arcs arcs={[{ from: 'g3', to: 'g1', tone: 'choice' }]} />
      <Note
        scene={{
          about: 'g11',
          symbol: 'trait-hard-shell',
          title: say('gallery.note.title'),
          sums: [
            { value: 7, text: say('gallery.note.attack') },
            { value: 7, text: say('gallery.note.defence') },
          ],
          verdict: say('gallery.note.verdict'),
        }}
        rule={
          <a className="rule" href="/rules/evolution#EVO-4.2.2">
            {say('gallery.note.rule')}
          </a>
        }
      />
    </Travel>
  );
}

/** What a replay shows of the same attack. */
function Replayed() {
  const say = useText();
  const where = say('gallery.table.replay');
  const row = (samples: readonly Sample[]) => samples.map((sample) => species(say, sample));
  return (
    <Travel stamp={0} moment={0} className="gal-table gal-replay">
      <PlayerRow
        size="S"
        names="short"
        scene={player(
          say,
          { where, seat: 1, bag: 11, hand: 4, points: 24, first: true },
          row([
            { figure: 11, body: 3, population: 3, eaten: 1, traits: ['hard-shell', 'cooperation'] },
            { figure: 14, body: 3, population: 2, eaten: 2, traits: ['climbing', 'long-neck'] },
            {
              figure: 1,
              body: 4,
              population: 2,
              eaten: 2,
              traits: ['foraging', 'fat-tissue'],
              fat: '2/4',
              state: 'attacked',
              tag: { text: say('gallery.tag.attacked'), end: say('gallery.tag.lost') },
            },
            {
              figure: 23,
              body: 2,
              population: 1,
              traits: ['fertile'],
              state: 'gained',
              tag: { text: say('gallery.tag.gained') },
            },
          ]),
          [link(say, 0, 'cooperation', 'right', 11, 14)],
        )}
      />
      <PlayerRow
        size="S"
        names="short"
        scene={player(
          say,
          { where, seat: 0, bag: 7, hand: 5, points: 30 },
          row([
            { figure: 16, body: 2, population: 3, eaten: 2, traits: ['symbiosis', 'foraging', 'long-neck'] },
            {
              figure: 3,
              body: 4,
              population: 3,
              eaten: 3,
              traits: ['carnivore', 'pack-hunting', 'cooperation'],
              state: 'acting',
              tag: { text: say('gallery.tag.did'), end: say('gallery.tag.got') },
            },
            {
              figure: 8,
              body: 3,
              population: 4,
              eaten: 3,
              traits: ['scavenger', 'horns', 'warning-call'],
              state: 'gained',
              tag: { text: say('gallery.tag.gained') },
            },
          ]),
          [link(say, 0, 'symbiosis', 'left', 16, 3), link(say, 1, 'cooperation', 'right', 3, 8)],
        )}
      />
      <Arcs arcs={[{ from: 'g3', to: 'g1', tone: 'happened' }]} />
    </Travel>
  );
}
