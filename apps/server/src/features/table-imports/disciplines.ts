import { disciplines as calls } from '@semestr/api/disciplines';
import { and, eq, sql } from 'drizzle-orm';
import { disciplines } from '../../db/tables/disciplines.ts';
import { disciplineResource } from '../disciplines/resource.ts';
import type { Row } from '../../records/store.ts';
import { type ImportKind, onlyOf, storedOf, createStore, textOf } from './kind.ts';

const usual = {
  specialityId: undefined,
  semester: undefined,
  abbrev: undefined,
  name: undefined,
  hours: undefined,
  credits: null,
  control: undefined,
  isForeign: false,
} as const satisfies Row;

const storage = { calls, config: disciplineResource.config };

export const disciplineRows: ImportKind = {
  ...storage,
  contractFields: { educationForm: 'formId', speciality: 'specialityId' },
  usual,
  find: async ({ tx, values, isTaken }) => {
    const rows = await tx
      .select()
      .from(disciplines)
      .where(
        and(
          eq(disciplines.specialityId, Number(values['specialityId'])),
          sql`${disciplines.semester} = ${Number(values['semester'])}::float`,
          sql`lower(${disciplines.abbrev}) = lower(${textOf(values['abbrev'])})`,
          eq(disciplines.isForeign, values['isForeign'] === true),
        ),
      );
    // The exam and the term paper of a discipline have the same abbreviation.
    const same = rows.filter(({ id, control }) => control === values['control'] && !isTaken(id));
    const free = same.length > 0 ? same : rows.filter(({ id }) => !isTaken(id));
    return onlyOf(
      free.map((row) => storedOf(row, usual)),
      'abbrev',
    );
  },
  nameOf: async (body) => textOf(body['name']),
  store: createStore(storage),
};
