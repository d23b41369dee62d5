import { sql } from 'drizzle-orm';
import { type Check, check, isFree } from './check.ts';
import { requests } from './requests.ts';

/** SQL for the number of features with data in a student's account. */
const kinds = sql`
  (exists (select from marks x where x.student_id = s.id and x.mark is not null))::int
  + (exists (select from lesson_marks x where x.student_id = s.id))::int
  + (exists (select from omissions x where x.student_id = s.id))::int
  + (exists (select from notifications x where x.user_id = u.id))::int
  + (exists (select from loans x where x.student_id = s.id))::int
  + (exists (select from asked x where x.student_id = s.id))::int
  + (exists (select from memberships x where x.student_id = s.id) or exists (select from works x where x.student_id = s.id))::int`;

/** User-written texts, with the maximum share of each among all of its type. */
const texts = [
  { name: 'books', from: sql`select title as text from loans`, share: 0.06 },
  { name: 'topics', from: sql`select topic as text from diploma_suggestions`, share: 0.06 },
  { name: 'topics offered', from: sql`select topic as text from diploma_topics`, share: 0.06 },
  { name: 'CVs', from: sql`select summary as text from students where summary is not null`, share: 0.08 },
  { name: 'directives', from: sql`select reason as text from dormitory_directives`, share: 0.25 },
  { name: 'announcements', from: sql`select content as text from announcements`, share: 0.06 },
  { name: 'works', from: sql`select title as text from works`, share: 0.2 },
];
/** Number of repetitions that is always allowed, however few texts there are. */
const OFTEN = 8;

export const ofLives: readonly Check[] = [
  check(
    'Every student has a life here: marks, notifications, requests, omissions, books, memberships.',
    ({ today, year }) => sql`
      with asked as (${requests})
      select s.card_number as who, g.name || ': ' || (${kinds}) || ' kinds' as what
      from students s
      join users u on u.student_id = s.id
      join groups g on g.id = s.group_id
      where (${kinds}) < case when ${today}::date - make_date(${year}::int - g.course + 1, 9, 1) < 30 then 2 else 4 end`,
  ),
  check(
    'Every student who has studied for a month has a notification and a request.',
    ({ today, year }) => sql`
      with asked as (${requests})
      select s.card_number as who, g.name as what
      from students s
      join users u on u.student_id = s.id
      join groups g on g.id = s.group_id
      where ${today}::date - make_date(${year}::int - g.course + 1, 9, 1) >= 30
        and (not exists (select from notifications n where n.user_id = u.id)
          or not exists (select from asked a where a.student_id = s.id))`,
  ),
  check(
    'Books are taken on days of work, by who studies already, and none is back ahead of today.',
    ({ today, year }) => sql`
      select s.card_number as who, l.taken_on || '–' || coalesce(l.returned_on::text, '') as what
      from loans l
      join students s on s.id = l.student_id
      join groups g on g.id = s.group_id
      where ${isFree(sql`l.taken_on`)} or l.taken_on > ${today}::date or l.returned_on > ${today}::date
        or l.returned_on < l.taken_on or ${isFree(sql`l.returned_on`)}
        or l.taken_on < make_date(${year}::int - g.course + 1, 8, 15)`,
  ),
  check(
    'No student does anything before they study here.',
    ({ year }) => sql`
      select s.card_number as who, d.what || ', ' || d.date as what
      from (
        select student_id, 'work' as what, date from works
        union all select student_id, 'member', since from memberships
        union all select student_id, 'directive', date from dormitory_directives
      ) d
      join students s on s.id = d.student_id
      join groups g on g.id = s.group_id
      where d.date < make_date(${year}::int - g.course + 1, 8, 15)`,
  ),
  check('No text of people is repeated more often than chance would have it.', () =>
    sql.join(
      texts.map(
        ({ name, from, share }) => sql`
            select ${name}::text as who, text || ': ' || count(*) as what from (${from}) t
            group by text
            having count(*) > greatest(${OFTEN}::int, ${share}::float8 * (select count(*) from (${from}) whole))`,
      ),
      sql` union all `,
    ),
  ),
  check(
    'An announcement names its subject in full, and its educator gives that subject to its groups.',
    () => sql`
      select e.last_name as who, a.content as what
      from announcements a join employees e on e.id = a.employee_id
      where not exists (
        select from lesson_employees le join lessons l on l.id = le.lesson_id
        where le.employee_id = e.id and strpos(replace(a.content, U&'\\00A0', ' '), l.subject_full) > 0)`,
  ),
  check(
    'Announced is what takes place on a day of work.',
    () => sql`select id::text as who, date::text as what from announcements where ${isFree(sql`date`)}`,
  ),
  check(
    'Everybody has a full name.',
    () => sql`
      select card_number as who, last_name as what from students where coalesce(middle_name, '') = ''
      union all select url_id, last_name from employees where coalesce(middle_name, '') = ''`,
  ),
];
