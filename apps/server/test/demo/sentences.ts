import type { Check } from './check.ts';
import { ofDormitories } from './dormitory.ts';
import { ofLives } from './life.ts';
import { ofMarkbooks } from './markbook.ts';
import { ofNotices } from './notices.ts';
import { ofRequests } from './requests.ts';
import { ofSchedules } from './schedule.ts';
import { ofStaff } from './staff.ts';

/** Sentences that must be true for the demo university at any size and on any day. */
export const sentences: readonly Check[] = [
  ...ofSchedules,
  ...ofMarkbooks,
  ...ofRequests,
  ...ofDormitories,
  ...ofNotices,
  ...ofLives,
  ...ofStaff,
];
