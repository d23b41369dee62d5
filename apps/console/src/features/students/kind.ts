import type * as students from '@semestr/api/students';
import {
  documentLanguageName,
  documentLanguages,
  fundingName,
  fundings,
} from '@semestr/core/student-details';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { choice, country, namedChoice } from '../../ui/kind/choices.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { optional, pastDate, text, yesNo } from '../../ui/kind/values.tsx';

/** Editable fields of a student; the list and the page are custom. */
export default defineRecordType<typeof students>({
  fields: {
    cardNumber: text(30),
    lastName: text(100),
    firstName: text(100),
    middleName: optional(text(100)),
    // Hidden from roles that cannot edit it.
    birthDate: { ...optional(pastDate), isOptional: false },
    groupId: reference('groups', 'name'),
    subgroup: choice([1, 2]),
    isGroupHead: yesNo,
    canStudentNote: yesNo,
    hasProfiling: yesNo,
    funding: optional(namedChoice(fundings, fundingName)),
    citizenship: optional(country),
    documentLanguage: optional(namedChoice(documentLanguages, documentLanguageName)),
    belarusianLastName: optional(text(100)),
    belarusianFirstName: optional(text(100)),
    belarusianMiddleName: optional(text(100)),
    illiquidMessage: optional(text(500, { isLong: true })),
  },
  columns: {},
  sort: ['lastName', 'ASC'],
  related: [
    { resource: 'marks', by: 'studentId' },
    { resource: 'lesson-marks', by: 'studentId' },
    { resource: 'omissions', by: 'studentId' },
    { resource: 'excuses', by: 'studentId' },
    { resource: 'enrolments', by: 'studentId' },
    { resource: 'contacts', by: 'studentId' },
    { resource: 'notifications', by: 'studentId' },
    { resource: 'dormitory-directives', by: 'studentId' },
    { resource: 'dormitory-privileges', by: 'studentId' },
    { resource: 'loans', by: 'studentId' },
    { resource: 'memberships', by: 'studentId' },
    { resource: 'works', by: 'studentId' },
    { resource: 'student-skills', by: 'studentId' },
  ],
  defaults: { subgroup: 1, isGroupHead: false, canStudentNote: false, hasProfiling: false },
});
