import * as calls from '@semestr/api/broadcasts';
import { audienceFault } from '@semestr/core/broadcasts';
import type { FastifyInstance } from 'fastify';
import { users } from '../../db/tables/users.ts';
import { isInAudience } from '../../domain/broadcasts.ts';
import type { Services } from '../../http/services.ts';
import { handle } from '../../http/handle.ts';
import { invalidField } from '../../domain/refusal.ts';

export function broadcastRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.preview, async ({ db, body }) => {
    const fault = audienceFault(body);
    if (fault) throw invalidField(fault);
    return { recipients: await db.$count(users, isInAudience(db, body)) };
  });
}
