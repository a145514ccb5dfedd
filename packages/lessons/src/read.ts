import { Fields, type Refusal, readFields, type Wire, wrongField } from '@clade/engine';
import type {
  Branch,
  Chapter,
  GameStep,
  LessonStep,
  LookStep,
  MoveStep,
  Rival,
  Scripted,
  Wrong,
} from './format.ts';

/** Reads a chapter; whatever is wrong with it is told with the field that it is in. */
export function readChapter(value: unknown): Chapter | Refusal {
  return readFields('', () => {
    const fields = new Fields(value, '', ['id', 'position', 'rivals', 'stars', 'steps']);
    const steps = list(fields, 'steps', step);
    const rivals = list(fields, 'rivals', rival);
    if (steps.length === 0) wrongField('steps', 'at least one step is needed');
    const ids = new Set(steps.flatMap(({ id }) => id ?? []));
    for (const [i, one] of steps.entries()) {
      if (one.kind === 'move')
        for (const { to } of one.branches ?? [])
          if (!ids.has(to)) wrongField(`steps[${i}].branches`, `no step has the id "${to}"`);
      if (one.kind === 'game' && i < steps.length - 1)
        wrongField(`steps[${i}]`, 'a game is the last step of its chapter');
      if (one.flows && i === steps.length - 1)
        wrongField(`steps[${i}].flows`, 'the last step of a chapter has a second line');
    }
    return {
      id: text(fields, 'id'),
      position: object(fields, 'position'),
      rivals,
      stars: stars(fields),
      steps,
    };
  });
}

function stars(fields: Fields): Chapter['stars'] {
  const value = fields.raw('stars');
  if (!Array.isArray(value) || value.length !== 2 || !value.every((n) => Number.isInteger(n) && n >= 0))
    wrongField(fields.at('stars'), 'two whole numbers are needed: mistakes for three stars and for two');
  const [three, two] = value as [number, number];
  if (two < three) wrongField(fields.at('stars'), 'two stars allow at least as many mistakes as three');
  return [three, two];
}

function rival(value: unknown, path: string): Rival {
  const fields = new Fields(value, path, ['seat', 'name', 'bot']);
  return { seat: fields.integer('seat', -1, 1, 5), name: text(fields, 'name'), bot: text(fields, 'bot') };
}

const TOLD = ['kind', 'id', 'rules', 'show', 'alone', 'flows'];

function step(value: unknown, path: string): LessonStep {
  const kind = (value as { kind?: unknown } | null)?.kind;
  if (kind === 'move') return moveStep(value, path);
  if (kind === 'look') return lookStep(value, path);
  if (kind === 'game') return gameStep(value, path);
  return wrongField(`${path}.kind`, `one of move, look, game is needed, not ${JSON.stringify(kind)}`);
}

function told(fields: Fields) {
  return {
    ...(fields.has('id') ? { id: text(fields, 'id') } : {}),
    rules: list(fields, 'rules', string),
    ...(fields.has('show') ? { show: list(fields, 'show', string) } : {}),
    ...(fields.boolean('alone', false) ? { alone: true } : {}),
    ...(fields.boolean('flows', false) ? { flows: true } : {}),
  };
}

function moveStep(value: unknown, path: string): MoveStep {
  const fields = new Fields(value, path, [...TOLD, 'moves', 'path', 'rest', 'wrong', 'branches', 'follow']);
  const read: MoveStep = {
    kind: 'move',
    ...told(fields),
    moves: list(fields, 'moves', wire),
    path: list(fields, 'path', string),
    ...(fields.has('rest') ? { rest: list(fields, 'rest', wire) } : {}),
    ...(fields.has('wrong') ? { wrong: list(fields, 'wrong', wrong) } : {}),
    ...(fields.has('branches') ? { branches: list(fields, 'branches', branch) } : {}),
    ...(fields.has('follow') ? { follow: list(fields, 'follow', scripted) } : {}),
  };
  if (read.moves.length === 0) wrongField(fields.at('moves'), 'at least one move is needed');
  return read;
}

function lookStep(value: unknown, path: string): LookStep {
  const fields = new Fields(value, path, [...TOLD, 'at', 'wrong']);
  const sight = (one: unknown, where: string) => {
    const seen = new Fields(one, where, ['at', 'say']);
    return { at: text(seen, 'at'), say: text(seen, 'say') };
  };
  return {
    kind: 'look',
    ...told(fields),
    at: text(fields, 'at'),
    ...(fields.has('wrong') ? { wrong: list(fields, 'wrong', sight) } : {}),
  };
}

function gameStep(value: unknown, path: string): GameStep {
  const fields = new Fields(value, path, [...TOLD, 'asks']);
  return { kind: 'game', ...told(fields), asks: list(fields, 'asks', string) };
}

function wrong(value: unknown, path: string): Wrong {
  const fields = new Fields(value, path, ['moves', 'say']);
  return { moves: list(fields, 'moves', wire), say: text(fields, 'say') };
}

function branch(value: unknown, path: string): Branch {
  const fields = new Fields(value, path, ['moves', 'to', 'follow']);
  return {
    moves: list(fields, 'moves', wire),
    to: text(fields, 'to'),
    ...(fields.has('follow') ? { follow: list(fields, 'follow', scripted) } : {}),
  };
}

function scripted(value: unknown, path: string): Scripted {
  const fields = new Fields(value, path, ['seat', 'move']);
  return { seat: fields.integer('seat', -1, 0, 5), move: wire(fields.raw('move'), fields.at('move')) };
}

function wire(value: unknown, path: string): Wire {
  if (!Array.isArray(value) || typeof value[0] !== 'string')
    wrongField(path, 'a move as a wire array is needed');
  return value as unknown as Wire;
}

function string(value: unknown, path: string): string {
  if (typeof value !== 'string' || value === '') wrongField(path, 'a text is needed');
  return value;
}

function text(fields: Fields, name: string): string {
  return string(fields.raw(name), fields.at(name));
}

function object(fields: Fields, name: string): Readonly<Record<string, unknown>> {
  const value = fields.raw(name);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    wrongField(fields.at(name), 'an object is needed');
  return value as Record<string, unknown>;
}

function list<T>(fields: Fields, name: string, read: (value: unknown, path: string) => T): T[] {
  const value = fields.raw(name);
  if (!Array.isArray(value)) wrongField(fields.at(name), 'a list is needed');
  return (value as unknown[]).map((one, i) => read(one, `${fields.at(name)}[${i}]`));
}
