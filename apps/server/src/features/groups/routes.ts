import * as groupCalls from '@semestr/api/groups';
import { dotted } from '@semestr/core/dates';
import { and, eq, like } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { selectGroups } from '../../domain/groups.ts';
import { notArchived } from '../../db/archive.ts';
import { beginsWith } from '../../db/search.ts';
import { namedStudent } from '../../domain/students.ts';
import { groups } from '../../db/tables/groups.ts';
import { studentOf } from '../../domain/caller.ts';
import { handle } from '../../http/handle.ts';
import { listOrPage } from '../../http/page.ts';
import type { Services } from '../../http/services.ts';
import { groupOfStudent, lastUpdate } from './store.ts';
import { groupReport } from './report.ts';

export function groupRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, groupCalls.all, async ({ db, query }) =>
    listOrPage(await selectGroups(db, notArchived(groups)), query),
  );

  handle(app, services, groupCalls.own, async ({ db, caller, refuse }) => {
    const own = await groupOfStudent(db, studentOf(groupCalls.own, caller));
    if (!own) throw refuse('student-not-found');
    return own;
  });

  handle(app, services, groupCalls.filters, async ({ db, query }) =>
    selectGroups(
      db,
      and(notArchived(groups), query.name === '' ? undefined : like(groups.name, beginsWith(query.name))),
    ),
  );

  handle(app, services, groupCalls.lastUpdate, async ({ db, query, refuse }) => {
    const updatedOn = await lastUpdate(
      db,
      query.id === undefined ? eq(groups.name, query.groupNumber ?? '') : eq(groups.id, query.id),
    );
    if (updatedOn === null) throw refuse('group-not-found');
    return { lastUpdateDate: dotted(updatedOn) };
  });

  handle(app, services, groupCalls.report, async ({ db, caller, now, language }) => {
    const { groupId: id, group: name } = await namedStudent(db, studentOf(groupCalls.report, caller));
    return { bytes: await groupReport(db, { id, name }, { now, language }) };
  });
}
