import type { Group } from '@semestr/api/groups';
import { eq, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { educationForms, specialities } from '../../db/tables/specialities.ts';
import { storeFaculty } from './catalogs.ts';
import { linkLessonsNaming } from './named-groups.ts';
import { type Note, type Outcome, reconcile } from './reconcile.ts';

/** Full-time education is assumed for a speciality of which only a group was imported. */
const FULL_TIME = { id: 1, name: 'дневная' };

/** Returns the id of full-time education, which is created if missing. */
async function fullTime(db: Database): Promise<number> {
  const named = () =>
    db.select().from(educationForms).where(eq(educationForms.name, FULL_TIME.name)).limit(1);
  const [existing] = await named();
  if (existing) return existing.id;
  await db.insert(educationForms).values(FULL_TIME).onConflictDoNothing();
  const [created] = await named();
  if (created) return created.id;
  // The default id belongs to another form.
  const [own] = await db.insert(educationForms).values({ name: FULL_TIME.name }).returning();
  if (!own) throw new Error('The form of education was not stored');
  return own.id;
}

/** Creates the faculty of a group if it is unknown. Returns false if its abbreviation belongs to another one. */
async function ensureFaculty(db: Database, group: Group, note: Note): Promise<boolean> {
  const { facultyId: id, facultyAbbrev: abbrev } = group;
  const [existing] = await db.select().from(faculties).where(eq(faculties.id, id));
  if (existing) return true;
  const [sameAbbrev] = await db.select().from(faculties).where(eq(faculties.abbrev, abbrev));
  const name = group.facultyName ?? sameAbbrev?.name;
  if (!name) note('made-up', 'facultyName', abbrev);
  const { result } = await storeFaculty(db, { id, abbrev, name: name ?? abbrev });
  return result === 'stored';
}

/** Creates the speciality of a group if it is unknown; the form of education is a guess. */
async function ensureSpeciality(db: Database, group: Group, note: Note): Promise<void> {
  const id = group.specialityDepartmentEducationFormId;
  const [existing] = await db.select().from(specialities).where(eq(specialities.id, id));
  if (existing) return;
  await db.insert(specialities).values({
    id,
    name: group.specialityName,
    abbrev: group.specialityAbbrev,
    code: '',
    formId: await fullTime(db),
    facultyId: group.facultyId,
  });
  note('made-up', 'specialityDepartmentEducationFormId', `${group.specialityAbbrev}, ${FULL_TIME.name}`);
}

const groupFields = {
  id: groups.id,
  name: groups.name,
  facultyId: groups.facultyId,
  specialityId: groups.specialityId,
  course: groups.course,
  calendarId: groups.calendarId,
  version: groups.version,
  degree: groups.degree,
};

/** Stores a group with its faculty and speciality. A new group is linked to the lessons that name it. */
export async function storeGroup(db: Database, group: Group, note: Note): Promise<Outcome> {
  if (!(await ensureFaculty(db, group, note))) return { result: 'taken', field: 'facultyAbbrev' };
  await ensureSpeciality(db, group, note);
  const { id, name, facultyId, course, calendarId = null, educationDegree: degree } = group;
  const specialityId = group.specialityDepartmentEducationFormId;
  const record = { id, name, facultyId, specialityId, course, calendarId: calendarId || null, degree };
  const rows = await db
    .select(groupFields)
    .from(groups)
    .where(or(eq(groups.id, id), eq(groups.name, name)));
  const outcome = await reconcile(record, rows, {
    field: 'name',
    insert: (row) => db.insert(groups).values({ ...row, size: 0 }),
    update: (oldId, row) => db.update(groups).set(row).where(eq(groups.id, oldId)),
  });
  if (outcome.result === 'stored' && !rows.some((row) => row.name === name))
    await linkLessonsNaming(db, name);
  return outcome;
}
