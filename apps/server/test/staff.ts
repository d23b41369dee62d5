import type { StaffRole } from '@semestr/core/rights';
import type { Who } from './server.ts';

/** Console roles of the demo accounts that are not administrators. */
export const staff = {
  dean: 'deans-office',
  timetable: 'timetable',
  library: 'library',
  support: 'support',
  auditor: 'auditor',
} as const satisfies Partial<Record<Who, StaffRole>>;

export const isStaff = (who: string): who is keyof typeof staff => who in staff;
