import { employeeLinkTypes, MAX_NOTE } from '@semestr/core/employee-links';
import * as z from 'zod/mini';
import { endpoint, file, VCARD } from './endpoint.ts';
import { archivable, int, optionalLine, optionalText, prose, resource, text } from './resource.ts';
import { DottedDate, Id, IdText, listOrPage, pageQuery, SearchText, UrlId } from './shapes.ts';

/** An educator in a schedule: `degree` is the full text, `degreeAbbrev` its short form. */
export const EmployeeDto = z.object({
  id: Id,
  firstName: z.string(),
  middleName: z.nullable(z.string()),
  lastName: z.string(),
  photoLink: z.optional(z.nullable(z.string())),
  degree: z.string(),
  degreeAbbrev: z.optional(z.string()),
  rank: z.nullable(z.string()),
  email: z.optional(z.nullable(z.string())),
  urlId: UrlId,
  calendarId: z.optional(z.nullable(z.string())),
  jobPositions: z.optional(z.nullable(z.array(z.unknown()))),
  chief: z.optional(z.boolean()),
});
export type EmployeeDto = z.output<typeof EmployeeDto>;

/** A row of the list of all: `degree` is the short form, `academicDepartment` the departments' abbreviations. */
export const EmployeeRow = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  middleName: z.nullable(z.string()),
  degree: z.string(),
  rank: z.nullable(z.string()),
  photoLink: z.optional(z.nullable(z.string())),
  calendarId: z.optional(z.nullable(z.string())),
  academicDepartment: z.array(z.string()),
  urlId: UrlId,
  fio: z.string(),
});
export type EmployeeRow = z.output<typeof EmployeeRow>;

const Contact = z.object({
  /** The post that the telephone belongs to. */
  phoneId: z.optional(z.int()),
  phoneNumber: z.string(),
  address: z.string(),
  auditory: z.optional(z.string()),
  buildingNumber: z.optional(z.string()),
  department: z.optional(z.string()),
});

export const JobPosition = z.object({
  /** The department of the post. */
  employeeDepartmentId: z.optional(z.nullable(z.int())),
  jobPosition: z.string(),
  department: z.string(),
  contacts: z.nullable(z.array(Contact)),
});

/** A row of the directory. */
export const EmployeeCard = z.object({
  id: Id,
  firstName: z.string(),
  middleName: z.nullable(z.string()),
  lastName: z.string(),
  photoLink: z.nullable(z.string()),
  degree: z.string(),
  degreeAbbrev: z.string(),
  rank: z.nullable(z.string()),
  email: z.nullable(z.string()),
  department: z.null(),
  urlId: UrlId,
  calendarId: z.nullable(z.string()),
  jobPositions: z.nullable(z.array(JobPosition)),
  chief: z.boolean(),
});
export type EmployeeCard = z.output<typeof EmployeeCard>;

export const EmployeeDetails = z.extend(EmployeeCard, {
  readingCourses: z.nullable(z.array(z.string())),
  additionalInformation: z.nullable(
    z.array(
      z.object({
        id: z.optional(z.nullable(Id)),
        /** Position of the title among those of the page, from 1: notes with one title are of one type. */
        idType: z.optional(z.int()),
        nameType: z.string(),
        content: z.string(),
      }),
    ),
  ),
  profileLinks: z.array(
    z.object({
      profileLinkEmployeeId: z.optional(z.int()),
      link: z.string(),
      profileLinkType: z.string(),
    }),
  ),
});
export type EmployeeDetails = z.output<typeof EmployeeDetails>;

/** A result of the search by name: here `academicDepartment` is one string. */
export const EmployeeFound = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  middleName: z.nullable(z.string()),
  fio: z.string(),
  academicDepartment: z.string(),
  rank: z.nullable(z.string()),
  degree: z.nullable(z.string()),
  employeeDepartmentId: z.nullable(Id),
  jobPositions: z.nullable(z.array(z.unknown())),
  urlId: UrlId,
  // Other providers do not send these two.
  jobPosition: z.optional(z.string()),
  /** The room: "512"; null when unknown. */
  auditory: z.optional(z.nullable(z.string())),
});

/** An employee in requests: here too `academicDepartment` is one string. `price` is per hour. */
export const EmployeeBrief = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  middleName: z.nullable(z.string()),
  fio: z.string(),
  academicDepartment: z.nullable(z.string()),
  price: z.nullable(z.number()),
  urlId: z.optional(UrlId),
});
export type EmployeeBrief = z.output<typeof EmployeeBrief>;

export const all = endpoint({
  method: 'GET',
  path: '/api/v1/employees/all',
  access: 'anyone',
  summary: 'List all employees with their departments',
  query: z.object(pageQuery),
  reply: listOrPage(EmployeeRow),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
});

export const byName = endpoint({
  method: 'GET',
  path: '/api/v1/employees/fio',
  access: 'anyone',
  summary: 'Find up to 50 employees by any part of the name, the best match first',
  query: z.object({ 'employee-fio': SearchText }),
  reply: z.array(EmployeeFound),
  refusals: {},
  fallbackReason: 'no-data',
  example: { query: { 'employee-fio': 'Обр' } },
});

export const ofDepartment = endpoint({
  method: 'GET',
  path: '/api/v1/employees',
  access: 'anyone',
  summary: 'List the employees of a department, by department id or URL id',
  query: z.object({ departmentId: z.optional(IdText), departmentUrlId: z.optional(UrlId) }).check(
    z.refine((query) => query.departmentId !== undefined || query.departmentUrlId !== undefined, {
      path: ['departmentId'],
      error: 'required',
    }),
  ),
  reply: z.array(EmployeeCard),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
});

export const details = endpoint({
  method: 'GET',
  path: '/api/v1/employees/details-url',
  access: 'anyone',
  summary: 'Get the page of an employee',
  query: z.object({ urlId: UrlId }),
  reply: EmployeeDetails,
  refusals: { 404: 'employee-not-found' },
  fallbackReason: 'no-data',
  cached: true,
});

export const contactCard = endpoint({
  method: 'GET',
  path: '/api/v1/employees/contact-card',
  access: 'anyone',
  summary: 'Download an employee as a vCard: name, posts, phones, e-mail',
  query: z.object({ urlId: UrlId }),
  reply: file('contact.vcf', VCARD),
  refusals: { 404: 'employee-not-found' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
});

export const lastUpdate = endpoint({
  method: 'GET',
  path: '/api/v1/last-update-date/employee',
  access: 'anyone',
  summary: 'Get the time when an employee’s schedule last changed',
  query: z.object({ 'url-id': z.optional(UrlId), id: z.optional(IdText) }).check(
    z.refine((query) => query['url-id'] !== undefined || query.id !== undefined, {
      path: ['url-id'],
      error: 'required',
    }),
  ),
  reply: z.object({ lastUpdateDate: DottedDate }),
  refusals: { 404: 'employee-not-found' },
  fallbackReason: 'no-data',
  cached: true,
});

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
