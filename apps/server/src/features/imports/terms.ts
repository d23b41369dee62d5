import { isDeepStrictEqual } from 'node:util';
import type { IsoDate } from '@semestr/core/dates';
import type { TermCode } from '@semestr/core/term';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groupTerms } from '../../db/tables/groups.ts';
import { lessonGroups, lessons } from '../../db/tables/lessons.ts';
import type { ReadPart } from './read-schedule.ts';

type TermRow = typeof groupTerms.$inferSelect;
/** The imported fields of a term. */
type TermDates = Omit<TermRow, 'id' | 'groupId' | 'updatedOn' | 'version'>;

/** Returns the dates of a term: those of the parts in the response, and the stored ones of the other part. */
function daysOf(
  term: TermCode,
  parts: readonly ReadPart[],
  isExtramural: boolean | null,
  previous: TermRow | undefined,
): TermDates {
  const plan = parts.find((part) => part.term === term && !part.isExam) ?? previous;
  const session = parts.find((part) => part.term === term && part.isExam);
  return {
    term,
    start: plan?.start ?? null,
    end: plan?.end ?? null,
    examsStart: session ? session.start : (previous?.examsStart ?? null),
    examsEnd: session ? session.end : (previous?.examsEnd ?? null),
    isExtramural: isExtramural ?? previous?.isExtramural ?? null,
  };
}

/**
 * Stores the dates of the terms in a response, after its lessons; a term without any lesson is removed. Returns whether
 * anything changed. `isChanged` states whether the lessons did, which sets the day of the last update.
 */
export async function storeTerms(
  db: Database,
  groupId: number,
  parts: readonly ReadPart[],
  { isExtramural, isChanged, today }: { isExtramural: boolean | null; isChanged: boolean; today: IsoDate },
): Promise<boolean> {
  const terms = [...new Set(parts.map(({ term }) => term))];
  const ofTerms = and(eq(groupTerms.groupId, groupId), inArray(groupTerms.term, terms));
  const rows = await db.select().from(groupTerms).where(ofTerms);
  const taught = await db
    .selectDistinct({ term: lessons.term })
    .from(lessonGroups)
    .innerJoin(lessons, eq(lessons.id, lessonGroups.lessonId))
    .where(and(eq(lessonGroups.groupId, groupId), inArray(lessons.term, terms)));
  const newTerms = terms
    .filter((term) => taught.some((row) => row.term === term))
    .map((term) =>
      daysOf(
        term,
        parts,
        isExtramural,
        rows.find((row) => row.term === term),
      ),
    );
  const current = rows.map((row): TermDates => {
    const { id: _id, groupId: _groupId, updatedOn: _updatedOn, version: _version, ...days } = row;
    return days;
  });
  const byTerm = (a: { term: string }, b: { term: string }): number => a.term.localeCompare(b.term);
  const isSame = isDeepStrictEqual(current.toSorted(byTerm), newTerms.toSorted(byTerm));
  if (isSame && !isChanged) return false;
  const deletedIds = rows
    .filter(({ term }) => !newTerms.some((days) => days.term === term))
    .map(({ id }) => id);
  await db.delete(groupTerms).where(inArray(groupTerms.id, deletedIds));
  for (const days of newTerms)
    await db
      .insert(groupTerms)
      .values({ ...days, groupId, updatedOn: today })
      .onConflictDoUpdate({
        target: [groupTerms.groupId, groupTerms.term],
        set: { ...days, updatedOn: today, version: sql`${groupTerms.version} + 1` },
      });
  return true;
}
