import type { Group } from '@semestr/api/groups';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { faculties } from '../db/tables/faculties.ts';
import { groups } from '../db/tables/groups.ts';
import { specialities } from '../db/tables/specialities.ts';

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
      calendarId: groups.calendarId,
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
