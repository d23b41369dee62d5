import * as calls from '@semestr/api/students';
import { eq } from 'drizzle-orm';
import { students } from '../../db/tables/students.ts';
import { addStudent, changeStudent, type StudentRow } from '../../domain/student-records.ts';
import { actor } from '../../domain/caller.ts';
import { studentResource } from '../students/resource.ts';
import type { Row } from '../../records/store.ts';
import { keepStoredName } from './full-names.ts';
import { differs, type ImportKind, storedOf, textOf, wholeName, toWritten } from './kind.ts';
import {
  contactFaultIn,
  contactSchema,
  contactValues,
  storeContacts,
  studentContacts,
} from './own-contacts.ts';

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
  phone: null,
  email: null,
  funding: null,
  citizenship: null,
  documentLanguage: null,
} as const satisfies Row;

/** Maps field names of the contract to columns. */
const rowOf = ({ canStudentNote, phone: _phone, email: _email, ...rest }: Row): StudentRow =>
  // The body has passed the schema of the call.
  ({ ...rest, canNote: canStudentNote }) as unknown as StudentRow;

export const studentRows: ImportKind = {
  calls,
  config: studentResource.config,
  contractFields: { group: 'groupId' },
  usual,
  beside: contactSchema(studentContacts),
  find: async ({ tx, values }) => {
    const [row] = await tx
      .select()
      .from(students)
      .where(eq(students.cardNumber, textOf(values['cardNumber'])));
    if (!row) return keepStoredName(null, values);
    const owner = { studentId: row.id };
    const found = storedOf(row, usual, {
      canStudentNote: row.canNote,
      ...(await contactValues(tx, owner, studentContacts)),
    });
    const fault = keepStoredName(found, values);
    return fault ?? (await contactFaultIn(tx, owner, studentContacts, values)) ?? found;
  },
  nameOf: async (body) => wholeName(body),
  store: async (context, stored, body) => {
    const { tx, now, caller, client } = context;
    const writer = { now, ...actor(caller), client, inPlaceOfHead: false };
    const row = rowOf(body);
    const result = stored
      ? differs(row, rowOf(stored.body)) && (await changeStudent(tx, writer, stored, row))
      : await addStudent(tx, writer, row);
    const id = result ? result.id : (stored?.id ?? 0);
    const entries = await storeContacts(context, { studentId: id }, studentContacts, body);
    return toWritten(id, result ? [result.auditId, ...entries] : entries);
  },
};
