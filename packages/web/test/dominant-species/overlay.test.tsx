import { type DsView, dominantSpecies } from '@clade/dominant-species';
import { Rng, seatsToAct } from '@clade/engine';
import { Texts } from '@clade/text';
import { dominantSpecies as words } from '@clade/text/en/dominant-species';
import { earth } from '@clade/text/en/earth';
import { table } from '@clade/text/en/table';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GAME } from '../../src/games/dominant-species/game.ts';
import { inWords } from '../../src/games/dominant-species/in-words.ts';
import { prompt } from '../../src/games/dominant-species/prompt.tsx';
import { lookOf } from '../../src/games/dominant-species/scene/look.ts';
import { panelScenes } from '../../src/games/dominant-species/scene/panels.ts';
import { BestTiles } from '../../src/games/earth/overlay/best-tiles.tsx';
import { threatsTo } from '../../src/games/earth/overlay/threats.ts';
import { bestTiles, gapOf } from '../../src/games/earth/overlay/worth.ts';
import { mapScene } from '../../src/games/earth/scene/map.ts';
import { type EarthStage, stageOf, toldView } from '../../src/games/earth/stage.ts';
import { sayIn } from '../../src/text/text.tsx';
import { fakeTurn } from '../earth/fake-turn.ts';
import { namesFor, say } from './say.ts';
import { type Course, start } from './tables.ts';

/** A random game at a question of a kind, with tiles of every sort for who is asked. */
function asked(kind: string): { readonly course: Course; readonly seat: number } {
  for (let seed = 0; seed < 40; seed++) {
    const rng = new Rng(`overlay ${seed}`);
    const course = start(6, {}, `overlay ${seed}`);
    for (let line = course.step(rng); line !== undefined; line = course.step(rng)) {
      const [seat] = seatsToAct(dominantSpecies, course.state);
      if (seat === undefined || dominantSpecies.decision(course.state, seat).kind !== kind) continue;
      const { tiles, animals } = course.view();
      const own = animals.find((one) => one.seat === seat)?.animal ?? 'birds';
      const open = tiles.filter(({ scored }) => !scored);
      const paying = open.filter(({ pays }) => pays[own] !== undefined);
      const idle = open.filter(({ cubes }) => cubes[own] === undefined && Object.keys(cubes).length > 0);
      const bare = open.filter(({ cubes }) => Object.keys(cubes).length === 0);
      const led = paying.some(({ dominant }) => dominant !== undefined);
      if (paying.length > 2 && idle.length > 0 && bare.length > 0 && led) return { course, seat };
    }
  }
  throw new Error(`no ${kind}`);
}

function stageAt(
  { course, seat }: { readonly course: Course; readonly seat: number },
  doing = {},
  overlay?: 'points' | 'threats',
): EarthStage<DsView> {
  const snapshot = course.snapshot(seat);
  const turn = fakeTurn(snapshot, doing);
  return stageOf<DsView>(GAME, { snapshot, turn, names: namesFor(seat), say, phone: false, overlay });
}

function hexesOf(stage: EarthStage<DsView>) {
  const told = lookOf(toldView(stage));
  return mapScene(stage, { now: lookOf(stage.view), base: lookOf(stage.base), told }).hexes;
}

const DOMINATION = asked('domination');

test('at Domination every tile tells what it would pay, and only what pays the reader is lit', () => {
  const stage = stageAt(DOMINATION);
  const mine = stage.view.animals.filter(({ seat }) => seat === DOMINATION.seat).map(({ animal }) => animal);
  const seen = { lit: 0, nothing: 0, bare: 0 };
  for (const hex of hexesOf(stage)) {
    const tile = stage.view.tiles.find((one) => one.hex === hex.key);
    if (tile === undefined) continue;
    const points = mine.reduce((sum, animal) => sum + (tile.pays[animal] ?? 0), 0);
    const lives = Object.keys(tile.cubes).length > 0;
    if (tile.scored) expect(hex.pill).toMatchObject({ text: '✓ scored', look: 'quiet' });
    else if (!lives) {
      seen.bare++;
      expect(hex.pill).toBeUndefined();
      expect(hex.state).toBe('plain');
    } else if (points > 0) {
      seen.lit++;
      expect(hex.pill).toEqual({ text: `You +${points}`, short: String(points), look: 'gain' });
      expect(hex.state).toBe('legal');
    } else {
      seen.nothing++;
      expect(hex.pill).toEqual({ text: 'You 0', short: '0', look: 'none' });
      expect(hex.state).toBe('plain');
    }
    // What is not lit may still be chosen: the rules allow it.
    if (!tile.scored) expect(hex.target?.id).toBe(`hex:${hex.key}`);
    for (const token of hex.tile?.tokens ?? []) {
      const animal = token.animal.slice(3) as keyof typeof tile.pays;
      const paid = tile.pays[animal];
      if (!tile.scored)
        expect(token.tab).toEqual({
          text: paid === undefined ? '–' : `+${paid}`,
          look: paid === undefined ? 'none' : mine.includes(animal) ? 'own' : 'rival',
        });
    }
  }
  expect(seen.lit).toBeGreaterThan(0);
  expect(seen.nothing).toBeGreaterThan(0);
  expect(seen.bare).toBeGreaterThan(0);
});

test('the overlay stands at any time, but lights nothing', () => {
  const planning = asked('placement');
  const plain = hexesOf(stageAt(planning));
  const told = hexesOf(stageAt(planning, {}, 'points'));
  expect(plain.some(({ pill }) => pill)).toBe(false);
  expect(told.some(({ pill }) => pill?.look === 'gain')).toBe(true);
  expect(told.map(({ state }) => state)).toEqual(plain.map(({ state }) => state));
  expect(told.some(({ label }) => /If scored now: you \d+/.test(label))).toBe(true);
});

