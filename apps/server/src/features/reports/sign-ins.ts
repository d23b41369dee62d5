import { dotted, dottedDateTime } from '@semestr/core/dates';
import { fullName } from '@semestr/core/display';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { dayOf, inDays } from '../../db/days.ts';
import { audit } from '../../db/tables/audit.ts';
import { employees } from '../../db/tables/employees.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import { isOverflowRow, timesOf } from '../../domain/failed-attempts.ts';
import { sinceDaysAgo, tally, withKeys } from './filters.ts';
import { type ReportContext, report } from './table.ts';

/** The counted actions of the audit log, and the number of days. */
const counted = [
  { key: 'sign-in', title: 'signIns.succeeded' },
  { key: 'sign-in.failed', title: 'signIns.failed' },
  { key: 'recovery.code', title: 'signIns.codes' },
  { key: 'recovery.password', title: 'signIns.passwords' },
  { key: 'password.first', title: 'signIns.firstPasswords' },
] as const;
const DAYS = 90;

const day = dayOf(audit.at);

const isCounted = ({ parameters }: ReportContext) =>
  and(
    inDays(audit.at, parameters),
    inArray(
      audit.action,
      counted.map(({ key }) => key),
    ),
  );

/** Selects the log entries with their accounts, which are null for an unknown username. */
const perEntry = (context: ReportContext) =>
  context.db
    .select({
      auditId: sql<number>`${audit.id}`.as('audit_id'),
      at: audit.at,
      day: day.as('day'),
      action: audit.action,
      client: audit.client,
      times: timesOf.as('times'),
      isOthers: isOverflowRow.as('is_others'),
      studentId: users.studentId,
      fio: users.fio,
      student: {
        lastName: sql<string | null>`${students.lastName}`.as('student_last'),
        firstName: sql<string>`${students.firstName}`.as('student_first'),
        middleName: sql<string | null>`${students.middleName}`.as('student_middle'),
      },
      employee: {
        lastName: sql<string | null>`${employees.lastName}`.as('employee_last'),
        firstName: sql<string>`${employees.firstName}`.as('employee_first'),
        middleName: sql<string | null>`${employees.middleName}`.as('employee_middle'),
      },
    })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.userId))
    .leftJoin(students, eq(students.id, users.studentId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(isCounted(context))
    .as('per_entry');

interface Person {
  lastName: string | null;
  firstName: string;
  middleName: string | null;
}
const nameOf = ({ lastName, ...names }: Person): string | null =>
  lastName === null ? null : fullName({ lastName, ...names });

interface DayRow {
  day: ReturnType<typeof dayOf>['_']['type'];
  counts: ReadonlyMap<string, number>;
}

export const signIns = report('sign-ins', {
  title: (t) => t('signIns.title'),
  usual: ({ now, parameters }) => sinceDaysAgo(DAYS, now, parameters),
  rows: async (context): Promise<DayRow[]> => {
    const rows = await context.db
      .select({ day, action: audit.action, count: sql`sum(${timesOf})`.mapWith(Number) })
      .from(audit)
      .where(isCounted(context))
      .groupBy(day, audit.action)
      .orderBy(desc(day));
    return [...Map.groupBy(rows, (row) => row.day)].map(([one, own]) => ({
      day: one,
      counts: new Map(own.map((row) => [row.action, row.count])),
    }));
  },
  keys: (row) => ({ day: row.day }),
  columns: (t) => [
    {
      key: 'day',
      title: t('signIns.day'),
      width: 14,
      type: 'date',
      value: (row) => dotted(row.day),
      raw: (row) => row.day,
    },
    ...counted.map(({ key, title }) => ({
      key,
      title: t(title),
      width: 22,
      type: 'number' as const,
      opens: true as const,
      value: ({ counts }: DayRow) => counts.get(key) ?? 0,
    })),
  ],
  names: async (context, { row, column, limit, offset }) => {
    const entries = perEntry(context);
    const where = and(withKeys(row, { day: entries.day }), eq(entries.action, column));
    const rows = await context.db
      .select()
      .from(entries)
      .where(where)
      .orderBy(desc(entries.at), desc(entries.auditId))
      .limit(limit)
      .offset(offset);
    return { rows, ...(await tally(context.db, entries, where, entries.times)) };
  },
  nameKeys: ({ auditId, studentId }) => ({ auditId, studentId }),
  nameColumns: (t) => [
    {
      key: 'at',
      title: t('names.at'),
      width: 20,
      type: 'date',
      value: (row) => dottedDateTime(row.at),
      raw: (row) => row.at.toISOString(),
    },
    {
      key: 'who',
      title: t('names.who'),
      width: 34,
      type: 'text',
      value: ({ student, employee, fio, isOthers }) =>
        nameOf(student) ?? nameOf(employee) ?? fio ?? t(isOthers ? 'names.others' : 'names.unknownLogin'),
    },
    { key: 'client', title: t('names.client'), width: 20, type: 'text', value: (row) => row.client },
    { key: 'times', title: t('names.times'), width: 10, type: 'number', value: (row) => row.times },
  ],
});
