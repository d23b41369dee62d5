import { contract, features } from '@semestr/api/contract';
import { openApi } from '@semestr/api/openapi';
import { namedShapes } from '@semestr/api/openapi/names';
import type { FastifyInstance } from 'fastify';
import type { CachedAnswers } from '../../http/cached.ts';

const PATH = '/api/v1/openapi.json';

/** Paths of the existing provider's API description, used by authors of clients. */
const PROVIDERS = ['/api/v1/swagger', '/api/v1/swagger-ui', '/api/v1/swagger-ui/index.html'];

/** The page that shows the description. */
const PAGE = '/api';

/** Serves the description of the whole API, generated from the contract on first use, and redirects to its page. */
export function openApiRoute(app: FastifyInstance, cached: CachedAnswers): void {
  const make = async (): Promise<string> => JSON.stringify(openApi(contract, namedShapes(features)));
  app.get(PATH, async (request, reply) => {
    if (!cached.send(PATH, request, reply)) await cached.make(PATH, make, request, reply);
    return reply;
  });
  for (const path of PROVIDERS) app.get(path, async (_request, reply) => reply.redirect(PAGE, 302));
}
