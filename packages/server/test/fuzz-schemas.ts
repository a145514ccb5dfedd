import fc from 'fast-check';

/** The part of JSON Schema that the OpenAPI document is written in. */
export interface JsonSchema {
  readonly type?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Words that a table may know: ids, names, options, verbs; they bring random requests past the first check. */
export type Vocabulary = (schema: JsonSchema, name: string) => fc.Arbitrary<unknown> | undefined;

/** Values that a schema allows, more or less: what does not fit is a test of its own. */
export function valuesOf(schema: JsonSchema, words: Vocabulary, name = ''): fc.Arbitrary<unknown> {
  const known = words(schema, name);
  const plain = plainValues(schema, words, name);
  return known === undefined
    ? plain
    : fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: plain });
}

function plainValues(schema: JsonSchema, words: Vocabulary, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((s) => valuesOf(s, words, name)));
  switch (schema.type) {
    case 'object':
      return objectsOf(schema, words);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, words, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 8),
      });
    case 'string':
      return stringsOf(schema);
    case 'integer':
      return fc.oneof(
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) }),
      );
    case 'number':
      return fc.double({ noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

/** Of several fields each with a pattern hardly any request would fit as a whole, if most strings did not fit theirs. */
function stringsOf({ minLength = 0, maxLength = 60, pattern }: JsonSchema): fc.Arbitrary<string> {
  const longest = Math.min(maxLength, 600);
  const any = fc.oneof(
    fc.string({ minLength, maxLength: longest }),
    fc.string({ unit: 'grapheme', maxLength: 24 }),
    fc.stringMatching(/^[a-z][a-z0-9-]{7,21}$/),
  );
  // fast-check cannot make half characters, which our patterns of names forbid by their property.
  if (pattern === undefined || pattern.includes('\\p{')) return any;
  const fitting = fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: longest, size: 'max' });
  return fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: any });
}

function objectsOf(schema: JsonSchema, words: Vocabulary): fc.Arbitrary<unknown> {
  const { properties = {}, patternProperties, required = [] } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, valuesOf(value, words, key)]),
  );
  const object = fc.record(fields, { requiredKeys: [...required] });
  const [values] = Object.values(patternProperties ?? {});
  if (values === undefined) return object;
  return fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), valuesOf(values, words), { maxKeys: 4 });
}

/** What has broken other servers. */
export const HOSTILE: readonly unknown[] = [
  null,
  true,
  '',
  0,
  -1,
  -0,
  0.5,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  'NaN',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eevil',
  '\u2028',
  '../../etc/passwd',
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  'constructor',
  '__proto__',
  'toString',
  'x'.repeat(5000),
  [],
  {},
  [[[[[[]]]]]],
  { constructor: { name: 'x' } },
  { toString: 'x', valueOf: 1, hasOwnProperty: null },
  { length: 1_000_000_000 },
];

/** Puts something hostile in the place of one part, drops one, or adds one. */
export function spoiled(value: unknown): fc.Arbitrary<unknown> {
  const bad = fc.constantFrom(...HOSTILE);
  if (typeof value !== 'object' || value === null) return bad;
  if (Array.isArray(value)) {
    if (value.length === 0) return bad;
    return fc.oneof(
      bad,
      fc.nat(value.length - 1).chain((i) => spoiled(value[i]).map((x) => value.with(i, x))),
      bad.map((x) => [...value, x]),
    );
  }
  const keys = Object.keys(value);
  const record = value as Record<string, unknown>;
  const changes: fc.Arbitrary<unknown>[] = [
    bad,
    fc
      .tuple(fc.constantFrom('constructor', 'toString', 'seat', 'user', 'host', ''), bad)
      .map(([k, x]) => ({ ...record, [k]: x })),
  ];
  if (keys.length > 0) {
    changes.push(
      fc.constantFrom(...keys).chain((k) => spoiled(record[k]).map((x) => ({ ...record, [k]: x }))),
      fc
        .constantFrom(...keys)
        .map((k) => Object.fromEntries(Object.entries(record).filter(([x]) => x !== k))),
    );
  }
  return fc.oneof(...changes);
}
