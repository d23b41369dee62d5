import { isDeepStrictEqual } from 'node:util';
import * as calls from '@semestr/api/broadcasts';
import { BEYOND_ROLE } from '@semestr/api/endpoint';
import { audienceFault, sendingFault } from '@semestr/core/broadcasts';
import { inArray, isNotNull, isNull } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { broadcasts } from '../../db/tables/broadcasts.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { broadcast, isAudienceWithin, isBroadcastOf } from '../../domain/broadcasts.ts';
import { invalidField, refusal } from '../../domain/refusal.ts';
import { columnOf } from '../../db/columns.ts';
import { type Change, defineResource, type Resource } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';

type Broadcast = RecordOf<typeof broadcasts>;

const isSent = (): Error => refusal('broadcast-sent');

/** Rejects ids that do not exist in the table. */
async function checkKnown(
  tx: Database,
  table: PgTable,
  field: string,
  ids: readonly number[],
): Promise<void> {
  const distinctIds = [...new Set(ids)];
  const found =
    distinctIds.length === 0 ? 0 : await tx.$count(table, inArray(columnOf(table, 'id'), distinctIds));
  if (found < distinctIds.length) throw invalidField(field, 'unknown');
}

const isChanged = (before: Broadcast, values: Partial<Broadcast>): boolean =>
  !isDeepStrictEqual({ ...before, ...values }, before);

/** Sends a broadcast without a scheduled time, and rejects one that cannot be sent. */
async function completed({ tx, before, values, now, caller, isRestored }: Change<Broadcast>): Promise<void> {
  if (before?.sentAt) {
    if (isChanged(before, values)) throw isSent();
    return;
  }
  if (!before && !isRestored) Object.assign(values, { authorId: caller.userId, createdAt: now });
  const { text = '', audience = 'everybody', sendAt = null } = { ...before, ...values };
  const { facultyIds = [], courses = [], groupIds = [] } = { ...before, ...values };
  const audienceFields = { audience, facultyIds, courses, groupIds };
  const { staffFacultyId } = caller;
  // Validated before anything is sent; the complete record is validated again after it is stored.
  if (staffFacultyId !== null && !(await isAudienceWithin(tx, audienceFields, staffFacultyId)))
    throw refusal(BEYOND_ROLE);
  const fault = audienceFault(audienceFields);
  if (fault) throw invalidField(fault);
  await checkKnown(tx, faculties, 'facultyIds', facultyIds);
  await checkKnown(tx, groups, 'groupIds', groupIds);
  const untimely = sendingFault(sendAt, now);
  if (untimely) throw invalidField('sendAt', untimely);
  if (sendAt !== null) return;
  values.sentAt = now;
  values.recipients = await broadcast(tx, { ...audienceFields, text }, now);
}

/** Broadcasts: sent immediately or when scheduled, and unchangeable from then on. */
export const broadcastResources: readonly Resource[] = [
  defineResource(calls.broadcasts, broadcasts, [broadcasts.text], {
    before: completed,
    refuseRemoval: ({ sentAt }) => {
      if (sentAt) throw isSent();
    },
    period: broadcasts.createdAt,
    ofFaculty: isBroadcastOf,
    conditions: {
      isSent: (_db, sent) => (sent === true ? isNotNull : isNull)(broadcasts.sentAt),
    },
  }),
];
