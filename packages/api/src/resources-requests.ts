import { certificateLifecycle } from '@semestr/core/certificates';
import { diplomaLifecycle } from '@semestr/core/diploma';
import { dormitoryLifecycle } from '@semestr/core/dormitory';
import { markSheetLifecycle } from '@semestr/core/mark-sheets';
import { omissionRequestLifecycle } from '@semestr/core/omissions';
import { practiceLifecycle } from '@semestr/core/practice';
import { profilingLifecycle } from '@semestr/core/profiling';
import { states } from '@semestr/core/requests';
import { studyLifecycle } from '@semestr/core/study';
import * as z from 'zod/mini';
import { ofStudent, period } from './filters.ts';
import { amount, decidedResource, decision, optionalText, requestFields, int, text } from './resource.ts';
import { Id, IsoDate } from './shapes.ts';

/** Requests of students to the university. A state changes according to its lifecycle; the student is notified. */

const someId = z.nullable(Id);
const number = z.optional(z.nullable(int(1, 1_000_000)));
const textNumber = z.optional(optionalText(50));

const certificateState = z.enum(states(certificateLifecycle));
export const certificates = decidedResource('certificates', 'the certificates that students ordered', {
  area: 'requests',
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
    number: z.optional(z.nullable(int(1, 1_000_000))),
    issuedOn: z.optional(z.nullable(IsoDate)),
  },
  filter: { ...ofStudent, state: certificateState },
  conditions: period,
});

const omissionState = z.enum(states(omissionRequestLifecycle));
/** An accepted one becomes an excuse. */
export const omissionRequests = decidedResource('omission-requests', 'the requests to excuse days', {
  area: 'requests',
  fields: {
    ...requestFields,
    state: omissionState,
    number: z.nullable(z.int()),
    dateFrom: IsoDate,
    dateTo: IsoDate,
    typeId: Id,
    placeOfStay: z.nullable(z.string()),
  },
  edited: { ...decision, state: omissionState, number },
  filter: { ...ofStudent, state: omissionState, typeId: Id },
  conditions: period,
});

const markSheetState = z.enum(states(markSheetLifecycle));
export const markSheets = decidedResource('mark-sheets', 'the mark sheets that students ordered', {
  area: 'requests',
  fields: {
    ...requestFields,
    state: markSheetState,
    typeId: Id,
    employeeId: someId,
    number: z.nullable(z.string()),
    absentOn: z.nullable(IsoDate),
    expiresOn: z.nullable(IsoDate),
    isExcused: z.boolean(),
    hours: z.nullable(z.number()),
    price: z.nullable(z.number()),
    retakes: z.int(),
    term: z.int(),
    subject: z.string(),
    subjectAbbrev: z.string(),
    lessonType: z.string(),
  },
  edited: {
    ...decision,
    state: markSheetState,
    number: textNumber,
    employeeId: z.optional(someId),
    expiresOn: z.optional(z.nullable(IsoDate)),
    price: z.optional(z.nullable(amount(10_000))),
  },
  filter: {
    ...ofStudent,
    state: markSheetState,
    employeeId: Id,
    typeId: Id,
  },
  conditions: period,
});

const studyState = z.enum(states(studyLifecycle));
export const studyApplications = decidedResource(
  'study-applications',
  'the applications to study a subject',
  {
    area: 'requests',
    fields: {
      ...requestFields,
      state: studyState,
      purpose: z.enum(['parallel', 'difference']),
      educationTermId: Id,
      subject: z.string(),
      term: z.int(),
      isPaid: z.boolean(),
      price: z.nullable(z.number()),
      contractNumber: z.nullable(z.string()),
      signedOn: z.nullable(IsoDate),
    },
    edited: {
      ...decision,
      state: studyState,
      isPaid: z.optional(z.boolean()),
      price: z.optional(z.nullable(amount(100_000))),
      contractNumber: textNumber,
      signedOn: z.optional(z.nullable(IsoDate)),
    },
    filter: {
      ...ofStudent,
      state: studyState,
      purpose: z.enum(['parallel', 'difference']),
    },
    conditions: period,
  },
);

const practiceState = z.enum(states(practiceLifecycle));
export const practiceApplications = decidedResource(
  'practice-applications',
  'the applications for practice',
  {
    area: 'requests',
    fields: {
      ...requestFields,
      state: practiceState,
      number: z.nullable(z.string()),
      enterpriseId: Id,
      typeId: Id,
      employeeId: someId,
      uploadId: someId,
    },
    edited: {
      ...decision,
      state: practiceState,
      number: textNumber,
      enterpriseId: z.optional(Id),
      employeeId: z.optional(someId),
    },
    filter: {
      ...ofStudent,
      state: practiceState,
      enterpriseId: Id,
      employeeId: Id,
    },
    conditions: period,
  },
);

const topicState = z.enum(states(diplomaLifecycle));
export const diplomaSuggestions = decidedResource(
  'diploma-suggestions',
  'the topics that students suggested',
  {
    area: 'requests',
    fields: {
      ...requestFields,
      state: topicState,
      topic: z.string(),
      belarusianTopic: z.nullable(z.string()),
      englishTopic: z.nullable(z.string()),
      justification: z.nullable(z.string()),
      employeeId: someId,
      externalManagerId: someId,
    },
    edited: {
      ...decision,
      state: topicState,
      topic: z.optional(text(500)),
      belarusianTopic: z.optional(optionalText(500)),
      englishTopic: z.optional(optionalText(500)),
      employeeId: z.optional(someId),
      externalManagerId: z.optional(someId),
    },
    filter: { ...ofStudent, state: topicState, employeeId: Id },
    conditions: period,
  },
);

const roomState = z.enum(states(dormitoryLifecycle));
export const dormitoryApplications = decidedResource(
  'dormitory-applications',
  'the applications for a room',
  {
    area: 'requests',
    fields: {
      ...requestFields,
      state: roomState,
      number: z.nullable(z.int()),
      queuePlace: z.nullable(z.int()),
      acceptedAt: z.nullable(z.string()),
      settledAt: z.nullable(z.string()),
      room: z.nullable(z.string()),
      uploadId: someId,
    },
    edited: {
      ...decision,
      state: roomState,
      number,
      queuePlace: number,
      room: z.optional(optionalText(100)),
    },
    filter: { ...ofStudent, state: roomState },
    conditions: period,
  },
);

const profilingState = z.enum(states(profilingLifecycle));
export const profilingApplications = decidedResource(
  'profiling-applications',
  'the applications for a specialisation',
  {
    area: 'requests',
    fields: { ...requestFields, state: profilingState, specializationId: Id, priority: z.int() },
    edited: {
      ...decision,
      state: profilingState,
      specializationId: z.optional(Id),
      priority: z.optional(int(1, 100)),
    },
    filter: { ...ofStudent, state: profilingState, specializationId: Id },
    conditions: period,
  },
);
