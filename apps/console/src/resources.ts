import type { Row, Screen } from './records/define-resource.ts';
import { academicTitles } from './features/academic-titles/index.ts';
import { access } from './features/access/index.ts';
import { announcements } from './features/announcements/index.ts';
import { audit } from './features/audit/index.ts';
import { bells } from './features/bells/index.ts';
import { broadcasts } from './features/broadcasts/index.ts';
import { bugReports } from './features/bug-reports/index.ts';
import { buildings } from './features/buildings/index.ts';
import { certificatePlaces } from './features/certificate-places/index.ts';
import { certificates } from './features/certificates/index.ts';
import { contacts } from './features/contacts/index.ts';
import { cvReferences } from './features/cv-references/index.ts';
import { cvs } from './features/cvs/index.ts';
import { deletedRecords } from './features/deleted-records/index.ts';
import { departments } from './features/departments/index.ts';
import { diplomaSuggestions } from './features/diploma-suggestions/index.ts';
import { diplomaTopics } from './features/diploma-topics/index.ts';
import { disciplines } from './features/disciplines/index.ts';
import { dormitoryApplications } from './features/dormitory-applications/index.ts';
import { dormitoryDirectives } from './features/dormitory-directives/index.ts';
import { dormitoryPrivileges } from './features/dormitory-privileges/index.ts';
import { educationForms } from './features/education-forms/index.ts';
import { employeeLinks } from './features/employee-links/index.ts';
import { employeeNotes } from './features/employee-notes/index.ts';
import { employees } from './features/employees/index.ts';
import { enterprises } from './features/enterprises/index.ts';
import { enrolments } from './features/enrolments/index.ts';
import { excuses } from './features/excuses/index.ts';
import { externalManagers } from './features/external-managers/index.ts';
import { faculties } from './features/faculties/index.ts';
import { groupTerms } from './features/group-terms/index.ts';
import { groups } from './features/groups/index.ts';
import { holidays } from './features/holidays/index.ts';
import { hourPrices } from './features/hour-prices/index.ts';
import { institution } from './features/institution/index.ts';
import { invitations } from './features/invitations/index.ts';
import { journalLessons } from './features/journal-lessons/index.ts';
import { journalSubjects } from './features/journal-subjects/index.ts';
import { leaves } from './features/leaves/index.ts';
import { lessonMarks } from './features/lesson-marks/index.ts';
import { lessons } from './features/lessons/index.ts';
import { libraryNews } from './features/library-news/index.ts';
import { loans } from './features/loans/index.ts';
import { markSheetTypes } from './features/mark-sheet-types/index.ts';
import { markSheets } from './features/mark-sheets/index.ts';
import { marks } from './features/marks/index.ts';
import { memberships } from './features/memberships/index.ts';
import { newYear } from './features/new-year/index.ts';
import { notifications } from './features/notifications/index.ts';
import { omissionCertificateTypes } from './features/omission-certificate-types/index.ts';
import { omissionRequests } from './features/omission-requests/index.ts';
import { omissions } from './features/omissions/index.ts';
import { opening } from './features/opening/index.ts';
import { outbox } from './features/outbox/index.ts';
import { positions } from './features/positions/index.ts';
import { practiceApplications } from './features/practice-applications/index.ts';
import { practiceTypes } from './features/practice-types/index.ts';
import { privilegeCategories } from './features/privilege-categories/index.ts';
import { privilegeKinds } from './features/privilege-kinds/index.ts';
import { profilingApplications } from './features/profiling-applications/index.ts';
import { profilingRatings } from './features/profiling-ratings/index.ts';
import { reports } from './features/reports/index.ts';
import { requestTemplates } from './features/request-templates/index.ts';
import { requests } from './features/requests/index.ts';
import { roomTypes } from './features/room-types/index.ts';
import { rooms } from './features/rooms/index.ts';
import { savedReports } from './features/saved-reports/index.ts';
import { sessions } from './features/sessions/index.ts';
import { sessionResults } from './features/session-results/index.ts';
import { sheet } from './features/sheet/index.ts';
import { skills } from './features/skills/index.ts';
import { specialities } from './features/specialities/index.ts';
import { specializations } from './features/specializations/index.ts';
import { studentOrders } from './features/student-orders/index.ts';
import { studentSkills } from './features/student-skills/index.ts';
import { students } from './features/students/index.ts';
import { studyApplications } from './features/study-applications/index.ts';
import { tableImports } from './features/table-imports/index.ts';
import { terms } from './features/terms/index.ts';
import { timetable } from './features/timetable/index.ts';
import { today } from './features/today/index.ts';
import { users } from './features/users/index.ts';
import { works } from './features/works/index.ts';

/** All resources in the order of the menu. Menu, routes, texts and calls are derived from this table. */
export const resources: readonly Row[] = [
  certificates,
  markSheets,
  omissionRequests,
  studyApplications,
  practiceApplications,
  diplomaSuggestions,
  dormitoryApplications,
  profilingApplications,
  leaves,
  certificatePlaces,
  omissionCertificateTypes,
  markSheetTypes,
  hourPrices,
  practiceTypes,
  enterprises,
  externalManagers,
  academicTitles,
  diplomaTopics,
  requestTemplates,
  students,
  studentOrders,
  employees,
  positions,
  users,
  contacts,
  cvs,
  cvReferences,
  skills,
  studentSkills,
  employeeLinks,
  employeeNotes,
  institution,
  faculties,
  departments,
  specialities,
  educationForms,
  groups,
  buildings,
  rooms,
  roomTypes,
  lessons,
  terms,
  groupTerms,
  holidays,
  bells,
  disciplines,
  marks,
  enrolments,
  journalSubjects,
  journalLessons,
  lessonMarks,
  omissions,
  excuses,
  specializations,
  profilingRatings,
  dormitoryDirectives,
  dormitoryPrivileges,
  privilegeKinds,
  privilegeCategories,
  loans,
  libraryNews,
  memberships,
  works,
  announcements,
  broadcasts,
  notifications,
  sessions,
  outbox,
  bugReports,
  savedReports,
  audit,
];

/** Pages without records, listed before the resources in the menu. */
export const screens: readonly Screen[] = [
  today,
  requests,
  timetable,
  sheet,
  sessionResults,
  access,
  invitations,
  opening,
  newYear,
  tableImports,
  reports,
  deletedRecords,
];
