import type { Sent } from '@clade/protocol';
import type { FastifyPluginAsync, FastifyTypeProvider, RawServerDefault } from 'fastify';
import type { Static, TSchema } from 'typebox';

/** An answer that is text already: the stream of its reader says the same. */
export class Ready<Answer> {
  /** What the text says; for the compiler alone. */
  declare readonly says: Answer;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The types of a route are those of its schemas: what comes in has been checked, what goes out is only read. */
export interface WireTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  serializer: this['schema'] extends TSchema ? Answered<Sent<Static<this['schema']>>> : unknown;
}

type Answered<Answer> = Answer | Ready<Answer>;

/** Routes of one part of the interface. */
export type Routes<Options> = FastifyPluginAsync<Options & object, RawServerDefault, WireTypes>;
