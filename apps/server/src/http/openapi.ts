import { contract, features } from '@semestr/api/contract';
import { openApi } from '@semestr/api/openapi';
import { namedShapes } from '@semestr/api/openapi/names';
import type { FastifyInstance } from 'fastify';
import type { PreparedAnswers } from './prepared.ts';

/** The description of the whole API, made from the contract when it is first asked for. */
export function openApiRoute(app: FastifyInstance, prepared: PreparedAnswers): void {
  app.get('/api/v1/openapi.json', async (request, reply) => {
    if (!prepared.send(request, reply))
      await prepared.make(request, reply, async () =>
        JSON.stringify(openApi(contract, namedShapes(features))),
      );
    return reply;
  });
}
