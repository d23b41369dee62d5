import { sql } from 'drizzle-orm';
import { at, type Check, check, isFree, local } from './check.ts';
import { requests } from './requests.ts';

/** Notifications with their first sentence and their user. */
const notices = sql`
  select n.*, n.localized -> 0 ->> 'texts' as texts, n.localized -> 0 ->> 'key' as key,
    n.localized -> 0 -> 'values' as given, u.username, u.student_id
  from notifications n join users u on u.id = n.user_id`;

/** Request types by the first part of their text keys. */
const kindOf = sql`(values
  ('certificate', 'certificates'), ('omissions', 'omission_requests'), ('markSheet', 'mark_sheets'),
  ('study', 'study_applications'), ('practice', 'practice_applications'), ('topic', 'diploma_suggestions'),
  ('dormitory', 'dormitory_applications'), ('profiling', 'profiling_applications'),
  ('leaves', 'academic_leaves')) as kinds(head, kind)`;

const decisions = sql`
  select n.*, kinds.kind,
    case n.texts when 'server.requests' then split_part(n.key, '.', 3) else split_part(n.key, '.', 2) end as state
  from (${notices}) n
  join ${kindOf} on n.texts in ('server.admin', 'server.requests') and kinds.head = split_part(n.key, '.', 1)`;

/** Lessons in the wording of a lesson mark's notification. */
const lessonNotices = sql`
  select s.id as student_id, j.abbrev as subject, j.type, to_char(l.date, 'DD.MM.YYYY') as date, l.id as lesson_id
  from students s
  join journal_subjects j on j.group_id = s.group_id
  join journal_lessons l on l.subject_id = j.id and l.subgroup in (0, s.subgroup)`;

export const ofNotices: readonly Check[] = [
  check(
    'A notification comes in the day, from Monday to Saturday, and none ahead of now.',
    ({ now }) => sql`
      select username as who, ${local(sql`created_at`)} || ' ' || message as what from (${notices}) n
      where created_at > ${at(now)} or extract(hour from ${local(sql`created_at`)}) not between 8 and 20
        or ${isFree(local(sql`created_at`))}`,
  ),
  check(
    'No user gets the same notification twice.',
    () => sql`
      select username as who, message as what from (${notices}) n
      where texts <> 'server.announcing' group by username, message, created_at::date having count(*) > 1`,
  ),
  check(
    'No notification is older than its account.',
    () => sql`
      select n.username as who, n.created_at::text as what
      from (${notices}) n join users u on u.id = n.user_id where n.created_at < u.created_at`,
  ),
  check(
    'Every decision on a request has one notification, of its time.',
    () => sql`
      select r.kind || ' ' || r.id as who, r.state || ', ' || count(n.id) as what
      from (${requests}) r
      left join (${decisions}) n on n.student_id = r.student_id and n.kind = r.kind and n.created_at = r.decided_at
        and (n.state = r.state or n.state = 'unsigned' and r.state = 'signed')
      where r.decided_at is not null group by r.kind, r.id, r.state having count(n.id) <> 1`,
  ),
  check(
    'No notification reports a decision that was not made.',
    () => sql`
      select n.username as who, n.message as what from (${decisions}) n
      where not exists (
        select from (${requests}) r
        where r.student_id = n.student_id and r.kind = n.kind and r.created_at < n.created_at
          and n.created_at <= r.decided_at
          and (n.state = r.state or n.created_at < r.decided_at or n.state = 'unsigned' and r.state = 'signed'))`,
  ),
  check(
    'A broadcast that was sent reached as many as it says, when it was sent.',
    () => sql`
      select b.text as who, b.recipients || ', ' || count(n.id) as what
      from broadcasts b
      left join (${notices}) n on n.texts = 'server.broadcast' and n.message = b.text and n.created_at = b.sent_at
      where b.sent_at is not null group by b.id having count(n.id) <> b.recipients or count(n.id) = 0`,
  ),
  check(
    'A notification of a mark names a mark that exists.',
    () => sql`
      select n.username as who, n.message as what from (${notices}) n
      where n.texts = 'server.admin' and n.key = 'mark.set' and not exists (
        select from marks m join disciplines d on d.id = m.discipline_id
        where m.student_id = n.student_id and d.name = n.given ->> 'discipline' and m.mark = n.given ->> 'mark'
          and m.date = ${local(sql`n.created_at`)}::date)
      or n.key = 'lessonMark.set' and not exists (
        select from (${lessonNotices}) l join lesson_marks m on m.lesson_id = l.lesson_id and m.student_id = l.student_id
        where l.student_id = n.student_id and l.subject = n.given ->> 'subject' and l.type = n.given ->> 'type'
          and l.date = n.given ->> 'date' and m.mark::text = n.given ->> 'mark')`,
  ),
  check(
    'A notification of an omission names one that exists.',
    () => sql`
      select n.username as who, n.message as what from (${notices}) n
      where n.texts = 'server.journal' and not exists (
        select from (${lessonNotices}) l join omissions o on o.lesson_id = l.lesson_id and o.student_id = l.student_id
        where l.student_id = n.student_id and l.subject = n.given ->> 'subject' and l.type = n.given ->> 'type'
          and l.date = n.given ->> 'date')`,
  ),
  check(
    'Every borrower is reminded of each book that is due, and of no other.',
    ({ today }) => sql`
      select n.username as who, n.message as what from (${notices}) n
      where n.texts = 'server.reminders' and n.key like 'loan.%' and not exists (
        select from loans l where l.student_id = n.student_id and l.title = n.given ->> 'title'
          and to_char(l.due_on, 'DD.MM.YYYY') = n.given ->> 'date'
          and coalesce(l.returned_on, ${today}::date) >= ${local(sql`n.created_at`)}::date)
      union all
      select 'loan ' || l.id, l.title || ', ' || l.due_on from loans l
      where l.returned_on is null and l.due_on between ${today}::date - 14 and ${today}::date + 2
        and not exists (select from reminders r where r.subject_id = l.id and r.kind like 'loan-%')`,
  ),
  check(
    'An announcement is for groups that its educator teaches, and each of their students has its notification.',
    () => sql`
      select e.last_name as who, g.name || ': ' || a.content as what
      from announcements a
      join employees e on e.id = a.employee_id
      join announcement_groups ag on ag.announcement_id = a.id
      join groups g on g.id = ag.group_id
      where not exists (
          select from lesson_groups lg join lesson_employees le on le.lesson_id = lg.lesson_id
          where lg.group_id = g.id and le.employee_id = e.id
        ) or (
          select count(*) from (${notices}) n join students s on s.id = n.student_id
          where s.group_id = g.id and n.texts = 'server.announcing' and n.given ->> 'content' = a.content
        ) < (select count(*) from students s where s.group_id = g.id)`,
  ),
];
