import type { Reply } from '@semestr/api/endpoint';
import type * as calls from '@semestr/api/request-threads';
import { type RequestKey, requestNumber } from '@semestr/core/requests/kinds';
import { awaitsReply, isRequestClerk, mayAsk } from '@semestr/core/requests/threads';
import { asc, and, desc, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { requestEvents, requestThreads } from '../../db/tables/request-threads.ts';
import { users } from '../../db/tables/users.ts';
import { accountById, ownerName } from '../../domain/accounts.ts';
import { localized } from '../../domain/localized.ts';
import { notify } from '../../domain/notify.ts';
import { invalidField, refusal } from '../../domain/refusal.ts';
import { everyRequest, ofRequest, requestSources } from '../../domain/requests.ts';
import { studyPlaceOf } from '../../domain/students.ts';
import { threadMessages } from './messages.ts';

/** Selects a moment of a table that is only known at run time. */
const momentOf = (column: SQLWrapper) => sql<Date | null>`${column}`.mapWith(requestThreads.askedAt);

/** Returns a request and locks it until the transaction ends. Throws `record-not-found`. */
async function lockRequest(tx: Database, { kind, id }: RequestKey) {
  const { table } = requestSources[kind];
  const [row] = await tx
    .select({
      studentId: sql<number>`${table.studentId}`,
      state: sql<string>`${table.state}`,
      decidedAt: momentOf(table.decidedAt),
    })
    .from(table)
    .where(eq(table.id, id))
    .for('update');
  if (!row) throw refusal('record-not-found');
  return row;
}

/** Rejects later decisions by users who have not seen the change. */
async function changeVersion(tx: Database, { kind, id }: RequestKey): Promise<void> {
  const { table } = requestSources[kind];
  await tx
    .update(table)
    .set({ version: sql`${table.version} + 1` })
    .where(eq(table.id, id));
}

type ThreadState = Partial<Pick<typeof requestThreads.$inferSelect, 'assigneeId' | 'askedAt' | 'repliedAt'>>;

/** Changes the thread of a request, which is created with its first change; returns its id. */
async function changeThread(
  tx: Database,
  { kind, id }: RequestKey,
  studentId: number,
  change: ThreadState = {},
): Promise<number> {
  const [thread] = await tx
    .insert(requestThreads)
    .values({ kind, requestId: id, studentId, ...change })
    .onConflictDoUpdate({
      target: [requestThreads.kind, requestThreads.requestId],
      set: { studentId, ...change },
    })
    .returning({ id: requestThreads.id });
  if (!thread) throw new Error('The thread was not stored');
  return thread.id;
}

async function addEvent(tx: Database, event: typeof requestEvents.$inferInsert): Promise<number> {
  const [row] = await tx.insert(requestEvents).values(event).returning({ id: requestEvents.id });
  if (!row) throw new Error('The event was not stored');
  return row.id;
}

interface Written {
  text: string;
  authorId: number;
  now: Date;
}

/**
 * Asks the student about a request, which waits for the reply from then on. Throws `record-not-found`, or
 * `request-not-pending` once it is decided.
 */
export async function askAbout(tx: Database, key: RequestKey, { text, authorId, now }: Written) {
  const { studentId, state } = await lockRequest(tx, key);
  if (!mayAsk(key.kind, state)) throw refusal('request-not-pending');
  const threadId = await changeThread(tx, key, studentId, { askedAt: now });
  const id = await addEvent(tx, { threadId, at: now, event: 'question', authorId, question: text });
  await changeVersion(tx, key);
  const values = { number: requestNumber(key.kind, key.id), question: text };
  const message = localized(threadMessages, key.kind, values);
  await notify(tx, { studentIds: [studentId] }, { type: 'INFO', message, now });
  return { id };
}

/** Adds a note that only the office sees. Throws `record-not-found`. */
export async function addNote(tx: Database, key: RequestKey, { text, authorId, now }: Written) {
  const { studentId } = await lockRequest(tx, key);
  const threadId = await changeThread(tx, key, studentId);
  return { id: await addEvent(tx, { threadId, at: now, event: 'note', authorId, note: text }) };
}

/** Rejects an assignee who may not decide on the requests of this student. */
async function assertClerk(tx: Database, assigneeId: number, studentId: number): Promise<void> {
  const account = await accountById(tx, assigneeId);
  if (!account || account.block !== null || !isRequestClerk(account))
    throw invalidField('assigneeId', 'unknown');
  const place = account.staffFacultyId === null ? null : await studyPlaceOf(tx, studentId);
  if (place && place.facultyId !== account.staffFacultyId) throw invalidField('assigneeId', 'unknown');
}

/** Sets the assignee of a request; returns whether that changed anything. Throws `record-not-found`. */
export async function assignRequest(
  tx: Database,
  key: RequestKey,
  { assigneeId, authorId, now }: { assigneeId: number | null; authorId: number; now: Date },
): Promise<boolean> {
  const { studentId } = await lockRequest(tx, key);
  if (assigneeId !== null) await assertClerk(tx, assigneeId, studentId);
  const [before] = await tx.select().from(requestThreads).where(ofRequest(key));
  if ((before?.assigneeId ?? null) === assigneeId) return false;
  const threadId = await changeThread(tx, key, studentId, { assigneeId });
  await addEvent(tx, { threadId, at: now, event: 'assigned', authorId, assigneeId });
  return true;
}

/**
 * Stores the student's reply, after which the request waits for the university again. Throws `record-not-found` for the
 * request of another student, or `request-not-asked` without an open question.
 */
export async function replyTo(
  tx: Database,
  key: RequestKey,
  {
    studentId,
    text,
    attach,
    now,
  }: { studentId: number; text: string; attach: () => Promise<number | null>; now: Date },
) {
  const request = await lockRequest(tx, key);
  if (request.studentId !== studentId) throw refusal('record-not-found');
  const [thread] = await tx.select().from(requestThreads).where(ofRequest(key));
  if (!thread || !awaitsReply(key.kind, { ...request, askedAt: thread.askedAt }))
    throw refusal('request-not-asked');
  await changeThread(tx, key, studentId, { askedAt: null, repliedAt: now });
  await changeVersion(tx, key);
  const uploadId = await attach();
  return { id: await addEvent(tx, { threadId: thread.id, at: now, event: 'reply', reply: text, uploadId }) };
}

/** Loads the thread of a request, without events before the first one. Throws `record-not-found`. */
export async function threadOf(db: Database, key: RequestKey): Promise<Reply<typeof calls.thread>> {
  const { table } = requestSources[key.kind];
  const [request] = await db
    .select({ state: sql<string>`${table.state}`, decidedAt: momentOf(table.decidedAt) })
    .from(table)
    .where(eq(table.id, key.id));
  if (!request) throw refusal('record-not-found');
  const [thread] = await db.select().from(requestThreads).where(ofRequest(key));
  if (!thread) return { assigneeId: null, askedAt: null, events: [] };
  const nameOf = (id: typeof requestEvents.authorId | typeof requestEvents.assigneeId) =>
    sql<string | null>`(${db.select({ name: ownerName }).from(users).where(eq(users.id, id))})`;
  const events = await db
    .select({
      id: requestEvents.id,
      at: requestEvents.at,
      event: requestEvents.event,
      author: nameOf(requestEvents.authorId),
      text: sql<
        string | null
      >`coalesce(${requestEvents.question}, ${requestEvents.reply}, ${requestEvents.note})`,
      uploadId: requestEvents.uploadId,
      assignee: nameOf(requestEvents.assigneeId),
    })
    .from(requestEvents)
    .where(eq(requestEvents.threadId, thread.id))
    .orderBy(asc(requestEvents.id));
  const isOpen = awaitsReply(key.kind, { ...request, askedAt: thread.askedAt });
  return {
    assigneeId: thread.assigneeId,
    askedAt: isOpen ? (thread.askedAt?.toISOString() ?? null) : null,
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
  };
}

/** Lists the questions about a student's requests with the replies, the newest thread first. */
export async function questionsTo(db: Database, studentId: number): Promise<Reply<typeof calls.questions>> {
  const rows = await db
    .select({
      kind: requestThreads.kind,
      requestId: requestThreads.requestId,
      askedAt: requestThreads.askedAt,
      state: sql<string>`asked.state`,
      decidedAt: momentOf(sql`asked.decided_at`),
      event: requestEvents,
    })
    .from(requestThreads)
    .innerJoin(requestEvents, eq(requestEvents.threadId, requestThreads.id))
    .innerJoin(
      sql`(${everyRequest}) asked`,
      sql`asked.kind = ${requestThreads.kind} and asked.id = ${requestThreads.requestId}
        and asked.student_id = ${studentId}`,
    )
    .where(and(eq(requestThreads.studentId, studentId), inArray(requestEvents.event, ['question', 'reply'])))
    .orderBy(desc(requestThreads.id), asc(requestEvents.id));
  const threads = Map.groupBy(rows, ({ event }) => event.threadId);
  return [...threads.values()].flatMap((events) => {
    const [first] = events;
    if (!first) return [];
    const { kind, requestId: id } = first;
    return [
      {
        kind,
        id,
        number: requestNumber(kind, id),
        isOpen: awaitsReply(kind, first),
        messages: events.map(({ event: { id: eventId, at, event, question, reply, uploadId } }) => ({
          id: eventId,
          at: at.toISOString(),
          isReply: event === 'reply',
          text: question ?? reply ?? '',
          hasDocument: uploadId !== null,
        })),
      },
    ];
  });
}
