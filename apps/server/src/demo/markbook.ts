import type { IsoDate } from '@semestr/core/dates';
import { credited, PASSING_MARK } from '@semestr/core/markbook';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { storeAverages } from '../domain/marks.ts';
import { disciplines } from '../db/tables/disciplines.ts';
import { groups } from '../db/tables/groups.ts';
import { marks } from '../db/tables/marks.ts';
import { students } from '../db/tables/students.ts';
import { chanceOf, MAX_SEED } from './chance.ts';
import { type Area, type AreaInput, isAdvertised } from './area-input.ts';
import { type HeldExam, heldExams } from './held-exams.ts';
import { analyseTables } from './rows.ts';
import { termOf } from './terms.ts';

/**
 * Creates the markbooks of all students up to the current term. Each student has an ability that affects all marks;
 * failed assessments are retaken, some without success yet.
 */
async function writeMarkbooks(
  { tx, today }: AreaInput,
  held: readonly HeldExam[],
  seed: number,
): Promise<void> {
  const isSpring = termOf(today).kind === 'spring';
  const chance = (...keys: string[]) => chanceOf(seed, ...keys.map((key) => sql.raw(key)));
  // A temporary table can be analysed: otherwise the database plans for about a hundred rows.
  await tx.execute(sql`
    create temporary table held on commit drop as
    select * from jsonb_to_recordset(${JSON.stringify(held)}::jsonb)
      as held(group_id int, discipline_id int, held_on date, retake_on date, early_on date, teacher_id int)`);
  await tx.execute(sql`analyze held`);
  await tx.execute(sql`
    insert into marks (student_id, discipline_id, mark, date, teacher_id, retakes, is_difference)
    with learned as (
      select
        s.id as student, d.id as discipline, d.semester, d.control,
        2 * g.course - ${isSpring ? 0 : 1} as current,
        held.held_on, held.retake_on, held.early_on, held.teacher_id,
        4.4 + 4.6 * ${chance('s.id')} + 3 * (${chance('s.id', 'd.id')} - 0.5) as points,
        ${chance("'fate'", 's.id', 'd.id')} as luck,
        ${chance("'moved'", 's.id')} < 0.01 and ${chance("'lacks'", 's.id', 'd.id')} < 0.15 as is_moved
      from ${students} s
      join ${groups} g on g.id = s.group_id
      join held on held.group_id = g.id
      join ${disciplines} d on d.id = held.discipline_id
    ), tried as (
      select *,
        points < ${PASSING_MARK} as is_retaken,
        points < ${PASSING_MARK} and luck < 0.2 and semester >= current - 2 as is_failed,
        is_moved and semester < current as is_difference,
        case when luck > 0.75 and points >= ${PASSING_MARK} and early_on is not null then early_on else held_on end as first_on
      from learned
    ), taken as (
      select *,
        not is_difference and first_on <= ${today}::date as is_taken,
        is_retaken and retake_on <= ${today}::date as is_again
      from tried
    )
    select
      student, discipline,
      case
        when not is_taken then null
        when is_failed or (is_retaken and not is_again) then
          case when control = 'Зачет' then ${credited.failed} else (2 + (luck * 10)::int % 2)::text end
        when control = 'Зачет' then ${credited.passed}
        when is_retaken then ${String(PASSING_MARK)}
        else least(10, round(points))::int::text
      end,
      case when is_taken then case when is_again then retake_on else first_on end end,
      teacher_id,
      case when is_taken and is_again then 1 + (luck > 0.85)::int else 0 end,
      is_difference
    from taken
    order by student, discipline`);
}

/**
 * Adds a failed exam and a failed credit, and one of each as academic differences, to the advertised demo accounts that
 * have completed a term.
 */
async function addFailures(
  tx: Database,
  { id, groupId }: { id: number; groupId: number },
  held: readonly HeldExam[],
  today: IsoDate,
): Promise<void> {
  const rows = await tx
    .select({ id: marks.id, disciplineId: disciplines.id, control: disciplines.control })
    .from(marks)
    .innerJoin(disciplines, eq(disciplines.id, marks.disciplineId))
    .where(and(eq(marks.studentId, id), isNotNull(marks.date)))
    .orderBy(asc(disciplines.semester), asc(marks.id));
  for (const [control, mark] of [
    ['Экзамен', '3'],
    ['Зачет', credited.failed],
  ] as const) {
    const [lacking, failed, ...rest] = rows.filter((row) => row.control === control);
    // First-year students have marks of this term only.
    if (!lacking || !failed || rest.length === 0) continue;
    const again = held.find(
      (one) => one.group_id === groupId && one.discipline_id === failed.disciplineId,
    )?.retake_on;
    const isAgain = again !== undefined && again <= today;
    const retake = isAgain ? { retakes: 1, date: again } : { retakes: 0 };
    await tx
      .update(marks)
      .set({ mark, ...retake })
      .where(eq(marks.id, failed.id));
    const blank = { mark: null, date: null, retakes: 0, isDifference: true };
    await tx.update(marks).set(blank).where(eq(marks.id, lacking.id));
  }
}

/** Fills all marks of every student since the beginning of the studies. */
export const fillMarkbooks: Area = async (filling) => {
  const { tx, made, today, random } = filling;
  const seed = random.int(1, MAX_SEED);
  await analyseTables(tx, students, groups, disciplines);
  const exams = await heldExams(filling);
  await writeMarkbooks(filling, exams, seed);
  for (const student of made.students.filter(isAdvertised)) await addFailures(tx, student, exams, today);
  await analyseTables(tx, marks);
  await storeAverages(tx);
};
