import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The interface as an OpenAPI document and as a page; routes that are registered after this are in it. */
export async function describeInterface(http: FastifyInstance): Promise<void> {
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Clade', version: '1', description: 'Tables of board games about life and extinction.' },
      tags: [
        { name: 'games', description: 'what can be played' },
        { name: 'people', description: 'guests' },
        { name: 'tables', description: 'tables as a whole' },
        { name: 'seats', description: 'who plays' },
        { name: 'moves', description: 'playing' },
        { name: 'pace', description: 'clocks' },
        { name: 'orders', description: 'answers in advance' },
        { name: 'talk', description: 'chat and notes' },
        { name: 'logs', description: 'finished games' },
        { name: 'live', description: 'the stream' },
        { name: 'tokens', description: 'programs that play' },
        { name: 'account', description: 'accounts, which nobody needs to play' },
        { name: 'notices', description: 'how people are told that it is their turn' },
        { name: 'push', description: 'notices to browsers that have no page open' },
      ],
    },
  });
  await http.register(swaggerUi, { routePrefix: '/api/docs' });
  http.get('/api/openapi.json', { schema: { hide: true } }, () => http.swagger());
}
