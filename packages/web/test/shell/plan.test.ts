import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { evolution } from '@clade/evolution';
import { describe, expect, test } from 'vitest';
import {
  awaited,
  localSetup,
  type Plan,
  placeOf,
  remoteSetup,
  soloPlan,
  withBotsInstead,
  withSeat,
} from '../../src/shell/plan.ts';
import { checkPlan, withOption } from '../../src/shell/plan-check.ts';
import { isRefused } from '../../src/table/table.ts';

const solo = soloPlan('evolution', 3, 'casual');
const link: Plan = { ...solo, seats: [{ kind: 'me' }, { kind: 'link' }, { kind: 'bot', bot: 'beginner' }] };
const hotSeat: Plan = { ...solo, seats: [{ kind: 'me' }, { kind: 'here', name: 'Ilona' }] };

function refusal(plan: Plan, game: Parameters<typeof checkPlan>[1] = evolution): string {
  const checked = checkPlan(plan, game);
  return isRefused(checked) ? checked.code : 'accepted';
}

describe('a plan for a table', () => {
  test('is played here unless somebody elsewhere sits at it, or it is wished', () => {
    expect(placeOf(solo)).toBe('device');
    expect(placeOf({ ...solo, online: true })).toBe('server');
    expect(placeOf(link)).toBe('server');
    expect(placeOf(hotSeat)).toBe('device');
    expect(placeOf({ ...hotSeat, online: true })).toBe('device');
    expect(awaited(link)).toBe(1);
  });

  test('the engine says which tables there can be', () => {
    expect(checkPlan(solo, evolution)).toMatchObject({ players: 4, options: { quickPlay: false } });
    expect(refusal({ ...solo, seats: [{ kind: 'me' }] })).toBe('players');
    const six = soloPlan('evolution', 5, 'casual', { deck: 'DE110' });
    expect(checkPlan(six, evolution)).toMatchObject({ code: 'players', rule: 'EVO-1.4.21' });
    expect(refusal(soloPlan('evolution', 4, 'casual', { deck: 'DE110' }))).toBe('accepted');
    expect(
      checkPlan(soloPlan('dominant-species', 3, 'beginner', { animals: 2 }), dominantSpecies),
    ).toMatchObject({
      rule: 'DS-4.7.1',
    });
    expect(refusal(soloPlan('dominant-species', 2, 'beginner', { animals: 2 }), dominantSpecies)).toBe(
      'accepted',
    );
    expect(
      checkPlan(soloPlan('dominant-species-marine', 2, 'beginner', { animals: 2 }), dominantSpeciesMarine),
    ).toMatchObject({ rule: 'DSM-4.5.1' });
  });

  test('an option that the game does not have is refused, as one of an older version might be', () => {
    expect(refusal({ ...solo, options: { flying: true } })).toBe('unknown-option');
    expect(refusal({ ...solo, options: { deck: 'DE99' } })).toBe('option-value');
  });

  test('people at this device and people elsewhere cannot be mixed', () => {
    expect(refusal({ ...solo, seats: [...hotSeat.seats, { kind: 'link' }] })).toBe('mixed');
    expect(refusal(hotSeat)).toBe('accepted');
    expect(refusal(link)).toBe('accepted');
  });

  test('I take one seat: the seat I leave gets who sat on the one I take', () => {
    const moved = withSeat(link, 2, { kind: 'me' });
    expect(moved.seats.map(({ kind }) => kind)).toEqual(['bot', 'link', 'me']);
    expect(moved.seats[0]).toEqual({ kind: 'bot', bot: 'beginner' });
    expect(withSeat(link, 1, { kind: 'here', name: '' }).seats.map(({ kind }) => kind)).toEqual([
      'me',
      'here',
      'bot',
    ]);
  });

  test('an option that goes back to its default is forgotten', () => {
    const changed = withOption(solo, evolution, 'quickPlay', true);
    expect(changed.options).toEqual({ quickPlay: true });
    expect(withOption(changed, evolution, 'quickPlay', false).options).toEqual({});
    expect(withOption(solo, evolution, 'speciesBoardLimit', null).options).toEqual({
      speciesBoardLimit: null,
    });
  });

  test('bots instead of people who are to come leave the others alone', () => {
    const instead = withBotsInstead(link, 'expert');
    expect(instead.seats).toEqual([
      { kind: 'me' },
      { kind: 'bot', bot: 'expert' },
      { kind: 'bot', bot: 'beginner' },
    ]);
    expect(placeOf(instead)).toBe('device');
  });

  test('what this device gets: names for everybody', () => {
    const names = {
      me: 'Mara',
      bot: (seat: number) => `Bot ${seat}`,
      here: (seat: number) => `Player ${seat + 1}`,
    };
    const seats = [
      ...hotSeat.seats,
      { kind: 'here', name: '  ' },
      { kind: 'bot', bot: 'casual:hunter' },
    ] as const;
    expect(localSetup({ ...hotSeat, seats, options: { quickPlay: true } }, 'Ours', names)).toEqual({
      game: 'evolution',
      name: 'Ours',
      options: { quickPlay: true },
      seats: [
        { kind: 'person', name: 'Mara' },
        { kind: 'person', name: 'Ilona' },
        { kind: 'person', name: 'Player 3' },
        { kind: 'bot', name: 'Bot 3', bot: 'casual:hunter' },
      ],
    });
  });

  test('what the server gets: a seat by link is open to everybody at a table that everybody sees', () => {
    expect(remoteSetup(link, 'Ours')).toMatchObject({
      visibility: 'link',
      seats: [{ kind: 'me' }, { kind: 'link' }, { kind: 'bot', bot: 'beginner' }],
    });
    expect(remoteSetup({ ...link, visibility: 'public' }, 'Ours')).toMatchObject({
      visibility: 'public',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'beginner' }],
    });
  });
});
