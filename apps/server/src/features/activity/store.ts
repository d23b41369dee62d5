import type { Work } from '@semestr/api/activity';
import { dotted } from '@semestr/core/dates';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { memberships, works } from '../../db/tables/activity.ts';

export async function isMember(
  db: Database,
  studentId: number,
  kind: (typeof memberships.$inferSelect)['kind'],
): Promise<boolean> {
  const own = and(eq(memberships.studentId, studentId), eq(memberships.kind, kind));
  return (await db.$count(memberships, own)) > 0;
}

export async function worksOf(
  db: Database,
  studentId: number,
  kind: (typeof works.$inferSelect)['kind'],
): Promise<Work[]> {
  const rows = await db
    .select()
    .from(works)
    .where(and(eq(works.studentId, studentId), eq(works.kind, kind)))
    .orderBy(desc(works.date), desc(works.id));
  return rows.map(({ id, title, date, status }) => ({ id, title, date: dotted(date), status }));
}
