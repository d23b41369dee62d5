import { and, asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sharedServer } from '../../test/shared-server.ts';
import { nonEmpty } from '../../test/non-empty.ts';
import type { Database } from './database.ts';
import { isOneOf, statement } from './statement.ts';
import { disciplines } from './tables/disciplines.ts';
import { employees } from './tables/employees.ts';
import { groups } from './tables/groups.ts';
import { marks } from './tables/marks.ts';
import { students } from './tables/students.ts';
import { sessions, users } from './tables/users.ts';

const { db } = await sharedServer();

/** The same selects, to be run by drizzle and as prepared statements. */
const selects = {
  'the columns of a table': (of: Database) => of.select().from(groups).orderBy(asc(groups.id)),
  'columns under names of their own, of tables that may be missing': (of: Database) =>
    of
      .select({
        id: marks.id,
        discipline: { name: disciplines.name, commonMark: disciplines.commonMark },
        teacher: { lastName: employees.lastName, middleName: employees.middleName },
      })
      .from(marks)
      .innerJoin(disciplines, eq(disciplines.id, marks.disciplineId))
      .leftJoin(employees, eq(employees.id, marks.teacherId))
      .orderBy(asc(marks.id))
      .limit(500),
  'whole tables, moments and flags': (of: Database) =>
    of
      .select({ session: sessions, user: users, student: students })
      .from(users)
      .leftJoin(sessions, eq(sessions.userId, users.id))
      .leftJoin(students, eq(students.id, users.studentId))
      .orderBy(asc(users.id), asc(sessions.id)),
  'values of several tables under one name': (of: Database) =>
    of
      .select({ who: { login: users.username, card: students.cardNumber } })
      .from(users)
      .leftJoin(students, eq(students.id, users.studentId))
      .orderBy(asc(users.id)),
  'tables of which either may be missing': (of: Database) =>
    of
      .select({ student: { card: students.cardNumber }, user: { username: users.username } })
      .from(students)
      .fullJoin(users, eq(users.studentId, students.id))
      .orderBy(asc(users.id), asc(students.id)),
  'what the database reckons': (of: Database) =>
    of
      .select({ course: groups.course, number: sql<number>`count(*)`.mapWith(Number) })
      .from(groups)
      .groupBy(groups.course)
      .orderBy(asc(groups.course)),
};

describe('frequent statement', () => {
  it.each(nonEmpty(Object.entries(selects)))('statements: reads %s as drizzle does', async (name, select) => {
    const expected: unknown[] = await select(db);
    expect(expected.length).toBeGreaterThan(1);
    const statementOf = statement<unknown>(`test of ${name}`, select);
    expect(await statementOf(db).execute({})).toEqual(expected);
    expect(await statementOf(db).execute({})).toEqual(expected);
  });

  it('statements: a missing joined row becomes null, present ones become objects', async () => {
    const found = await statement(
      'test of the missing',
      selects['columns under names of their own, of tables that may be missing'],
    )(db).execute({});
    const isThere = new Set(found.map(({ teacher }) => teacher !== null));
    expect(isThere).toEqual(new Set([true, false]));
  });

  it('statements: passes a list as one value', async () => {
    const several = statement('test of a list', (of) =>
      of
        .select({ id: students.id })
        .from(students)
        .where(and(isOneOf(students.id, 'ids'), eq(students.subgroup, sql.placeholder('subgroup'))))
        .orderBy(asc(students.id)),
    );
    const all = await db.select().from(students).orderBy(asc(students.id)).limit(10);
    const ids = all.map(({ id }) => id);
    const first = all.filter(({ subgroup }) => subgroup === 1).map(({ id }) => ({ id }));
    expect(await several(db).execute({ ids, subgroup: 1 })).toEqual(first);
    expect(await several(db).execute({ ids: [], subgroup: 1 })).toEqual([]);
  });
});
