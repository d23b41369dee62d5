import type { IsoDate } from '@semestr/core/dates';
import { addDays } from '@semestr/core/dates';
import { credited, PASSING_MARK } from '@semestr/core/markbook';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { storeAverages } from '../domain/marks.ts';
import { disciplines } from '../db/tables/disciplines.ts';
import { groups } from '../db/tables/groups.ts';
import { marks } from '../db/tables/marks.ts';
import { students } from '../db/tables/students.ts';
import { chanceOf, MAX_SEED } from './chance.ts';
import { type Area, type Filling, isTried } from './filling.ts';
import { countRows } from './rows.ts';
import { demoYear, termsOf } from './terms.ts';

/** So long after its beginning a term has its first credits, before all others. */
const EARLY_AFTER_DAYS = 60;

/** Who gives which subject, of both terms' plans: who reads the lectures comes first. */
function teachersBySubject({ made }: Filling): Map<string, number[]> {
  const educators = Map.groupBy(made.lessonEmployees, ({ lessonId }) => lessonId);
  const ranked = made.lessons.toSorted((a, b) => Number(b.type === 'ЛК') - Number(a.type === 'ЛК'));
  const found = new Map<string, Set<number>>();
  for (const { id = 0, subject } of ranked)
    for (const { employeeId } of educators.get(id) ?? [])
      if (subject) found.set(subject, (found.get(subject) ?? new Set()).add(employeeId));
  return new Map([...found].map(([subject, ids]) => [subject, [...ids].slice(0, 4)]));
}

/**
 * The markbooks of everybody up to the running term. A student is more or less able, which shows in all marks; who fails
 * tries again, and some have not succeeded yet.
 */
async function writeMarkbooks(filling: Filling): Promise<void> {
  const { tx, today, random } = filling;
  const seed = random.int(1, MAX_SEED);
  const year = demoYear(today);
  const [autumn, spring] = termsOf(year);
  const isSpring = spring !== undefined && today >= addDays(spring.start, -14);
  const termStart = (isSpring ? spring : autumn)?.start ?? today;
  const mayBeEarly = addDays(termStart, EARLY_AFTER_DAYS) <= today;
  const teachers = JSON.stringify(
    [...teachersBySubject(filling)].map(([subject, ids]) => ({ subject, ids })),
  );
  const chance = (...keys: string[]) => chanceOf(seed, ...keys.map((key) => sql.raw(key)));
  await tx.execute(sql`
    insert into marks (student_id, discipline_id, mark, date, teacher_id, retakes, is_difference)
    with learned as (
      select
        s.id as student, d.id as discipline, d.semester, d.control, g.id as group_id, d.abbrev,
        2 * g.course - ${isSpring ? 0 : 1} as current,
        -- The academic year of the semester.
        ${year}::int - g.course + (d.semester + 1) / 2 as year,
        4.4 + 4.6 * ${chance('s.id')} + 3 * (${chance('s.id', 'd.id')} - 0.5) as points,
        ${chance("'fate'", 's.id', 'd.id')} as fate,
        ${chance("'day'", 'g.id', 'd.id')} as day,
        ${chance("'moved'", 's.id')} < 0.01 and ${chance("'lacks'", 's.id', 'd.id')} < 0.15 as is_moved
      from ${students} s
      join ${groups} g on g.id = s.group_id
      join ${disciplines} d on d.speciality_id = g.speciality_id and not d.is_foreign
      where d.semester <= 2 * g.course - ${isSpring ? 0 : 1}
    ), held as (
      select *,
        points < ${PASSING_MARK} as is_retaken,
        points < ${PASSING_MARK} and fate < 0.2 and semester >= current - 2 as is_failed,
        is_moved and semester < current as is_difference,
        case
          when semester = current and control <> 'Экзамен' and fate > 0.75 and ${mayBeEarly}
            then ${today}::date - 3 - floor(day * 20)::int
          when semester % 2 = 1 and control = 'Экзамен' then make_date(year + 1, 1, 8) + floor(day * 16)::int
          when semester % 2 = 1 then make_date(year, 12, 14) + floor(day * 7)::int
          when control = 'Экзамен' then make_date(year + 1, 6, 9) + floor(day * 20)::int
          else make_date(year + 1, 5, 27) + floor(day * 10)::int
        end as held_on
      from learned
    ), taken as (
      select *, not is_difference and held_on + case when is_retaken then 14 else 0 end <= ${today}::date as is_taken
      from held
    )
    select
      student, discipline,
      case
        when not is_taken then null
        when control = 'Зачет' then case when is_failed then ${credited.failed} else ${credited.passed} end
        when is_failed then (2 + (fate * 10)::int % 2)::text
        when is_retaken then ${String(PASSING_MARK)}
        else least(10, round(points))::int::text
      end,
      -- Nobody is examined on a Sunday.
      case when is_taken then least(
        ${today}::date,
        held_on + case when is_retaken then 14 else 0 end + case when extract(isodow from held_on) = 7 then 1 else 0 end
      ) end,
      teacher.ids[1 + group_id % cardinality(teacher.ids)],
      case when is_taken and is_retaken then 1 + (fate > 0.85)::int else 0 end,
      is_difference
    from taken
    left join jsonb_to_recordset(${teachers}::jsonb) as teacher(subject text, ids int[]) on teacher.subject = abbrev
    order by student, discipline`);
}

/**
 * The accounts that people try have failed an exam and a credit, and lack one of each as academic differences, where they
 * have a term behind them.
 */
async function roughen(tx: Database, studentId: number, today: IsoDate): Promise<void> {
  const rows = await tx
    .select({ id: marks.id, control: disciplines.control })
    .from(marks)
    .innerJoin(disciplines, eq(disciplines.id, marks.disciplineId))
    .where(and(eq(marks.studentId, studentId), lte(marks.date, today)))
    .orderBy(asc(disciplines.semester), asc(marks.id));
  for (const [control, mark] of [
    ['Экзамен', '3'],
    ['Зачет', credited.failed],
  ] as const) {
    const [lacking, failed, ...rest] = rows.filter((row) => row.control === control);
    // Who began this autumn has no mark but of this term.
    if (!lacking || !failed || rest.length === 0) continue;
    await tx.update(marks).set({ mark, retakes: 1 }).where(eq(marks.id, failed.id));
    const blank = { mark: null, date: null, retakes: 0, isDifference: true };
    await tx.update(marks).set(blank).where(eq(marks.id, lacking.id));
  }
}

/** What every student has been marked for since the beginning of the studies. */
export const fillMarkbooks: Area = async (filling) => {
  const { tx, made, today } = filling;
  await countRows(tx, students, groups, disciplines);
  await writeMarkbooks(filling);
  for (const { id } of made.students.filter(isTried)) await roughen(tx, id, today);
  await countRows(tx, marks);
  await storeAverages(tx);
};
