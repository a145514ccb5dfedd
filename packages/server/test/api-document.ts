import { Compile } from 'typebox/compile';
import type { JsonSchema } from './fuzz-schemas.ts';

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}
export interface Operation extends Readonly<Record<string, unknown>> {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}
export interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface Route {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export function routesOf(document: OpenApi): Route[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

const checks = new Map<JsonSchema, ReturnType<typeof Compile>>();

/** What is wrong with an answer by its schema in the document; undefined when nothing is. */
export function misfit(operation: Operation, status: number, body: unknown): string | undefined {
  const key = status < 300 ? String(status) : `${Math.floor(status / 100)}XX`;
  const [schema] = Object.values(operation.responses[key]?.content ?? {}).map((c) => c.schema);
  if (schema === undefined) return `no schema for ${status}`;
  const check = checks.get(schema) ?? Compile(schema);
  checks.set(schema, check);
  return check.Check(body) ? undefined : JSON.stringify(check.Errors(body)).slice(0, 500);
}
