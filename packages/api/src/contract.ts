import * as access from './access.ts';
import * as accounts from './accounts.ts';
import * as activity from './activity.ts';
import * as announcements from './announcements.ts';
import * as apiTokens from './api-tokens.ts';
import * as audit from './audit.ts';
import * as auth from './auth.ts';
import * as bells from './bells.ts';
import * as broadcasts from './broadcasts.ts';
import * as builtReports from './built-reports.ts';
import * as calendar from './calendar.ts';
import * as certificates from './certificates.ts';
import * as contacts from './contacts.ts';
import * as cv from './cv.ts';
import * as cvRecords from './cv-records.ts';
import * as departments from './departments.ts';
import * as diploma from './diploma.ts';
import * as diplomaRecords from './diploma-records.ts';
import * as disciplines from './disciplines.ts';
import * as dormitory from './dormitory.ts';
import * as employees from './employees.ts';
import type { Endpoint } from './endpoint.ts';
import * as enrolments from './enrolments.ts';
import * as faculties from './faculties.ts';
import * as groups from './groups.ts';
import * as holidays from './holidays.ts';
import * as impersonation from './impersonation.ts';
import * as imports from './imports.ts';
import * as institution from './institution.ts';
import * as invitations from './invitations.ts';
import * as journal from './journal.ts';
import * as journalRecords from './journal-records.ts';
import * as leaves from './leaves.ts';
import * as library from './library.ts';
import * as markSheets from './mark-sheets.ts';
import * as markSheetsRecords from './mark-sheets-records.ts';
import * as markbook from './markbook.ts';
import * as myDay from './my-day.ts';
import * as newYear from './new-year.ts';
import * as notifications from './notifications.ts';
import * as oidc from './oidc.ts';
import * as omissions from './omissions.ts';
import * as omissionsRecords from './omissions-records.ts';
import * as opening from './opening.ts';
import * as announcing from './own-announcements.ts';
import * as papers from './papers.ts';
import * as passkeySignIn from './passkey-sign-in.ts';
import * as passkeys from './passkeys.ts';
import * as password from './password.ts';
import * as personalData from './personal-data.ts';
import * as phones from './phones.ts';
import * as photos from './photos.ts';
import * as practice from './practice.ts';
import * as practiceRecords from './practice-records.ts';
import * as profile from './profile.ts';
import * as profiles from './profiles.ts';
import * as profiling from './profiling.ts';
import * as profilingRecords from './profiling-records.ts';
import * as push from './push.ts';
import * as rating from './rating.ts';
import * as recovery from './recovery.ts';
import * as reports from './reports.ts';
import * as requests from './requests.ts';
import * as requestThreads from './request-threads.ts';
import * as rooms from './rooms.ts';
import * as schedule from './schedule.ts';
import * as secondFactor from './second-factor.ts';
import * as session from './session.ts';
import * as sessionResults from './session-results.ts';
import * as setup from './setup.ts';
import * as specialities from './specialities.ts';
import * as studentOrders from './student-orders.ts';
import * as students from './students.ts';
import * as study from './study.ts';
import * as support from './support.ts';
import * as supportTickets from './support-tickets.ts';
import * as tableImportFiles from './table-import-files.ts';
import * as tableImports from './table-imports.ts';
import * as terms from './terms.ts';
import * as timetable from './timetable.ts';
import * as timetableDrafts from './timetable-drafts.ts';
import * as today from './today.ts';
import * as verify from './verify.ts';

/**
 * Record types that the console manages. Types with equal shapes share the name of the first in the API document: the
 * order is part of the document.
 */
