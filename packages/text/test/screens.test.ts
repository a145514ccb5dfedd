import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language, loadTexts, type Part, type Texts } from '../src/index.ts';
import { readSources } from './sources.ts';

/** Commands by the place they stand in. A screen is made of such places; whatever is on it can be seen together. */
const PLACES = {
  now: ['home.easy-one', 'home.surprise'],
  characters: ['cast.surprise', 'cast.friend', 'cast.here', 'cast.open', 'new.start'],
  prompt: [
    'prompt.confirm',
    'prompt.undo',
    'prompt.redo',
    'prompt.restart',
    'prompt.withdraw',
    'watch.skip',
    'watch.pause',
    'watch.go-on',
    'watch.since',
  ],
  coach: ['ada.ask', 'ada.fold', 'ada.off', 'ada.take', 'ada.go-on', 'ada.go-back', 'ada.anyway'],
  lesson: [
    'lesson.do',
    'lesson.show-me',
    'lesson.go-on',
    'lesson.back',
    'lesson.skip',
    'lesson.leave',
    'lesson.next',
    'lesson.again',
    'lesson.to-learn',
    'lesson.stay',
    'lesson.leave.short',
  ],
  table: [
    'table.home',
    'menu.title',
    'table.take-back',
    'back.now',
    'end.see-result',
    'table.close',
    'log.title',
    'log.all',
    'log.mine',
    'log.fold',
    'log.unfold',
  ],
  menu: [
    'menu.moves',
    'menu.text',
    'menu.board',
    'menu.hint',
    'menu.mute',
    'menu.unmute',
    'menu.rules',
    'menu.aid',
    'menu.keys',
    'menu.chat',
    'menu.note',
    'menu.seats',
    'menu.orders',
    'menu.watch-link',
    'menu.takeback',
    'menu.cancel',
    'menu.history',
    'menu.settings',
    'menu.leave',
  ],
  book: ['book.chapters', 'book.play', 'book.print', 'book.numbers', 'menu.aid', 'book.cards', 'book.back'],
  panels: [
    'chat.send',
    'seats.hand-over',
    'seats.concede',
    'people.mute',
    'people.hear',
    'people.block',
    'people.unblock',
    'people.report',
    'people.send',
    'link.copy',
    'table.cancel',
    'orders.add',
    'orders.remove',
  ],
  votes: ['vote.agree', 'vote.refuse', 'vote.withdraw', 'late.wait', 'late.bot', 'late.end'],
  recap: ['recap.play', 'recap.go-on'],
  replay: [
    'replay.first',
    'replay.last',
    'replay.back',
    'replay.on',
    'replay.round-back',
    'replay.round-on',
    'replay.play',
    'replay.pause',
    'replay.all-hands',
    'replay.copy',
    'replay.fork',
  ],
  fork: ['fork.bots', 'fork.hot-seat', 'fork.go', 'table.cancel'],
  end: [
    'end.board',
    'end.export',
    'end.replay',
    'end.rematch',
    'end.same-deal',
    'end.fork',
    'end.see',
    'verify.check',
  ],
  evolution: [
    'evo.button.stop',
    'evo.button.plan',
    'evo.button.pass',
    'evo.button.decline',
    'evo.button.plain',
    'evo.place.back',
    'evo.confirm.attack',
    'evo.confirm.eat',
    'evo.confirm.food',
    'evo.confirm.stop',
    'evo.confirm.plan',
    'evo.confirm.pass',
    'evo.confirm.decline',
    'evo.confirm.use',
    'evo.confirm.pay',
    'evo.confirm.leaf',
    'evo.confirm.card',
  ],
  plate: [
    'table.close',
    'evo.plate.keep',
    'evo.plate.let-go',
    'evo.plate.png',
    'evo.plate.svg',
    'evo.plate.share',
    'evo.collection.replay',
  ],
  'dominant-species': [
    'ds.button.forgo',
    'ds.button.skip',
    'ds.button.use',
    'ds.button.stop',
    'ds.confirm.place',
    'earth.same',
    'earth.close',
  ],
  'dominant-species-marine': [
    'm.move.retrieve',
    'm.move.retrieve.reseed',
    'm.move.retrieve.end',
    'm.button.forgo',
    'm.button.skip',
    'm.button.stop',
    'm.button.use',
    'm.confirm.place',
    'm.confirm.retrieve',
    'm.confirm.keep',
    'm.confirm.keep-two',
    'm.confirm.card',
    'm.confirm.animal',
    'm.confirm.forgo',
    'm.confirm.stop',
    'm.confirm.skip',
    'm.choose.nothing',
    'm.choose.board',
    'm.choose.card',
    'm.choose.pool',
    'm.choose.eliminated',
    'earth.same',
    'earth.close',
  ],
  frame: [
    'nav.home',
    'nav.tables',
    'nav.games',
    'nav.rules',
    'nav.settings',
    'me.say-name',
    'update.now',
    'update.later',
  ],
  name: ['name.enter', 'cancel'],
  home: [
    'home.play',
    'home.new-table',
    'home.learn',
    'home.play-now',
    'home.continue',
    'home.have-link',
    'home.read-rules',
    'home.sign-in',
    'tables.next',
    'tables.play',
    'tables.watch',
    'tables.open',
    'tables.look',
    'lobby.sit-down',
    'rematch.decline',
    'recent.all',
    'recent.replay',
    'join.by-link',
    'join.go',
    'lists.more',
  ],
  archive: [
    'archive.mine',
    'archive.everybody',
    'archive.bring-in',
    'recent.replay',
    'remove.do',
    'lists.more',
    'cancel',
  ],
  room: ['room.copy', 'room.close', 'room.leave', 'room.start', 'join.sit-down', 'rematch.decline', 'cancel'],
  'new table': [
    'new.kind.me',
    'new.kind.bot',
    'new.kind.link',
    'new.kind.open',
    'new.kind.here',
    'new.add-seat',
    'new.bots-instead',
    'new.all-rules',
    'new.reset',
    'new.fewer-rules',
    'new.create',
    'new.start',
    'new.seen.link',
    'new.seen.public',
    'pace.none',
    'pace.live',
    'pace.days',
  ],
  account: [
    'account.send',
    'account.passkey-enter',
    'account.passkey-add',
    'account.remove',
    'account.revoke',
    'people.forgive',
    'account.leave',
    'account.data',
    'account.delete',
    'notices.save',
    'notices.vacation.set',
    'notices.vacation.back',
    'programs.create',
    'programs.copy',
    'programs.done',
    'programs.revoke',
    'cancel',
  ],
} as const;

