import { addDays } from '@semestr/core/dates';
import { defaultHolidays } from '@semestr/core/default-holidays';
import { teachingDays } from '@semestr/core/journal';
import { sql } from 'drizzle-orm';
import { openDays } from '../domain/journal-days.ts';
import { journalLessons, journalSubjects, lessonMarks } from '../db/tables/journal.ts';
import { groupTerms } from '../db/tables/groups.ts';
import { lessonEmployees, lessonGroups, lessons } from '../db/tables/lessons.ts';
import { excuses, omissions } from '../db/tables/omissions.ts';
import { academicLeaves } from '../db/tables/requests.ts';
import { students } from '../db/tables/students.ts';
import { demoStudents } from './accounts.ts';
import { chanceOf, MAX_SEED } from './chance.ts';
import type { Area, AreaInput } from './area-input.ts';
import { analyseTables } from './rows.ts';
import { curatorsHour, militaryTraining, physicalEducation } from './subjects.ts';
import { demoYear, termsOf } from './terms.ts';

/** The advertised demo accounts have more absences and marks, to show the feature. */
const isAdvertised = sql`s.card_number in (${sql.join(
  demoStudents.filter(({ isRich }) => isRich).map(({ cardNumber }) => sql`${cardNumber}`),
  sql`, `,
)})`;

/** Lessons without marks. */
const unmarked = sql.join(
  [physicalEducation, militaryTraining, curatorsHour].map(({ abbrev }) => sql`${abbrev}`),
  sql`, `,
);

/** Matches the students of a lesson by group and subgroup, except those on leave. */
const attending = sql`((l.subgroup = 0 or l.subgroup = s.subgroup) and not exists (
  select from ${academicLeaves} leave
  where leave.student_id = s.id and leave.state = 'accepted' and l.date between leave.date_from and leave.date_to
))`;

/** Creates absences: on excused days from all lessons, on some other days from most lessons at least. */
async function missLessons({ tx, random }: AreaInput): Promise<void> {
  const chance = chancesOf(random.int(1, MAX_SEED));
  await tx.execute(sql`
    insert into ${omissions} (lesson_id, student_id, hours, is_excused)
    select distinct l.id, s.id, l.hours, true
    from ${excuses} e
    join ${students} s on s.id = e.student_id
    join ${journalSubjects} subject on subject.group_id = s.group_id
    join ${journalLessons} l on l.subject_id = subject.id and l.date between e.date_from and e.date_to
    where ${attending}
    order by s.id, l.id`);
  await tx.execute(sql`
    insert into ${omissions} (lesson_id, student_id, hours, is_excused)
    with away as (
      select s.id, s.group_id, s.subgroup, day.date
      from ${students} s
      cross join (select distinct date from ${journalLessons}) day
      where ${chance('s.id', 'day.date')} < case
        when ${isAdvertised} then 0.15
        else 0.005 + 0.16 * power(${chance("'zeal'", 's.id')}, 3)
      end
    )
    select
      l.id, s.id,
      case when ${chance("'late'", 's.id', 'l.id')} < 0.15 then 1 else l.hours end,
      ${chance("'reason'", 's.id', 's.date')} < 0.12
    from away s
    join ${journalSubjects} subject on subject.group_id = s.group_id
    join ${journalLessons} l on l.subject_id = subject.id and l.date = s.date
    where ${attending} and ${chance("'skips'", 's.id', 'l.id')} < 0.7
    order by s.id, l.id
    on conflict do nothing`);
}

/** Creates marks for students who attended practices and labs; a lab's mark is for the task of its number. */
async function markLessons({ tx, random }: AreaInput): Promise<void> {
  const chance = chancesOf(random.int(1, MAX_SEED));
  await tx.execute(sql`
    insert into ${lessonMarks} (lesson_id, student_id, mark, task_number)
    with l as (
      select
        lesson.id, lesson.date, lesson.subgroup, subject.group_id, subject.type,
        row_number() over (partition by subject.id, lesson.subgroup order by lesson.date, lesson.start_time) as task
      from ${journalLessons} lesson
      join ${journalSubjects} subject on subject.id = lesson.subject_id
      where subject.type in ('ПЗ', 'ЛР') and subject.abbrev not in (${unmarked})
    )
    select
      l.id, s.id,
      greatest(2, least(10, round(
        4.4 + 4.6 * ${chance("'able'", 's.id')} + 4 * (${chance("'mark'", 's.id', 'l.id')} - 0.5)
      )))::int,
      case when l.type = 'ЛР' then l.task end
    from ${students} s
    join l on l.group_id = s.group_id
    where ${attending}
      and ${chance('s.id', 'l.id')} < case when ${isAdvertised} then 0.4 when l.type = 'ЛР' then 0.3 else 0.12 end
      and not exists (select from ${omissions} o where o.student_id = s.id and o.lesson_id = l.id)
    order by s.id, l.id`);
}

const chancesOf =
  (seed: number) =>
  (...keys: string[]) =>
    chanceOf(seed, ...keys.map((key) => sql.raw(key)));

/** Fills the past lessons of the last term that has begun, with absences and marks. */
export const fillJournal: Area = async (filling) => {
  const { tx, today } = filling;
  const term = termsOf(demoYear(today)).findLast(({ start }) => start <= today);
  await analyseTables(tx, lessons, lessonGroups, lessonEmployees, groupTerms);
  // Part-time groups have their lessons during the session.
  if (term) await openDays(tx, teachingDays(term.start, addDays(today, -1), defaultHolidays));
  await analyseTables(tx, students, excuses, journalSubjects, journalLessons);
  await missLessons(filling);
  await analyseTables(tx, omissions);
  await markLessons(filling);
  await analyseTables(tx, lessonMarks);
};
