import type { Row, Screen } from './define-resource.ts';
import { buildings } from './features/buildings/index.ts';
import { certificates } from './features/certificates/index.ts';
import { cvs } from './features/cvs/index.ts';
import { educationForms } from './features/education-forms/index.ts';
import { employeeLinks } from './features/employee-links/index.ts';
import { employeeNotes } from './features/employee-notes/index.ts';
import { employees } from './features/employees/index.ts';
import { faculties } from './features/faculties/index.ts';
import { groups } from './features/groups/index.ts';
import { groupTerms } from './features/group-terms/index.ts';
import { institution } from './features/institution/index.ts';
import { reports } from './features/reports/index.ts';
import { roomTypes } from './features/room-types/index.ts';
import { skills } from './features/skills/index.ts';
import { studentSkills } from './features/student-skills/index.ts';
import { sessions } from './features/sessions/index.ts';
import { students } from './features/students/index.ts';
import { users } from './features/users/index.ts';

/** The one table of the console: menu, routes, texts and calls follow from it, in this order. */
export const resources: readonly Row[] = [
  certificates,
  students,
  cvs,
  studentSkills,
  skills,
  groups,
  groupTerms,
  users,
  sessions,
  employees,
  employeeLinks,
  employeeNotes,
  faculties,
  educationForms,
  buildings,
  roomTypes,
  institution,
];

/** The pages beside them, which come after them in the menu. */
export const screens: readonly Screen[] = [reports];
