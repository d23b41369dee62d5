import { sql } from 'drizzle-orm';
import { type Check, check } from './check.ts';

const residents = sql`
  select d.*, s.card_number, s.middle_name like '%ич' as is_man
  from dormitory_applications d join students s on s.id = d.student_id
  where d.state in ('settling', 'settled')`;

export const ofDormitories: readonly Check[] = [
  check(
    'Who lives in a dormitory has a room there, and waits for none.',
    () => sql`
      select r.card_number as who, coalesce(r.room, '–') as what from (${residents}) r
      where r.room is null or r.queue_place is not null or exists (
        select from dormitory_applications other
        where other.student_id = r.student_id and other.state in ('waiting', 'accepted'))`,
  ),
  check(
    'No student has two rooms or two open applications.',
    () => sql`
      select s.card_number as who, count(*)::text as what
      from dormitory_applications d join students s on s.id = d.student_id
      where d.state in ('waiting', 'accepted', 'settling', 'settled') group by s.id having count(*) > 1`,
  ),
  check(
    'A room has two at most, both men or both women.',
    () => sql`
      select room as who, count(*)::text as what from (${residents}) r
      group by room having count(*) > 2 or count(distinct is_man) > 1`,
  ),
  check(
    'The queue has every place from the first to the last once, by who came first.',
    () => sql`
      select id::text as who, queue_place || ' of ' || wanted as what
      from (
        select id, queue_place, row_number() over (order by created_at, id) as wanted
        from dormitory_applications where state = 'accepted'
      ) q
      where queue_place is distinct from wanted`,
  ),
  check(
    'Work in a dormitory dates from the time the student lived there.',
    () => sql`
      select s.card_number as who, d.reason || ', ' || d.date as what
      from dormitory_directives d join students s on s.id = d.student_id
      where d.type_name like '%общежит%' and not exists (
        select from dormitory_applications a
        where a.student_id = s.id and a.settled_at is not null and a.settled_at::date <= d.date)
        or d.type_name like '%проживан%' and not exists (
        select from dormitory_applications a
        where a.student_id = s.id and a.settled_at is not null and a.settled_at::date <= d.date)`,
  ),
];
