import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/**
 * Checks what comes in by its schema. A body says itself what is a number; addresses hold text only, so there what is
 * written like a whole number or a truth value is read as one where the schema asks for it.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  const types = httpPart === 'body' ? [] : typesOf(schema);
  return (given) => {
    const value = types.length === 0 ? given : read(given as Fields, types);
    // Read by errors.ts.
    return compiled.Check(value) ? { value } : { error: compiled.Errors(value) };
  };
};

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an address that are no text. */
function typesOf(schema: TSchema): (readonly [string, 'integer' | 'boolean'])[] {
  const { properties = {} } = schema as { properties?: Readonly<Record<string, { type?: string }>> };
  return Object.entries(properties).flatMap(([name, { type }]) =>
    type === 'integer' || type === 'boolean' ? [[name, type] as const] : [],
  );
}

function read(given: Fields, types: ReturnType<typeof typesOf>): Fields {
  const value: Record<string, unknown> = { ...given };
  for (const [name, type] of types) {
    const text = given[name];
    if (typeof text !== 'string') continue;
    if (type === 'integer' && /^-?\d{1,16}$/.test(text)) value[name] = Number(text);
    if (type === 'boolean' && (text === 'true' || text === 'false')) value[name] = text === 'true';
  }
  return value;
}
