import * as z from 'zod/mini';
import { Bell } from './bells.ts';
import { endpoint } from './endpoint.ts';
import { Holiday } from './holidays.ts';

/** Everything that determines the lessons of a day, in one call because most pages of the portal need all of it. */
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/calendar',
  access: 'anyone',
  summary: 'Get the days without lessons, and the bells of every schedule, past and future',
  reply: z.object({
    holidays: z.array(Holiday),
    /** The latest set whose `validFrom` is not after a day applies to it. */
    bells: z.array(Bell),
  }),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
  isExtension: true,
});
