import { existsSync, writeFileSync } from 'node:fs';
import { isRefusal, legalMoves, type Move, type Refusal, readMove } from '@clade/engine';
import type { Seen } from '@clade/wording';
import { cardTexts } from '../cards.ts';
import type { Entry, MenuChoice, Option } from '../entry.ts';
import { reasonOf } from '../files.ts';
import type { Io } from '../io.ts';
import { menuOf, moveLabel, numberedLabel } from '../menu/menu.ts';
import { resultLines } from '../result.ts';
import { locale, say } from '../speech.ts';
import { logLines, namesFor, questionLine, refusalLine, seenBy, tale } from '../story.ts';
import { columns, styleFor, type TextStyle, wrap } from '../text.ts';
import { Lines } from './lines.ts';
import { inColumns, menuLines } from './screen.ts';
import type { Session } from './session.ts';

/** What is typed, and the key of what it does. */
const COMMANDS = [
  ['Enter', 'enter'],
  ['b', 'b'],
  ['u', 'u'],
  ['l', 'l'],
  ['w', 'w', 'words'],
  ['c', 'c', 'name'],
  ['log [all]', 'log'],
  ['save', 'save', 'file'],
  ['q', 'q'],
] as const;

function help(): string[] {
  const lines = columns(
    COMMANDS.map(([typed, what, tail]) => [
      `  ${tail === undefined ? typed : `${typed} ${say(`cli.play.help.${tail}`)}`}`,
      say(`cli.play.help.${what}`),
    ]),
  );
  return [say('cli.play.help.1'), say('cli.play.help.2'), '', ...lines];
}

/** Lines around table and menu: a blank, question, commands, input. */
const AROUND = 5;

/** Plays one game with the person at the terminal. */
export class TerminalTable {
  readonly #io: Io;
  readonly #entry: Entry;
  readonly #session: Session;
  readonly #names: readonly string[];
  readonly #lines: Lines;
  readonly #style: TextStyle;
  /** The menu being shown: the first one, or one behind it. */
  #menu: readonly MenuChoice[] = [];
  #top: readonly MenuChoice[] = [];
  #note: string | undefined;

  constructor(io: Io, entry: Entry, session: Session, names: readonly string[]) {
    this.#io = io;
    this.#entry = entry;
    this.#session = session;
    this.#names = names;
    this.#lines = new Lines(io);
    this.#style = styleFor(io.colour);
  }

  /** Until the game is over, the person leaves, or the input ends. */
  async run(): Promise<void> {
    try {
      while (await this.#turn());
    } finally {
      this.#lines.close();
    }
  }

  async #turn(): Promise<boolean> {
    const session = this.#session;
    session.advance();
    if (session.over) {
      this.#menu = [];
      this.#showTable();
      await this.#atTheEnd();
      return false;
    }
    this.#openMenu();
    this.#showTable();
    this.#showMenu();
    for (;;) {
      const line = await this.#lines.next(`${this.#style.bold('>')} `);
      if (line === undefined) {
        this.#print(say('cli.play.ended', { n: session.moveCount }));
        return false;
      }
      const done = await this.#answer(line);
      if (done === 'left') return false;
      if (done === 'moved') return true;
    }
  }

