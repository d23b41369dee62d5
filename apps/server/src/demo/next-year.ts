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

/** Month from which the coming academic year is planned. */
const JULY = 7;

/** Returns the academic year that the schedule should contain on a day. */
const plannedYear = (today: IsoDate): number =>
  monthOf(today) >= JULY ? yearOf(today) : academicYear(today);

/**
 * Plans the terms of an academic year for a long-running demo university: lessons and sessions of all groups, once. The
 * groups and their numbers stay the same. Does nothing when the year is already planned, or when the groups differ from
 * those that the demo creates at this size.
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
  const invented = invent({ today: `${year}-09-02`, scale, seed });
  const storedNames = new Map((await db.select().from(groups)).map(({ id, name }) => [id, name]));
  if (!invented.groups.every(({ id, name }) => storedNames.get(id) === name)) return false;
  await db.transaction(async (tx) => {
    const [last] = await tx.select({ id: max(lessons.id) }).from(lessons);
    const moved = (id: number): number => id - (invented.lessons[0]?.id ?? 0) + (last?.id ?? 0) + 1;
    const link = <R extends { lessonId: number }>(row: R): R => ({ ...row, lessonId: moved(row.lessonId) });
    // Keeps terms that an administrator has entered.
    await tx.insert(terms).values(invented.terms).onConflictDoNothing();
    await insertAll(tx, groupTerms, invented.groupTerms);
    await insertAll(
      tx,
      lessons,
      invented.lessons.map((row) => ({ ...row, id: moved(row.id ?? 0) })),
    );
    await insertAll(tx, lessonGroups, invented.lessonGroups.map(link));
    await insertAll(tx, lessonEmployees, invented.lessonEmployees.map(link));
    await moveIdentity(tx, lessons);
    // Every change of public data must increment the version and signal other servers.
    await tx.update(meta).set({ dataVersion: sql`${meta.dataVersion} + 1` });
    await tx.execute(sql`select pg_notify(${CHANGES}, '')`);
  });
  return true;
}
