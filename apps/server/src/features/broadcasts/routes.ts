import * as calls from '@semestr/api/broadcasts';
import { BEYOND_ROLE } from '@semestr/api/endpoint';
import { audienceFault } from '@semestr/core/broadcasts';
import type { FastifyInstance } from 'fastify';
import { users } from '../../db/tables/users.ts';
import { isAudienceWithin, isInAudience } from '../../domain/broadcasts.ts';
import { facultyFor } from '../../domain/caller.ts';
import type { Services } from '../../http/services.ts';
import { handle } from '../../http/handle.ts';
import { invalidField, refusal } from '../../domain/refusal.ts';

export function broadcastRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.preview, async ({ db, body, caller }) => {
    const facultyId = facultyFor(caller, calls.preview);
    if (facultyId !== null && !(await isAudienceWithin(db, body, facultyId))) throw refusal(BEYOND_ROLE);
    const fault = audienceFault(body);
    if (fault) throw invalidField(fault);
    return { recipients: await db.$count(users, isInAudience(db, body)) };
  });
}
