import * as calls from '@semestr/api/own-announcements';
import type { Endpoint } from '@semestr/api/endpoint';
import { localDate, parseDotted } from '@semestr/core/dates';
import { getTableName } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { announcementGroups, announcements } from '../../db/tables/announcements.ts';
import { type AnnouncementState, notifyOfAnnouncement } from '../../domain/announcement-notices.ts';
import { differences, writeAudit } from '../../domain/audit.ts';
import { changePublicData } from '../../domain/public-data.ts';
import type { Services } from '../../http/services.ts';
import type { Call } from '../../http/call.ts';
import { actor, employeeOf } from '../../domain/caller.ts';
import { withFaults } from '../../domain/constraint-faults.ts';
import { handle } from '../../http/handle.ts';
import { invalidField } from '../../domain/refusal.ts';
import { roomsByLabel } from './store.ts';
import {
  deleteAnnouncement,
  insertAnnouncement,
  lockOwn,
  toAnnouncementReply,
  updateAnnouncement,
} from './own-announcements.ts';

/** Converts an educator's input to its stored form; rejects a past day. */
function toStoredAnnouncement(writing: calls.Writing, now: Date): AnnouncementState {
  const date = parseDotted(writing.date);
  if (date === null) throw invalidField('date');
  if (date < localDate(now)) throw invalidField('date', 'too-small');
  return {
    content: writing.content,
    date,
    startTime: writing.startTime ?? null,
    endTime: writing.endTime ?? null,
    room: writing.auditory || null,
    groupIds: [...new Set(writing.groupIds)].toSorted((a, b) => a - b),
  };
}

/** Rejects an unknown room, unless the announcement already has it from an administrator. */
async function checkRoom(
  tx: Database,
  { room }: AnnouncementState,
  before: AnnouncementState | null,
): Promise<void> {
  if (room === null || room === before?.room) return;
  const roomOf = await roomsByLabel(tx);
  if (roomOf(room).id === 0) throw invalidField('auditory', 'unknown');
}

type AnyCall = Call<typeof calls.write | typeof calls.change | typeof calls.withdraw>;

/** Uses the same action names in the audit log as administrators' changes to announcements. */
const log = (
  tx: Database,
  { now, caller, request }: Pick<AnyCall, 'now' | 'caller' | 'request'>,
  event: 'create' | 'update' | 'remove',
  id: number,
  details: Record<string, unknown>,
): Promise<number> =>
  writeAudit(tx, {
    now,
    ...actor(caller),
    action: `announcements.${event}`,
    subject: `announcements/${id}`,
    details,
    client: request.ip,
  });

/** Registers the calls with which educators create, update and withdraw announcements. */
export function announcementWriteRoutes(app: FastifyInstance, services: Services): void {
  const { cached } = services;

  /** Runs a change in a transaction, after which it is visible to all; a missing group is a fault of its field. */
  const store = <T>(db: Database, call: Endpoint, work: (tx: Database) => Promise<T>): Promise<T> =>
    withFaults(announcements, call, () => changePublicData({ db, cached }, work), {
      [getTableName(announcementGroups)]: 'groupIds',
    });

  handle(app, services, calls.write, async (call) => {
    const { caller, body, now } = call;
    const employeeId = employeeOf(calls.write, caller);
    const announcing = toStoredAnnouncement(body, now);
    return store(call.db, calls.write, async (tx) => {
      await checkRoom(tx, announcing, null);
      const id = await insertAnnouncement(tx, employeeId, announcing);
      await log(tx, call, 'create', id, { employeeId, ...announcing });
      await notifyOfAnnouncement(tx, { before: null, after: announcing, now });
      return toAnnouncementReply(tx, id, announcing);
    });
  });

  handle(app, services, calls.change, async (call) => {
    const { caller, body, now } = call;
    const employeeId = employeeOf(calls.change, caller);
    const announcing = toStoredAnnouncement(body, now);
    return store(call.db, calls.change, async (tx) => {
      const before = await lockOwn(tx, body.id, employeeId);
      if (!before) throw call.refuse('announcement-not-found');
      if ((body.version ?? before.version) !== before.version) throw call.refuse('record-stale');
      await checkRoom(tx, announcing, before);
      await updateAnnouncement(tx, body.id, { ...announcing, version: before.version + 1 });
      await log(tx, call, 'update', body.id, differences({ ...before }, { ...announcing }));
      await notifyOfAnnouncement(tx, { before, after: announcing, now });
      return toAnnouncementReply(tx, body.id, announcing);
    });
  });

  handle(app, services, calls.withdraw, async (call) => {
    const { caller, query, now } = call;
    const employeeId = employeeOf(calls.withdraw, caller);
    return store(call.db, calls.withdraw, async (tx) => {
      const before = await lockOwn(tx, query.id, employeeId);
      if (!before) throw call.refuse('announcement-not-found');
      await deleteAnnouncement(tx, query.id);
      await log(tx, call, 'remove', query.id, { id: query.id, employeeId, ...before });
      await notifyOfAnnouncement(tx, { before, after: null, now });
      return undefined;
    });
  });
}
