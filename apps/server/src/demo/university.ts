import { localDate } from '@semestr/core/dates';
import type { Database } from '../db/database.ts';
import { announcementGroups, announcements } from '../db/tables/announcements.ts';
import { departments } from '../db/tables/departments.ts';
import { employees, positions } from '../db/tables/employees.ts';
import { enrolments } from '../db/tables/enrolments.ts';
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
      throw new Error('The database already has groups: the demo university is made in an empty one');
    const made = invent({ today: localDate(now), scale, seed });
    await insertAll(tx, institution, [demoInstitution]);
    await insertAll(tx, terms, made.terms);
    await insertAll(tx, faculties, made.faculties);
    await insertAll(tx, departments, made.departments);
    await insertAll(tx, educationForms, made.educationForms);
    await insertAll(tx, specialities, made.specialities);
    await insertAll(tx, buildings, made.buildings);
    await insertAll(tx, roomTypes, made.roomTypes);
    await insertAll(tx, rooms, made.rooms);
    await insertAll(tx, groups, made.groups);
    await insertAll(tx, groupTerms, made.groupTerms);
    await insertAll(tx, employees, made.employees);
    await insertAll(tx, positions, made.positions);
    await insertAll(tx, lessons, made.lessons);
    await insertAll(tx, lessonGroups, made.lessonGroups);
    await insertAll(tx, lessonEmployees, made.lessonEmployees);
    await insertAll(tx, announcements, made.announcements);
    await insertAll(tx, announcementGroups, made.announcementGroups);
    await insertAll(tx, students, made.students);
    await insertAll(tx, enrolments, made.enrolments);
    const hashes = await hashing;
    await insertAll(
      tx,
      users,
      made.users.map((user) => ({ ...user, passwordHash: hashes.get(user.username) ?? null })),
    );
    await insertAll(tx, contacts, made.contacts);
    for (const table of numbered) await moveIdentity(tx, table);
    const today = localDate(now);
    const random = createRandom(seed);
    for (const [name, fill] of Object.entries(areas))
      await fill({ tx, made, now, today, random: random.fork(name) });
  });
  // As a running server does every hour.
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
