import * as calls from '@semestr/api/support-tickets';
import { isSupporter } from '@semestr/core/bug-reports';
import type { FastifyInstance } from 'fastify';
import { assigneesFor } from '../../domain/accounts.ts';
import { writeAudit } from '../../domain/audit.ts';
import { actor } from '../../domain/caller.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { addEvent, answerReport, lockReport, ownReports, threadOf } from './tickets.ts';

/** Number of a user's own reports that are returned. */
const MAX_OWN = 50;

/** Registers the calls for bug reports in the console, and for a user's own reports. */
export function ticketRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.thread, async ({ db, params }) => threadOf(db, params.id));

  handle(app, services, calls.answer, async ({ db, params: { id }, body, caller, now, request }) =>
    db.transaction(async (tx) => {
      const by = actor(caller);
      const answered = await answerReport(tx, id, { answer: body.text, authorId: by.userId, now });
      const subject = `bug-reports/${id}`;
      await writeAudit(tx, { now, ...by, action: 'bug-report.answer', subject, client: request.ip });
      return answered;
    }),
  );

  handle(app, services, calls.note, async ({ db, params: { id }, body, caller, now, request }) =>
    db.transaction(async (tx) => {
      const by = actor(caller);
      await lockReport(tx, id);
      const event = { reportId: id, at: now, event: 'note', authorId: by.userId, note: body.text } as const;
      const noteId = await addEvent(tx, event);
      const subject = `bug-reports/${id}`;
      await writeAudit(tx, { now, ...by, action: 'bug-report.note', subject, client: request.ip });
      return { id: noteId };
    }),
  );

  handle(app, services, calls.assignees, async ({ db, caller }) =>
    assigneesFor(db, caller.userId, isSupporter),
  );

  handle(app, services, calls.own, async ({ db, caller }) => ownReports(db, caller.userId, MAX_OWN));
}
