import { requestRules } from '@semestr/core/requests/kinds';
import * as z from 'zod/mini';
import { ofStudent, period } from './filters.ts';
import { issuedNumber, requestResource } from './request-fields.ts';
import { int, optionalProse, optionalText, ordered, resource } from './resource.ts';
import { Id, IsoDate } from './shapes.ts';

const omission = { lessonId: Id, studentId: Id, hours: int(1, 12), isExcused: z.boolean() };
export const omissions = resource('omissions', 'the absences of students', {
  area: 'studies',
  fields: omission,
  edited: omission,
  filter: { ...ofStudent, lessonId: Id, isExcused: z.boolean() },
  conditions: period,
});

const excuse = {
  studentId: Id,
  dateFrom: IsoDate,
  dateTo: IsoDate,
  name: optionalText(200),
  note: optionalProse(500),
  semester: int(1, 12),
};

/** Excuses the student's absences on these days. */
export const excuses = resource('excuses', 'the excused days of students', {
  area: 'studies',
  fields: excuse,
  edited: excuse,
  filter: { ...ofStudent, semester: int(1, 12) },
  conditions: period,
});

/** An accepted one becomes an excuse. */
export const omissionRequests = requestResource('omission-requests', 'the requests to excuse days', {
  rules: requestRules.omissions,
  fields: {
    number: z.nullable(z.int()),
    dateFrom: IsoDate,
    dateTo: IsoDate,
    typeId: Id,
    placeOfStay: z.nullable(z.string()),
  },
  edited: { number: issuedNumber },
  filter: { typeId: Id },
});

export const omissionCertificateTypes = resource(
  'omission-certificate-types',
  'the types of documents that excuse days',
  { area: 'choices', fields: ordered, edited: ordered, filter: {} },
);
