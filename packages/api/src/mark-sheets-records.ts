import { requestRules } from '@semestr/core/requests/kinds';
import * as z from 'zod/mini';
import { issuedTextNumber, nullableId, requestResource } from './request-fields.ts';
import { amount, optionalLine, order, resource, text } from './resource.ts';
import { Id, IsoDate } from './shapes.ts';

export const markSheets = requestResource('mark-sheets', 'the mark sheets that students ordered', {
  rules: requestRules.markSheets,
  fields: {
    typeId: Id,
    employeeId: nullableId,
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
    number: issuedTextNumber,
    employeeId: z.optional(nullableId),
    expiresOn: z.optional(z.nullable(IsoDate)),
    price: z.optional(z.nullable(amount(10_000))),
  },
  filter: {
    employeeId: Id,
    typeId: Id,
  },
});

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

/** The empty rank applies to all ranks without a price. */
const hourPrice = { rank: optionalLine(100), price: amount(10_000) };

export const hourPrices = resource('hour-prices', 'the prices of a teacher’s hour', {
  area: 'choices',
  fields: hourPrice,
  edited: hourPrice,
  filter: {},
});