test('the best tiles are ranked by the reader’s points, then by the gap to the best rival', () => {
  const stage = stageAt(DOMINATION);
  const look = lookOf(stage.view);
  const mine = new Set(
    stage.view.animals.filter(({ seat }) => seat === DOMINATION.seat).map(({ animal }) => String(animal)),
  );
  const best = bestTiles(look, mine);
  expect(best.length).toBeGreaterThan(1);
  expect(best).toEqual(best.toSorted((a, b) => b.mine - a.mine || gapOf(b) - gapOf(a)));
  for (const worth of best) {
    expect(worth.tile.scored).toBe(false);
    expect(worth.card).toBe(worth.tile.dominant);
  }
  const markup = renderToStaticMarkup(<BestTiles stage={stage} look={look} />);
  expect(markup).toContain('Your best tiles');
  for (const { tile } of best.slice(0, 6)) expect(markup).toContain(`data-target="hex:${tile.hex}"`);
});

test('the prompt says who gets what for the tile that waits, the panels show the sum after it', () => {
  const { course, seat } = DOMINATION;
  const snapshot = course.snapshot(seat);
  const mine = (snapshot.view as DsView).animals.find((one) => one.seat === seat)?.animal ?? 'birds';
  const best = (snapshot.view as DsView).tiles.find(
    ({ scored, pays, dominant }) => !scored && (pays[mine] ?? 0) > 0 && dominant !== undefined,
  );
  const move = ['score', best?.hex ?? ''];
  const tried = dominantSpecies.clone(course.state);
  dominantSpecies.apply(tried, seat, dominantSpecies.fromWire(move) as number);
  const doing = {
    waiting: move,
    considered: { move, foreseen: { events: [], again: true, view: dominantSpecies.view(tried, seat) } },
  };
  const said = prompt({ snapshot, turn: fakeTurn(snapshot, doing), names: namesFor(seat), say });
  expect(said.what).toMatch(new RegExp(`^You may score a tile: \\w+ ${best?.hex}$`));
  expect(said.detail).toContain(`If scored now: you ${best?.pays[mine]}`);
  expect(said.detail).toMatch(/dominate it and/);
  expect(said.confirm).toMatch(new RegExp(`^Score \\w+ ${best?.hex}$`));
  const { considered, waiting } = doing;
  const stage = stageAt(DOMINATION, { considered, waiting });
  // Chosen, not yet scored.
  expect(hexesOf(stage).find(({ key }) => key === best?.hex)?.pill).toMatchObject({ look: 'strong' });
  const panel = panelScenes(stage).find(({ own }) => own);
  expect(panel?.gain).toBe(`+${best?.pays[mine]}`);
});

test('what threatens the reader: endangered cubes, a last match, dominance by one level', () => {
  const kinds = new Set<string>();
  for (const seed of ['threats 1', 'threats 2', 'threats 3']) {
    const rng = new Rng(seed);
    const course = start(6, {}, seed);
    for (let line = course.step(rng); line !== undefined && line.n < 260; line = course.step(rng)) {
      const [seat] = seatsToAct(dominantSpecies, course.state);
      if (seat === undefined || line.n % 20 !== 0) continue;
      const stage = stageAt({ course, seat }, {}, 'threats');
      const own = stage.view.animals.filter((one) => one.seat === seat).map(({ animal }) => animal);
      const told = threatsTo(stage, lookOf(stage.view));
      for (const { key } of told) kinds.add(key.split(' ')[0] as string);
      const endangered = stage.view.tiles.flatMap((tile) =>
        tile.endangered
          .filter((animal) => own.includes(animal))
          .map((animal) => `endangered ${tile.hex} ${animal}`),
      );
      expect(
        told
          .map(({ key }) => key)
          .filter((key) => key.startsWith('endangered'))
          .sort(),
      ).toEqual(endangered.sort());
      const narrow = stage.view.tiles.filter(({ dominant, levels }) => {
        if (dominant === undefined || !own.includes(dominant)) return false;
        const near = (levels[dominant] ?? 0) - 1;
        return (
          near > 0 &&
          Object.entries(levels).some(([rival, level]) => level === near && !own.includes(rival as never))
        );
      });
      expect(
        told
          .filter(({ key }) => key.startsWith('lead'))
          .map(({ key }) => key)
          .sort(),
      ).toEqual(narrow.map(({ hex }) => `lead ${hex}`).sort());
      const pills = hexesOf(stage)
        .filter(({ pill }) => pill?.look === 'danger')
        .map(({ key }) => key);
      expect(new Set(pills)).toEqual(
        new Set(told.flatMap((threat) => ('hex' in threat ? [threat.hex] : []))),
      );
    }
  }
  expect([...kinds].sort()).toEqual(['endangered', 'lead', 'match']);
});

test('the table in words tells both', () => {
  const { course, seat } = DOMINATION;
  const all = sayIn(new Texts('en', { ...earth, ...words, ...table }));
  const parts = inWords({ snapshot: course.snapshot(seat), names: namesFor(seat), say: all });
  const points = parts.find(({ key }) => key === 'points');
  expect(points?.title).toBe('Who scores what now');
  expect(points?.items[0]?.text).toMatch(/: If scored now: you \d+/);
  expect(parts.find(({ key }) => key === 'threats')?.items.length).toBeGreaterThan(0);
});
