import * as calls from '@semestr/api/markbook';
import { localDate } from '@semestr/core/dates';
import { fitsControl } from '@semestr/core/markbook';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { marks } from '../../db/tables/marks.ts';
import { localized } from '../../domain/localized.ts';
import { earlierMark, noticeTypeOf, storeAveragesOf } from '../../domain/marks.ts';
import { correctNotice, notify } from '../../domain/notify.ts';
import { invalidField } from '../../domain/refusal.ts';
import { type Change, defineResource, type Resource, type Stored } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';
import { recordTexts } from '../../records/texts.ts';

type Mark = RecordOf<typeof marks>;

async function disciplineName(tx: Database, id: number): Promise<string> {
  const [discipline] = await tx
    .select({ name: disciplines.name })
    .from(disciplines)
    .where(eq(disciplines.id, id));
  return discipline?.name ?? '';
}

async function notifyOfMark({ tx, before, row, now }: Stored<Mark>): Promise<void> {
  const { mark } = row;
  const old = earlierMark(before, row);
  if (mark === old) return;
  if (mark === null) {
    await correctMark({ tx, row: { ...row, mark: old }, now });
    return;
  }
  const values = { discipline: await disciplineName(tx, row.disciplineId), mark };
  const recipients = { studentIds: [row.studentId] };
  if (old === null) {
    const message = localized(recordTexts, 'mark.set', values);
    await notify(tx, recipients, { type: noticeTypeOf(mark), message, now });
    return;
  }
  const message = localized(recordTexts, 'mark.changed', { ...values, before: old });
  await correctNotice(tx, recipients, {
    earlier: localized(recordTexts, 'mark.changed', { ...values, mark: old, before: mark }),
    correction: { type: noticeTypeOf(mark), message, now },
  });
}

/** Corrects the notification of a deleted mark, so that the student does not rely on it. */
async function correctMark({ tx, row, now }: Pick<Stored<Mark>, 'tx' | 'row' | 'now'>): Promise<void> {
  const { mark, studentId, disciplineId } = row;
  if (mark === null) return;
  const values = { discipline: await disciplineName(tx, disciplineId), mark };
  const message = localized(recordTexts, 'mark.removed', values);
  await correctNotice(
    tx,
    { studentIds: [studentId] },
    { earlier: localized(recordTexts, 'mark.set', values), correction: { type: 'INFO', message, now } },
  );
}

/** Rejects a mark that does not match the discipline's form of assessment, or that is dated in the future. */
async function checkMark({ tx, before, values, now, isRestored }: Change<Mark>): Promise<void> {
  if (isRestored) return;
  const { mark, date, disciplineId } = { ...before, ...values };
  if (date && date !== before?.date && date > localDate(now)) throw invalidField('date', 'too-big');
  if (mark === before?.mark && disciplineId === before?.disciplineId) return;
  const [discipline] = await tx
    .select({ control: disciplines.control })
    .from(disciplines)
    .where(eq(disciplines.id, disciplineId ?? 0));
  if (discipline && !fitsControl(mark ?? null, discipline.control)) throw invalidField('mark');
}

/** Marks of the markbook: the student is notified, and the stored averages of the discipline are updated. */
export const markResource: Resource = defineResource(calls.marks, marks, [], {
  period: marks.date,
  before: checkMark,
  after: async (change) => {
    const ids = new Set([change.before?.disciplineId ?? change.row.disciplineId, change.row.disciplineId]);
    await storeAveragesOf(change.tx, [...ids]);
    await notifyOfMark(change);
  },
  removed: async ({ tx, row, now }) => {
    await storeAveragesOf(tx, [row.disciplineId]);
    await correctMark({ tx, row, now });
  },
});
