import { departments as calls } from '@semestr/api/departments';
import { departmentTypeOf } from '@semestr/core/department-types';
import { nextCode } from '@semestr/core/departments';
import { departmentAbbrev, freeAddress } from '@semestr/core/page-addresses';
import { transliterate } from '@semestr/core/transliterate';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { departments } from '../../db/tables/departments.ts';
import type { Row } from '../../records/store.ts';
import { departmentResource } from '../departments/resource.ts';
import {
  type CellFault,
  type ImportKind,
  isFault,
  onlyOf,
  type RowLookup,
  type Stored,
  storedOf,
  createStore,
  textOf,
} from './kind.ts';

const usual = {
  parentId: null,
  type: undefined,
  name: undefined,
  abbrev: undefined,
  urlId: undefined,
  code: null,
} as const satisfies Row;

const storage = { calls, config: departmentResource.config };

/**
 * Finds the department of a row: by its abbreviation, otherwise by its name below the parent named by the row, since
 * every faculty may have a "Деканат". Ignores case when there is no exact match.
 */
async function departmentOf({ tx, values, isTaken }: RowLookup): Promise<Stored | null | CellFault> {
  const field = textOf(values['abbrev']) === '' ? 'name' : 'abbrev';
  const lookupValue = textOf(values[field]);
  const candidates = (
    await tx.select().from(departments).where(sql`lower(${departments[field]}) = lower(${lookupValue})`)
  ).filter(
    ({ id, parentId }) =>
      !isTaken(id) && (field === 'abbrev' || parentId === (values['parentId'] ?? parentId)),
  );
  const exact = candidates.filter((row) => row[field] === lookupValue);
  return onlyOf(
    (exact.length > 0 ? exact : candidates).map((row) => storedOf(row, usual)),
    field,
  );
}

/**
 * Completes a new department: type and abbreviation by its name, the address of its page, and the next code below its
 * parent, because the portal only shows departments with a code.
 */
async function complete(tx: Database, values: Row): Promise<void> {
  const name = textOf(values['name']);
  values['type'] ??= departmentTypeOf(name);
  const { id, abbrev, urlId, code } = departments;
  const all = await tx.select({ id, abbrev, urlId, code }).from(departments);
  const { parentId = null } = values;
  const parent = all.find((one) => one.id === parentId);
  const short = departmentAbbrev(name);
  const isShortTaken = parent !== undefined && all.some((one) => one.abbrev === short);
  values['abbrev'] ??= isShortTaken ? `${short} ${parent.abbrev}` : short;
  const addresses = new Set(all.map((one) => one.urlId));
  values['urlId'] ??= freeAddress(transliterate(textOf(values['abbrev'])), (one) => addresses.has(one));
  const above = parentId === null ? '' : (parent?.code ?? null);
  values['code'] ??= nextCode(
    above,
    all.map((one) => one.code),
  );
}

export const departmentRows: ImportKind = {
  ...storage,
  contractFields: { parent: 'parentId' },
  refersToItself: true,
  usual,
  find: async (sought) => {
    const found = await departmentOf(sought);
    if (isFault(found)) return found;
    if (found === null) await complete(sought.tx, sought.values);
    return found;
  },
  nameOf: async (body) => textOf(body['name']),
  store: createStore(storage),
};
