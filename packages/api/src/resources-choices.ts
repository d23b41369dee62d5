import * as z from 'zod/mini';
import { ofStudent, period } from './filters.ts';
import {
  amount,
  archivable,
  int,
  optionalLine,
  optionalProse,
  optionalText,
  readResource,
  resource,
  text,
} from './resource.ts';
import { Course, Id, IsoDate } from './shapes.ts';

/** Choices of students in their requests, and other services of the university to students. */

const order = int(0, 30_000);
const named = { name: text(300) };
const ordered = { ...named, order };

const certificatePlace = { office: text(200), name: text(200), type: int(0, 2), order: int(0, 30_000) };
export const certificatePlaces = resource('certificate-places', 'the places that certificates are for', {
  area: 'choices',
  fields: certificatePlace,
  edited: certificatePlace,
  filter: {},
});

export const omissionCertificateTypes = resource(
  'omission-certificate-types',
  'the types of documents that excuse days',
  { area: 'choices', fields: ordered, edited: ordered, filter: {} },
);

const markSheetType = {
  shortName: text(100),
  fullName: text(300),
  coefficient: amount(100),
  price: z.nullable(amount(10_000)),
  isExam: z.boolean(),
  isOffset: z.boolean(),
  isCourseWork: z.boolean(),
  isLab: z.boolean(),
  isRemote: z.boolean(),
  order,
};
export const markSheetTypes = resource('mark-sheet-types', 'the mark sheet types', {
  area: 'choices',
  fields: markSheetType,
  edited: markSheetType,
  filter: {},
});

/** The empty rank applies to all others. */
const hourPrice = { rank: optionalLine(100), price: amount(10_000) };
export const hourPrices = resource('hour-prices', 'the prices of a teacher’s hour', {
  area: 'choices',
  fields: hourPrice,
  edited: hourPrice,
  filter: {},
});

export const enterprises = resource('enterprises', 'the enterprises that offer practice', {
  area: 'choices',
  fields: named,
  edited: named,
  filter: {},
});
export const practiceTypes = resource('practice-types', 'the types of practice', {
  area: 'choices',
  fields: ordered,
  edited: ordered,
  filter: {},
});

const academicTitle = { ...named, abbrev: text(50), price: z.nullable(amount(10_000)) };
export const academicTitles = resource('academic-titles', 'the degrees and ranks of external managers', {
  area: 'choices',
  fields: academicTitle,
  edited: academicTitle,
  filter: {},
});

const manager = {
  names: text(300),
  degreeId: z.nullable(Id),
  rankId: z.nullable(Id),
  workPlace: optionalText(300),
  jobPosition: optionalText(300),
};
export const externalManagers = resource('external-managers', 'the supervisors from other organisations', {
  area: 'choices',
  fields: {
    ...manager,
    names: z.string(),
    workPlace: z.nullable(z.string()),
    jobPosition: z.nullable(z.string()),
  },
  edited: manager,
  filter: { degreeId: Id, rankId: Id },
});

const topic = { employeeId: Id, topic: text(500) };
export const diplomaTopics = resource('diploma-topics', 'the topics that supervisors offer', {
  area: 'choices',
  fields: { ...topic, ...archivable.fields },
  edited: { ...topic, ...archivable.edited },
  filter: { employeeId: Id },
  conditions: archivable.conditions,
});

const directive = {
  studentId: Id,
  number: text(50),
  date: IsoDate,
  type: text(100),
  typeName: text(300),
  eventType: text(100),
  eventTypeName: text(100),
  reason: optionalProse(500),
  note: optionalProse(1000),
  status: optionalText(100),
};
export const dormitoryDirectives = resource(
  'dormitory-directives',
  'the premiums and penalties of residents',
  {
    area: 'dormitory',
    fields: directive,
    edited: directive,
    filter: { ...ofStudent, eventType: directive.eventType },
    conditions: period,
  },
);

export const privilegeCategories = resource('privilege-categories', 'the categories of privileges', {
  area: 'choices',
  fields: named,
  edited: named,
  filter: {},
});
const privilegeKind = { ...named, categoryId: Id };
export const privilegeKinds = resource('privilege-kinds', 'the kinds of privileges for a room', {
  area: 'choices',
  fields: privilegeKind,
  edited: privilegeKind,
  filter: { categoryId: Id },
});
const privilege = { studentId: Id, kindId: Id, year: int(1990, 2200), note: optionalProse(500) };
export const dormitoryPrivileges = resource('dormitory-privileges', 'the privileges of students', {
  area: 'dormitory',
  fields: privilege,
  edited: privilege,
  filter: { ...ofStudent, kindId: Id, year: privilege.year },
});

const specialization = {
  ...named,
  specialityId: Id,
  abbrev: text(50),
  /** Number of students of a course who are enrolled. */
  places: z.optional(z.nullable(int(0, 10_000))),
  /** The last day on which it can be chosen. */
  lastDay: z.optional(z.nullable(IsoDate)),
};
export const specializations = resource('specializations', 'the specialisations', {
  area: 'choices',
  fields: specialization,
  edited: specialization,
  filter: { specialityId: Id },
});
export const profilingRatings = readResource(
  'profiling-ratings',
  'the places of students in the specialisation rating',
  {
    area: 'student-details',
    fields: { studentId: Id, specialityId: Id, course: z.int(), average: z.number(), position: z.int() },
    filter: { ...ofStudent, specialityId: Id, course: Course },
  },
);

const loan = {
  studentId: Id,
  title: text(500),
  author: optionalLine(300),
  takenOn: IsoDate,
  dueOn: IsoDate,
  returnedOn: z.nullable(IsoDate),
};
export const loans = resource('loans', 'the books on loan to students', {
  area: 'library',
  fields: loan,
  edited: loan,
  filter: ofStudent,
  /** By the day on which a book is due. */
  conditions: { ...period, isReturned: z.optional(z.boolean()) },
});

const news = {
  title: text(300),
  link: z.string().check(z.trim(), z.maxLength(500), z.regex(/^https?:\/\//, 'format')),
  date: IsoDate,
};
export const libraryNews = resource('library-news', 'the news of the library', {
  area: 'library',
  fields: { ...news, link: z.string() },
  edited: news,
  filter: {},
  conditions: period,
});
