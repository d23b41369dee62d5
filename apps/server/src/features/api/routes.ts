import { contract, features } from '@semestr/api/contract';
import { openApi } from '@semestr/api/openapi';
import { namedShapes } from '@semestr/api/openapi/names';
import type { FastifyInstance } from 'fastify';
import type { CachedAnswers } from '../../http/cached.ts';

const PATH = '/api/v1/openapi.json';

/** The description of the whole API, made from the contract when it is first asked for. */
export function openApiRoute(app: FastifyInstance, cached: CachedAnswers): void {
  const make = async (): Promise<string> => JSON.stringify(openApi(contract, namedShapes(features)));
  app.get(PATH, async (request, reply) => {
    if (!cached.send(PATH, request, reply)) await cached.make(PATH, make, request, reply);
    return reply;
  });
}
