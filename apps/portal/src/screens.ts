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
 * Access rule of a screen; the server checks every call separately. `signed-in` is any user with a personal account,
 * which administrators do not have; `account` is any signed-in user, `profiling` students who have to choose a
 * specialisation.
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

/** A screen of the portal. Its name is the key of its title in the shell's texts and of its `descriptions.ts`. */
export interface Screen {
  /** Route path; "*" matches every other address. */
  path: string;
  access: Access;
  /** Its icon in the public menu; or 'personal' for the personal menu, whose icons are in `shell/personal-icons.ts`. */
  menu?: LucideIcon | 'personal';
  /** Folder and file of its page below `features/`. */
  page: `${string}/${string}Page`;
  /** Query parameters that it reads; the server renders pages for no others. */
  query?: readonly string[];
  /** Whether a `picture.ts` next to its page draws its preview image for sharing. */
  hasPicture?: true;
  /** Whether its content changes independently of public data, as marks do: the server renders it for each request. */
  noCache?: true;
  /** Whether it has a search field, so that the header shows none. */
  hasOwnSearch?: true;
  /** Whether it is only reached through a previous step or a link: the search does not list it. */
  isLedTo?: true;
  /** Whether it is public but excluded from search engines, because it shows personal data. */
  isUnlisted?: true;
  /** HTTP status of the page. */
  status?: 404;
}

/** All screens, one row each: the source of routes, guards, menu, search, titles, rendered pages and their tests. */
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
    noCache: true,
  },
  room: {
    path: '/rooms/:name',
    access: 'anyone',
    page: 'schedule/RoomPage',
    query: ['week', 'day'],
    noCache: true,
  },
  rating: {
    path: '/rating-of-students',
    access: 'anyone',
    menu: ChartColumn,
    page: 'rating/RatingPage',
    query: ['faculty', 'speciality', 'course', 'card'],
    noCache: true,
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
    noCache: true,
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
    noCache: true,
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

/** Returns the row of a screen, typed with all optional properties. */
export const screenOf = (name: ScreenName): Screen => screens[name];

/** Its names are those of the table. */
export const screenNames = Object.keys(screens) as readonly ScreenName[];

/** Returns the address of a screen, without optional parts; null when it is only reached through links. */
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

/** Whether a signed-in user can open a screen. */
export const mayOpen = (name: ScreenName, user: User): boolean => allowed[screens[name].access](user);
