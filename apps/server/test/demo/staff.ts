import { sql } from 'drizzle-orm';
import { at, type Check, check, isFree, local } from './check.ts';
import { requests } from './requests.ts';

const teacher = sql`(select employee_id from users where username = 'teacher')`;

export const ofStaff: readonly Check[] = [
  check(
    'The demo’s educator has lessons, a group to look after, announcements and a consultation to come, and mark sheets to take.',
    ({ today }) => sql`
      select 'teacher' as who, what from (
        select 'lessons' as what, count(*) from lesson_employees where employee_id = ${teacher}
        union all select 'group', count(*) from groups where curator_id = ${teacher}
        union all select 'announcements', count(*) from announcements where employee_id = ${teacher} and date >= ${today}::date
        union all select 'consultation', count(*) from announcements
          where employee_id = ${teacher} and date >= ${today}::date and start_time is not null and room is not null
        union all select 'mark sheets', count(*) from mark_sheets where employee_id = ${teacher} and state = 'printed'
      ) life where count = 0`,
  ),
  check(
    'Most scholars have links, the demo’s educator has research interests too; no address belongs to a real person.',
    () => sql`
      select 'scholars' as who, count(distinct l.employee_id)::text as what
      from employees e left join employee_links l on l.employee_id = e.id
      where e.degree <> '' having count(distinct l.employee_id) * 2 < count(distinct e.id)
      union all
      select 'teacher', 'no links or no notes' where not exists (
        select from employee_links l join employee_notes n using (employee_id) where l.employee_id = ${teacher})
      union all
      select e.last_name, l.link from employee_links l join employees e on e.id = l.employee_id
      where e.degree = '' or l.link !~ '^https://[a-z]+\\.example\\.org/'`,
  ),
  check(
    'Administrators have requests of every kind to decide on, and none waits for more than a month.',
    ({ now }) => sql`
      select kind as who, count(*) filter (where is_open) || ' open' as what from (${requests}) r
      group by kind having count(*) filter (where is_open) = 0
      union all
      select kind || ' ' || id, created_at::text from (${requests}) r
      where is_open and created_at < ${at(now)} - interval '31 days'`,
  ),
  check(
    'The audit log has recent daytime actions of administrators and students, none of them in the future.',
    ({ now }) => sql`
      select 'audit' as who, count(*)::text as what from audit having count(*) < 10
      union all
      select a.action, a.at::text from audit a
      where a.at > ${at(now)} or extract(hour from ${local(sql`a.at`)}) not between 7 and 22
        or a.action like '%.update' and ${isFree(local(sql`a.at`))}`,
  ),
  check(
    'Every full-time group has a curator who teaches it.',
    () => sql`
      select g.name as who, coalesce(g.curator_id::text, '–') as what
      from groups g
      join specialities sp on sp.id = g.speciality_id and sp.form_id = 1
      where not exists (
        select from lesson_groups lg join lesson_employees le on le.lesson_id = lg.lesson_id
        where lg.group_id = g.id and le.employee_id = g.curator_id)`,
  ),
];
