import { describe, expect, test } from 'vitest';
import { Gate } from '../../../src/shell/sound/gate.ts';
import type { SoundId } from '../../../src/shell/sound/sounds.ts';

/** A clock that goes as it is told. */
function gateAt(start = 0) {
  const clock = { now: start };
  const gate = new Gate(() => clock.now);
  const ask = (ids: readonly SoundId[], length = 100, hidden = false) =>
    gate.admit(
      ids.map((id) => ({ id, length })),
      hidden,
    );
  return { clock, ask };
}

describe('who may be heard', () => {
  test('the sounds of one step come one after the other', () => {
    const { ask } = gateAt();
    expect(ask(['bite', 'food', 'score'])).toEqual([0, 120, 240]);
  });

  test('the same sound again within 80 ms is dropped, and later it is heard', () => {
    const { clock, ask } = gateAt(5000);
    expect(ask(['pawn'], 60)).toEqual([0]);
    clock.now += 79;
    expect(ask(['pawn'], 60)).toEqual([undefined]);
    expect(ask(['tile'], 60)).toEqual([0]);
    clock.now += 1;
    expect(ask(['pawn'], 60)).toEqual([0]);
  });

  test('a sound that was over at once still keeps its echo away', () => {
    const { clock, ask } = gateAt();
    ask(['refused'], 41);
    clock.now += 60;
    expect(ask(['refused'], 41)).toEqual([undefined]);
  });

  test('never more than three at once', () => {
    const { clock, ask } = gateAt();
    expect(ask(['extinct'], 640)).toEqual([0]);
    expect(ask(['turn'], 640)).toEqual([0]);
    expect(ask(['win'], 640)).toEqual([0]);
    clock.now += 100;
    expect(ask(['birth'])).toEqual([undefined]);
    clock.now += 540;
    expect(ask(['birth'])).toEqual([0]);
  });

  test('what was dropped keeps no place and no time', () => {
    const { ask } = gateAt();
    ask(['card']);
    expect(ask(['card', 'tile'])).toEqual([undefined, 0]);
  });

  test('what would begin more than 900 ms after its step is not heard', () => {
    const { ask } = gateAt();
    const many: SoundId[] = ['card', 'tile', 'pawn', 'food', 'bite', 'score', 'birth', 'reveal', 'extinct'];
    expect(ask(many, 10)).toEqual([0, 120, 240, 360, 480, 600, 720, 840, undefined]);
  });

  test('in a hidden tab only my turn is heard', () => {
    const { ask } = gateAt();
    expect(ask(['bite', 'turn', 'win'], 100, true)).toEqual([undefined, 0, undefined]);
  });
});
