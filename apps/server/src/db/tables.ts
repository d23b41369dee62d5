import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as activity from './tables/activity.ts';
import * as announcements from './tables/announcements.ts';
import * as apiTokens from './tables/api-tokens.ts';
import * as attempts from './tables/attempts.ts';
import * as audit from './tables/audit.ts';
import * as batches from './tables/batches.ts';
import * as broadcasts from './tables/broadcasts.ts';
import * as bugReports from './tables/bug-reports.ts';
import * as calendar from './tables/calendar.ts';
import * as certificates from './tables/certificates.ts';
import * as codes from './tables/codes.ts';
import * as cv from './tables/cv.ts';
import * as departments from './tables/departments.ts';
import * as diploma from './tables/diploma.ts';
import * as disciplines from './tables/disciplines.ts';
import * as dormitory from './tables/dormitory.ts';
import * as employees from './tables/employees.ts';
import * as enrolments from './tables/enrolments.ts';
import * as faculties from './tables/faculties.ts';
import * as groups from './tables/groups.ts';
import * as idempotency from './tables/idempotency.ts';
import * as institution from './tables/institution.ts';
import * as journal from './tables/journal.ts';
import * as lessons from './tables/lessons.ts';
import * as library from './tables/library.ts';
import * as markSheets from './tables/mark-sheets.ts';
import * as marks from './tables/marks.ts';
import * as meta from './tables/meta.ts';
import * as notifications from './tables/notifications.ts';
import * as omissions from './tables/omissions.ts';
import * as outbox from './tables/outbox.ts';
import * as passkeys from './tables/passkeys.ts';
import * as photos from './tables/photos.ts';
import * as practice from './tables/practice.ts';
import * as profiling from './tables/profiling.ts';
import * as push from './tables/push.ts';
import * as reminders from './tables/reminders.ts';
import * as requestThreads from './tables/request-threads.ts';
import * as requests from './tables/requests.ts';
import * as rooms from './tables/rooms.ts';
import * as savedReports from './tables/saved-reports.ts';
import * as secondFactors from './tables/second-factors.ts';
import * as specialities from './tables/specialities.ts';
import * as studentOrders from './tables/student-orders.ts';
import * as students from './tables/students.ts';
import * as study from './tables/study.ts';
import * as tableImports from './tables/table-imports.ts';
import * as timetableDrafts from './tables/timetable-drafts.ts';
import * as uploads from './tables/uploads.ts';
import * as users from './tables/users.ts';

/** Every table; a test finds tables missing from this list. */
export const tables: readonly PgTable[] = [
  activity,
  announcements,
  apiTokens,
  attempts,
  audit,
  batches,
  broadcasts,
  bugReports,
  calendar,
  certificates,
  codes,
  cv,
  departments,
  diploma,
  disciplines,
  dormitory,
  employees,
  enrolments,
  faculties,
  groups,
  idempotency,
  institution,
  journal,
  lessons,
  library,
  markSheets,
  marks,
  meta,
  notifications,
  omissions,
  outbox,
  passkeys,
  photos,
  practice,
  profiling,
  push,
  reminders,
  requestThreads,
  requests,
  rooms,
  savedReports,
  secondFactors,
  specialities,
  studentOrders,
  students,
  study,
  tableImports,
  timetableDrafts,
  uploads,
  users,
].flatMap((module) => Object.values<unknown>(module).filter((value) => is(value, PgTable)));
