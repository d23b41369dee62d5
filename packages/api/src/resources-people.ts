import * as z from 'zod/mini';
import { accountFields, Block } from './accounts.ts';
import {
  archivable,
  decidedResource,
  int,
  ofStudent,
  optionalLine,
  optionalText,
  readResource,
  resource,
  text,
} from './resource.ts';
import { Id, IsoDate, UrlId } from './shapes.ts';

/** Who works and studies here, and what they tell of themselves. Students have a list of their own: `students.ts`. */

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
  fields: { ...employee, ...archivable.fields },
  edited: { ...employee, ...archivable.edited },
  filter: archivable.filter,
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
  fields: position,
  edited: position,
  filter: { employeeId: z.optional(Id), departmentId: z.optional(Id) },
});

/** Made and changed by calls of their own: `accounts.ts`. */
export const users = readResource('users', 'the accounts', {
  fields: accountFields,
  filter: {
    /** The whole login. */
    username: z.optional(z.string().check(z.maxLength(100))),
    role: z.optional(z.enum(['student', 'employee', 'admin'])),
    studentId: z.optional(Id),
    employeeId: z.optional(Id),
    block: z.optional(Block),
  },
});

const contactType = z.literal([4, 6]);
/** Corrected for a person who cannot: the new value has to be confirmed again. */
export const contacts = decidedResource('contacts', 'the contacts of all accounts', {
  fields: { userId: Id, type: contactType, value: z.string(), isConfirmed: z.boolean() },
  edited: { value: text(320) },
  filter: { userId: z.optional(Id), type: z.optional(contactType), isConfirmed: z.optional(z.boolean()) },
});

const skill = { name: text(60) };
export const skills = resource('skills', 'the skills that students share', {
  fields: skill,
  edited: skill,
  filter: {},
});

const reference = { studentId: Id, name: optionalLine(200), reference: text(500), order: int(0, 1000) };
export const cvReferences = resource('cv-references', 'the links of the CVs', {
  fields: { ...reference, name: z.string(), reference: z.string() },
  edited: reference,
  filter: ofStudent,
});

const membership = { studentId: Id, kind: z.enum(['brsm', 'prof-com']), since: IsoDate };
export const memberships = resource('memberships', 'who is in the youth union and the trade union', {
  fields: membership,
  edited: membership,
  filter: { ...ofStudent, kind: z.optional(membership.kind) },
});

const work = {
  studentId: Id,
  kind: z.enum(['social', 'research']),
  title: text(500),
  date: IsoDate,
  status: text(100),
};
export const works = resource('works', 'the social and research works', {
  fields: work,
  edited: work,
  filter: { ...ofStudent, kind: z.optional(work.kind) },
});
