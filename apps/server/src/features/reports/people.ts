import { fullName, type PersonName } from '@semestr/core/display';
import { students } from '../../db/tables/students.ts';
import type { TableColumn, Words } from './table.ts';

/** A student in the form used by the names of a report. */
export interface Student extends PersonName {
  studentId: number;
  cardNumber: string;
  group: string;
}

/** Fields of a student other than the group. */
export const studentFields = {
  studentId: students.id,
  lastName: students.lastName,
  firstName: students.firstName,
  middleName: students.middleName,
  cardNumber: students.cardNumber,
};

/** Name, student card number and group, which identify a student. */
export const studentColumns = (t: Words): TableColumn<Student>[] => [
  { key: 'student', title: t('names.student'), width: 34, type: 'text', value: fullName },
  {
    key: 'cardNumber',
    title: t('names.cardNumber'),
    width: 14,
    type: 'text',
    value: (row) => row.cardNumber,
  },
  { key: 'group', title: t('names.group'), width: 10, type: 'text', value: (row) => row.group },
];
