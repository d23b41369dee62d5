import { certificateLifecycle } from '@semestr/core/certificates';
import { states } from '@semestr/core/requests';
import * as z from 'zod/mini';
import { anyWords, decidedResource, readResource, resource, whole, words } from './resource.ts';
import { Course, Id, IsoDate, Time, UrlId } from './shapes.ts';

/** The kinds of records that the console keeps. `fields` is what is read, `edited` what may be written. */

const optionalText = (max: number) => z.nullable(anyWords(max));

const faculty = { name: words(300), abbrev: words(50) };
export const faculties = resource('faculties', 'the faculties', {
  fields: faculty,
  edited: faculty,
  filter: {},
});

const department = {
  parentId: z.nullable(Id),
  type: z.literal([1, 2, 3, 4, 5]),
  name: words(300),
  abbrev: words(50),
  urlId: UrlId,
  code: optionalText(30),
};
export const departments = resource('departments', 'the departments', {
  fields: department,
  edited: department,
  filter: { type: z.optional(department.type), parentId: z.optional(Id) },
});

const speciality = {
  name: words(300),
  abbrev: words(50),
  code: anyWords(30),
  formId: Id,
  formName: words(50),
  facultyId: Id,
};
export const specialities = resource('specialities', 'the specialities', {
  fields: speciality,
  edited: speciality,
  filter: { facultyId: z.optional(Id), formId: z.optional(Id) },
});

const group = {
  name: words(30),
  facultyId: Id,
  specialityId: Id,
  course: z.nullable(Course),
  calendarId: optionalText(200),
  degree: whole(1, 9),
  size: whole(0, 1000),
};
export const groups = resource('groups', 'the student groups', {
  fields: group,
  edited: group,
  filter: { facultyId: z.optional(Id), specialityId: z.optional(Id), course: z.optional(Course) },
});

const employee = {
  lastName: words(100),
  firstName: words(100),
  middleName: optionalText(100),
  degree: anyWords(200),
  degreeAbbrev: anyWords(50),
  rank: optionalText(100),
  email: optionalText(320),
  urlId: UrlId,
};
export const employees = resource('employees', 'the employees', {
  fields: employee,
  edited: employee,
  filter: {},
});

const position = {
  employeeId: Id,
  departmentId: Id,
  title: anyWords(200),
  isHead: z.boolean(),
  phone: optionalText(50),
  address: optionalText(200),
  auditory: optionalText(50),
  building: optionalText(50),
  order: whole(0, 1000),
};
export const positions = resource('positions', 'the posts of employees', {
  fields: position,
  edited: position,
  filter: { employeeId: z.optional(Id), departmentId: z.optional(Id) },
});

const auditory = {
  name: words(50),
  note: optionalText(300),
  capacity: z.nullable(whole(0, 10_000)),
  typeId: Id,
  typeName: words(100),
  typeAbbrev: anyWords(30),
  buildingId: Id,
  buildingName: words(50),
  departmentId: z.nullable(Id),
};
export const auditories = resource('auditories', 'the rooms', {
  fields: auditory,
  edited: auditory,
  filter: { buildingId: z.optional(Id), typeId: z.optional(Id), departmentId: z.optional(Id) },
});

const announcement = {
  employeeId: Id,
  content: words(2000),
  date: IsoDate,
  startTime: z.nullable(Time),
  endTime: z.nullable(Time),
  auditory: optionalText(50),
};
export const announcements = resource('announcements', 'the announcements', {
  fields: announcement,
  edited: announcement,
  filter: { employeeId: z.optional(Id), date: z.optional(IsoDate) },
});

