import { type SQL, sql } from 'drizzle-orm';
import { at, type Check, check, isFree, local } from './check.ts';

/** The tables of request types: the undecided states, the rejected ones, and the assigned number. */
const kinds = [
  { table: 'certificates', open: ['processing'], number: 'number' },
  { table: 'mark_sheets', open: ['processing'], number: 'number' },
  { table: 'omission_requests', open: ['waiting'], number: 'number' },
  { table: 'study_applications', open: ['considered'], number: 'contract_number' },
  { table: 'practice_applications', open: ['considered'], number: 'number' },
  { table: 'diploma_suggestions', open: ['suggested'], number: null },
  { table: 'dormitory_applications', open: ['waiting'], number: 'number' },
  { table: 'profiling_applications', open: ['queued'], number: null },
  { table: 'academic_leaves', open: ['waiting'], number: 'number' },
] as const;

/** All requests of all types. */
export const requests: SQL = sql.join(
  kinds.map(
    ({ table, open }) => sql`
      select ${table}::text as kind, id, student_id, state, created_at, decided_at, rejection_reason,
        state = any (${sql.raw(`array['${open.join("','")}']`)}) as is_open
      from ${sql.identifier(table)}`,
  ),
  sql` union all `,
);

const numbers: SQL = sql.join(
  kinds.flatMap(({ table, number }) =>
    number === null
      ? []
      : [
          sql`select ${table}::text as kind, ${sql.identifier(number)}::text as number from ${sql.identifier(table)}`,
        ],
  ),
  sql` union all `,
);

/** Whether the student is a man: only men get military documents. */
const isMan = sql`s.middle_name like '%ич'`;
const military = '%(воен|повестк)%';

