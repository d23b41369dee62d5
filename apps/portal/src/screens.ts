import {
  BookOpenText,
  CalendarDays,
  GraduationCap,
  House,
  type LucideIcon,
  User as UserIcon,
} from 'lucide-react';
import type { User } from './session/session.ts';

/** Who may open a screen; the server decides about every call by itself. */
export type Access = 'anyone' | 'signed-in' | 'student';

/** A screen of the portal. Its title and description stand in the texts of the frame, under the same name. */
export interface Screen {
  /** As the router reads it; "*" is every other address. */
  path: string;
  access: Access;
  /** In which part of the menu it stands, in the order of this table. */
  menu?: 'public' | 'personal';
  icon: LucideIcon;
  /** The folder and file of its page below `features/`. */
  page: `${string}/${string}Page`;
  /** What of the query it reads; the server makes no other pages than these. */
  query?: readonly string[];
  /** It has a search field of its own, so the header shows none. */
  hasOwnSearch?: true;
  /** The status with which the server sends it. */
  status?: 404;
}

/** Every screen, one row each. Routes, guards, menu, search, titles, the server's pages and their tests derive from it. */
export const screens = {
  home: {
    path: '/',
    access: 'anyone',
    menu: 'public',
    icon: House,
    page: 'home/HomePage',
    hasOwnSearch: true,
  },
  schedules: {
    path: '/schedule',
    access: 'anyone',
    menu: 'public',
    icon: CalendarDays,
    page: 'schedule/PickerPage',
    hasOwnSearch: true,
  },
  schedule: {
    path: '/schedule/:id/*',
    access: 'anyone',
    icon: CalendarDays,
    page: 'schedule/SchedulePage',
    query: ['week', 'subgroup', 'day'],
  },
  login: { path: '/login', access: 'anyone', icon: UserIcon, page: 'auth/LoginPage' },
  api: {
    path: '/api',
    access: 'anyone',
    icon: BookOpenText,
    page: 'api/ApiPage',
    query: ['q', 'call'],
    hasOwnSearch: true,
  },
  profile: {
    path: '/personal-account/profile',
    access: 'signed-in',
    menu: 'personal',
    icon: UserIcon,
    page: 'profile/ProfilePage',
  },
  study: {
    path: '/personal-account/study',
    access: 'student',
    menu: 'personal',
    icon: GraduationCap,
    page: 'certificates/CertificatesPage',
  },
  library: {
    path: '/personal-account/library',
    access: 'student',
    menu: 'personal',
    icon: BookOpenText,
    page: 'library/LibraryPage',
  },
  notFound: { path: '*', access: 'anyone', icon: House, page: 'not-found/NotFoundPage', status: 404 },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

/** The row of a screen, with all that a row may say. */
export const screenOf = (name: ScreenName): Screen => screens[name];

/** Its names are those of the table. */
export const screenNames = Object.keys(screens) as readonly ScreenName[];

const allowed = {
  anyone: () => true,
  'signed-in': () => true,
  student: ({ accountType }) => accountType === 'STUDENT',
} satisfies Record<Access, (user: User) => boolean>;

/** Whether a signed-in person may open a screen. */
export const mayOpen = (name: ScreenName, user: User): boolean => allowed[screens[name].access](user);
