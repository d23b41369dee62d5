import { audit as calls } from '@semestr/api/audit';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { audit } from '../db/tables/audit.ts';
import type { Services } from '../http/services.ts';
import { denialReasonOf, type Caller } from '../domain/caller.ts';
import { handle } from '../http/handle.ts';
import { write } from './changes.ts';
import type { Resource } from './define-resource.ts';
import { entryOf, toRefusal, revertEntry } from './undo.ts';

/** Limited roles can only revert their own actions. */
const mayRevert = ({ role, userId }: Caller, context: { userId: number | null }): boolean =>
  role === 'admin' || context.userId === userId;

/** Registers the call that reverts the change of a record in an audit log entry. */
export function undoRoute(app: FastifyInstance, services: Services, resources: readonly Resource[]): void {
  handle(app, services, calls.undo, async ({ db, params, caller, now, request, refuse }) => {
    const [found] = await db.select().from(audit).where(eq(audit.id, params.id));
    if (!found || !mayRevert(caller, found)) throw refuse('record-not-found');
    const entry = entryOf(found, resources, now);
    if (!entry) throw refuse('undo-impossible');
    if (denialReasonOf(entry.call, caller) !== null) throw refuse('record-not-found');
    const context = { call: calls.undo, caller, now, client: request.ip, undoesId: found.id };
    try {
      const id = await write({ ...services, db }, entry.config, calls.undo, (tx) =>
        revertEntry({ ...context, tx }, entry),
      );
      return { id };
    } catch (error) {
      throw toRefusal(error);
    }
  });
}
