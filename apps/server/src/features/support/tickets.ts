import type { bugReportEvents as eventNames } from '@semestr/core/bug-reports';
import { EMAIL } from '@semestr/core/contacts';
import { sourceLanguage } from '@semestr/core/languages';
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { bugReportEvents, bugReports } from '../../db/tables/bug-reports.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { contacts } from '../../db/tables/users.ts';
import { languageOfAccount } from '../../domain/accounts.ts';
import { localized } from '../../domain/localized.ts';
import { notify } from '../../domain/notify.ts';
import { enqueue } from '../../domain/outbox.ts';
import { refusal } from '../../domain/refusal.ts';
import { supportMessages } from './messages.ts';

export type BugReport = typeof bugReports.$inferSelect;

/** Returns a report and locks it until the transaction ends. Throws `record-not-found`. */
export async function lockReport(tx: Database, id: number): Promise<BugReport> {
  const [report] = await tx.select().from(bugReports).where(eq(bugReports.id, id)).for('update');
  if (!report) throw refusal('record-not-found');
  return report;
}

/** Returns the text of the sender; the whole mail for a report that was stored without it. */
export const wordsOf = ({ description, text }: Pick<BugReport, 'description' | 'text'>): string =>
  description || text;

type NewEvent = Omit<typeof bugReportEvents.$inferInsert, 'event'> & { event: (typeof eventNames)[number] };

/** Adds an event to the thread of a report; returns its id. */
export async function addEvent(tx: Database, event: NewEvent): Promise<number> {
  const [row] = await tx.insert(bugReportEvents).values(event).returning({ id: bugReportEvents.id });
  if (!row) throw new Error('The event was not stored');
  return row.id;
}

/** Returns the ids of the reports merged into this one, directly or indirectly. */
async function mergedInto(db: Database, id: number): Promise<number[]> {
  const result = await db.execute(sql`
    with recursive found(id) as (
      select id from ${bugReports} where merged_into_id = ${id}
      union
      select report.id from ${bugReports} report join found on report.merged_into_id = found.id
    )
    select id from found where id <> ${id} order by id`);
  return (result as { rows: { id: number }[] }).rows.map((row) => row.id);
}

/** Whether a report is merged into another one, directly or indirectly. */
export const isMergedInto = async (db: Database, id: number, into: number): Promise<boolean> =>
  (await mergedInto(db, into)).includes(id);

/** Sends an answer to the sender of one report: by mail, and by a notification to the account that sent it. */
export async function sendAnswer(
  tx: Database,
  report: BugReport,
  { answer, now }: { answer: string; now: Date },
): Promise<number> {
  const { id, userId, email, subject } = report;
  const accountLanguage = userId === null ? null : await languageOfAccount(tx, userId);
  const values = { number: String(id), subject };
  const messageId = await enqueue(tx, {
    channel: 'email',
    recipient: email,
    wording: {
      subject: localized(supportMessages, 'answer.subject', { number: values.number }),
      text: localized(supportMessages, 'answer.text', { ...values, answer, description: wordsOf(report) }),
      language: report.language ?? accountLanguage ?? sourceLanguage,
    },
    now,
  });
  if (userId !== null) {
    const message = localized(supportMessages, 'answered', { subject, email });
    await notify(tx, { userIds: [userId] }, { type: 'INFO', message, now });
  }
  return messageId;
}

/**
 * Answers the sender of a report and the senders of reports merged into it, and marks it as answered. Throws
 * `record-not-found`, or `bug-report-merged` for a report that is itself merged into another one.
 */
