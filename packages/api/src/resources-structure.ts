import { firstYear, lastYear } from '@semestr/core/calendar';
import * as z from 'zod/mini';
import { ofGroup } from './filters.ts';
import {
  archivable,
  decidedResource,
  int,
  optionalLine,
  optionalProse,
  optionalText,
  resource,
  text,
} from './resource.ts';
import { Course, Id, IsoDate, Term, UrlId } from './shapes.ts';

/**
 * Structure of the university. Here and in the other lists of resources `fields` are the readable fields of a record
 * type, `edited` the writable ones.
 */

const signing = { rector: optionalText(300), lettersTo: optionalProse(300) };
const institutionFields = {
  name: text(300),
  nameEn: optionalText(300),
  nameBe: optionalText(300),
  taxNumber: text(30),
  address: optionalText(300),
  since: int(1000, 3000),
  supportPhone: text(50),
  supportEmail: text(320),
  deansOfficePhone: optionalText(50),
};
export const institution = resource('institution', 'the legal entities that run this installation', {
  area: 'structure',
  fields: { ...institutionFields, ...signing },
  // A request without these newer fields leaves them unchanged.
  edited: {
    ...institutionFields,
    rector: z.optional(signing.rector),
    lettersTo: z.optional(signing.lettersTo),
  },
  filter: {},
});

const faculty = { name: text(300), abbrev: text(50) };
export const faculties = resource('faculties', 'the faculties', {
  area: 'structure',
  fields: faculty,
  edited: faculty,
  filter: {},
});

const department = {
  parentId: z.nullable(Id),
  type: z.literal([1, 2, 3, 4, 5]),
  name: text(300),
  abbrev: text(50),
  urlId: UrlId,
  code: optionalText(30),
};
export const departments = resource('departments', 'the departments', {
  area: 'structure',
  fields: department,
  edited: department,
  filter: { type: department.type, parentId: Id },
});

const educationForm = { name: text(50) };
export const educationForms = resource('education-forms', 'the forms of education', {
  area: 'structure',
  fields: educationForm,
  edited: educationForm,
  filter: {},
});

const speciality = {
  name: text(300),
  abbrev: text(50),
  code: optionalLine(30),
  formId: Id,
  facultyId: Id,
};
export const specialities = resource('specialities', 'the specialities', {
  area: 'structure',
  fields: speciality,
  edited: speciality,
  filter: { facultyId: Id, formId: Id },
});

const group = {
  name: text(30),
  facultyId: Id,
  specialityId: Id,
  course: z.nullable(Course),
  calendarId: optionalText(200),
  degree: int(1, 9),
  size: int(0, 1000),
  curatorId: z.nullable(Id),
};
export const groups = resource('groups', 'the student groups', {
  area: 'groups',
  fields: { ...group, ...archivable.fields },
  edited: { ...group, ...archivable.edited },
  filter: {
    facultyId: Id,
    specialityId: Id,
    course: Course,
    degree: group.degree,
    curatorId: Id,
  },
  conditions: archivable.conditions,
});

const termDays = {
  start: z.nullable(IsoDate),
  end: z.nullable(IsoDate),
  examsStart: z.nullable(IsoDate),
  examsEnd: z.nullable(IsoDate),
  /** Part-time or distance learning; null when unknown. */
  isExtramural: z.nullable(z.boolean()),
};
const groupTerm = { groupId: Id, term: Term };
/** Fields omitted from a new record are unknown. */
const madeTerm = {
  ...groupTerm,
  start: z.optional(termDays.start),
  end: z.optional(termDays.end),
  examsStart: z.optional(termDays.examsStart),
  examsEnd: z.optional(termDays.examsEnd),
  isExtramural: z.optional(termDays.isExtramural),
};
const ofGroupTerms = {
  area: 'groups' as const,
  fields: { ...groupTerm, ...termDays, updatedOn: IsoDate },
  filter: { ...ofGroup, term: Term },
};
const groupTermsText = 'the terms and exam sessions of groups';
export const groupTerms = {
  ...resource('group-terms', groupTermsText, { ...ofGroupTerms, edited: madeTerm }),
  // The group and the term are fixed: changing them would take the days away from lessons that rely on them.
  update: decidedResource('group-terms', groupTermsText, { ...ofGroupTerms, edited: termDays }).update,
};

const universityTerm = {
  start: IsoDate,
  end: IsoDate,
  examsStart: termDays.examsStart,
  examsEnd: termDays.examsEnd,
};
const ofTerms = {
  area: 'timetable' as const,
  fields: { term: Term, ...universityTerm },
  filter: { term: Term },
};
const termsText = 'the terms of the university, for groups without their own dates';
export const terms = {
  ...resource('terms', termsText, {
    ...ofTerms,
    edited: {
      term: Term,
      ...universityTerm,
      examsStart: z.optional(universityTerm.examsStart),
      examsEnd: z.optional(universityTerm.examsEnd),
    },
  }),
  // As for a group, the term is fixed.
  update: decidedResource('terms', termsText, { ...ofTerms, edited: universityTerm }).update,
};

const holiday = {
  day: int(1, 31),
  month: int(1, 12),
  /** Null for every year. */
  year: z.nullable(int(firstYear, lastYear)),
  name: text(100),
  nameEn: z.nullable(text(100)),
  nameBe: z.nullable(text(100)),
};
export const holidays = resource('holidays', 'the days without lessons', {
  area: 'timetable', // Sorting by `date`, "11-07", puts them in calendar order.
  fields: { ...holiday, date: z.string() },
  edited: {
    ...holiday,
    year: z.optional(holiday.year),
    nameEn: z.optional(holiday.nameEn),
    nameBe: z.optional(holiday.nameBe),
  },
  filter: { year: int(firstYear, lastYear), month: holiday.month },
});

const building = { name: text(50) };
export const buildings = resource('buildings', 'the buildings', {
  area: 'rooms',
  fields: building,
  edited: building,
  filter: {},
});

const roomType = { name: text(100), abbrev: optionalLine(30) };
export const roomTypes = resource('room-types', 'the room types', {
  area: 'rooms',
  fields: roomType,
  edited: roomType,
  filter: {},
});

const room = {
  name: text(50),
  note: optionalProse(300),
  capacity: z.nullable(int(0, 10_000)),
  typeId: Id,
  buildingId: Id,
  departmentId: z.nullable(Id),
};
export const rooms = resource('rooms', 'the rooms', {
  area: 'rooms',
  fields: room,
  edited: room,
  filter: { buildingId: Id, typeId: Id, departmentId: Id },
});
