import { clashingLessons } from '@semestr/core/clashes';
import type { TermCode } from '@semestr/core/term';
import type { Database } from '../../db/database.ts';
import { meta } from '../../db/tables/meta.ts';
import { academicCalendar } from '../../domain/calendar.ts';
import { lessonsOfTerms } from '../../domain/linked-lessons.ts';

/**
 * Returns a cached search for double-booked lessons in some terms. The search reads whole timetables, so its result is
 * kept until public data change, which include lessons, terms and holidays.
 */
export function createClashCache(db: Database): (terms: readonly TermCode[]) => Promise<number[]> {
  let cache: { key: string; lessonIds: Promise<number[]> } | null = null;
  const look = async (terms: readonly TermCode[]): Promise<number[]> =>
    clashingLessons(await lessonsOfTerms(db, terms), await academicCalendar(db));
  return async (terms) => {
    const [row] = await db.select({ version: meta.dataVersion }).from(meta);
    const key = [row?.version, ...terms].join(' ');
    if (cache?.key !== key) {
      const entry = { key, lessonIds: look(terms) };
      // The next call retries after a failure.
      entry.lessonIds.catch(() => {
        if (cache === entry) cache = null;
      });
      cache = entry;
    }
    return cache.lessonIds;
  };
}
