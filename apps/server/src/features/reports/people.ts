import { fullName, type PersonName } from '@semestr/core/display';
import { asc, type SQL, type SQLWrapper, type Subquery } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { students } from '../../db/tables/students.ts';
import { tally } from './filters.ts';
import type { Found, TableColumn, TableOptions, Words } from './table.ts';

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

/** A selection of people without order and range. */
interface Selected<Person> {
  orderBy: (...columns: SQL[]) => {
    limit: (count: number) => { offset: (count: number) => PromiseLike<Person[]> };
  };
}

type People = Subquery & Record<'studentId' | 'lastName' | 'firstName', SQLWrapper>;

interface Names<Person> extends Pick<TableOptions, 'limit' | 'offset'> {
  where: SQL | undefined;
  /** The summed value; without it each student counts as 1. */
  measure?: SQLWrapper | undefined;
  /** Selects the matching people. */
  select: Selected<Person>;
}

/** Loads a range of the students behind a number, by name, with their count and the sum of a measure. */
export async function namesIn<Person>(
  db: Database,
  people: People,
  { where, measure, select, limit, offset }: Names<Person>,
): Promise<Found<Person>> {
  const order = [asc(people.lastName), asc(people.firstName), asc(people.studentId)];
  const rows = await select
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { rows, ...(await tally(db, people, where, measure)) };
}