export const ofRequests: readonly Check[] = [
  check(
    'A request is decided exactly when its state says so, after it was made, and not ahead of now.',
    ({ now }) => sql`
      select kind || ' ' || id as who, state || ', ' || created_at || ' – ' || coalesce(decided_at::text, '') as what
      from (${requests}) r
      where is_open <> (decided_at is null) or decided_at <= created_at or created_at > ${at(now)} or decided_at > ${at(now)}`,
  ),
  check(
    'A reason stands exactly where a request was rejected.',
    () => sql`
      select kind || ' ' || id as who, state as what from (${requests}) r
      where (state = 'rejected') <> (rejection_reason is not null) and state <> 'evicted'`,
  ),
  check(
    'Decisions are made on workdays between 8 and 18 o’clock, and no request is made at night.',
    () => sql`
      select kind || ' ' || id as who, ${local(sql`created_at`)} || ' – ' || coalesce(${local(sql`decided_at`)}::text, '') as what
      from (${requests}) r
      where extract(hour from ${local(sql`created_at`)}) not between 7 and 21
        or extract(hour from ${local(sql`decided_at`)}) not between 8 and 17
        or ${isFree(local(sql`decided_at`))}`,
  ),
  check(
    'No request is older than the studies.',
    ({ year }) => sql`
      select s.card_number as who, kind || ', ' || r.created_at as what
      from (${requests}) r
      join students s on s.id = r.student_id
      join groups g on g.id = s.group_id
      where r.created_at < make_date(${year}::int - g.course + 1, 8, 1)`,
  ),
  check(
    'Every number of a paper is given once.',
    () => sql`
      select kind as who, number as what from (${numbers}
        union all select 'directives', number from dormitory_directives) n
      where number is not null group by kind, number having count(*) > 1`,
  ),
  check(
    'Every accepted request to excuse days has its excuse, and nothing was missed on these days without a good reason.',
    () => sql`
      select s.card_number as who, r.date_from || '–' || r.date_to as what
      from omission_requests r
      join students s on s.id = r.student_id
      where r.state = 'accepted' and (
        not exists (
          select from excuses e
          where e.student_id = r.student_id and e.date_from = r.date_from and e.date_to = r.date_to
        ) or exists (
          select from omissions o join journal_lessons l on l.id = o.lesson_id
          where o.student_id = r.student_id and not o.is_excused and l.date between r.date_from and r.date_to
        ))`,
  ),
  check(
    'What was missed on excused days was missed for a good reason.',
    () => sql`
      select s.card_number as who, l.date::text as what
      from excuses e
      join students s on s.id = e.student_id
      join omissions o on o.student_id = s.id and not o.is_excused
      join journal_lessons l on l.id = o.lesson_id and l.date between e.date_from and e.date_to`,
  ),
  check(
    'Nobody on leave missed a lesson or got a mark for one.',
    () => sql`
      select s.card_number as who, l.date::text as what
      from academic_leaves a
      join students s on s.id = a.student_id
      join (select student_id, lesson_id from omissions union all select student_id, lesson_id from lesson_marks) n
        on n.student_id = s.id
      join journal_lessons l on l.id = n.lesson_id and l.date between a.date_from and a.date_to
      where a.state = 'accepted'`,
  ),
  check(
    'No excuse and no request to excuse begins ahead of today, or before the studies.',
    ({ today, year }) => sql`
      select s.card_number as who, d.date_from::text as what
      from (select student_id, date_from, date_to from excuses union all
        select student_id, date_from, date_to from omission_requests) d
      join students s on s.id = d.student_id
      join groups g on g.id = s.group_id
      where d.date_from > ${today}::date or d.date_to < d.date_from
        or d.date_from < make_date(${year}::int - g.course + 1, 9, 1)`,
  ),
  check(
    'No woman has papers from or for the military office.',
    () => sql`
      select s.card_number as who, paper as what
      from (
        select student_id, coalesce(name, '') || ' ' || coalesce(note, '') as paper from excuses
        union all select student_id, place from certificates
        union all select r.student_id, t.name
          from omission_requests r join omission_certificate_types t on t.id = r.type_id
      ) p
      join students s on s.id = p.student_id
      where lower(paper) similar to ${military} and not ${isMan}`,
  ),
  check(
    'Only who is in the last year of a first degree, or takes another degree, has topics of a final paper.',
    () => sql`
      select s.card_number as who, g.name || ', ' || count(*) as what
      from diploma_suggestions d
      join students s on s.id = d.student_id
      join groups g on g.id = s.group_id
      where g.degree = 1 and g.course <> 4 group by s.id, g.id`,
  ),
  check(
    'Practice begins in the third year, or for another degree.',
    () => sql`
      select s.card_number as who, g.name as what
      from practice_applications p
      join students s on s.id = p.student_id
      join groups g on g.id = s.group_id
      where g.degree = 1 and g.course < 3`,
  ),
  check(
    'Who supervises a final paper or a practice works at a chair of the student’s faculty.',
    () => sql`
      select s.card_number as who, e.last_name as what
      from (
        select student_id, employee_id from diploma_suggestions
        union all select student_id, employee_id from practice_applications
      ) r
      join students s on s.id = r.student_id
      join groups g on g.id = s.group_id
      join faculties f on f.id = g.faculty_id
      join employees e on e.id = r.employee_id
      where not exists (
        select from positions p
        join departments chair on chair.id = p.department_id and chair.type = 3
        join departments own on own.id = chair.parent_id and own.abbrev = f.abbrev
        where p.employee_id = e.id)`,
  ),
  check(
    'Who takes a mark sheet gives the subject to the group.',
    () => sql`
      select s.card_number as who, m.subject_abbrev || ', ' || e.last_name as what
      from mark_sheets m
      join students s on s.id = m.student_id
      join employees e on e.id = m.employee_id
      where not exists (
        select from lesson_groups lg
        join lessons l on l.id = lg.lesson_id and l.subject = m.subject_abbrev
        join lesson_employees le on le.lesson_id = l.id
        where lg.group_id = s.group_id and le.employee_id = m.employee_id
      ) and not exists (
        select from marks
        join students mate on mate.id = marks.student_id
        join disciplines d on d.id = marks.discipline_id
        where mate.group_id = s.group_id and d.abbrev = m.subject_abbrev and marks.teacher_id = m.employee_id)`,
  ),
  check(
    'A specialisation is chosen of the own speciality, by who is to choose, in the second year.',
    () => sql`
      select s.card_number as who, sp.name as what
      from profiling_applications p
      join students s on s.id = p.student_id
      join groups g on g.id = s.group_id
      join specializations sp on sp.id = p.specialization_id
      where not s.has_profiling or g.course <> 2 or g.degree <> 1 or sp.speciality_id <> g.speciality_id`,
  ),
  check(
    'Who has a place in a specialisation waits for no other.',
    () => sql`
      select s.card_number as who, count(*)::text as what
      from profiling_applications p join students s on s.id = p.student_id
      where p.state <> 'rejected'
      group by s.id having bool_or(p.state = 'enrolled') and count(*) > 1`,
  ),
];
