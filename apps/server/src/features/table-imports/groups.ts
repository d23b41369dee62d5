import { groups as calls } from '@semestr/api/groups';
import { eq } from 'drizzle-orm';
import { groups } from '../../db/tables/groups.ts';
import { groupResource } from '../groups/resource.ts';
import type { Row } from '../../records/store.ts';
import { type ImportKind, storedOf, createStore, textOf } from './kind.ts';

const usual = {
  name: undefined,
  facultyId: undefined,
  specialityId: undefined,
  course: null,
  calendarId: null,
  degree: 1,
  size: 0,
  curatorId: null,
} as const satisfies Row;

const storage = { calls, config: groupResource.config };

export const groupRows: ImportKind = {
  ...storage,
  contractFields: {
    educationForm: 'formId',
    faculty: 'facultyId',
    speciality: 'specialityId',
    curator: 'curatorId',
  },
  usual,
  find: async ({ tx, values }) => {
    const [row] = await tx
      .select()
      .from(groups)
      .where(eq(groups.name, textOf(values['name'])));
    return row ? storedOf(row, usual) : null;
  },
  nameOf: async (body) => textOf(body['name']),
  store: createStore(storage),
};