type Place = keyof typeof PLACES;

const TABLE: readonly Place[] = ['prompt', 'table', 'menu', 'panels', 'book', 'votes', 'recap'];
const SCREENS: Readonly<Record<string, readonly [parts: readonly Part[], places: readonly Place[]]>> = {
  home: [['shell'], ['frame', 'home', 'name']],
  collection: [
    ['shell', 'table', 'evolution'],
    ['frame', 'plate'],
  ],
  archive: [['shell'], ['frame', 'archive']],
  room: [
    ['shell', 'service'],
    ['frame', 'room', 'name'],
  ],
  'new table': [
    ['shell', 'options', 'service'],
    ['frame', 'new table'],
  ],
  settings: [
    ['shell', 'service'],
    ['frame', 'account'],
  ],
  rules: [
    ['shell', 'table', 'service', 'evolution'],
    ['frame', 'book'],
  ],
  evolution: [
    ['shell', 'table', 'service', 'evolution'],
    [...TABLE, 'evolution'],
  ],
  'dominant-species': [
    ['shell', 'table', 'service', 'dominant-species'],
    [...TABLE, 'dominant-species'],
  ],
  'dominant-species-marine': [
    ['shell', 'table', 'service', 'dominant-species-marine'],
    [...TABLE, 'dominant-species-marine'],
  ],
  lesson: [
    ['shell', 'table', 'service', 'evolution', 'lesson'],
    ['prompt', 'lesson', 'evolution'],
  ],
  replay: [
    ['shell', 'table', 'service', 'evolution'],
    ['replay', 'fork', 'table', 'menu'],
  ],
  end: [
    ['shell', 'table', 'service', 'evolution'],
    ['end', 'fork', 'table', 'menu'],
  ],
};

/** Commands that mean the same: a button, and what it is called while it waits for the confirmation. */
const SAME: readonly (readonly string[])[] = [
  ['prompt.confirm', 'evo.confirm.decline', 'evo.confirm.leaf', 'm.confirm.stop'],
  ['evo.button.stop', 'evo.confirm.stop'],
  ['evo.button.plan', 'evo.confirm.plan'],
  ['evo.button.pass', 'evo.confirm.pass'],
  ['m.button.forgo', 'm.confirm.forgo'],
  ['m.button.skip', 'm.confirm.skip'],
  ['m.move.retrieve', 'm.confirm.retrieve'],
  ['table.close', 'earth.close'],
  ['link.copy', 'replay.copy'],
  ['replay.fork', 'end.fork'],
  ['tables.open', 'tables.look', 'tables.watch'],
  ['home.new-table', 'lobby.open'],
  ['recap.play', 'replay.play'],
  ['recap.go-on', 'watch.go-on', 'lesson.go-on'],
];

/** Beside the words of a button, in their place once they have been followed, or on a button that is alone on its screen. */
const ALONE = new Set([
  ...['home.against', 'home.easy'],
  ...['late.wishes', 'me.guest'],
  ...['link.copied', 'notices.saved', 'programs.copied', 'room.copied'],
  ...['curtain.take', 'mishap.again'],
  // What a plate says that opens
  'evo.plate.brief',
]);
/** Keys of a keyboard, and the sheets of drawings. */
const ELSEWHERE = /^key\./;

const VALUES = { title: '', n: 2, round: 5, count: 0, unread: 0 };

function saidBy(texts: Texts, places: readonly Place[]): Map<string, string[]> {
  const said = new Map<string, string[]>();
  for (const key of new Set(places.flatMap((place): readonly string[] => PLACES[place]))) {
    const words = texts.text(key, VALUES).toLocaleLowerCase(texts.locale);
    said.set(words, [...(said.get(words) ?? []), key]);
  }
  return said;
}

describe.for(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  test.for(Object.entries(SCREENS))('no two commands of %s say the same', async ([, [parts, places]]) => {
    const texts = await loadTexts(language, parts);
    const mixed = [...saidBy(texts, places)].filter(
      ([, keys]) => keys.length > 1 && !SAME.some((group) => keys.every((key) => group.includes(key))),
    );
    expect(mixed).toEqual([]);
  });
});

test('every command that is read on a button stands in a place', () => {
  const read = [...readSources().values()].flatMap(({ buttons }) => buttons);
  expect(read.length).toBeGreaterThan(80);
  const listed = new Set<string>(Object.values(PLACES).flat());
  expect(
    [...new Set(read)].filter((key) => !listed.has(key) && !ALONE.has(key) && !ELSEWHERE.test(key)),
  ).toEqual([]);
});

test('two commands with the same words would be found', () => {
  const texts = { locale: 'cs', text: (key: string) => (/forgo|concede/.test(key) ? 'Vzdát se' : key) };
  const keys = saidBy(texts as unknown as Texts, ['panels', 'dominant-species']).get('vzdát se');
  expect(keys).toEqual(['seats.concede', 'ds.button.forgo']);
});