export const resources = {
  bells: bells.bells,
  buildings: rooms.buildings,
  departments: departments.departments,
  educationForms: specialities.educationForms,
  faculties: faculties.faculties,
  groupTerms: terms.groupTerms,
  groups: groups.groups,
  holidays: holidays.holidays,
  institution: institution.institution,
  roomTypes: rooms.roomTypes,
  rooms: rooms.rooms,
  specialities: specialities.specialities,
  terms: terms.terms,
  contacts: contacts.contacts,
  cvReferences: cvRecords.cvReferences,
  cvs: cvRecords.cvs,
  employeeLinks: employees.employeeLinks,
  employeeNotes: employees.employeeNotes,
  employees: employees.employees,
  memberships: activity.memberships,
  positions: employees.positions,
  skills: cvRecords.skills,
  studentSkills: cvRecords.studentSkills,
  users: accounts.users,
  works: activity.works,
  announcements: announcements.announcements,
  disciplines: disciplines.disciplines,
  enrolments: enrolments.enrolments,
  excuses: omissionsRecords.excuses,
  journalLessons: journalRecords.journalLessons,
  journalSubjects: journalRecords.journalSubjects,
  lessonMarks: journalRecords.lessonMarks,
  lessons: timetable.lessons,
  marks: markbook.marks,
  omissions: omissionsRecords.omissions,
  studentOrders: studentOrders.studentOrders,
  certificates: certificates.certificates,
  diplomaSuggestions: diplomaRecords.diplomaSuggestions,
  dormitoryApplications: dormitory.dormitoryApplications,
  markSheets: markSheetsRecords.markSheets,
  omissionRequests: omissionsRecords.omissionRequests,
  practiceApplications: practiceRecords.practiceApplications,
  profilingApplications: profilingRecords.profilingApplications,
  studyApplications: study.studyApplications,
  academicLeaves: leaves.records,
  academicTitles: diplomaRecords.academicTitles,
  certificatePlaces: certificates.certificatePlaces,
  requestTemplates: requestThreads.requestTemplates,
  diplomaTopics: diplomaRecords.diplomaTopics,
  dormitoryDirectives: dormitory.dormitoryDirectives,
  dormitoryPrivileges: dormitory.dormitoryPrivileges,
  enterprises: practiceRecords.enterprises,
  externalManagers: diplomaRecords.externalManagers,
  hourPrices: markSheetsRecords.hourPrices,
  libraryNews: library.libraryNews,
  loans: library.loans,
  markSheetTypes: markSheetsRecords.markSheetTypes,
  omissionCertificateTypes: omissionsRecords.omissionCertificateTypes,
  practiceTypes: practiceRecords.practiceTypes,
  privilegeCategories: dormitory.privilegeCategories,
  privilegeKinds: dormitory.privilegeKinds,
  profilingRatings: profilingRecords.profilingRatings,
  specializations: profilingRecords.specializations,
  audit: audit.audit,
  bugReports: supportTickets.bugReports,
  notifications: notifications.notifications,
  outbox: notifications.outbox,
  sessions: accounts.sessions,
  broadcasts: broadcasts.broadcasts,
  savedReports: builtReports.savedReports,
};

/** Every feature of the contract, in the order of the API page. */
export const features = {
  schedule,
  groups,
  employees,
  departments,
  phones,
  faculties,
  specialities,
  rooms,
  announcements: { ...announcements, ...announcing },
  auth,
  session,
  impersonation,
  recovery,
  password,
  secondFactor,
  passkeys: { ...passkeys, ...passkeySignIn },
  oidc,
  apiTokens,
  contacts,
  profile,
  cv,
  photos,
  profiles,
  library,
  activity,
  myDay,
  notifications,
  push,
  broadcasts,
  certificates,
  disciplines,
  markbook,
  sessionResults,
  journal,
  rating,
  omissions,
  support: { ...support, ...supportTickets },
  dormitory,
  markSheets,
  study,
  diploma,
  practice,
  profiling,
  leaves,
  setup,
  students: { ...students, order: studentOrders.order },
  accounts,
  invitations,
  personalData,
  access,
  requests: { ...requests, ...requestThreads },
  today,
  opening,
  timetable,
  timetableDrafts,
  newYear,
  papers,
  verify,
  reports,
  builtReports,
  imports,
  tableImports,
  tableImportFiles,
  institution,
  holidays,
  calendar,
} as const;

/** Name of a feature; `admin` is for the records that the console manages. */
export type FeatureName = keyof typeof features | 'admin';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

/** A call of the contract with its name: `schedule.ofGroup`. */
export interface StatedCall {
  readonly feature: FeatureName;
  readonly name: string;
  readonly call: Endpoint;
}

// Its keys are the names of the features.
const entries = Object.entries(features) as [keyof typeof features, object][];

/** Every call with its name. Excludes schemas that a feature exports in addition to its calls. */
export const contract: readonly StatedCall[] = entries
  .flatMap(([feature, members]) =>
    Object.entries(members).flatMap(([name, member]): StatedCall[] =>
      isEndpoint(member) ? [{ feature, name: `${feature}.${name}`, call: member }] : [],
    ),
  )
  .concat(
    // Calls of the records that the console manages: `admin.faculties.list`.
    Object.entries(resources).flatMap(([kind, calls]) =>
      Object.entries(calls).flatMap(([name, call]): StatedCall[] =>
        isEndpoint(call) ? [{ feature: 'admin', name: `admin.${kind}.${name}`, call }] : [],
      ),
    ),
  );
