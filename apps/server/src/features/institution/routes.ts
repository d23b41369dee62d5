import * as calls from '@semestr/api/institution';
import type { FastifyInstance } from 'fastify';
import { institutionOf } from '../../domain/institution.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';

export function institutionRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.read, async ({ db, refuse }) => {
    const row = await institutionOf(db);
    if (!row) throw refuse('record-not-found');
    const { oidc } = services.settings;
    return { ...row, signInWith: oidc && { name: oidc.name } };
  });
}
