import { PlayerRow } from '@clade/board/evolution';
import { Part, Shelf } from './part.tsx';
import { link, player, species } from './samples.ts';
import { type Say, useText } from './text.tsx';

export function Rows() {
  const say = useText();
  return (
    <Part id="rows" title={say('gallery.rows')}>
      <Shelf title={say('gallery.rows.links')} look="gal-rows">
        <PlayerRow scene={linked(say)} size="M" />
        <PlayerRow scene={unlinked(say)} size="M" />
      </Shelf>
      <Shelf title={say('gallery.rows.empty')} look="gal-rows">
        <PlayerRow
          scene={player(say, { where: say('gallery.rows.empty'), seat: 4, bag: 12, hand: 5, points: 12 }, [])}
          size="M"
        />
        <PlayerRow scene={long(say)} size="S" names="none" />
      </Shelf>
    </Part>
  );
}

function linked(say: Say) {
  return player(
    say,
    { where: say('gallery.rows.links'), seat: 1, bag: 10, hand: 4, points: 24, first: true, online: true },
    [
      species(say, { figure: 11, body: 3, population: 3, eaten: 1, traits: ['hard-shell', 'cooperation'] }),
      species(say, { figure: 14, body: 2, population: 2, eaten: 2, traits: ['symbiosis', 'warning-call'] }),
      species(say, {
        figure: 1,
        body: 4,
        population: 3,
        eaten: 3,
        traits: ['warning-call', 'fat-tissue'],
        fat: '2/4',
      }),
      species(say, { figure: 7, body: 2, population: 1, traits: ['fertile'] }),
    ],
    [
      link(say, 0, 'warning-call', 'left', 14, 11),
      link(say, 0, 'cooperation', 'right', 11, 14),
      link(say, 1, 'warning-call', 'both', 14, 1),
      link(say, 1, 'symbiosis', 'left', 14, 1),
      link(say, 2, 'warning-call', 'right', 1, 7),
    ],
  );
}

function unlinked(say: Say) {
  return player(
    say,
    { where: say('gallery.rows.links'), seat: 3, bag: 9, hand: 3, points: 24, bot: true, done: true },
    [
      species(say, { figure: 17, body: 4, population: 3, calm: true, traits: ['symbiosis', 'cooperation'] }),
      species(say, { figure: 4, body: 4, population: 2, calm: true, traits: ['carnivore', '?'] }),
      species(say, { figure: 12, body: 1, population: 1, calm: true, traits: ['burrowing', '?', '?'] }),
    ],
    [
      link(say, 0, 'symbiosis', 'left', 17, 4, true),
      link(say, 0, 'cooperation', 'right', 17, 4, true),
      link(say, 1, 'warning-call', 'left', 12, 4, true),
    ],
  );
}

/** A row of seven in a panel for four. */
function long(say: Say) {
  return player(
    say,
    { where: say('gallery.rows.empty'), seat: 5, bag: 9, hand: 7, points: 31, online: false },
    [
      species(say, { figure: 26, body: 1, population: 1, eaten: 1, traits: ['symbiosis'] }),
      species(say, {
        figure: 10,
        body: 3,
        population: 4,
        eaten: 1,
        traits: ['hard-shell', 'defensive-herding', 'fertile'],
      }),
      species(say, { figure: 6, body: 4, population: 3, traits: ['carnivore', 'pack-hunting', 'scavenger'] }),
      species(say, { figure: 19, body: 2, population: 2, eaten: 1, traits: ['climbing', 'long-neck'] }),
      species(say, { figure: 25, body: 2, population: 2, traits: ['foraging'] }),
      species(say, {
        figure: 28,
        body: 6,
        population: 2,
        eaten: 2,
        traits: ['horns', 'fat-tissue', 'intelligence'],
        fat: '1/6',
      }),
      species(say, { figure: 31, body: 1, population: 1, traits: [] }),
    ],
    [link(say, 0, 'symbiosis', 'left', 26, 10)],
  );
}
