import type { Block } from '@semestr/api/accounts';
import { type IsoDate, isoDate, localDate } from '@semestr/core/dates';
import { and, eq, inArray, like, ne } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { employees } from '../src/db/tables/employees.ts';
import { enrolments } from '../src/db/tables/enrolments.ts';
import { groups } from '../src/db/tables/groups.ts';
import { lessonMarks } from '../src/db/tables/journal.ts';
import { omissions } from '../src/db/tables/omissions.ts';
import { outbox, outboxFiles } from '../src/db/tables/outbox.ts';
import { students } from '../src/db/tables/students.ts';
import { contacts, users } from '../src/db/tables/users.ts';
import { makePasswordLink } from '../src/domain/password-links.ts';
import { accountByName } from '../src/domain/accounts.ts';
import { hashPassword } from '../src/domain/password-hash.ts';
import { recordTexts } from '../src/records/texts.ts';
import { settleEnrolments } from '../src/domain/enrolments.ts';
import { localized } from '../src/domain/localized.ts';
import { type Notice, notify } from '../src/domain/notify.ts';
import type { Who } from './server.ts';
import { isStaff, staff } from './staff.ts';

/** A new user of the demo university, used by no other test. */
export interface Person {
  role: Who;
  username: string;
  password: string;
  lastName: string;
  /** A student's group; null for others. */
  group: string | null;
  /** A student's birth date; null for others. */
  birthDate: IsoDate | null;
  phone: string;
  email: string;
}

/** Groups by role. A new group head replaces the previous one, so heads are not in the group of the demo students. */
const groupOf: Partial<Record<Who, string>> = {
  student: '428501',
  unconfirmed: '528501',
  headman: '428502',
  noter: '428502',
  graduate: '228501',
  master: '528571',
};

/** Prefix of the student card numbers of students created by tests. */
const CARDS = '9000';

const password = 'Fresh-2026!';
/** The same hash for all people, because hashing is slow. */
let hashed: Promise<string> | null = null;
let count = 0;

/** Creates an account of this role with a phone and an e-mail, confirmed unless the role requires otherwise. */
export async function makePerson(db: Database, role: Who, now: Date): Promise<Person> {
  count += 1;
  const number = String(count).padStart(4, '0');
  const isStudent = groupOf[role] !== undefined;
  const person: Person = {
    role,
    username: isStudent ? `${CARDS}${number}` : `${role}-${number}`,
    password,
    lastName: `Новиков-${count}`,
    group: groupOf[role] ?? null,
    birthDate: isStudent ? isoDate(2007, (count % 12) + 1, 17) : null,
    phone: `+37529900${number}`,
    email: `fresh-${number}@example.by`,
  };
  hashed ??= hashPassword(password);
  const passwordHash = await hashed;
  await db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        username: person.username,
        passwordHash,
        passwordSetAt: now,
        createdAt: now,
        ...(await createOwner(tx, person, now)),
      })
      .returning({ userId: users.id });
    if (!user) throw new Error(`No account was made for ${person.username}`);
    const isConfirmed = role !== 'unconfirmed';
    await tx.insert(contacts).values([
      { ...user, type: 4, value: person.phone, isConfirmed },
      { ...user, type: 6, value: person.email, isConfirmed },
    ]);
  });
  return person;
}

/** Reports a problem in a student's data. */
export async function markIlliquid(db: Database, { username }: Person, message: string): Promise<void> {
  await db.update(students).set({ illiquidMessage: message }).where(eq(students.cardNumber, username));
}

/** One notification of each type: success, a long failure, and neither. */
const noticeTexts = {
  certificateReady: [localized(recordTexts, 'certificate.printed', { place: 'в банк' })],
  excuseRejected: [
    localized(recordTexts, 'omissions.rejected', { from: '16.11.2026', to: '18.11.2026' }),
    localized(recordTexts, 'reason', { reason: 'на снимке не видно печати учреждения.' }),
  ],
  labMarked: [
    localized(recordTexts, 'lessonMark.set', { subject: 'ООП', type: 'ЛР', date: '19.11.2026', mark: 8 }),
  ],
} as const;

/** Creates notifications; the last one is the newest. */
export async function notifyPerson(
  db: Database,
  { username }: Person,
  notices: readonly (Pick<Notice, 'type'> & { text: keyof typeof noticeTexts })[],
  now: Date,
): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  if (!user) throw new Error(`There is no account ${username}`);
  for (const { type, text } of notices)
    await db.transaction((tx) =>
      notify(tx, { userIds: [user.id] }, { type, message: noticeTexts[text], now }),
    );
}

/** Blocks an account, as an administrator does. */
export async function block(db: Database, { username }: Person, kind: Block): Promise<void> {
  await db.update(users).set({ block: kind }).where(eq(users.username, username));
}

/** Returns the console role of a user; the dean's office is that of the demo's dean. */
async function staffOf(tx: Database, who: Who) {
  if (!isStaff(who)) return {};
  const staffRole = staff[who];
  if (staffRole !== 'deans-office') return { staffRole };
  const [dean] = await tx.select().from(users).where(eq(users.username, 'dean'));
  return { staffRole, staffFacultyId: dean?.staffFacultyId ?? null };
}

