import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

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
