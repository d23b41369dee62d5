import * as z from 'zod/mini';
import { Announcement } from './announcements.ts';
import { Auditory } from './auditories.ts';
import { Department } from './departments.ts';
import { EmployeeRow } from './employees.ts';
import { endpoint } from './endpoint.ts';
import { Faculty } from './faculties.ts';
import { Group } from './groups.ts';
import { Schedule } from './schedule.ts';
import { Speciality } from './specialities.ts';

/** How many records one request may carry. */
export const IMPORT_BATCH = 200;

/**
 * What became of the records: `stored` were new or changed, `unchanged` stood already as they came, `skipped` could
 * not be stored; `index` counts the request's records from 0.
 */
export const Imported = z.object({
  stored: z.int(),
  unchanged: z.int(),
  skipped: z.array(z.object({ index: z.int(), field: z.string(), reason: z.enum(['taken', 'unknown']) })),
});
export type Imported = z.output<typeof Imported>;

/** What a batch may have in bytes; its sender cuts batches below that. */
const MAX_IMPORT_BYTES = 4 * 1024 * 1024;

/** Records of one kind in the provider's own shape; storing them again changes nothing. */
const importOf = <const Path extends string, S extends z.core.$ZodType>(
  path: Path,
  summary: string,
  record: S,
) =>
  endpoint({
    method: 'POST',
    path: `/api/v1/admin/import/${path}`,
    access: 'admin',
    summary,
    body: z.array(record).check(z.maxLength(IMPORT_BATCH)),
    maxBytes: MAX_IMPORT_BYTES,
    reply: Imported,
    refusals: { 403: 'session-ended' },
    fallbackReason: 'not-imported',
    isExtension: true,
  });

export const faculties = importOf('faculties', 'Store faculties of another provider', Faculty);
export const departments = importOf('departments', 'Store departments of another provider', Department);
export const specialities = importOf('specialities', 'Store specialities of another provider', Speciality);
export const employees = importOf('employees', 'Store employees of another provider', EmployeeRow);
export const auditories = importOf('auditories', 'Store rooms of another provider', Auditory);
export const groups = importOf('groups', 'Store student groups of another provider', Group);
export const schedules = importOf(
  'schedules',
  'Store whole schedules of groups or educators of another provider; each replaces the one before',
  Schedule,
);
export const announcements = importOf(
  'announcements',
  'Store announcements of another provider',
  Announcement,
);
