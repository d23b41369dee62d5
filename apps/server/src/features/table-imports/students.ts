import * as calls from '@semestr/api/students';
import { eq } from 'drizzle-orm';
import { students } from '../../db/tables/students.ts';
import { addStudent, changeStudent, type StudentRow } from '../../domain/student-records.ts';
import { actor } from '../../domain/caller.ts';
import { studentResource } from '../students/resource.ts';
import type { Row } from '../../records/store.ts';
import { keepStoredName } from './full-names.ts';
import { type ImportKind, storedOf, textOf, wholeName } from './kind.ts';

const usual = {
  cardNumber: undefined,
  lastName: undefined,
  firstName: undefined,
  middleName: null,
  belarusianLastName: null,
  belarusianFirstName: null,
  belarusianMiddleName: null,
  birthDate: undefined,
  groupId: undefined,
  subgroup: 1,
  isGroupHead: false,
  canStudentNote: false,
  hasProfiling: false,
} as const satisfies Row;

/** Maps field names of the contract to columns. */
const rowOf = ({ canStudentNote, ...rest }: Row): StudentRow =>
  // The body has passed the schema of the call.
  ({ ...rest, canNote: canStudentNote }) as unknown as StudentRow;

export const studentRows: ImportKind = {
  calls,
  config: studentResource.config,
  contractFields: { group: 'groupId' },
  usual,
  find: async ({ tx, values }) => {
    const [row] = await tx
      .select()
      .from(students)
      .where(eq(students.cardNumber, textOf(values['cardNumber'])));
    const found = row ? storedOf(row, usual, { canStudentNote: row.canNote }) : null;
    return keepStoredName(found, values) ?? found;
  },
  nameOf: async (body) => wholeName(body),
  store: async ({ tx, now, caller, client }, stored, body) => {
    const writer = { now, ...actor(caller), client, inPlaceOfHead: false };
    if (!stored) return addStudent(tx, writer, rowOf(body));
    return changeStudent(tx, writer, stored, rowOf(body));
  },
};
