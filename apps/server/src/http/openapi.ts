import { contract } from '@semestr/api/contract';
import { openApi } from '@semestr/api/openapi';
import type { FastifyInstance } from 'fastify';

/** The description of the whole API, made from the contract. */
export function openApiRoute(app: FastifyInstance): void {
  const document = JSON.stringify(openApi(contract));
  app.get('/api/v1/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document),
  );
}
