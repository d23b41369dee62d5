import { audit as calls } from '@semestr/api/resources-records';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../db/tables/audit.ts';
import type { Services } from '../../domain/services.ts';
import { barOf, type Caller } from '../../http/caller.ts';
import { handle } from '../../http/handle.ts';
import { refuse } from '../../http/refuse.ts';
import { write } from './changing.ts';
import type { Resource } from './define-resource.ts';
import { entryOf, obstacle, takeBack } from './taking-back.ts';

/** Whoever holds a narrower role takes back their own deeds. */
const mayTakeBack = ({ role, userId }: Caller, deed: { userId: number | null }): boolean =>
  role === 'admin' || deed.userId === userId;

/** Takes back what an entry of the audit log says was done to a record. */
export function undoRoute(app: FastifyInstance, services: Services, resources: readonly Resource[]): void {
  handle(app, services, calls.undo, async ({ params, caller, now, request }) => {
    const [found] = await services.db.select().from(audit).where(eq(audit.id, params.id));
    if (!found || !mayTakeBack(caller, found)) throw refuse(calls.undo, 404);
    const entry = entryOf(found, resources, now);
    if (!entry) throw refuse(calls.undo, 409);
    if (barOf(entry.call, caller) !== null) throw refuse(calls.undo, 404);
    const deed = { call: calls.undo, caller, now, client: request.ip, undoesId: found.id };
    try {
      const id = await write(services, entry.config, calls.undo, (tx) => takeBack({ ...deed, tx }, entry));
      return { id };
    } catch (error) {
      throw obstacle(error);
    }
  });
}