/** Creates the owner of the account: a student, an employee, or neither for an administrator. */
async function createOwner(
  tx: Database,
  { role, username, lastName, group, birthDate, email }: Person,
  now: Date,
) {
  const name = { lastName, firstName: 'Пётр', middleName: 'Ильич' };
  if (role === 'admin') return { role, fio: Object.values(name).join(' ') };
  if (group === null || birthDate === null) {
    const [employee] = await tx
      .insert(employees)
      .values({ ...name, degree: '', degreeAbbrev: '', email, urlId: username })
      .returning({ employeeId: employees.id });
    return { role: 'employee' as const, ...employee, ...(await staffOf(tx, role)) };
  }
  const [home] = await tx.select({ groupId: groups.id }).from(groups).where(eq(groups.name, group));
  if (!home) throw new Error(`The demo university has no group ${group}`);
  const isGroupHead = role === 'headman';
  if (isGroupHead)
    await tx
      .update(students)
      .set({ isGroupHead: false })
      .where(and(eq(students.groupId, home.groupId), eq(students.isGroupHead, true)));
  const [student] = await tx
    .insert(students)
    .values({
      ...name,
      ...home,
      cardNumber: username,
      birthDate,
      subgroup: 1,
      isGroupHead,
      canNote: role === 'noter',
    })
    .returning();
  if (!student) throw new Error('The student was not stored');
  await settleEnrolments(tx, student, { today: localDate(now) });
  return { role: 'student' as const, studentId: student.id };
}

/** Removes all of a student's rights in the group. */
export async function removeRights(db: Database, { username }: Person): Promise<void> {
  await db
    .update(students)
    .set({ isGroupHead: false, canNote: false })
    .where(eq(students.cardNumber, username));
}

/** Returns the address of a link for a user's first password, as created by an administrator. */
export async function linkFor(db: Database, { username }: Person, now: Date): Promise<string> {
  const account = await accountByName(db, username);
  if (!account) throw new Error(`There is no account ${username}`);
  return (await makePasswordLink(db, account, { makerId: null, now })).address;
}

/**
 * Loads the messages sent to a user outside the portal, oldest first: without a channel messages stay in the outbox.
 */
export const messagesTo = (db: Database, { phone, email }: Pick<Person, 'phone' | 'email'>) =>
  db
    .select({ channel: outbox.channel, subject: outbox.subject, text: outbox.text })
    .from(outbox)
    .where(inArray(outbox.recipient, [phone, email]))
    .orderBy(outbox.id);

/** Stores a message to a user's e-mail that could not be delivered. */
export async function storeFailedMessage(
  db: Database,
  { email }: Person,
  { subject, now }: { subject: string; now: Date },
): Promise<void> {
  await db.insert(outbox).values({
    channel: 'email',
    recipient: email,
    subject,
    text: subject,
    state: 'failed',
    createdAt: now,
    nextAt: now,
    failures: 8,
    lastError: 'The mail server refused it (550)',
  });
}

/** Loads the bug reports sent under this address, oldest first, with their attachments. */
export async function reportsFrom(db: Database, email: string) {
  const reports = await db
    .select()
    .from(outbox)
    .where(like(outbox.text, `%E-mail: ${email}\n%`))
    .orderBy(outbox.id);
  return Promise.all(
    reports.map(async ({ id, subject, text }) => ({
      subject,
      text,
      files: await db.select().from(outboxFiles).where(eq(outboxFiles.messageId, id)),
    })),
  );
}

/** An archived group, excluded from lists and options, for students created by finished tests. */
const LEFT_GROUP = '900000';

/**
 * Removes students created by tests from their groups, with their marks and absences, so that lists, sheets and ratings
 * do not grow from test to test.
 */
export async function retirePeople(db: Database): Promise<void> {
  const [existing] = await db.select({ id: groups.id }).from(groups).where(eq(groups.name, LEFT_GROUP));
  const leftGroup = existing ?? (await makeLeftGroup(db));
  const retired = await db
    .update(students)
    .set({ groupId: leftGroup.id, isGroupHead: false })
    .where(and(like(students.cardNumber, `${CARDS}%`), ne(students.groupId, leftGroup.id)))
    .returning({ studentId: students.id, groupId: students.groupId, subgroup: students.subgroup });
  const ids = retired.map(({ studentId }) => studentId);
  if (ids.length === 0) return;
  // They must not appear in any lists of their former group, which would grow with every test.
  for (const table of [lessonMarks, omissions, enrolments])
    await db.delete(table).where(inArray(table.studentId, ids));
  await db.insert(enrolments).values(retired.map((one) => ({ ...one, from: '2026-09-01' as const })));
}

async function makeLeftGroup(db: Database): Promise<{ id: number }> {
  const [home] = await db.select().from(groups).where(eq(groups.name, '528571'));
  if (!home) throw new Error('The demo university has no group 528571');
  const { id: _id, ...like528571 } = home;
  const [group] = await db
    .insert(groups)
    .values({ ...like528571, name: LEFT_GROUP, archivedAt: new Date(0) })
    .returning({ id: groups.id });
  if (!group) throw new Error('No group was created for the students of ended tests');
  return group;
}
