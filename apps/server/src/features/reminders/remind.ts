import { addDays, dotted, type IsoDate, localDate } from '@semestr/core/dates';
import { reminderOf, REMINDED_DAYS } from '@semestr/core/reminders';
import { and, eq, gte, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { localized, type LocalizedText } from '../../domain/localized.ts';
import { notify } from '../../domain/notify.ts';
import { loans } from '../../db/tables/library.ts';
import { markSheets } from '../../db/tables/mark-sheets.ts';
import { reminders } from '../../db/tables/reminders.ts';
import { reminderTexts } from './texts.ts';

/** A deadline that is near or has passed. */
interface Due {
  /** Type and id of the record. */
  of: 'loan' | 'mark-sheet';
  id: number;
  studentId: number;
  dueOn: IsoDate;
  text: Readonly<Record<'soon' | 'overdue', LocalizedText | null>>;
}

/** Days after a deadline during which reminders are still sent. */
const LOOKBACK_DAYS = 14;

async function dueLoans(db: Database, from: IsoDate, to: IsoDate): Promise<Due[]> {
  const rows = await db
    .select()
    .from(loans)
    .where(and(isNull(loans.returnedOn), gte(loans.dueOn, from), lte(loans.dueOn, to)));
  return rows.map(({ id, studentId, dueOn, title }) => {
    const values = { title, date: dotted(dueOn) };
    const text = {
      soon: localized(reminderTexts, 'loan.soon', values),
      overdue: localized(reminderTexts, 'loan.overdue', values),
    };
    return { of: 'loan', id, studentId, dueOn, text };
  });
}

async function dueMarkSheets(db: Database, from: IsoDate, to: IsoDate): Promise<Due[]> {
  const rows = await db
    .select()
    .from(markSheets)
    .where(
      and(eq(markSheets.state, 'printed'), gte(markSheets.expiresOn, from), lte(markSheets.expiresOn, to)),
    );
  return rows.flatMap(({ id, studentId, expiresOn: dueOn, subjectAbbrev: subject }) => {
    if (dueOn === null) return [];
    const soon = localized(reminderTexts, 'markSheet', { subject, date: dotted(dueOn) });
    return [{ of: 'mark-sheet', id, studentId, dueOn, text: { soon, overdue: null } }];
  });
}

/**
 * Reminds students of deadlines within three days and of overdue ones. Each reminder is sent once, even with several
 * servers. Returns the number sent.
 */
export async function remind(db: Database, now: Date): Promise<number> {
  const today = localDate(now);
  const [from, to] = [addDays(today, -LOOKBACK_DAYS), addDays(today, REMINDED_DAYS)];
  let sent = 0;
  for (const due of [...(await dueLoans(db, from, to)), ...(await dueMarkSheets(db, from, to))]) {
    const reminder = reminderOf({ dueOn: due.dueOn, today });
    const message = reminder && due.text[reminder];
    if (!message) continue;
    const isNew = await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(reminders)
        .values({ kind: `${due.of}-${reminder}`, subjectId: due.id, at: now })
        .onConflictDoNothing()
        .returning();
      if (!row) return false;
      const type = reminder === 'overdue' ? 'FAILURE' : 'INFO';
      await notify(tx, { studentIds: [due.studentId] }, { type, message, now });
      return true;
    });
    if (isNew) sent += 1;
  }
  return sent;
}
