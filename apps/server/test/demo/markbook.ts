import { PASSING_MARK } from '@semestr/core/markbook';
import { sql } from 'drizzle-orm';
import { type Check, check, isFree } from './check.ts';

/** Marks with the line of the plan, the student and the group; `running` is the current semester. */
const lines = sql`
  select m.*, d.semester, d.abbrev, d.control, s.card_number, s.group_id, g.course, g.degree, d.id as discipline
  from marks m
  join disciplines d on d.id = m.discipline_id
  join students s on s.id = m.student_id
  join groups g on g.id = s.group_id`;

const outside = sql`('ФизК', 'КЧ', 'ВоенП')`;
const average = sql`round(avg(case when mark ~ '^[0-9]+$' then mark::int end), 2)`;

export const ofMarkbooks: readonly Check[] = [
  check(
    'Marks are given on days of work, and none ahead of today.',
    ({ today }) => sql`
      select card_number as who, abbrev || ', ' || date as what from (${lines}) l
      where date > ${today}::date or ${isFree(sql`date`)}`,
  ),
  check(
    'A mark has a day exactly where there is one.',
    () => sql`
      select card_number as who, abbrev as what from (${lines}) l where (mark is null) <> (date is null)`,
  ),
  check(
    'No student has two exams on one day.',
    () => sql`
      select card_number as who, date::text as what from (${lines}) l
      where control = 'Экзамен' and date is not null group by card_number, date having count(*) > 1`,
  ),
  check(
    'An exam of this year was passed on the day on which the group had it, or later where it was taken again.',
    () => sql`
      select l.card_number as who, l.abbrev || ', ' || l.date || ' for ' || e.date as what
      from (${lines}) l
      join lesson_groups lg on lg.group_id = l.group_id
      join lessons e on e.id = lg.lesson_id and e.type = 'Экзамен' and e.subject = l.abbrev
      join group_terms t on t.group_id = l.group_id and t.term = e.term
      where l.control = 'Экзамен' and l.date is not null
        and e.term = (select case when l.semester % 2 = 1 then min(term) else max(term) end from group_terms where group_id = l.group_id)
        and l.semester > 2 * l.course - 2
        and case when l.retakes = 0 then l.date <> e.date else l.date <= e.date end`,
  ),
  check(
    'Who signed a mark of this year gives the subject to the group.',
    () => sql`
      select distinct l.card_number as who, l.abbrev || ', ' || coalesce(l.teacher_id, 0) as what
      from (${lines}) l
      where l.semester > 2 * l.course - 2 and l.abbrev not in ${outside}
        and exists (
          select from lesson_groups lg join lessons x on x.id = lg.lesson_id
          where lg.group_id = l.group_id and x.subject = l.abbrev)
        and not exists (
          select from lesson_groups lg
          join lessons x on x.id = lg.lesson_id
          join lesson_employees le on le.lesson_id = x.id
          where lg.group_id = l.group_id and x.subject = l.abbrev and le.employee_id = l.teacher_id)`,
  ),
  check(
    'A subject of a group is signed by one person, each semester.',
    () => sql`
      select group_id::text as who, abbrev || ', semester ' || semester as what from (${lines}) l
      where control <> 'Курс. работа' group by group_id, abbrev, semester, control having count(distinct teacher_id) > 1`,
  ),
  check(
    'What the semesters behind brought stands in the markbook: a mark, or an academic difference.',
    ({ today }) => sql`
      select card_number as who, abbrev || ', semester ' || semester as what from (${lines}) l
      where mark is null and not is_difference
        and semester < case when extract(month from ${today}::date) between 2 and 8 then 2 * course else 2 * course - 1 end`,
  ),
  check(
    'A failed mark has been taken again at least once, or not long ago.',
    ({ today }) => sql`
      select card_number as who, abbrev || ', ' || mark as what from (${lines}) l
      where mark ~ '^[0-9]+$' and mark::int < ${PASSING_MARK} and retakes = 0 and date < ${today}::date - 120`,
  ),
  check(
    'The stored average of a discipline is that of its marks.',
    () => sql`
      select d.abbrev as who, d.common_mark || ' for ' || m.average as what
      from disciplines d
      join (select discipline_id, ${average} as average from marks where mark is not null group by discipline_id) m
        on m.discipline_id = d.id
      where round(d.common_mark::numeric, 2) is distinct from m.average`,
  ),
  check(
    'Who chooses a specialisation is ranked by the average of the markbook.',
    () => sql`
      select s.card_number as who, r.average || ' for ' || coalesce(m.average::text, '–') as what
      from profiling_ratings r
      join students s on s.id = r.student_id
      left join (select student_id, ${average} as average from marks group by student_id) m on m.student_id = s.id
      where round(r.average::numeric, 2) is distinct from coalesce(m.average, 0)
        or exists (
          select from profiling_ratings other
          where other.speciality_id = r.speciality_id and other.course = r.course
            and (other.average > r.average) and other.position > r.position)`,
  ),
  check(
    'Nothing is marked in sport, in military training or in the curator’s hour.',
    () => sql`
      select s.card_number as who, j.abbrev as what
      from lesson_marks m
      join students s on s.id = m.student_id
      join journal_lessons l on l.id = m.lesson_id
      join journal_subjects j on j.id = l.subject_id
      where j.abbrev in ${outside}`,
  ),
  check(
    'Who is marked in a lesson was there, and it was for them.',
    () => sql`
      select s.card_number as who, j.abbrev || ', ' || l.date as what
      from (
        select lesson_id, student_id, true as is_mark from lesson_marks
        union all select lesson_id, student_id, false from omissions
      ) n
      join students s on s.id = n.student_id
      join journal_lessons l on l.id = n.lesson_id
      join journal_subjects j on j.id = l.subject_id
      where j.group_id <> s.group_id or l.subgroup not in (0, s.subgroup)
        or n.is_mark and exists (select from omissions o where o.lesson_id = l.id and o.student_id = s.id)`,
  ),
  check(
    'The journal has nothing of days to come, and who gave a lesson in it gives it in the plan.',
    ({ today }) => sql`
      select j.abbrev as who, l.date::text as what
      from journal_lessons l join journal_subjects j on j.id = l.subject_id
      where l.date > ${today}::date or l.employee_id is not null and not exists (
        select from lesson_groups lg
        join lessons x on x.id = lg.lesson_id and x.subject = j.abbrev and x.term = j.term
        join lesson_employees le on le.lesson_id = x.id
        where lg.group_id = j.group_id and le.employee_id = l.employee_id)`,
  ),
];
