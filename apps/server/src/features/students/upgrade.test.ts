import { addDays, type IsoDate } from '@semestr/core/dates';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findMismatches } from '../../../test/enrolments.ts';
import { restoreRelease } from '../../../test/releases.ts';
import { enrolments } from '../../db/tables/enrolments.ts';

/** Last days with a mark or an absence of a student in each group. */
const lastEntries = `
  select n.student_id, s.group_id, max(l.date)::text as date
  from (select student_id, lesson_id from omissions union select student_id, lesson_id from lesson_marks) n
  join journal_lessons l on l.id = n.lesson_id
  join journal_subjects s on s.id = l.subject_id
  group by n.student_id, s.group_id`;

it('enrolments: an upgrade fills them from the first lesson of the group, or from the last entry in another group', async () => {
  const stored = await restoreRelease('0.2.0');
  try {
    const [entry] = await stored.query(`${lastEntries} order by count(*) desc, n.student_id limit 1`);
    const moved = Number(entry?.['student_id']);
    // The student moved before enrolments had dates, so only the entries in the journal of the old group are left.
    await stored.query(`
      update students set group_id = (select id from groups where id <> students.group_id order by id limit 1)
      where id = ${moved}`);
    const { db, close } = await stored.open();
    try {
      expect(await findMismatches(db)).toEqual([]);
      const [own, ...others] = await db.select().from(enrolments).where(eq(enrolments.studentId, moved));
      // The date comes from the database.
      expect(own?.from).toBe(addDays(String(entry?.['date']) as IsoDate, 1));
      expect(others).toEqual([]);
      const late = await db
        .select({ id: enrolments.id })
        .from(enrolments)
        .where(sql`
        ${enrolments.studentId} <> ${moved} and exists (
          select from journal_subjects s join journal_lessons l on l.subject_id = s.id
          where s.group_id = ${enrolments.groupId} and l.date < ${enrolments.from})`);
      expect(late).toEqual([]);
    } finally {
      await close();
    }
  } finally {
    await stored.remove();
  }
});
