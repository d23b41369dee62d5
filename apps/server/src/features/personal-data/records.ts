import { type PersonalRecord, personalRecords } from '@semestr/core/personal-data';
import { and, eq, getTableName, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { columnOf } from '../../db/columns.ts';
import { parentsOf } from '../../db/references.ts';
import { tables } from '../../db/tables.ts';
import { attempts } from '../../db/tables/attempts.ts';
import { bugReports } from '../../db/tables/bug-reports.ts';
import { employees } from '../../db/tables/employees.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { students } from '../../db/tables/students.ts';
import { signInFailures, users } from '../../db/tables/users.ts';
import { countedLogin, factorTries, passwordTries } from '../../domain/sign-in-attempts.ts';
import type { Person } from './person.ts';

/** A record type with data about persons, with its table. */
export interface KeptRecord {
  readonly kind: string;
  readonly table: PgTable;
  readonly rule: PersonalRecord;
}

/** Returns the rule's name of a table: "cv-references". */
export const kindOf = (table: PgTable): string => getTableName(table).replaceAll('_', '-');

/** Every record type with data about persons, in the order of the rules. */
export const keptRecords: readonly KeptRecord[] = Object.entries(personalRecords).map(([kind, rule]) => {
  const table = tables.find((one) => kindOf(one) === kind);
  if (!table) throw new Error(`There is no table of ${kind}`);
  return { kind, table, rule };
});

/** Tables whose rows belong to a person by primary key. */
const ownId: ReadonlyMap<PgTable, (person: Person) => number | null> = new Map<
  PgTable,
  (person: Person) => number | null
>([
  [users, ({ userId }) => userId],
  [students, ({ studentId }) => studentId],
  [employees, ({ employeeId }) => employeeId],
]);

/** Tables without a reference to a person, whose rows are found by username or recipient. */
const found: ReadonlyMap<PgTable, (person: Person) => SQL | undefined> = new Map<
  PgTable,
  (person: Person) => SQL | undefined
>([
  [
    attempts,
    ({ userId, username }) =>
      or(
        and(eq(attempts.scope, 'contacts'), eq(attempts.subject, String(userId))),
        and(ne(attempts.scope, 'contacts'), eq(attempts.subject, countedLogin(username))),
      ),
  ],
  [
    signInFailures,
    ({ userId, username }) =>
      inArray(signInFailures.username, [countedLogin(username), passwordTries(userId), factorTries(userId)]),
  ],
  [
    outbox,
    ({ addresses, browsers }) =>
      or(
        and(ne(outbox.channel, 'push'), inArray(outbox.recipient, [...addresses])),
        and(eq(outbox.channel, 'push'), inArray(outbox.recipient, [...browsers])),
      ),
  ],
  [bugReports, ({ addresses }) => inArray(bugReports.email, [...addresses])],
]);

const noPerson = sql`false`;

function byField(table: PgTable, field: string, person: Person): SQL {
  const column = columnOf(table, field);
  const parent = parentsOf(table).find((one) => one.column === column);
  const idOf = ownId.get(parent?.parent ?? table);
  if (idOf) {
    const id = idOf(person);
    return id === null ? noPerson : eq(column, id);
  }
  if (!parent) throw new Error(`${kindOf(table)}.${field} does not refer to a person`);
  return sql`${column} in (select ${parent.key} from ${parent.parent} where ${isOf(parent.parent, person)})`;
}

/** Matches the rows of a table about a person. */
export function isOf(table: PgTable, person: Person): SQL {
  const one = keptRecords.find((record) => record.table === table);
  if (!one) throw new Error(`${kindOf(table)} do not refer to a person`);
  const byReference = one.rule.of.map((field) => byField(table, field, person));
  return or(...byReference, found.get(table)?.(person)) ?? noPerson;
}
