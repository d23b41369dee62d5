import { type IsoDate, localDate, monthOf, yearOf } from '@semestr/core/dates';
import { academicYear } from '@semestr/core/calendar';
import { eq, max, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { CHANGES } from '../db/signals.ts';
import { terms } from '../db/tables/calendar.ts';
import { groups, groupTerms } from '../db/tables/groups.ts';
import { lessonEmployees, lessonGroups, lessons } from '../db/tables/lessons.ts';
import { meta } from '../db/tables/meta.ts';
import { insertAll, moveIdentity } from './rows.ts';
import { DEFAULT_SEED } from './seed.ts';

/** From this month on the coming academic year is planned. */
const JULY = 7;

/** The academic year that is to be in the schedule on a day. */
const plannedYear = (today: IsoDate): number =>
  monthOf(today) >= JULY ? yearOf(today) : academicYear(today);

/**
 * Plans the terms of an academic year for a demo university that runs on: lessons and sessions of all groups, once. The
 * groups stay what they are, as their numbers do. Does nothing where the year is planned, or where the groups are not those
 * that the demo makes in this size.
 */
export async function planNextYear(
  db: Database,
  { now, scale, seed = DEFAULT_SEED }: { now: Date; scale: number; seed?: number },
): Promise<boolean> {
  const year = plannedYear(localDate(now));
  const [planned] = await db
    .select({ groupId: groupTerms.groupId })
    .from(groupTerms)
    .where(eq(groupTerms.term, `${year}-autumn`))
    .limit(1);
  if (planned) return false;
  const { invent } = await import('./invention.ts');
  const made = invent({ today: `${year}-09-02`, scale, seed });
  const known = new Map((await db.select().from(groups)).map(({ id, name }) => [id, name]));
  if (!made.groups.every(({ id, name }) => known.get(id) === name)) return false;
  await db.transaction(async (tx) => {
    const [last] = await tx.select({ id: max(lessons.id) }).from(lessons);
    const moved = (id: number): number => id - (made.lessons[0]?.id ?? 0) + (last?.id ?? 0) + 1;
    const link = <R extends { lessonId: number }>(row: R): R => ({ ...row, lessonId: moved(row.lessonId) });
    // What an administrator has written down stands.
    await tx.insert(terms).values(made.terms).onConflictDoNothing();
    await insertAll(tx, groupTerms, made.groupTerms);
    await insertAll(
      tx,
      lessons,
      made.lessons.map((row) => ({ ...row, id: moved(row.id ?? 0) })),
    );
    await insertAll(tx, lessonGroups, made.lessonGroups.map(link));
    await insertAll(tx, lessonEmployees, made.lessonEmployees.map(link));
    await moveIdentity(tx, lessons);
    // As every change of what is public.
    await tx.update(meta).set({ dataVersion: sql`${meta.dataVersion} + 1` });
    await tx.execute(sql`select pg_notify(${CHANGES}, '')`);
  });
  return true;
}
