import { addDays, dotted, type IsoDate, inOrder } from '@semestr/core/dates';
import { REMINDED_DAYS } from '@semestr/core/reminders';
import { eq } from 'drizzle-orm';
import { localized } from '../domain/localized.ts';
import { loans } from '../db/tables/library.ts';
import { markSheets } from '../db/tables/mark-sheets.ts';
import { reminders } from '../db/tables/reminders.ts';
import { reminderTexts } from '../features/reminders/texts.ts';
import type { AreaInput } from './area-input.ts';
import { momentAt, workdayFrom, workdayUntil } from './moments.ts';
import { insertAll } from './rows.ts';
import type { DatedNotice } from './decision-notices.ts';

/** Days after which reminders expire. */
const DAYS_BACK = 30;
const MORNING = 9 * 60 + 5;

interface Reminder extends DatedNotice {
  kind: string;
  subjectId: number;
}

/** Creates past reminders and records each as the server does, so that only new ones are sent after the start. */
export async function reminderNotices({ tx, today, now }: AreaInput): Promise<DatedNotice[]> {
  const found: Reminder[] = [];
  const add = (day: IsoDate, one: Omit<Reminder, 'at'>): void => {
    const at = momentAt(day, MORNING);
    if (at <= now && inOrder(day, addDays(today, -DAYS_BACK)) >= 0) found.push({ ...one, at });
  };
  for (const { id, studentId, title, dueOn, returnedOn } of await tx.select().from(loans).orderBy(loans.id)) {
    const isKept = (day: IsoDate): boolean => returnedOn === null || returnedOn > day;
    const common = { studentId, subjectId: id };
    const values = { title, date: dotted(dueOn) };
    const soon = workdayUntil(addDays(dueOn, -REMINDED_DAYS));
    if (isKept(soon))
      add(soon, {
        ...common,
        kind: 'loan-soon',
        type: 'INFO',
        sentences: [localized(reminderTexts, 'loan.soon', values)],
      });
    const over = workdayFrom(addDays(dueOn, 1));
    if (isKept(over))
      add(over, {
        ...common,
        kind: 'loan-overdue',
        type: 'FAILURE',
        sentences: [localized(reminderTexts, 'loan.overdue', values)],
      });
  }
  const printed = tx.select().from(markSheets).where(eq(markSheets.state, 'printed')).orderBy(markSheets.id);
  for (const { id, studentId, subjectAbbrev: subject, expiresOn } of await printed)
    if (expiresOn !== null)
      add(workdayUntil(addDays(expiresOn, -REMINDED_DAYS)), {
        studentId,
        subjectId: id,
        kind: 'mark-sheet-soon',
        type: 'INFO',
        sentences: [localized(reminderTexts, 'markSheet', { subject, date: dotted(expiresOn) })],
      });
  await insertAll(
    tx,
    reminders,
    found.map(({ kind, subjectId, at }) => ({ kind, subjectId, at })),
  );
  return found;
}
