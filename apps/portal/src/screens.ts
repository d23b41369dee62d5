import {
  BookOpen,
  Building2,
  CalendarDays,
  CalendarRange,
  ChartColumn,
  ContactRound,
  DoorOpen,
  House,
  type LucideIcon,
  Phone,
} from 'lucide-react';
import { isAdmin, type User } from './session/session.ts';

/**
 * Who may open a screen; the server decides about every call by itself. `signed-in` is everybody with a personal account,
 * which administrators have not; `account` is everybody who signs in at all,
 * `profiling` those who are to choose a specialisation.
 */
export type Access =
  | 'anyone'
  | 'account'
  | 'signed-in'
  | 'student'
  | 'headman'
  | 'profiling'
  | 'employee'
  | 'admin';

/** A screen of the portal. Under its name its title stands in the texts of the frame, what it is for in `descriptions.ts`. */
export interface Screen {
  /** As the router reads it; "*" is every other address. */
  path: string;
  access: Access;
  /** Its icon in the public menu; or that it stands in the personal one, whose icons are in `shell/personal-icons.ts`. */
  menu?: LucideIcon | 'personal';
  /** The folder and file of its page below `features/`. */
  page: `${string}/${string}Page`;
  /** What of the query it reads; the server makes no other pages than these. */
  query?: readonly string[];
  /** `picture.ts` beside its page draws it for those who share its address. */
  hasPicture?: true;
  /** What it shows changes without public data changing, as marks do: the server makes it anew for each request. */
  isMadeAnew?: true;
  /** It has a search field of its own, so the header shows none. */
  hasOwnSearch?: true;
  /** One is led to it, by a step before or a link: no search names it. */
  isLedTo?: true;
  /** Open to anyone, but not for search engines: it shows people. */
  isUnlisted?: true;
  /** The status with which the server sends it. */
  status?: 404;
}

