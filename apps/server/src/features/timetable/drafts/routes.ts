import * as calls from '@semestr/api/timetable-drafts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { timetableDrafts } from '../../../db/tables/timetable-drafts.ts';
import { afterCommit } from '../../../db/transaction.ts';
import { writeAudit } from '../../../domain/audit.ts';
import { checkTerm } from '../../../domain/calendar.ts';
import { actor } from '../../../domain/caller.ts';
import { changePublicData } from '../../../domain/public-data.ts';
import { handle } from '../../../http/handle.ts';
import { jobsOf } from '../../../http/jobs.ts';
import type { Services } from '../../../http/services.ts';
import type { Resource } from '../../../records/define-resource.ts';
import { copyLessons } from './copy.ts';
import { addToDraft, changeInDraft, discardChange, removeInDraft } from './edit.ts';
import { publishDraft, undoPublication } from './publish.ts';
import { continueSearch, startSearch } from './search.ts';
import { changesOf, listDrafts, lockOpenDraft } from './store.ts';
import { toDraftReply, draftReply, summaryOf } from './summary.ts';

/** Registers the calls of timetable drafts. */
export function draftRoutes(app: FastifyInstance, services: Services, resources: readonly Resource[]): void {
  const jobs = jobsOf(app, 'A timetable search');

  handle(app, services, calls.list, async ({ db, query, now }) =>
    (await listDrafts(db, query)).map((listed) => toDraftReply(listed, now)),
  );

  handle(app, services, calls.create, async ({ db, body, caller, now }) => {
    checkTerm(body.term, now);
    const [created] = await db
      .insert(timetableDrafts)
      .values({ ...body, userId: caller.userId, createdAt: now })
      .returning({ id: timetableDrafts.id });
    if (!created) throw new Error('The draft was not stored');
    return draftReply(db, created.id, now);
  });

  handle(app, services, calls.one, async ({ db, params, now }) => summaryOf(db, params.id, now));

  handle(app, services, calls.remove, async ({ db, params: { id }, caller, now, request }) =>
    db.transaction(async (tx) => {
      const { name, term } = await lockOpenDraft(tx, id);
      const { length: changes } = await changesOf(tx, id);
      await tx.delete(timetableDrafts).where(eq(timetableDrafts.id, id));
      await writeAudit(tx, {
        now,
        ...actor(caller),
        action: 'timetable-drafts.delete',
        subject: `timetable-drafts/${id}`,
        details: { name, term, changes },
        client: request.ip,
      });
      return { changes };
    }),
  );

  handle(app, services, calls.addLesson, async ({ db, params, body: values, now }) =>
    db.transaction(async (tx) => ({ lessonId: await addToDraft(tx, params.id, { values, now }) })),
  );

  handle(app, services, calls.saveLesson, async ({ db, params, body: values, now }) =>
    db.transaction(async (tx) => ({ lessonId: await changeInDraft(tx, params, { values, now }) })),
  );

  handle(app, services, calls.removeLesson, async ({ db, params }) =>
    db.transaction(async (tx) => {
      await removeInDraft(tx, params);
      return { lessonId: params.lessonId };
    }),
  );

  handle(app, services, calls.discard, async ({ db, params }) =>
    db.transaction(async (tx) => ({ lessonId: await discardChange(tx, params) })),
  );

  handle(app, services, calls.copy, async ({ db, params: { id }, body, now }) =>
    db.transaction(async (tx) => copyLessons(tx, id, body, now)),
  );

  handle(app, services, calls.search, async ({ db, params: { id }, body: wanted, now }) => {
    const found = await db.transaction((tx) => startSearch(tx, id, { wanted, now }));
    afterCommit(db, () => continueSearch(jobs, { ...found, db: services.plainDb }));
    return draftReply(db, id, now);
  });

  handle(app, services, calls.stopSearch, async ({ db, params: { id }, now }) =>
    db.transaction(async (tx) => {
      await lockOpenDraft(tx, id);
      await tx.update(timetableDrafts).set({ isStopping: true }).where(eq(timetableDrafts.id, id));
      return draftReply(tx, id, now);
    }),
  );

  handle(app, services, calls.publish, async ({ db, params: { id }, body, caller, now, request }) =>
    changePublicData({ ...services, db }, (tx) =>
      publishDraft(tx, id, {
        by: { caller, client: request.ip, now },
        inSpiteOfClash: body.inSpiteOfClash === true,
      }),
    ),
  );

  handle(app, services, calls.takeBack, async ({ db, params: { id }, caller, now, request }) =>
    undoPublication({ ...services, db }, resources, id, { caller, client: request.ip, now }),
  );
}
