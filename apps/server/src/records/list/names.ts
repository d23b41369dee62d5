import type { PgTable } from 'drizzle-orm/pg-core';
import { skills } from '../../db/tables/cv.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { departments } from '../../db/tables/departments.ts';
import { academicTitles, externalManagers } from '../../db/tables/diploma.ts';
import { privilegeCategories, privilegeKinds } from '../../db/tables/dormitory.ts';
import { employees } from '../../db/tables/employees.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { journalLessons, journalSubjects } from '../../db/tables/journal.ts';
import { markSheetTypes } from '../../db/tables/mark-sheets.ts';
import { omissionCertificateTypes } from '../../db/tables/omissions.ts';
import { enterprises, practiceTypes } from '../../db/tables/practice.ts';
import { specializations } from '../../db/tables/profiling.ts';
import { buildings, roomTypes } from '../../db/tables/rooms.ts';
import { educationForms, specialities } from '../../db/tables/specialities.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';

/** How records of a table are named in references to them, by the names of its columns. */
export interface Naming {
  /** Texts in which a word may match any part: names. */
  readonly parts: readonly string[];
  /** Texts that match from the beginning: student card numbers and group numbers. */
  readonly beginnings: readonly string[];
  /** Columns with ids of records by whose names this record is also found. */
  readonly through: readonly string[];
  /** Columns by which a list of such records is sorted: first its name, or the name of its owner when `isOwned`. */
  readonly order: readonly string[];
  /** Whether the record has the name of one of `through`: an account has the name of its student or employee. */
  readonly isOwned: boolean;
}

type ColumnOf<T extends PgTable> = keyof T['$inferSelect'] & string;

type Stated<T extends PgTable> = {
  [Part in 'parts' | 'beginnings' | 'through' | 'order']?: readonly ColumnOf<T>[];
} & { isOwned?: boolean };

function namingOf<T extends PgTable>(table: T, stated: Stated<T>): readonly [PgTable, Naming] {
  const { parts = [], beginnings = [], through = [], isOwned = false } = stated;
  const order = stated.order ?? [...parts, ...beginnings];
  return [table, { parts, beginnings, through, order, isOwned }];
}

const named = { parts: ['name'] } as const;
const abbreviated = { parts: ['name', 'abbrev'] } as const;

/** Tables that are missing here are neither searched nor sorted through references. */
export const namings: ReadonlyMap<PgTable, Naming> = new Map([
  namingOf(students, {
    parts: ['lastName', 'firstName', 'middleName'],
    beginnings: ['cardNumber'],
    through: ['groupId'],
  }),
  namingOf(employees, { parts: ['lastName', 'firstName', 'middleName'] }),
  namingOf(users, {
    parts: ['fio'],
    beginnings: ['username'],
    through: ['studentId', 'employeeId'],
    isOwned: true,
  }),
  namingOf(groups, { beginnings: ['name'] }),
  namingOf(faculties, abbreviated),
  namingOf(departments, abbreviated),
  namingOf(specialities, { parts: ['name', 'abbrev', 'code'] }),
  namingOf(specializations, abbreviated),
  namingOf(disciplines, abbreviated),
  namingOf(journalSubjects, { ...abbreviated, through: ['groupId'] }),
  namingOf(journalLessons, { through: ['subjectId'], order: ['date', 'startTime'] }),
  namingOf(markSheetTypes, { parts: ['shortName', 'fullName'] }),
  namingOf(omissionCertificateTypes, named),
  namingOf(enterprises, named),
  namingOf(practiceTypes, named),
  namingOf(academicTitles, named),
  namingOf(externalManagers, { parts: ['names'] }),
  namingOf(privilegeCategories, named),
  namingOf(privilegeKinds, named),
  namingOf(buildings, named),
  namingOf(roomTypes, abbreviated),
  namingOf(educationForms, named),
  namingOf(skills, named),
]);
