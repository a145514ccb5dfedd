import { describe, expect, it } from 'vitest';
import { difference, type Piece, type Pieces } from '../src/motion/pieces.ts';

function table(...pieces: Piece[]): Pieces {
  return new Map(pieces.map((piece) => [piece.key, piece]));
}

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
const hole: Piece = { key: 'hole', rect: box(500, 300), anchor: true };
const bag: Piece = { key: 'bag:0', rect: box(900, 20), anchor: true };

describe('the difference of two pictures', () => {
  it('is nothing when nothing changed', () => {
    const same = table(hole, { key: 'species:a', rect: box(0, 0), value: '1 2' });
    expect(difference(same, same)).toEqual([]);
  });

  it('tells by how much a piece was away, and leaves rounding out', () => {
    const before = table({ key: 'a', rect: box(100, 50) }, { key: 'b', rect: box(0, 0) });
    const after = table({ key: 'a', rect: box(40, 60) }, { key: 'b', rect: box(0.4, 0) });
    expect(difference(before, after)).toEqual([{ kind: 'moved', key: 'a', dx: 60, dy: -10 }]);
  });

  it('does not move what lies on a moved piece twice', () => {
    const before = table(
      { key: 'species:a', rect: box(100, 0) },
      { key: 'food:a:0', rect: box(105, 8), on: 'species:a' },
    );
    const after = table(
      { key: 'species:a', rect: box(300, 0) },
      { key: 'food:a:0', rect: box(305, 8), on: 'species:a' },
    );
    expect(difference(before, after)).toEqual([{ kind: 'moved', key: 'species:a', dx: -200, dy: 0 }]);
  });

  it('lets food that is eaten fly from the water', () => {
    const before = table(hole, { key: 'food:a:0', rect: box(10, 10), value: 'none' });
    const after = table(hole, {
      key: 'food:a:0',
      rect: box(10, 10),
      value: 'eaten',
      from: 'hole',
      to: 'bag:0',
    });
    expect(difference(before, after)).toEqual([{ kind: 'arrived', key: 'food:a:0', start: box(500, 300) }]);
  });

  it('lets it fly into the bag, also while its place stays, and when its species is gone', () => {
    const eaten: Piece = { key: 'food:a:0', rect: box(10, 10), value: 'eaten', from: 'hole', to: 'bag:0' };
    const flown = { kind: 'departed', key: 'food:a:0', rect: box(10, 10), end: box(900, 20) };
    const emptied = difference(
      table(hole, bag, eaten),
      table(hole, bag, { key: 'food:a:0', rect: box(10, 10), value: 'none' }),
    );
    expect(emptied[0]).toEqual(flown);
    expect(difference(table(hole, bag, eaten), table(hole, bag))).toEqual([flown]);
  });

  it('does not send anything away that only got a new value', () => {
    const before = table(bag, { key: 'food:a:0', rect: box(10, 10), value: 'plant', to: 'bag:0' });
    const after = table(bag, { key: 'food:a:0', rect: box(10, 10), value: 'meat', to: 'bag:0' });
    expect(difference(before, after)).toEqual([{ kind: 'changed', key: 'food:a:0' }]);
  });

  it('lets what comes from nowhere appear and what goes nowhere vanish', () => {
    const before = table({ key: 'species:old', rect: box(7, 7) });
    const after = table({ key: 'species:new', rect: box(9, 9), from: 'nowhere' });
    expect(difference(before, after)).toEqual([
      { kind: 'vanished', key: 'species:old', rect: box(7, 7) },
      { kind: 'appeared', key: 'species:new' },
    ]);
  });

  it('takes what lies on a species along when it comes and goes', () => {
    const species: Piece = { key: 'species:a', rect: box(0, 0) };
    const place: Piece = { key: 'place:a:0', rect: box(0, 5), on: 'species:a' };
    expect(difference(table(species, place), table())).toEqual([
      { kind: 'vanished', key: 'species:a', rect: box(0, 0) },
    ]);
    expect(difference(table(), table(species, place))).toEqual([{ kind: 'appeared', key: 'species:a' }]);
    expect(difference(table(species), table(species, place))).toEqual([
      { kind: 'appeared', key: 'place:a:0' },
    ]);
  });

  it('never moves an anchor', () => {
    expect(difference(table(hole), table({ ...hole, rect: box(0, 0) }))).toEqual([]);
    expect(difference(table(hole), table())).toEqual([]);
  });

  it('tells a moved piece with a new value both ways', () => {
    const before = table({ key: 'a', rect: box(0, 0), value: '1' });
    const after = table({ key: 'a', rect: box(50, 0), value: '2' });
    expect(difference(before, after).map(({ kind }) => kind)).toEqual(['moved', 'changed']);
  });
});
