import { localDate } from '@semestr/core/dates';
import type { Database } from '../db/database.ts';
import { announcementGroups, announcements } from '../db/tables/announcements.ts';
import { departments } from '../db/tables/departments.ts';
import { employees, positions } from '../db/tables/employees.ts';
import { enrolments } from '../db/tables/enrolments.ts';
import { studentOrders } from '../db/tables/student-orders.ts';
import { faculties } from '../db/tables/faculties.ts';
import { groups, groupTerms } from '../db/tables/groups.ts';
import { terms } from '../db/tables/calendar.ts';
import { institution } from '../db/tables/institution.ts';
import { lessonEmployees, lessonGroups, lessons } from '../db/tables/lessons.ts';
import { buildings, rooms, roomTypes } from '../db/tables/rooms.ts';
import { educationForms, specialities } from '../db/tables/specialities.ts';
import { students } from '../db/tables/students.ts';
import { contacts, users } from '../db/tables/users.ts';
import { openJournal } from '../domain/journal-days.ts';
import { demoHashes } from './accounts.ts';
import { areas } from './areas.ts';
import { demoInstitution } from './institution.ts';
import { invent } from './invention.ts';
import { createRandom } from './random.ts';
import { insertAll, moveIdentity } from './rows.ts';
import { DEFAULT_SEED } from './seed.ts';

export { demoAccounts } from './accounts.ts';

/**
 * Fills an empty, migrated database with a fictional university as of `now`; throws when it already has groups. The
 * same seed and date produce the same university, except for the password hashes.
 */
export async function createDemo(
  db: Database,
  { now, scale, seed = DEFAULT_SEED }: { now: Date; scale: number; seed?: number },
): Promise<void> {
  // Hashes the passwords on other threads while the university is generated.
  const hashing = demoHashes();
  await db.transaction(async (tx) => {
    const [existing] = await tx.select({ id: groups.id }).from(groups).limit(1);
    if (existing)
      throw new Error('The database already has groups: the demo university is created in an empty one');
    const invented = invent({ today: localDate(now), scale, seed });
    await insertAll(tx, institution, [demoInstitution]);
    await insertAll(tx, terms, invented.terms);
    await insertAll(tx, faculties, invented.faculties);
    await insertAll(tx, departments, invented.departments);
    await insertAll(tx, educationForms, invented.educationForms);
    await insertAll(tx, specialities, invented.specialities);
    await insertAll(tx, buildings, invented.buildings);
    await insertAll(tx, roomTypes, invented.roomTypes);
    await insertAll(tx, rooms, invented.rooms);
    await insertAll(tx, groups, invented.groups);
    await insertAll(tx, groupTerms, invented.groupTerms);
    await insertAll(tx, employees, invented.employees);
    await insertAll(tx, positions, invented.positions);
    await insertAll(tx, lessons, invented.lessons);
    await insertAll(tx, lessonGroups, invented.lessonGroups);
    await insertAll(tx, lessonEmployees, invented.lessonEmployees);
    await insertAll(tx, announcements, invented.announcements);
    await insertAll(tx, announcementGroups, invented.announcementGroups);
    await insertAll(tx, students, invented.students);
    await insertAll(tx, enrolments, invented.enrolments);
    await insertAll(tx, studentOrders, invented.studentOrders);
    const hashes = await hashing;
    await insertAll(
      tx,
      users,
      invented.users.map((user) => ({ ...user, passwordHash: hashes.get(user.username) ?? null })),
    );
    await insertAll(tx, contacts, invented.contacts);
    for (const table of numbered) await moveIdentity(tx, table);
    const today = localDate(now);
    const random = createRandom(seed);
    for (const [name, fill] of Object.entries(areas))
      await fill({ tx, made: invented, now, today, random: random.fork(name) });
  });
  // A running server does the same every hour.
  await openJournal(db, now);
}

const numbered = [
  faculties,
  departments,
  specialities,
  rooms,
  groups,
  employees,
  positions,
  lessons,
  announcements,
  students,
  users,
  contacts,
];
