import { MAX_SUMMARY } from '@semestr/core/cv';
import { employeeLinkTypes, MAX_NOTE } from '@semestr/core/employee-links';
import { staffRoles } from '@semestr/core/rights';
import * as z from 'zod/mini';
import { ofGroup, ofStudent, period } from './filters.ts';
import { accountFields, Block } from './accounts.ts';
import {
  archivable,
  decidedResource,
  int,
  optionalLine,
  optionalProse,
  optionalText,
  prose,
  readResource,
  resource,
  text,
} from './resource.ts';
import { Id, IsoDate, UrlId } from './shapes.ts';

/** Employees, accounts, and data that users enter about themselves. Students have a separate list: `students.ts`. */

const employee = {
  lastName: text(100),
  firstName: text(100),
  middleName: optionalText(100),
  degree: optionalLine(200),
  degreeAbbrev: optionalLine(50),
  rank: optionalText(100),
  email: optionalText(320),
  urlId: UrlId,
};
export const employees = resource('employees', 'the employees', {
  area: 'employees',
  fields: { ...employee, ...archivable.fields },
  edited: { ...employee, ...archivable.edited },
  /** By the posts of an employee. */
  filter: { departmentId: Id },
  conditions: archivable.conditions,
});

const position = {
  employeeId: Id,
  departmentId: Id,
  title: optionalLine(200),
  isHead: z.boolean(),
  phone: optionalText(50),
  address: optionalText(200),
  room: optionalText(50),
  building: optionalText(50),
  order: int(0, 1000),
};
export const positions = resource('positions', 'the posts of employees', {
  area: 'employees',
  fields: position,
  edited: position,
  filter: { employeeId: Id, departmentId: Id, isHead: z.boolean() },
});

const ofEmployee = { employeeId: Id };
const employeeLink = {
  employeeId: Id,
  type: z.enum(employeeLinkTypes),
  /** A whole address: "https://example.org/name". */
  link: text(500),
  order: int(0, 1000),
};
export const employeeLinks = resource('employee-links', 'the links of employees', {
  area: 'employees',
  fields: { ...employeeLink, link: z.string() },
  edited: employeeLink,
  filter: { ...ofEmployee, type: employeeLink.type },
});

const employeeNote = { employeeId: Id, title: text(100), content: prose(MAX_NOTE), order: int(0, 1000) };
export const employeeNotes = resource('employee-notes', 'the notes on the pages of employees', {
  area: 'employees',
  fields: { ...employeeNote, content: z.string() },
  edited: employeeNote,
  filter: ofEmployee,
});

/** Created and changed by separate calls: `accounts.ts`. */
export const users = readResource('users', 'the accounts', {
  area: 'accounts',
  fields: accountFields,
  filter: {
    /** The whole username. */
    username: z.string().check(z.maxLength(100)),
    role: z.enum(['student', 'employee', 'admin']),
    staffRole: z.enum(staffRoles),
    ...ofStudent,
    employeeId: Id,
    block: Block,
    hasPassword: z.boolean(),
  },
  conditions: period,
});

const contactType = z.literal([4, 6]);
/** Corrected on behalf of a user who cannot do so: the new value must be confirmed again. */
export const contacts = decidedResource('contacts', 'the contacts of all accounts', {
  area: 'accounts',
  fields: { userId: Id, type: contactType, value: z.string(), isConfirmed: z.boolean() },
  edited: { value: text(320) },
  filter: { ...ofStudent, employeeId: Id, userId: Id, type: contactType, isConfirmed: z.boolean() },
});

const skill = { name: text(60) };
export const skills = resource('skills', 'the skills that students share', {
  area: 'choices',
  fields: skill,
  edited: skill,
  filter: {},
});

const studentSkill = { studentId: Id, skillId: Id, order: int(0, 1000) };
export const studentSkills = resource('student-skills', 'the skills in CVs', {
  area: 'student-details',
  fields: studentSkill,
  edited: studentSkill,
  filter: { ...ofStudent, skillId: Id },
});

const cv = {
  summary: optionalProse(MAX_SUMMARY),
  isPublished: z.boolean(),
  isSearchingJob: z.boolean(),
  showsRating: z.boolean(),
};
/**
 * Identified by the ids of their students, who are notified of a change; administrators can hide inappropriate content
 * here.
 */
export const cvs = decidedResource('cvs', 'the CVs of all students', {
  area: 'student-details',
  fields: { ...cv, lastName: z.string(), firstName: z.string(), middleName: z.nullable(z.string()) },
  edited: cv,
  filter: { ...ofGroup, isPublished: z.boolean(), isSearchingJob: z.boolean() },
});

const reference = { studentId: Id, name: optionalLine(200), reference: text(500), order: int(0, 1000) };
export const cvReferences = resource('cv-references', 'the links of the CVs', {
  area: 'student-details',
  fields: { ...reference, name: z.string(), reference: z.string() },
  edited: reference,
  filter: ofStudent,
});

const membership = { studentId: Id, kind: z.enum(['brsm', 'prof-com']), since: IsoDate };
export const memberships = resource('memberships', 'the memberships of the youth union and the trade union', {
  area: 'student-details',
  fields: membership,
  edited: membership,
  filter: { ...ofStudent, kind: membership.kind },
  conditions: period,
});

const work = {
  studentId: Id,
  kind: z.enum(['social', 'research']),
  title: text(500),
  date: IsoDate,
  status: text(100),
};
export const works = resource('works', 'the social and research works', {
  area: 'student-details',
  fields: work,
  edited: work,
  filter: { ...ofStudent, kind: work.kind },
  conditions: period,
});