export async function answerReport(
  tx: Database,
  id: number,
  { answer, authorId, now }: { answer: string; authorId: number; now: Date },
): Promise<{ id: number; recipients: number }> {
  const report = await lockReport(tx, id);
  if (report.mergedIntoId !== null) throw refusal('bug-report-merged');
  const merged = await mergedInto(tx, id);
  const others =
    merged.length === 0 ? [] : await tx.select().from(bugReports).where(inArray(bugReports.id, merged));
  let event = 0;
  for (const one of [report, ...others]) {
    const messageId = await sendAnswer(tx, one, { answer, now });
    const added = await addEvent(tx, {
      reportId: one.id,
      at: now,
      event: 'answer',
      authorId,
      answer,
      messageId,
    });
    if (one.id === id) event = added;
  }
  await tx
    .update(bugReports)
    .set({ state: 'answered', version: sql`${bugReports.version} + 1` })
    .where(eq(bugReports.id, id));
  return { id: event, recipients: others.length + 1 };
}

/** Returns the newest answer to a report; null when there is none. */
export async function newestAnswer(db: Database, reportId: number): Promise<string | null> {
  const [row] = await db
    .select({ answer: bugReportEvents.answer })
    .from(bugReportEvents)
    .where(and(eq(bugReportEvents.reportId, reportId), eq(bugReportEvents.event, 'answer')))
    .orderBy(desc(bugReportEvents.id))
    .limit(1);
  return row?.answer ?? null;
}

/**
 * Returns the account of a sender: the account that was signed in. Otherwise guesses the only account with the
 * confirmed e-mail of the report.
 */
async function senderOf(
  db: Database,
  { userId, email }: BugReport,
): Promise<{ userId: number; isCertain: boolean } | null> {
  if (userId !== null) return { userId, isCertain: true };
  const owners = await db
    .select({ userId: contacts.userId })
    .from(contacts)
    .where(
      and(
        eq(contacts.type, EMAIL),
        eq(contacts.isConfirmed, true),
        eq(sql`lower(${contacts.value})`, email.toLowerCase()),
      ),
    )
    .limit(2);
  const [owner, other] = owners;
  return owner && !other ? { userId: owner.userId, isCertain: false } : null;
}

/** Returns the thread of a report. Throws `record-not-found`. */
export async function threadOf(db: Database, id: number) {
  const [report] = await db.select().from(bugReports).where(eq(bugReports.id, id));
  if (!report) throw refusal('record-not-found');
  const events = await db
    .select({
      id: bugReportEvents.id,
      at: bugReportEvents.at,
      event: bugReportEvents.event,
      authorId: bugReportEvents.authorId,
      text: sql<string | null>`coalesce(${bugReportEvents.answer}, ${bugReportEvents.note})`,
      state: bugReportEvents.state,
      assigneeId: bugReportEvents.assigneeId,
      otherId: bugReportEvents.otherId,
      delivery: outbox.state,
    })
    .from(bugReportEvents)
    .leftJoin(outbox, eq(outbox.id, bugReportEvents.messageId))
    .where(eq(bugReportEvents.reportId, id))
    .orderBy(asc(bugReportEvents.id));
  const merged = await db
    .select()
    .from(bugReports)
    .where(eq(bugReports.mergedIntoId, id))
    .orderBy(asc(bugReports.id));
  return {
    sender: await senderOf(db, report),
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    merged: merged.map(({ id: mergedId, subject, email, createdAt }) => ({
      id: mergedId,
      subject,
      email,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Lists the reports that an account has sent, newest first, with their answers but without notes and supporters. */
export async function ownReports(db: Database, userId: number, limit: number) {
  const reports = await db
    .select()
    .from(bugReports)
    .where(eq(bugReports.userId, userId))
    .orderBy(desc(bugReports.createdAt), desc(bugReports.id))
    .limit(limit);
  const ids = reports.map(({ id }) => id);
  const answers = await db
    .select()
    .from(bugReportEvents)
    .where(and(inArray(bugReportEvents.reportId, ids), isNotNull(bugReportEvents.answer)))
    .orderBy(asc(bugReportEvents.id));
  return reports.map((report) => ({
    id: report.id,
    createdAt: report.createdAt.toISOString(),
    subject: report.subject,
    description: wordsOf(report),
    state: report.state,
    answers: answers.flatMap(({ reportId, at, answer }) =>
      reportId === report.id && answer !== null ? [{ at: at.toISOString(), text: answer }] : [],
    ),
  }));
}
