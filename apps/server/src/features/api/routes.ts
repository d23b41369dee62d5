import { contract, features } from '@semestr/api/contract';
import { openApi } from '@semestr/api/openapi';
import { namedShapes } from '@semestr/api/openapi/names';
import type { FastifyInstance } from 'fastify';
import type { CachedAnswers } from '../../http/cached.ts';

/** The description of the whole API, made from the contract when it is first asked for. */
export function openApiRoute(app: FastifyInstance, cached: CachedAnswers): void {
  app.get('/api/v1/openapi.json', async (request, reply) => {
    if (!cached.send(request, reply))
      await cached.make(request, reply, async () => JSON.stringify(openApi(contract, namedShapes(features))));
    return reply;
  });
}
