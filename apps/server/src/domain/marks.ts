import { credited, type MarkOpening, openingOf, PASSING_MARK } from '@semestr/core/markbook';
import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { disciplines } from '../db/tables/disciplines.ts';
import { marks } from '../db/tables/marks.ts';

/** In SQL the number of a mark; null where it is a credit, or nothing is written yet. */
export const numberOf = (mark: SQLWrapper) =>
  sql<number | null>`case when ${mark} ~ '^[0-9]+$' then ${mark}::int end`;

/** In SQL what `isPassed` and `openingOf` say of one mark: failed, or an academic difference not made up for. */
export const isDebt = ({
  mark,
  isDifference,
}: Record<'mark' | 'isDifference', SQLWrapper> = marks) => sql<boolean>`case
  when coalesce(${mark}, '') = '' then ${isDifference}
  when ${mark} ~ '^[0-9]+$' then ${mark}::int < ${PASSING_MARK}
  else ${mark} <> ${credited.passed}
end`;

/** A line of a markbook with which its student may apply for something. */
export interface OpenMark {
  id: number;
  opening: MarkOpening;
  discipline: typeof disciplines.$inferSelect;
}

/** The student's own mark of this id, where it allows an application; null otherwise. */
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

/** Stores the average of everybody with these disciplines. To be called whenever a mark of theirs has changed. */
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

/** Stores the averages of everybody with each discipline. To be called whenever many marks have come in. */
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
