import { employees as calls } from '@semestr/api/employees';
import { parseDegree } from '@semestr/core/academic-degrees';
import { EMAIL, PHONE } from '@semestr/core/contacts';
import { fullName } from '@semestr/core/display';
import { isTranscription } from '@semestr/core/names/people';
import { freeAddress, personAddress } from '@semestr/core/page-addresses';
import { and, eq, inArray, like, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { hasName, soundsLike } from '../../db/search-keys.ts';
import { employees, positions } from '../../db/tables/employees.ts';
import type { Row } from '../../records/store.ts';
import { employeeResource } from '../employees/resource.ts';
import { keepStoredName } from './full-names.ts';
import {
  type CellFault,
  differs,
  type ImportKind,
  isFault,
  onlyOf,
  type RowLookup,
  type Stored,
  storedOf,
  createStore,
  textOf,
  wholeName,
  toWritten,
} from './kind.ts';
import { contactFaultIn, contactSchema, contactValues, storeContacts } from './own-contacts.ts';
import { noPost, postFields, postOf, postValues, storePost } from './posts.ts';

const ownUsual = {
  lastName: undefined,
  firstName: undefined,
  middleName: null,
  degree: '',
  degreeAbbrev: '',
  rank: null,
  email: null,
  urlId: undefined,
} as const satisfies Row;

/** Contacts of the account; the address of an employee's page is public. */
const employeeContacts = { ownPhone: PHONE, ownEmail: EMAIL } as const;

const usual = { ...ownUsual, ...noPost, ownPhone: null, ownEmail: null } as const satisfies Row;

const storage = { calls, config: employeeResource.config };

/**
 * Loads the employees with the exact name of a row; otherwise those with the name in the spelling of another language.
 */
async function employeesNamed({ tx, values }: RowLookup) {
  const name = wholeName(values);
  const named = (isSame: SQL) => tx.select().from(employees).where(isSame);
  const found = await named(hasName(employees, name));
  if (found.length > 0) return found;
  return (await named(soundsLike(employees, name))).filter((row) => isTranscription(fullName(row), name));
}

/**
 * Returns the employees with a post in the department of a row; all of them when none has one, or the row names no
 * department.
 */
async function filterByDepartment(
  { tx, values }: RowLookup,
  found: readonly (typeof employees.$inferSelect)[],
) {
  const { departmentId } = values;
  if (typeof departmentId !== 'number') return found;
  const isThere = and(
    eq(positions.departmentId, departmentId),
    inArray(
      positions.employeeId,
      found.map(({ id }) => id),
    ),
  );
  const posts = await tx.select({ id: positions.employeeId }).from(positions).where(isThere);
  const there = found.filter(({ id }) => posts.some((post) => post.id === id));
  return there.length > 0 ? there : found;
}

/**
 * Finds the employee of a row: by page address, by e-mail, otherwise by name. Of several with the same name, returns
 * the one of the department; one with another e-mail is another person. A row for another department adds a post.
 */
async function employeeOf(sought: RowLookup): Promise<Stored | null | CellFault> {
  const { tx, values } = sought;
  const [urlId, email] = [textOf(values['urlId']), textOf(values['email'])];
  const those = (isSame: SQL) => tx.select().from(employees).where(isSame);
  const asStored = (row: typeof employees.$inferSelect) => storedOf(row, ownUsual);
  if (urlId !== '') return onlyOf((await those(eq(employees.urlId, urlId))).map(asStored), 'urlId');
  const byEmail = email === '' ? [] : await those(sql`lower(${employees.email}) = lower(${email})`);
  if (byEmail.length > 0) return onlyOf(byEmail.map(asStored), 'email');
  const named = await employeesNamed(sought);
  const all = email === '' ? named : named.filter((row) => row.email === null);
  return onlyOf((await filterByDepartment(sought, all)).map(asStored), 'lastName');
}

/** Completes the long and the short form of a degree, "д-р техн. наук", unless it is already stored. */
function completeDegree(stored: Stored | null, values: Row): void {
  const degreeText = textOf(values['degree']) || textOf(values['degreeAbbrev']);
  const degree = parseDegree(degreeText);
  const isStored = (['degree', 'degreeAbbrev'] as const).some(
    (field) => field in values && stored?.body[field] === values[field],
  );
  if (!degree || isStored || ('degree' in values && 'degreeAbbrev' in values)) return;
  values['degree'] = degree.full;
  values['degreeAbbrev'] = degree.short;
}

/** Returns the page address of a new employee. */
async function newAddress(tx: Database, values: Row): Promise<string> {
  const address = personAddress({
    lastName: textOf(values['lastName']),
    firstName: textOf(values['firstName']),
  });
  const rows = await tx
    .select({ urlId: employees.urlId })
    .from(employees)
    .where(like(employees.urlId, `${address}%`));
  const takenIds = new Set(rows.map(({ urlId }) => urlId));
  return freeAddress(address, (one) => takenIds.has(one));
}

const storeOwn = createStore(storage);

export const employeeRows: ImportKind = {
  ...storage,
  contractFields: { department: 'departmentId', post: 'title' },
  usual,
  beside: z.object({ ...postFields, ...contactSchema(employeeContacts).shape }),
  find: async (sought) => {
    const { tx, names, values } = sought;
    const found = await employeeOf(sought);
    if (isFault(found)) return found;
    const fault = keepStoredName(found, values);
    if (fault) return fault;
    const place = await postOf(tx, found?.id ?? null, values, names);
    if ('fault' in place) return place.fault;
    completeDegree(found, values);
    const owner = { employeeId: found?.id ?? 0 };
    const contactFault = await contactFaultIn(tx, owner, employeeContacts, values);
    if (contactFault) return contactFault;
    if (found === null) {
      values['urlId'] ??= await newAddress(tx, values);
      return null;
    }
    const contacts = await contactValues(tx, owner, employeeContacts);
    return { ...found, body: { ...found.body, ...postValues(place.post), ...contacts } };
  },
  nameOf: async (body) => wholeName(body),
  store: async (context, stored, body) => {
    const own = Object.fromEntries(Object.keys(ownUsual).map((field) => [field, body[field]]));
    const result = !stored || differs(own, stored.body) ? await storeOwn(context, stored, own) : null;
    const id = result?.id ?? stored?.id ?? 0;
    const post = await storePost(context, id, stored?.body ?? noPost, body);
    const contacts = await storeContacts(context, { employeeId: id }, employeeContacts, body);
    return toWritten(id, [result?.auditId ?? [], post ?? [], contacts].flat());
  },
};
