import type { Group } from '@semestr/api/groups';
import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lessonGroups, lessons } from '../../db/tables/lessons.ts';
import { universityTerms } from '../../domain/calendar.ts';
import { groupByName, namesGroup } from '../../domain/groups.ts';
import type { Link } from '../../http/links.ts';
import { type ScheduleTerm, termsOfGroup, termsOfLessons } from './compose.ts';
import { lessonsOfGroup, lessonsWhere, type StoredLesson, storedTerms } from './store.ts';

export interface GroupSchedule {
  /** Null for a group that is not stored, but named by imported lessons. */
  group: Group | null;
  lessons: readonly StoredLesson[];
  terms: readonly ScheduleTerm[];
  /** Matches these lessons in the database. */
  where: SQL;
}

/** Loads the lessons of a group, stored or only named by imported lessons; null when it has none and no dates. */
export async function groupSchedule(db: Database, name: string, link: Link): Promise<GroupSchedule | null> {
  const group = await groupByName(db, name);
  const university = await universityTerms(db);
  if (!group) {
    const where = namesGroup(name);
    const named = await lessonsWhere(db, where, link);
    const terms = termsOfLessons(named, university);
    return terms.length > 0 ? { group, lessons: named, terms, where } : null;
  }
  const own = await lessonsOfGroup(db, group.id, link);
  const terms = termsOfGroup(await storedTerms(db, group.id), own, university);
  const links = db
    .select({ id: lessonGroups.lessonId })
    .from(lessonGroups)
    .where(eq(lessonGroups.groupId, group.id));
  return terms.length > 0 ? { group, lessons: own, terms, where: inArray(lessons.id, links) } : null;
}
