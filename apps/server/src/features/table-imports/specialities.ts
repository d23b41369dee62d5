import { specialities as calls } from '@semestr/api/specialities';
import { initialsOf } from '@semestr/core/page-addresses';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { specialities } from '../../db/tables/specialities.ts';
import type { Row } from '../../records/store.ts';
import { specialityResource } from '../specialities/resource.ts';
import { type ImportKind, isFault, onlyOf, type RowLookup, storedOf, createStore, textOf } from './kind.ts';

const usual = {
  name: undefined,
  abbrev: undefined,
  code: '',
  formId: undefined,
  facultyId: undefined,
} as const satisfies Row;

const storage = { calls, config: specialityResource.config };

const isSame = (column: (typeof specialities)['code' | 'abbrev' | 'name'], value: string): SQL =>
  sql`lower(${column}) = lower(${value})`;

/** Loads the specialities in the form of education of a row, if it names one, without those matched by earlier rows. */
async function specialitiesWhere({ tx, values, isTaken }: RowLookup, condition: SQL | undefined) {
  const { formId } = values;
  const isInForm = typeof formId === 'number' ? eq(specialities.formId, formId) : undefined;
  const rows = await tx.select().from(specialities).where(and(condition, isInForm));
  return rows.filter(({ id }) => !isTaken(id));
}

/**
 * Finds the specialities of a row by its code; specialities without a code by the abbreviation or the name. A row
 * without a code is matched by the abbreviation, otherwise by the name. Of several, returns those of the row's faculty.
 */
async function specialitiesOf(sought: RowLookup) {
  const { values } = sought;
  const [code, abbrev] = [textOf(values['code']), textOf(values['abbrev'])];
  const isNamed =
    abbrev === '' ? isSame(specialities.name, textOf(values['name'])) : isSame(specialities.abbrev, abbrev);
  const byCode = code === '' ? [] : await specialitiesWhere(sought, isSame(specialities.code, code));
  const hasNoCode = code === '' ? undefined : eq(specialities.code, '');
  const all = byCode.length > 0 ? byCode : await specialitiesWhere(sought, and(isNamed, hasNoCode));
  const own = all.filter(({ facultyId }) => facultyId === values['facultyId']);
  return all.length > 1 && own.length > 0 ? own : all;
}

export const specialityRows: ImportKind = {
  ...storage,
  contractFields: { faculty: 'facultyId', educationForm: 'formId' },
  usual,
  find: async (sought) => {
    const { values } = sought;
    const all = await specialitiesOf(sought);
    const found = onlyOf(
      all.map((row) => storedOf(row, usual)),
      textOf(values['code']) === '' ? 'name' : 'code',
    );
    if (isFault(found)) return found;
    if (found === null) values['abbrev'] ??= initialsOf(textOf(values['name']));
    return found;
  },
  nameOf: async (body) => textOf(body['name']),
  store: createStore(storage),
};
