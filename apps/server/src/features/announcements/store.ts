import type { Announcement } from '@semestr/api/announcements';
import { dotted, type IsoDate } from '@semestr/core/dates';
import { plainSpaces, shortName } from '@semestr/core/display';
import { roomLabel } from '@semestr/core/room-names';
import { and, asc, eq, gte, inArray, type SQL } from 'drizzle-orm';
import { isUrlId } from '../../db/search.ts';
import type { Database } from '../../db/database.ts';
import { announcementGroups, announcements } from '../../db/tables/announcements.ts';
import { departments } from '../../db/tables/departments.ts';
import { employees, positions } from '../../db/tables/employees.ts';
import { groups } from '../../db/tables/groups.ts';
import { buildings, rooms, roomTypes } from '../../db/tables/rooms.ts';
import { educationForms, specialities } from '../../db/tables/specialities.ts';
import { students } from '../../db/tables/students.ts';
import { type DepartmentKey, employedIn } from '../../domain/positions.ts';
import { isCurrentStudent } from '../../domain/student-states.ts';

/**
 * Loads announcements from the day `from` on, in chronological order.
 *
 * @param isOwn whether to include the fields needed to edit them
 */
export async function selectAnnouncements(
  db: Database,
  from: IsoDate,
  where: SQL | undefined,
  isOwn = false,
): Promise<Announcement[]> {
  const rows = await db
    .select({ announcement: announcements, employee: employees })
    .from(announcements)
    .innerJoin(employees, eq(employees.id, announcements.employeeId))
    .where(and(where, gte(announcements.date, from)))
    .orderBy(asc(announcements.date), asc(announcements.startTime), asc(announcements.id));
  const audience = await db
    .select({
      announcementId: announcementGroups.announcementId,
      group: {
        id: groups.id,
        name: groups.name,
        specialityAbbrev: specialities.abbrev,
        form: educationForms.name,
      },
    })
    .from(announcementGroups)
    .innerJoin(groups, eq(groups.id, announcementGroups.groupId))
    .innerJoin(specialities, eq(specialities.id, groups.specialityId))
    .innerJoin(educationForms, eq(educationForms.id, specialities.formId))
    .where(
      inArray(
        announcementGroups.announcementId,
        rows.map(({ announcement }) => announcement.id),
      ),
    )
    .orderBy(asc(groups.name));
  const posts = await db
    .select({ employeeId: positions.employeeId, abbrev: departments.abbrev })
    .from(positions)
    .innerJoin(departments, eq(departments.id, positions.departmentId))
    .where(
      inArray(
        positions.employeeId,
        rows.map(({ employee }) => employee.id),
      ),
    )
    .orderBy(asc(positions.order));
  const groupsOf = Map.groupBy(audience, ({ announcementId }) => announcementId);
  const postsOf = Map.groupBy(posts, ({ employeeId }) => employeeId);
  return rows.map(({ announcement, employee }) => ({
    id: announcement.id,
    employee: nameOf(employee),
    urlId: employee.urlId,
    content: announcement.content,
    date: dotted(announcement.date),
    startTime: announcement.startTime,
    endTime: announcement.endTime,
    auditory: announcement.room,
    employeeDepartments: [...new Set((postsOf.get(employee.id) ?? []).map(({ abbrev }) => abbrev))],
    studentGroups: (groupsOf.get(announcement.id) ?? []).map(({ group: { form, ...group } }) => ({
      ...group,
      zaochOrDist: form === 'заочная' || form === 'дистанционная',
    })),
    repeatGroup: null,
    ...(isOwn && { version: announcement.version }),
  }));
}

/** Returns the room of a label such as "304-5 к."; an unknown one has the id 0. */
export async function roomsByLabel(db: Database) {
  const rows = await db
    .select({ id: rooms.id, name: rooms.name, building: buildings.name, type: roomTypes.name })
    .from(rooms)
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
    .innerJoin(roomTypes, eq(roomTypes.id, rooms.typeId));
  const byLabel = new Map(rows.map((row) => [roomLabel(row.name, row.building), row]));
  return (label: string) => {
    const room = byLabel.get(label);
    return room
      ? { id: room.id, name: room.name, buildingNumber: room.building, auditoryType: room.type }
      : { id: 0, name: label, buildingNumber: '', auditoryType: '' };
  };
}

function nameOf(employee: typeof employees.$inferSelect): string {
  const name = plainSpaces(shortName(employee));
  return employee.rank ? `${name} (${employee.rank})` : name;
}

export const forGroup = (db: Database, name: string): SQL =>
  inArray(
    announcements.id,
    db
      .select({ id: announcementGroups.announcementId })
      .from(announcementGroups)
      .innerJoin(groups, eq(groups.id, announcementGroups.groupId))
      .where(eq(groups.name, name)),
  );

export const forStudent = (db: Database, studentId: number): SQL =>
  inArray(
    announcements.id,
    db
      .select({ id: announcementGroups.announcementId })
      .from(announcementGroups)
      .innerJoin(students, eq(students.groupId, announcementGroups.groupId))
      .where(and(isCurrentStudent, eq(students.id, studentId))),
  );

export const byEmployeeId = (id: number): SQL => eq(announcements.employeeId, id);

export const byEmployee = (urlId: string): SQL => isUrlId(employees.urlId, urlId);

export const byDepartment = (db: Database, department: DepartmentKey): SQL =>
  inArray(announcements.employeeId, employedIn(db, department));
