import { employees as calls } from '@semestr/api/employees';
import { transliterate } from '@semestr/core/transliterate';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { employees, positions } from '../../db/tables/employees.ts';
import { employeeResource } from '../employees/resource.ts';
import type { Row } from '../../records/store.ts';
import {
  type ImportKind,
  isFault,
  keepSurname,
  onlyOf,
  type RowLookup,
  storedOf,
  storing,
  textOf,
  wholeName,
} from './kind.ts';

const usual = {
  lastName: undefined,
  firstName: undefined,
  middleName: null,
  degree: '',
  degreeAbbrev: '',
  rank: null,
  email: null,
  urlId: undefined,
} as const satisfies Row;

const kept = { calls, config: employeeResource.config };

const same = (column: SQL, text: string): SQL => sql`lower(${column}) = lower(${text})`;

/** Matches the employee of a row: by page address, by e-mail, otherwise by full name, with or without a department. */
function whereOf({ tx, values }: RowLookup): { where: SQL | undefined; field: string } {
  const [urlId, email] = [textOf(values['urlId']), textOf(values['email'])];
  if (urlId !== '') return { where: eq(employees.urlId, urlId), field: 'urlId' };
  if (email !== '') return { where: same(sql`${employees.email}`, email), field: 'email' };
  const departmentId = values['departmentId'];
  const there =
    typeof departmentId === 'number'
      ? inArray(
          employees.id,
          tx
            .select({ id: positions.employeeId })
            .from(positions)
            .where(eq(positions.departmentId, departmentId)),
        )
      : undefined;
  const where = and(
    same(sql`${employees.lastName}`, textOf(values['lastName'])),
    same(sql`${employees.firstName}`, textOf(values['firstName'])),
    same(sql`coalesce(${employees.middleName}, '')`, textOf(values['middleName'])),
    there,
  );
  return { where, field: 'lastName' };
}

/** Builds a page address: "Новикова Анна" → "a-novikova". */
const addressOf = (values: Row): string =>
  [textOf(values['firstName']).slice(0, 1), textOf(values['lastName'])].map(transliterate).join('-');

export const employeeRows: ImportKind = {
  ...kept,
  contractFields: { department: 'departmentId' },
  usual,
  find: async (sought) => {
    const { tx, values } = sought;
    const { where, field } = whereOf(sought);
    const found = onlyOf(
      (await tx.select().from(employees).where(where)).map((row) => storedOf(row, usual)),
      field,
    );
    if (!isFault(found)) keepSurname(found, values);
    // Posts are separate records: here the department only identifies the employee.
    delete values['departmentId'];
    if (found === null) values['urlId'] ??= addressOf(values);
    return found;
  },
  nameOf: async (body) => wholeName(body),
  store: storing(kept),
};
