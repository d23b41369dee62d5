import * as z from 'zod/mini';
import { Block } from './accounts.ts';
import { ofStudent, period } from './filters.ts';
import {
  archivable,
  decidedResource,
  int,
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
  /** By the posts that an employee has. */
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
  fields: position,
  edited: position,
  filter: { employeeId: Id, departmentId: Id, isHead: z.boolean() },
});

export const users = readResource('users', 'the accounts', {
  fields: {
    username: z.string(),
    role: z.enum(['student', 'employee', 'admin']),
    studentId: z.nullable(Id),
    employeeId: z.nullable(Id),
    fio: z.nullable(z.string()),
    /** Of the person whose account it is: "Образцов Игорь Леонидович". */
    name: z.string(),
    /** Null where its owner may sign in. */
    block: z.nullable(Block),
    createdAt: z.string(),
  },
  filter: {
    /** The whole login. */
    username: z.string().check(z.maxLength(100)),
    role: z.enum(['student', 'employee', 'admin']),
    ...ofStudent,
    employeeId: Id,
    block: Block,
  },
  conditions: period,
});

const contactType = z.literal([4, 6]);
/** Corrected for a person who cannot: the new value has to be confirmed again. */
export const contacts = decidedResource('contacts', 'the contacts of all accounts', {
  fields: { userId: Id, type: contactType, value: z.string(), isConfirmed: z.boolean() },
  edited: { value: text(320) },
  filter: { ...ofStudent, employeeId: Id, userId: Id, type: contactType, isConfirmed: z.boolean() },
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
  fields: work,
  edited: work,
  filter: { ...ofStudent, kind: work.kind },
  conditions: period,
});
