import * as calls from '@semestr/api/institution';
import type { FastifyInstance } from 'fastify';
import { institutionOf } from '../../domain/institution.ts';
import { handle } from '../../http/handle.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../domain/services.ts';

export function institutionRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.read, async () => {
    const row = await institutionOf(services.db);
    if (!row) throw refuse(calls.read, 404);
    const { oidc } = services.settings;
    return { ...row, signInWith: oidc && { name: oidc.name } };
  });
}
