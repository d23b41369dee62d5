import { firstYear, lastYear } from '@semestr/core/calendar';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { int, resource, text } from './resource.ts';

/** A day without lessons; its name in another language of the portal is null when missing. */
export const Holiday = z.object({
  day: z.int(),
  /** 1–12. */
  month: z.int(),
  /** Null for every year. */
  year: z.nullable(z.int()),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  nameBe: z.nullable(z.string()),
});

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/holidays',
  access: 'anyone',
  summary: 'List the days without lessons, of a single year or of every year',
  reply: z.array(Holiday),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
  isExtension: true,
});

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
