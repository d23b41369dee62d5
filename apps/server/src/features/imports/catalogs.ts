import type { Department } from '@semestr/api/departments';
import type { Faculty } from '@semestr/api/faculties';
import type { Room } from '@semestr/api/rooms';
import type { Speciality } from '@semestr/api/specialities';
import { eq, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { departments } from '../../db/tables/departments.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { rooms } from '../../db/tables/rooms.ts';
import { specialities } from '../../db/tables/specialities.ts';
import { storeBuilding, storeEducationForm, storeRoomType, combineOutcomes } from './dictionaries.ts';
import { isOwnId } from './own-ids.ts';
import { type Note, type Outcome, reconcile } from './reconcile.ts';

const CHAIR = 3;

export async function storeFaculty(db: Database, faculty: Faculty): Promise<Outcome> {
  const rows = await db
    .select()
    .from(faculties)
    .where(or(eq(faculties.id, faculty.id), eq(faculties.abbrev, faculty.abbrev)));
  return reconcile(faculty, rows, {
    field: 'abbrev',
    insert: (record) => db.insert(faculties).values(record),
    update: (oldId, record) => db.update(faculties).set(record).where(eq(faculties.id, oldId)),
  });
}

const departmentFields = {
  id: departments.id,
  name: departments.name,
  abbrev: departments.abbrev,
  urlId: departments.urlId,
  version: departments.version,
};

export async function storeDepartment(db: Database, department: Department): Promise<Outcome> {
  const { id, abbrev, urlId } = department;
  const rows = await db
    .select(departmentFields)
    .from(departments)
    .where(or(eq(departments.id, id), eq(departments.abbrev, abbrev), eq(departments.urlId, urlId)));
  return reconcile(department, rows, {
    field: 'abbrev',
    insert: (record) => db.insert(departments).values({ ...record, type: CHAIR }),
    update: (oldId, record) => db.update(departments).set(record).where(eq(departments.id, oldId)),
  });
}

/** Creates a chair without a known page address. */
async function createDepartment(
  db: Database,
  department: { id?: number; name: string; abbrev: string },
): Promise<number> {
  const [created] = await db
    .insert(departments)
    .values({ ...department, type: CHAIR, urlId: `department-${crypto.randomUUID()}` })
    .returning({ id: departments.id });
  if (!created) throw new Error(`The department ${department.abbrev} was not stored`);
  return created.id;
}

/**
 * Returns the id of the department with this abbreviation. An unknown one is created as a chair with the abbreviation
 * as its name, with a note. `field` is the record's field that contains it.
 */
export async function departmentByAbbrev(
  db: Database,
  abbrev: string,
  note: Note,
  field: string,
): Promise<number> {
  const [existing] = await db.select().from(departments).where(eq(departments.abbrev, abbrev));
  if (existing) return existing.id;
  note('made-up', field, abbrev);
  return createDepartment(db, { name: abbrev, abbrev });
}

/**
 * Returns the id of a room's department, which is created if unknown. A department that was only created for its
 * abbreviation takes the imported id and name.
 */
async function departmentOfRoom(
  db: Database,
  { idDepartment: id, abbrev, name }: NonNullable<Room['department']>,
): Promise<number> {
  const rows = await db
    .select(departmentFields)
    .from(departments)
    .where(or(eq(departments.id, id), eq(departments.abbrev, abbrev)));
  const named = rows.find((row) => row.abbrev === abbrev);
  const numbered = rows.find((row) => row.id === id);
  if (named && (numbered || named.name !== abbrev)) return named.id;
  if (numbered && !isOwnId(id)) return id;
  if (named) {
    const version = named.version + 1;
    await db.update(departments).set({ id, name, version }).where(eq(departments.id, named.id));
    return id;
  }
  return createDepartment(db, numbered ? { name, abbrev } : { id, name, abbrev });
}

export async function storeSpeciality(
  db: Database,
  { educationForm, ...speciality }: Speciality,
): Promise<Outcome> {
  const [faculty] = await db.select().from(faculties).where(eq(faculties.id, speciality.facultyId));
  if (!faculty) return { result: 'unknown', field: 'facultyId' };
  const form = await storeEducationForm(db, educationForm);
  const rows = await db.select().from(specialities).where(eq(specialities.id, speciality.id));
  const own = await reconcile({ ...speciality, formId: educationForm.id }, rows, {
    field: 'name',
    insert: (row) => db.insert(specialities).values(row),
    update: (oldId, row) => db.update(specialities).set(row).where(eq(specialities.id, oldId)),
  });
  return combineOutcomes(own, form);
}

export async function storeRoom(db: Database, auditory: Room): Promise<Outcome> {
  const { auditoryType: type, buildingNumber: building, department, ...room } = auditory;
  const record = {
    ...room,
    typeId: type.id,
    buildingId: building.id,
    departmentId: department && (await departmentOfRoom(db, department)),
  };
  const named = [await storeRoomType(db, type), await storeBuilding(db, building)];
  const rows = await db.select().from(rooms).where(eq(rooms.id, auditory.id));
  const own = await reconcile(record, rows, {
    field: 'name',
    insert: (row) => db.insert(rooms).values(row),
    update: (oldId, row) => db.update(rooms).set(row).where(eq(rooms.id, oldId)),
  });
  return combineOutcomes(own, ...named);
}