  #print(...lines: readonly string[]): void {
    for (const line of lines) {
      for (const piece of wrap(line, this.#io.columns, leading(line))) this.#io.out(`${piece}\n`);
    }
  }

  #showTable(): void {
    const { state, seat } = this.#session;
    const { columns, rows, isTTY } = this.#io;
    if (isTTY) this.#io.out('\u001b[H\u001b[2J');
    else this.#io.out(`${this.#style.dim('-'.repeat(Math.min(columns, 78)))}\n`);
    const { past } = this.#session;
    const paper = { width: columns, style: this.#style, names: this.#names, past };
    const menu = menuLines(this.#menu, columns, this.#style).length;
    const height = isTTY ? { height: rows - menu - AROUND } : {};
    this.#showStory();
    for (const line of this.#entry.draw(state, seat, { ...paper, ...height })) this.#io.out(`${line}\n`);
    this.#io.out('\n');
    if (this.#note !== undefined) this.#print(this.#style.yellow(this.#note), '');
    this.#note = undefined;
  }

  /** What happened since the person's last choice: above the table, so that a long story leaves that in sight. */
  #showStory(): void {
    const session = this.#session;
    const told = tale(this.#entry, session.past, namesFor(session.seat), session.lastChosen);
    if (told.length > 0) this.#print(...told.map((line) => `  ${line}`), '');
  }

  #openMenu(): void {
    const { game, state } = this.#session;
    const options = this.#options();
    this.#top = menuOf(this.#entry, state, this.#seen(), options);
    this.#menu = this.#top;
    this.#lines.words = [...this.#labels().keys(), ...options.map(({ move }) => game.describe(state, move))];
  }

  #options(): Option[] {
    const { game, state, seat } = this.#session;
    return legalMoves(game, state, seat).map((move) => ({ move, wire: game.toWire(move) }));
  }

  #seen(): Seen {
    const { game, state, seat, past } = this.#session;
    return seenBy(game, state, seat, past);
  }

  /** The legal moves by what they are called. */
  #labels(): Map<string, Move> {
    const seen = this.#seen();
    return new Map(this.#options().map(({ move, wire }) => [moveLabel(this.#entry, wire, seen), move]));
  }

  #question(): string {
    const legal = this.#options().map(({ wire }) => wire);
    return questionLine(this.#entry, { legal, made: this.#session.made }, this.#seen());
  }

  #showMenu(): void {
    const { game, state, seat } = this.#session;
    if (this.#menu === this.#top) {
      const { rule } = game.decision(state, seat);
      this.#print(`${this.#style.bold(this.#question())} [${rule}]`);
    }
    for (const line of menuLines(this.#menu, this.#io.columns, this.#style)) this.#io.out(`${line}\n`);
    this.#print(this.#style.dim(say(this.#menu === this.#top ? 'cli.play.keys' : 'cli.play.keys.below')));
  }

  /** One line of input: a choice, a command, or a move in words. */
  async #answer(line: string): Promise<'moved' | 'left' | 'asked'> {
    const [word = '', ...rest] = line.split(/\s+/);
    const tail = line.slice(word.length).trim();
    const keyed = this.#menu.find((c) => c.key === line) ?? this.#top.find((c) => c.key === line);
    if (keyed?.move !== undefined) return this.#move(keyed.move, keyed.standing);
    if (/^\d+([ .,]\d+)*$/.test(line)) return this.#pick(line.split(/[ .,]/).map(Number));
    switch (word) {
      case '':
      case 'b':
        return this.#back(word === '');
      case '?':
      case 'help':
        this.#print(...help(), '', say(this.#entry.legend));
        return 'asked';
      case 'u':
      case 'undo':
        return this.#undo();
      case 'l':
        this.#list();
        return 'asked';
      case 'w':
        this.#why(tail);
        return 'asked';
      case 'c':
        this.#cards(tail);
        return 'asked';
      case 'log':
        this.#log(rest[0] === 'all');
        return 'asked';
      case 'save':
        this.#save(tail);
        return 'asked';
      case 'q':
      case 'quit':
        return this.#quit();
      default:
        return this.#inWords(line);
    }
  }

  #pick(numbers: readonly number[]): 'moved' | 'asked' {
    for (const n of numbers) {
      const numbered = this.#menu.filter((c) => c.key === undefined);
      const choice = numbered[n - 1];
      if (choice === undefined) {
        this.#print(
          numbered.length === 0
            ? say('cli.play.no-choice.none', { n })
            : say('cli.play.no-choice', { n, all: numbered.length }),
        );
        return 'asked';
      }
      if (choice.move !== undefined) return this.#move(choice.move, choice.standing);
      this.#menu = choice.sub ?? [];
      if (n === numbers.at(-1)) this.#print('', this.#style.bold(`${choice.label}:`));
    }
    this.#showMenu();
    return 'asked';
  }

  #move(move: Move, standing: true | undefined): 'moved' {
    this.#session.choose(move, standing === true);
    return 'moved';
  }

  #back(redraw: boolean): 'asked' {
    const below = this.#menu !== this.#top;
    this.#menu = this.#top;
    if (redraw && !below) this.#showTable();
    this.#showMenu();
    return 'asked';
  }

  #undo(): 'moved' | 'asked' {
    const stop = this.#session.undo();
    if (stop !== undefined) {
      this.#print(say(`cli.play.back.${stop}`));
      return 'asked';
    }
    this.#note = say('cli.play.back.done');
    return 'moved';
  }

  #list(): void {
    const words = [...this.#labels().keys()].map((label) => `  ${label}`);
    this.#print(...inColumns(words, this.#io.columns));
  }

  #why(words: string): void {
    const { game, state, seat } = this.#session;
    if (words === '') {
      this.#print(say('cli.play.why', { example: this.#lines.words[0] ?? 'pass' }));
      return;
    }
    const move = this.#read(words);
    const refused = isRefusal(move) ? move : game.explain(state, seat, move);
    this.#print(refused ? this.#refusal(refused) : say('cli.play.legal'));
  }

  /** A move as it is listed, in the language of the terminal; or in the words or as the wire of logs. */
  #read(typed: string): Move | Refusal {
    const { game, state } = this.#session;
    const wanted = plainly(typed);
    const seen = this.#seen();
    const listed = this.#options().filter(({ wire }) =>
      [moveLabel, numberedLabel].some((label) => plainly(label(this.#entry, wire, seen)) === wanted),
    );
    return listed.length === 1 ? (listed[0] as Option).move : readMove(game, state, typed);
  }

  #refusal(refused: Refusal): string {
    return refusalLine(this.#entry, refused, this.#seen(), namesFor(this.#session.seat));
  }

  #inWords(line: string): 'moved' | 'asked' {
    const { game, state, seat } = this.#session;
    const move = this.#read(line);
    const refused = isRefusal(move) ? move : game.explain(state, seat, move);
    if (isRefusal(move) || refused) {
      this.#print(refused ? this.#refusal(refused) : '');
      if (isRefusal(move)) this.#print(say('cli.play.hint'));
      return 'asked';
    }
    return this.#move(move, undefined);
  }

  #cards(name: string): void {
    const cards = cardTexts(this.#entry);
    const id = name.toLowerCase().replaceAll(' ', '-');
    const seen = this.#entry.glossary(this.#session.state, this.#session.seat);
    const wanted =
      name === ''
        ? cards.filter((c) => seen.includes(c.id))
        : cards.filter((c) => c.id.startsWith(id) || lowered(c.name).startsWith(lowered(name)));
    if (wanted.length === 0)
      this.#print(name === '' ? say('cli.play.no-cards') : say('cli.play.no-card', { name }));
    for (const card of wanted)
      this.#print(
        `  ${say('cli.play.card', { name: this.#style.bold(card.name), text: card.summary, rule: card.rule })}`,
      );
  }

  #log(all: boolean): void {
    const { past, seat, game, state } = this.#session;
    const { round = 0 } = game.view(state, seat) as { round?: number };
    this.#print(...logLines(this.#entry, past, namesFor(seat), all ? 0 : round));
  }

  #save(path: string): void {
    if (path === '') this.#print(say('cli.play.save'));
    else if (existsSync(path)) this.#print(say('cli.play.exists', { path }));
    else {
      try {
        writeFileSync(path, this.#session.log(this.#names.map(insideOf)), { flag: 'wx' });
        this.#print(say('cli.play.saved', { n: this.#session.moveCount, path }));
      } catch (error) {
        this.#print(say('cli.play.unwritten', { path, reason: reasonOf(error) }));
      }
    }
  }

  async #quit(): Promise<'left' | 'asked'> {
    if (this.#io.isTTY) {
      const sure = await this.#lines.next(`${say('cli.play.sure')} `);
      if (sure !== undefined && !lowered(sure).startsWith(say('cli.play.yes'))) return 'asked';
    }
    this.#print(say('cli.play.left', { n: this.#session.moveCount }));
    return 'left';
  }

  async #atTheEnd(): Promise<void> {
    const result = this.#session.game.result(this.#session.state);
    if (result === undefined) return;
    for (const line of resultLines(this.#entry, result, this.#names, this.#io.columns))
      this.#io.out(`${line}\n`);
    this.#print('', say('cli.end.seed', { seed: this.#session.seed }));
    while (this.#io.isTTY) {
      this.#print(this.#style.dim(say('cli.end.leave')));
      const line = (await this.#lines.next('> ')) ?? '';
      if (line.startsWith('log')) this.#log(line.endsWith('all'));
      else if (line.startsWith('save')) this.#save(line.slice(4).trim());
      else if (line === '' || line.startsWith('q')) return;
    }
  }
}

/** The blanks a line begins with, so that its continuation stands below its text. */
function leading(line: string): string {
  const blanks = /^ */.exec(line)?.[0] ?? '';
  return blanks === '' ? '' : `${blanks}  `;
}

/** `Player 2 (beginner)` is written into logs as `beginner`. */
function insideOf(name: string): string {
  return /\((.*)\)$/.exec(name)?.[1] ?? name;
}

/** Capital letters, marks above letters and what stands between words make no difference to what is typed. */
function plainly(text: string): string {
  return lowered(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('−', '-')
    .replaceAll(/[^\p{L}\p{N}+-]+/gu, ' ')
    .trim();
}

function lowered(text: string): string {
  return text.toLocaleLowerCase(locale());
}
