import type { RequestKind } from '@semestr/core/requests/kinds';
import type { FastifyInstance } from 'fastify';
import type { Services } from './http/services.ts';
import { accessRoutes } from './features/access/routes.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { activityRoutes } from './features/activity/routes.ts';
import { announcementRoutes } from './features/announcements/routes.ts';
import { apiTokenRoutes } from './features/api-tokens/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { broadcastRoutes } from './features/broadcasts/routes.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { certificateRoutes } from './features/certificates/routes.ts';
import { contactRoutes } from './features/contacts/routes.ts';
import { cvRoutes } from './features/cv/routes.ts';
import { departmentRoutes } from './features/departments/routes.ts';
import { diplomaRoutes } from './features/diploma/routes.ts';
import { disciplineRoutes } from './features/disciplines/routes.ts';
import { dormitoryRoutes } from './features/dormitory/routes.ts';
import { employeeRoutes } from './features/employees/routes.ts';
import { facultyRoutes } from './features/faculties/routes.ts';
import { groupRoutes } from './features/groups/routes.ts';
import { holidayRoutes } from './features/holidays/routes.ts';
import { importRoutes } from './features/imports/routes.ts';
import { institutionRoutes } from './features/institution/routes.ts';
import { invitationRoutes } from './features/invitations/routes.ts';
import { journalRoutes } from './features/journal/routes.ts';
import { libraryRoutes } from './features/library/routes.ts';
import { markSheetRoutes } from './features/mark-sheets/routes.ts';
import { markbookRoutes } from './features/markbook/routes.ts';
import { myDayRoutes } from './features/my-day/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { omissionRoutes } from './features/omissions/routes.ts';
import { paperRoutes } from './features/papers/routes.ts';
import { passkeyRoutes } from './features/passkeys/routes.ts';
import { passwordRoutes } from './features/password/routes.ts';
import { personalDataRoutes } from './features/personal-data/routes.ts';
import { phoneRoutes } from './features/phones/routes.ts';
import { photoRoutes } from './features/photos/routes.ts';
import { practiceRoutes } from './features/practice/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { profilesRoutes } from './features/profiles/routes.ts';
import { profilingRoutes } from './features/profiling/routes.ts';
import { pushRoutes } from './features/push/routes.ts';
import { ratingRoutes } from './features/rating/routes.ts';
import { recoveryRoutes } from './features/recovery/routes.ts';
import { builtReportRoutes } from './features/reports/built-reports/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { requestTemplateResources } from './features/requests/resource.ts';
import { requestRoutes } from './features/requests/routes.ts';
import { openingRoutes } from './features/opening/routes.ts';
import { timetableRoutes } from './features/timetable/routes.ts';
import { newYearRoutes } from './features/new-year/routes.ts';
import { tableImportRoutes } from './features/table-imports/routes.ts';
import { todayRoutes } from './features/today/routes.ts';
import { roomRoutes } from './features/rooms/routes.ts';
import { scheduleRoutes } from './features/schedule/routes.ts';
import { secondFactorRoutes } from './features/second-factor/routes.ts';
import { sessionResultRoutes } from './features/session-results/routes.ts';
import { setupRoutes } from './features/setup/routes.ts';
import { specialityRoutes } from './features/specialities/routes.ts';
import { studentRoutes } from './features/students/routes.ts';
import { studyRoutes } from './features/study/routes.ts';
import { supportRoutes } from './features/support/routes.ts';
import { verifyRoutes } from './features/verify/routes.ts';
import { accountResources } from './features/accounts/resource.ts';
import { activityResources } from './features/activity/resource.ts';
import { announcementResources } from './features/announcements/resource.ts';
import { auditResources } from './features/audit/resource.ts';
import { bellResources } from './features/bells/resource.ts';
import { broadcastResources } from './features/broadcasts/resource.ts';
import { certificateRequests, certificateResources } from './features/certificates/request.ts';
import { contactResources } from './features/contacts/resource.ts';
import { cvResources } from './features/cv/resource.ts';
import { departmentResources } from './features/departments/resource.ts';
import { diplomaResources, topicRequests } from './features/diploma/request.ts';
import { roomRequests } from './features/dormitory/request.ts';
import { dormitoryResources } from './features/dormitory/resource.ts';
import { employeeResources } from './features/employees/resource.ts';
import { facultyResources } from './features/faculties/resource.ts';
import { holidayResources } from './features/holidays/resource.ts';
import { institutionResources } from './features/institution/resource.ts';
import { journalResources } from './features/journal/resource.ts';
import { leaveRequests } from './features/leaves/request.ts';
import { libraryResources } from './features/library/resource.ts';
import { markSheetRequests, markSheetResources } from './features/mark-sheets/request.ts';
import { notificationResources } from './features/notifications/resource.ts';
import { excuseRequests } from './features/omissions/request.ts';
import { omissionResources } from './features/omissions/resource.ts';
import { practiceRequests, practiceResources } from './features/practice/request.ts';
import { choiceRequests, profilingResources } from './features/profiling/request.ts';
import { savedReportResources } from './features/reports/built-reports/resource.ts';
import { roomResources } from './features/rooms/resource.ts';
import { specialityResources } from './features/specialities/resource.ts';
import { studyRequests } from './features/study/request.ts';
import { bugReportResources } from './features/support/resource.ts';
import { termResources } from './features/terms/resource.ts';
import { disciplineResource } from './features/disciplines/resource.ts';
import { groupResource } from './features/groups/resource.ts';
import { markResource } from './features/markbook/resource.ts';
import { enrolmentResource, orderResource, studentResource } from './features/students/resource.ts';
import { lessonResource } from './features/timetable/lessons/resource.ts';
import type { QueueKind } from './records/define-request.ts';
import type { Resource } from './records/define-resource.ts';
import { recordRoutes } from './records/routes.ts';

