import { credited, isPassed, type MarkOpening, openingOf, PASSING_MARK } from '@semestr/core/markbook';
import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { disciplines } from '../db/tables/disciplines.ts';
import { marks } from '../db/tables/marks.ts';

/** SQL for the number of a mark; null for a credit or an empty mark. */
export const numberOf = (mark: SQLWrapper) =>
  sql<number | null>`case when ${mark} ~ '^[0-9]+$' then ${mark}::int end`;

/** SQL equivalent of `isPassed` and `openingOf` for one mark: failed, or an open academic difference. */
export const isDebt = ({
  mark,
  isDifference,
}: Record<'mark' | 'isDifference', SQLWrapper> = marks) => sql<boolean>`case
  when coalesce(${mark}, '') = '' then ${isDifference}
  when ${mark} ~ '^[0-9]+$' then ${mark}::int < ${PASSING_MARK}
  else ${mark} <> ${credited.passed}
end`;

/** A markbook line for which the student can submit an application. */
export interface OpenMark {
  id: number;
  opening: MarkOpening;
  discipline: typeof disciplines.$inferSelect;
}

/** Loads the student's own mark with this id if it allows an application; null otherwise. */
export async function openMarkOf(
  db: Database,
  { id, studentId }: { id: number; studentId: number },
): Promise<OpenMark | null> {
  const [row] = await db
    .select({ mark: marks, discipline: disciplines })
    .from(marks)
    .innerJoin(disciplines, eq(disciplines.id, marks.disciplineId))
    .where(and(eq(marks.id, id), eq(marks.studentId, studentId)));
  const opening = row && openingOf(row.mark);
  return row && opening ? { id, opening, discipline: row.discipline } : null;
}

/** Stores the averages of these disciplines. Call whenever one of their marks has changed. */
export async function storeAveragesOf(tx: Database, disciplineIds: readonly number[]): Promise<void> {
  const own = sql`from ${marks} where ${marks.disciplineId} = ${disciplines.id} and ${marks.mark} is not null`;
  await tx
    .update(disciplines)
    .set({
      commonMark: sql`(select round(avg(${numberOf(marks.mark)}), 2) ${own})`,
      commonRetakes: sql`(select round(avg(${marks.retakes}), 3) ${own})`,
    })
    .where(inArray(disciplines.id, [...disciplineIds]));
}

/** Stores the averages of all disciplines. Call after many marks were imported. */
export async function storeAverages(db: Database): Promise<void> {
  await db.execute(sql`
    update ${disciplines} set common_mark = average.mark, common_retakes = average.retakes
    from (
      select
        discipline_id,
        round(avg(case when mark ~ '^[0-9]+$' then mark::int end), 2) as mark,
        round(avg(retakes), 3) as retakes
      from ${marks} where mark is not null group by discipline_id
    ) average
    where average.discipline_id = ${disciplines.id}`);
}

/** Returns the notification type of a mark: success, failure, or neither. */
export function noticeTypeOf(mark: string | null): 'SUCCESS' | 'FAILURE' | 'INFO' {
  const passed = isPassed(mark);
  if (passed === null) return 'INFO';
  return passed ? 'SUCCESS' : 'FAILURE';
}

/** Returns the earlier mark of the same student; null when the mark was moved from another student. */
export const earlierMark = <M extends string | number | null>(
  before: { studentId: number; mark: M } | null,
  row: { studentId: number },
): M | null => (before?.studentId === row.studentId ? before.mark : null);
