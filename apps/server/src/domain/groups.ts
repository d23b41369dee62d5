import type { Group } from '@semestr/api/groups';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { faculties } from '../db/tables/faculties.ts';
import { groups } from '../db/tables/groups.ts';
import { lessons } from '../db/tables/lessons.ts';
import { specialities } from '../db/tables/specialities.ts';

/** Matches the imported lessons that name a group, stored or not; uses an index. */
export const namesGroup = (name: string): SQL =>
  sql`${lessons.namedGroups} @> ${JSON.stringify([{ name }])}::jsonb`;

/** Loads groups with their faculty and speciality, as returned by several features. */
export async function selectGroups(db: Database, where?: SQL): Promise<Group[]> {
  return db
    .select({
      id: groups.id,
      name: groups.name,
      facultyId: groups.facultyId,
      facultyAbbrev: faculties.abbrev,
      facultyName: faculties.name,
      specialityDepartmentEducationFormId: groups.specialityId,
      specialityName: specialities.name,
      specialityAbbrev: specialities.abbrev,
      course: groups.course,
      /** Existing clients require a text. */
      calendarId: sql<string>`coalesce(${groups.calendarId}, '')`,
      educationDegree: groups.degree,
    })
    .from(groups)
    .innerJoin(faculties, eq(faculties.id, groups.facultyId))
    .innerJoin(specialities, eq(specialities.id, groups.specialityId))
    .where(where)
    .orderBy(asc(groups.name));
}

export async function groupByName(db: Database, name: string): Promise<Group | null> {
  const [group] = await selectGroups(db, eq(groups.name, name));
  return group ?? null;
}