/** The kinds of requests in the queue. */
const queueKinds: Readonly<Record<RequestKind, QueueKind>> = {
  certificates: certificateRequests,
  markSheets: markSheetRequests,
  omissions: excuseRequests,
  study: studyRequests,
  practice: practiceRequests,
  topics: topicRequests,
  dormitory: roomRequests,
  profiling: choiceRequests,
  leaves: leaveRequests,
};

/** Every record type that the calls of the contract list and change. */
export const resources: readonly Resource[] = [
  institutionResources,
  facultyResources,
  departmentResources,
  specialityResources,
  groupResource,
  termResources,
  holidayResources,
  bellResources,
  roomResources,
  employeeResources,
  accountResources,
  contactResources,
  cvResources,
  activityResources,
  announcementResources,
  lessonResource,
  disciplineResource,
  markResource,
  enrolmentResource,
  orderResource,
  journalResources,
  omissionResources,
  requestTemplateResources,
  certificateResources,
  markSheetResources,
  practiceResources,
  diplomaResources,
  dormitoryResources,
  profilingResources,
  libraryResources,
  notificationResources,
  broadcastResources,
  savedReportResources,
  bugReportResources,
  auditResources,
  Object.values(queueKinds).map(({ resource }) => resource),
].flat();

/** Record types whose changes can be undone. Students are included, although they have separate calls. */
export const undoableResources: readonly Resource[] = [...resources, studentResource];

/** A feature of the API: its name, which is the same in every package, and the handlers of its calls. */
interface Feature {
  readonly word: string;
  readonly routes: (app: FastifyInstance, services: Services) => void;
}

/** Every feature with calls. The app registers them; the tests check fixtures and `docs/map.md` against them. */
export const features: readonly Feature[] = [
  { word: 'schedule', routes: scheduleRoutes },
  { word: 'groups', routes: groupRoutes },
  { word: 'employees', routes: employeeRoutes },
  { word: 'departments', routes: departmentRoutes },
  { word: 'phones', routes: phoneRoutes },
  { word: 'institution', routes: institutionRoutes },
  { word: 'holidays', routes: holidayRoutes },
  { word: 'calendar', routes: calendarRoutes },
  { word: 'faculties', routes: facultyRoutes },
  { word: 'specialities', routes: specialityRoutes },
  { word: 'rooms', routes: roomRoutes },
  { word: 'announcements', routes: announcementRoutes },
  { word: 'broadcasts', routes: broadcastRoutes },
  { word: 'auth', routes: authRoutes },
  { word: 'recovery', routes: recoveryRoutes },
  { word: 'password', routes: passwordRoutes },
  { word: 'second-factor', routes: secondFactorRoutes },
  { word: 'passkeys', routes: passkeyRoutes },
  { word: 'api-tokens', routes: apiTokenRoutes },
  { word: 'contacts', routes: contactRoutes },
  { word: 'profile', routes: profileRoutes },
  { word: 'cv', routes: cvRoutes },
  { word: 'photos', routes: photoRoutes },
  { word: 'profiles', routes: profilesRoutes },
  { word: 'library', routes: libraryRoutes },
  { word: 'activity', routes: activityRoutes },
  { word: 'my-day', routes: myDayRoutes },
  { word: 'notifications', routes: notificationRoutes },
  { word: 'push', routes: pushRoutes },
  { word: 'certificates', routes: certificateRoutes },
  { word: 'disciplines', routes: disciplineRoutes },
  { word: 'markbook', routes: markbookRoutes },
  { word: 'session-results', routes: sessionResultRoutes },
  { word: 'journal', routes: journalRoutes },
  { word: 'rating', routes: ratingRoutes },
  { word: 'omissions', routes: omissionRoutes },
  { word: 'support', routes: supportRoutes },
  { word: 'dormitory', routes: dormitoryRoutes },
  { word: 'mark-sheets', routes: markSheetRoutes },
  { word: 'study', routes: studyRoutes },
  { word: 'diploma', routes: diplomaRoutes },
  { word: 'practice', routes: practiceRoutes },
  { word: 'profiling', routes: profilingRoutes },
  { word: 'leaves', routes: leaveRequests.routes },
  { word: 'setup', routes: setupRoutes },
  { word: 'students', routes: studentRoutes },
  { word: 'accounts', routes: accountRoutes },
  { word: 'invitations', routes: invitationRoutes },
  { word: 'personal-data', routes: personalDataRoutes },
  { word: 'access', routes: accessRoutes },
  { word: 'requests', routes: requestRoutes(queueKinds) },
  { word: 'today', routes: todayRoutes },
  { word: 'opening', routes: openingRoutes },
  {
    word: 'timetable',
    routes: (app, services) => timetableRoutes(app, services, undoableResources),
  },
  { word: 'new-year', routes: newYearRoutes },
  { word: 'papers', routes: paperRoutes },
  { word: 'verify', routes: verifyRoutes },
  { word: 'reports', routes: reportRoutes },
  { word: 'built-reports', routes: builtReportRoutes },
  { word: 'imports', routes: importRoutes },
  {
    word: 'table-imports',
    routes: (app, services) => tableImportRoutes(app, services, undoableResources),
  },
  {
    word: 'admin',
    routes: (app, services) => recordRoutes(app, services, { resources, undoableResources }),
  },
];