const lesson = {
  term: words(20),
  isExam: z.boolean(),
  day: whole(1, 7),
  weeks: z.nullable(z.array(whole(1, 4)).check(z.maxLength(4))),
  subgroup: whole(0, 2),
  startTime: Time,
  endTime: Time,
  subject: optionalText(100),
  subjectFull: optionalText(300),
  type: optionalText(50),
  note: optionalText(500),
  auditories: z.array(words(50)).check(z.maxLength(10)),
  date: z.nullable(IsoDate),
  startDate: z.nullable(IsoDate),
  endDate: z.nullable(IsoDate),
  isAnnouncement: z.boolean(),
};
export const lessons = resource('lessons', 'the lessons of the plan and the session', {
  fields: lesson,
  edited: lesson,
  filter: { term: z.optional(words(20)), isExam: z.optional(z.boolean()), day: z.optional(whole(1, 7)) },
});

const certificatePlace = { office: words(200), name: words(200), type: whole(0, 2), order: whole(0, 30_000) };
export const certificatePlaces = resource('certificate-places', 'the places that certificates are for', {
  fields: certificatePlace,
  edited: certificatePlace,
  filter: {},
});

/** What every request has beside its own fields, and what of it is decided. */
export const requestFields = {
  studentId: Id,
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
  rejectionReason: z.nullable(z.string()),
};
export const decision = { rejectionReason: z.optional(optionalText(500)) };
export const ofStudent = { studentId: z.optional(Id) };

const certificateState = z.enum(states(certificateLifecycle));
export const certificates = decidedResource('certificates', 'the certificates that students ordered', {
  fields: {
    ...requestFields,
    state: certificateState,
    number: z.nullable(z.int()),
    place: z.string(),
    type: z.string(),
    issuedOn: z.nullable(IsoDate),
  },
  edited: {
    ...decision,
    state: certificateState,
    number: z.optional(z.nullable(whole(1, 1_000_000))),
    issuedOn: z.optional(z.nullable(IsoDate)),
  },
  filter: { ...ofStudent, state: z.optional(certificateState) },
});

export const notifications = readResource('notifications', 'the notifications of all', {
  fields: {
    userId: Id,
    type: z.enum(['INFO', 'SUCCESS', 'FAILURE']),
    message: z.string(),
    createdAt: z.string(),
    isViewed: z.boolean(),
  },
  filter: { userId: z.optional(Id), type: z.optional(z.enum(['INFO', 'SUCCESS', 'FAILURE'])) },
});

/** `text` is null where it held a code that has been sent, and while it must not be seen. */
export const outbox = readResource('outbox', 'the messages to people outside', {
  fields: {
    channel: z.enum(['email', 'sms']),
    recipient: z.string(),
    subject: z.string(),
    text: z.nullable(z.string()),
    state: z.enum(['waiting', 'sent', 'failed', 'expired']),
    createdAt: z.string(),
    nextAt: z.string(),
    failures: z.int(),
    lastError: z.nullable(z.string()),
    sentAt: z.nullable(z.string()),
  },
  filter: {
    state: z.optional(z.enum(['waiting', 'sent', 'failed', 'expired'])),
    channel: z.optional(z.enum(['email', 'sms'])),
  },
});

export const audit = readResource('audit', 'what was done, by whom and as whom', {
  fields: {
    at: z.string(),
    userId: z.nullable(Id),
    asUserId: z.nullable(Id),
    action: z.string(),
    subject: z.string(),
    details: z.nullable(z.record(z.string(), z.unknown())),
    client: z.string(),
  },
  filter: {
    userId: z.optional(Id),
    asUserId: z.optional(Id),
    action: z.optional(z.string().check(z.maxLength(100))),
  },
});

export const users = readResource('users', 'the accounts', {
  fields: {
    username: z.string(),
    role: z.enum(['student', 'employee', 'admin']),
    studentId: z.nullable(Id),
    employeeId: z.nullable(Id),
    fio: z.nullable(z.string()),
    createdAt: z.string(),
  },
  filter: {
    role: z.optional(z.enum(['student', 'employee', 'admin'])),
    studentId: z.optional(Id),
    employeeId: z.optional(Id),
  },
});