/** Every screen, one row each. Routes, guards, menu, search, titles, the server's pages and their tests derive from it. */
export const screens = {
  home: {
    path: '/',
    access: 'anyone',
    menu: House,
    page: 'home/HomePage',
    hasOwnSearch: true,
  },
  schedules: {
    path: '/schedule',
    access: 'anyone',
    menu: CalendarDays,
    page: 'schedule/PickerPage',
    hasOwnSearch: true,
  },
  schedule: {
    path: '/schedule/:id/*',
    access: 'anyone',
    page: 'schedule/SchedulePage',
    query: ['week', 'subgroup', 'day', 'date', 'term'],
    hasPicture: true,
  },
  departmentSchedules: {
    path: '/schedule-department',
    access: 'anyone',
    page: 'schedule/DepartmentPickerPage',
    query: ['q'],
    hasOwnSearch: true,
  },
  departmentSchedule: {
    path: '/schedule-department/:id',
    access: 'anyone',
    page: 'schedule/DepartmentSchedulePage',
    query: ['week', 'subgroup', 'day', 'date', 'term', 'employee'],
  },
  departments: {
    path: '/departments/:id?',
    access: 'anyone',
    menu: Building2,
    page: 'departments/DepartmentsPage',
    query: ['q', 'exact'],
    hasOwnSearch: true,
  },
  employee: { path: '/employees/:id', access: 'anyone', page: 'employees/EmployeePage' },
  phones: {
    path: '/phones',
    access: 'anyone',
    menu: Phone,
    page: 'phones/PhonesPage',
    query: ['q', 'exact'],
    hasOwnSearch: true,
  },
  rooms: {
    path: '/rooms',
    access: 'anyone',
    menu: DoorOpen,
    page: 'rooms/RoomsPage',
    query: ['date', 'at', 'building', 'type', 'seats', 'taken'],
    isMadeAnew: true,
  },
  room: {
    path: '/rooms/:name',
    access: 'anyone',
    page: 'schedule/RoomPage',
    query: ['week', 'day'],
    isMadeAnew: true,
  },
  rating: {
    path: '/rating-of-students',
    access: 'anyone',
    menu: ChartColumn,
    page: 'rating/RatingPage',
    query: ['faculty', 'speciality', 'course', 'card'],
    isMadeAnew: true,
  },
  disciplines: {
    path: '/list-of-disciplines',
    access: 'anyone',
    menu: BookOpen,
    page: 'disciplines/DisciplinesPage',
    query: ['faculty', 'speciality', 'course', 'term', 'foreign'],
  },
  calendar: {
    path: '/calendar',
    access: 'anyone',
    menu: CalendarRange,
    page: 'calendar/CalendarPage',
    query: ['year'],
  },
  profiles: {
    path: '/profiles',
    access: 'anyone',
    menu: ContactRound,
    page: 'profiles/ProfilesPage',
    query: ['lastName', 'course', 'faculty', 'job', 'skill', 'page'],
    isMadeAnew: true,
    isUnlisted: true,
  },
  login: { path: '/login', access: 'anyone', page: 'auth/LoginPage' },
  oidc: { path: '/login/oidc', access: 'anyone', page: 'auth/OidcPage', isLedTo: true, isUnlisted: true },
  recovery: { path: '/password-recovery/:step?', access: 'anyone', page: 'recovery/RecoveryPage' },
  newPassword: { path: '/new-password', access: 'anyone', page: 'recovery/RecoveryPage', isLedTo: true },
  contactConfirm: {
    path: '/contact-confirm',
    access: 'signed-in',
    page: 'contacts/VerifyPage',
    isLedTo: true,
  },
  initialPassword: {
    path: '/initial-password',
    access: 'anyone',
    page: 'recovery/RecoveryPage',
    isLedTo: true,
  },
  secondFactor: {
    path: '/second-factor',
    access: 'account',
    page: 'second-factor/SecondFactorPage',
    isLedTo: true,
  },
  apiTokens: {
    path: '/settings/api-tokens',
    access: 'account',
    page: 'api-tokens/ApiTokensPage',
    isLedTo: true,
  },
  admin: { path: '/admin', access: 'admin', page: 'admin/AdminPage' },
  api: {
    path: '/api',
    access: 'anyone',
    page: 'api/ApiPage',
    query: ['q', 'call'],
    hasOwnSearch: true,
  },
  about: { path: '/about', access: 'anyone', page: 'about/AboutPage' },
  support: { path: '/support', access: 'anyone', page: 'support/SupportPage' },
  verify: {
    path: '/verify/:token',
    access: 'anyone',
    page: 'verify/PaperPage',
    isMadeAnew: true,
    isUnlisted: true,
  },
  myDay: {
    path: '/personal-account/my-day',
    access: 'student',
    menu: 'personal',
    page: 'my-day/MyDayPage',
  },
  profile: {
    path: '/personal-account/profile',
    access: 'signed-in',
    menu: 'personal',
    page: 'profile/ProfilePage',
  },
  markbook: {
    path: '/personal-account/markbook',
    access: 'student',
    menu: 'personal',
    page: 'markbook/MarkbookPage',
  },
  study: {
    path: '/personal-account/study/:part?',
    access: 'student',
    menu: 'personal',
    page: 'study/StudyPage',
  },
  headman: {
    path: '/personal-account/headman',
    access: 'headman',
    menu: 'personal',
    page: 'headman/HeadmanPage',
  },
  ownRating: {
    path: '/personal-account/rating',
    access: 'student',
    menu: 'personal',
    page: 'rating/OwnRatingPage',
  },
  omissions: {
    path: '/personal-account/omissions',
    access: 'student',
    menu: 'personal',
    page: 'omissions/OmissionsPage',
  },
  group: {
    path: '/personal-account/group',
    access: 'student',
    menu: 'personal',
    page: 'group/GroupPage',
  },
  library: {
    path: '/personal-account/library',
    access: 'student',
    menu: 'personal',
    page: 'library/LibraryPage',
  },
  announcements: {
    path: '/personal-account/announcements',
    access: 'signed-in',
    menu: 'personal',
    page: 'announcements/AnnouncementsPage',
  },
  requestedSheets: {
    path: '/personal-account/requested-mark-sheets',
    access: 'employee',
    menu: 'personal',
    page: 'mark-sheets/RequestedSheetsPage',
  },
  graduate: {
    path: '/personal-account/graduate',
    access: 'student',
    menu: 'personal',
    page: 'diploma/DiplomaPage',
  },
  dormitory: {
    path: '/personal-account/dormitory',
    access: 'student',
    menu: 'personal',
    page: 'dormitory/DormitoryPage',
  },
  penalty: {
    path: '/personal-account/penalty',
    access: 'student',
    menu: 'personal',
    page: 'penalty/PenaltyPage',
  },
  activity: {
    path: '/personal-account/social-and-research-work',
    access: 'student',
    menu: 'personal',
    page: 'activity/ActivityPage',
  },
  profiling: {
    path: '/personal-account/profiling',
    access: 'profiling',
    menu: 'personal',
    page: 'profiling/ProfilingPage',
  },
  notifications: {
    path: '/personal-account/notifications',
    access: 'signed-in',
    page: 'notifications/NotificationsPage',
  },
  verifyContacts: {
    path: '/personal-account/verify-contacts',
    access: 'signed-in',
    page: 'contacts/VerifyPage',
    isLedTo: true,
  },
  contacts: {
    path: '/personal-account/settings/contacts',
    access: 'signed-in',
    page: 'contacts/ContactsPage',
  },
  settings: { path: '/personal-account/settings', access: 'signed-in', page: 'settings/SettingsPage' },
  notFound: { path: '*', access: 'anyone', page: 'not-found/NotFoundPage', status: 404 },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

/** The screens of the personal menu. */
export type PersonalScreen = {
  [Name in ScreenName]: (typeof screens)[Name] extends { menu: 'personal' } ? Name : never;
}[ScreenName];

/** The row of a screen, with all that a row may say. */
export const screenOf = (name: ScreenName): Screen => screens[name];

/** Its names are those of the table. */
export const screenNames = Object.keys(screens) as readonly ScreenName[];

/** The address by which a screen is found, without parts that may be missing; null where one is only led to it. */
export function addressOf(name: ScreenName): string | null {
  const { path, isLedTo = false } = screenOf(name);
  const address = path.replace(/\/:\w+\?/, '');
  return isLedTo || /[:*]/.test(address) ? null : address;
}

const allowed = {
  anyone: () => true,
  account: () => true,
  'signed-in': (user) => !isAdmin(user),
  student: ({ accountType }) => accountType === 'STUDENT',
  headman: ({ isGroupHead, canStudentNote }) => isGroupHead || canStudentNote,
  profiling: ({ hasProfiling = false }) => hasProfiling,
  employee: ({ accountType }) => accountType === 'EMPLOYEE',
  admin: isAdmin,
} satisfies Record<Access, (user: User) => boolean>;

/** Whether a signed-in person may open a screen. */
export const mayOpen = (name: ScreenName, user: User): boolean => allowed[screens[name].access](user);
