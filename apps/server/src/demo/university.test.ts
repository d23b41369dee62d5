import {
  loginFault,
  emailFault,
  passwordFault,
  phoneFault,
  studentCardFault,
} from '@semestr/core/validation';
import { verify } from '@node-rs/argon2';
import { count, eq, inArray, max, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { faculties } from '../db/tables/faculties.ts';
import { groups } from '../db/tables/groups.ts';
import { lessons } from '../db/tables/lessons.ts';
import { students } from '../db/tables/students.ts';
import { contacts, users } from '../db/tables/users.ts';
import { createDemo, demoAccounts } from './university.ts';
import { borrowDatabase } from '../../test/database-pool.ts';
import { isOnPostgres, openTestDatabase } from '../../test/server.ts';
import { NOW, SCALE } from '../../test/snapshot.ts';
import { nonEmpty } from '../../test/non-empty.ts';

/** Databases filled by `createDemo`: one that all tests share, and one on a server. */
const kinds = [
  { name: 'PGlite', isUsed: true, open: () => borrowDatabase(true) },
  { name: 'PostgreSQL', isUsed: isOnPostgres, open: () => openTestDatabase(true) },
];

describe.each(nonEmpty(kinds.filter(({ isUsed }) => isUsed)))('demo university on $name', ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test('demo: has every advertised account with its password', async () => {
    const names = demoAccounts.map(({ username }) => username);
    const found = await opened.db.select().from(users).where(inArray(users.username, names));
    const hashes = new Map(found.map(({ username, passwordHash }) => [username, passwordHash ?? '']));
    for (const { username, password } of demoAccounts) {
      expect(loginFault(username)).toBeNull();
      expect(passwordFault(password)).toBeNull();
      expect(await verify(hashes.get(username) ?? '', password)).toBe(true);
    }
    const [others] = await opened.db.select({ withPassword: count(users.passwordHash) }).from(users);
    expect(others?.withPassword).toBe(demoAccounts.length);
  });

  test('demo: the advertised students match their descriptions', async () => {
    const own = await opened.db
      .select({
        card: students.cardNumber,
        group: groups.name,
        course: groups.course,
        isGroupHead: students.isGroupHead,
        canNote: students.canNote,
        hasProfiling: students.hasProfiling,
        confirmed: sql<boolean>`bool_and(${contacts.isConfirmed})`,
        contacts: count(contacts.id),
      })
      .from(students)
      .innerJoin(groups, eq(groups.id, students.groupId))
      .innerJoin(users, eq(users.studentId, students.id))
      .innerJoin(contacts, eq(contacts.userId, users.id))
      .where(inArray(students.cardNumber, ['42850001', '42850002', '42850003', '42850004']))
      .groupBy(students.id, groups.id)
      .orderBy(students.cardNumber);
    const plain = { isGroupHead: false, canNote: false, hasProfiling: false, confirmed: true, contacts: 2 };
    const second = { ...plain, group: '428501', course: 2 };
    expect(own).toEqual([
      { ...second, card: '42850001', hasProfiling: true },
      { ...second, card: '42850002', isGroupHead: true },
      { ...plain, card: '42850003', group: '528501', course: 1, confirmed: false },
      { ...second, card: '42850004', canNote: true },
    ]);
  });

  test('demo: new rows get ids without collisions', async () => {
    const [last] = await opened.db.select({ id: max(faculties.id) }).from(faculties);
    const [added] = await opened.db
      .insert(faculties)
      .values({ name: 'Ещё один факультет', abbrev: 'ЕОФ' })
      .returning();
    expect(added?.id).toBe((last?.id ?? 0) + 1);
    const [ofLessons] = await opened.db.select({ id: max(lessons.id) }).from(lessons);
    const next = await opened.db.execute(
      sql`select nextval(pg_get_serial_sequence('lessons', 'id'))::int as id`,
    );
    expect(next).toMatchObject({ rows: [{ id: (ofLessons?.id ?? 0) + 1 }] });
  });

  test('demo: is created only once', async () => {
    await expect(createDemo(opened.db, { now: new Date(NOW), scale: SCALE })).rejects.toThrow(
      'already has groups',
    );
  });

  test('demo: every user has a valid student card number, phone and e-mail', async () => {
    const cards = await opened.db.select({ card: students.cardNumber }).from(students);
    expect(cards.filter(({ card }) => studentCardFault(card) !== null)).toEqual([]);
    const all = await opened.db.select().from(contacts);
    expect(all.filter(({ type, value }) => (type === 4 ? phoneFault : emailFault)(value) !== null)).toEqual(
      [],
    );
  });
});
