import { employees as calls } from '@semestr/api/employees';
import { fullName } from '@semestr/core/display';
import { isTranscription } from '@semestr/core/names/people';
import { transliterate } from '@semestr/core/transliterate';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { hasName, soundsLike } from '../../db/search-keys.ts';
import { employees, positions } from '../../db/tables/employees.ts';
import { employeeResource } from '../employees/resource.ts';
import type { Row } from '../../records/store.ts';
import { keepStoredName } from './full-names.ts';
import {
  type CellFault,
  type ImportKind,
  isFault,
  onlyOf,
  type RowLookup,
  type Stored,
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

/** Matches the employees of the department of a row; all when it names none. */
function isThere({ tx, values }: RowLookup): SQL | undefined {
  const departmentId = values['departmentId'];
  if (typeof departmentId !== 'number') return undefined;
  const there = tx
    .select({ id: positions.employeeId })
    .from(positions)
    .where(eq(positions.departmentId, departmentId));
  return inArray(employees.id, there);
}

/** Loads the employees with the name of a row as written; otherwise those with it in the spelling of another language. */
async function employeesNamed(sought: RowLookup) {
  const name = wholeName(sought.values);
  const named = (isSame: SQL) =>
    sought.tx
      .select()
      .from(employees)
      .where(and(isSame, isThere(sought)));
  const found = await named(hasName(employees, name));
  if (found.length > 0) return found;
  return (await named(soundsLike(employees, name))).filter((row) => isTranscription(fullName(row), name));
}

/** Finds the employee of a row: by page address, by e-mail, otherwise by name, with or without a department. */
async function employeeOf(sought: RowLookup): Promise<Stored | null | CellFault> {
  const { tx, values } = sought;
  const [urlId, email] = [textOf(values['urlId']), textOf(values['email'])];
  const those = (isSame: SQL) => tx.select().from(employees).where(isSame);
  const asStored = (row: typeof employees.$inferSelect) => storedOf(row, usual);
  if (urlId !== '') return onlyOf((await those(eq(employees.urlId, urlId))).map(asStored), 'urlId');
  if (email !== '')
    return onlyOf((await those(sql`lower(${employees.email}) = lower(${email})`)).map(asStored), 'email');
  return onlyOf((await employeesNamed(sought)).map(asStored), 'lastName');
}

/** Builds a page address: "Новикова Анна" → "a-novikova". */
const addressOf = (values: Row): string =>
  [textOf(values['firstName']).slice(0, 1), textOf(values['lastName'])].map(transliterate).join('-');

export const employeeRows: ImportKind = {
  ...kept,
  contractFields: { department: 'departmentId' },
  usual,
  find: async (sought) => {
    const { values } = sought;
    const found = await employeeOf(sought);
    if (isFault(found)) return found;
    const fault = keepStoredName(found, values);
    if (fault) return fault;
    // Posts are separate records: here the department only identifies the employee.
    delete values['departmentId'];
    if (found === null) values['urlId'] ??= addressOf(values);
    return found;
  },
  nameOf: async (body) => wholeName(body),
  store: storing(kept),
};
