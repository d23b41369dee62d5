/** All addresses of the portal; those inside the personal account are in `shell/personal-paths.ts`. */
export const paths = {
  home: '/',
  schedules: '/schedule',
  /** The schedule of a group (by its number) or of an educator (by their url id). */
  schedule: (id: string): string => `/schedule/${encodeURIComponent(id)}`,
  departmentSchedules: '/schedule-department',
  /** The schedule of a department, by its url id or its number. */
  departmentSchedule: (id: string): string => `/schedule-department/${encodeURIComponent(id)}`,
  departments: '/departments',
  /** A department, by its url id or its number. */
  department: (id: string): string => `/departments/${encodeURIComponent(id)}`,
  /** An employee, by their url id. */
  employee: (urlId: string): string => `/employees/${encodeURIComponent(urlId)}`,
  phones: '/phones',
  /** The phone directory with a search. */
  phonesLike: (text: string): string => `/phones?q=${encodeURIComponent(text)}`,
  rooms: '/rooms',
  /** A room by its name and that of its building: "407-5". */
  room: (name: string): string => `/rooms/${encodeURIComponent(name)}`,
  rating: '/rating-of-students',
  disciplines: '/list-of-disciplines',
  profiles: '/profiles',
  login: '/login',
  /** The sign-in page, which redirects to `next`. */
  loginFor: (next: string): string => `/login?next=${encodeURIComponent(next)}`,
  recovery: '/password-recovery',
  recoveryContacts: '/password-recovery/contacts',
  recoveryMask: '/password-recovery/mask',
  recoveryLimit: '/password-recovery/error',
  recoverySuccess: '/password-recovery/success',
  newPassword: '/new-password',
  initialPassword: '/initial-password',
  api: '/api',
  about: '/about',
  support: '/support',
  /** Second factors in addition to the password: codes of an app, and passkeys. */
  secondFactor: '/second-factor',
  /** Tokens that scripts use instead of a session. */
  apiTokens: '/settings/api-tokens',
  admin: '/admin',
  /** Common prefix of the personal account's pages. */
  personal: '/personal-account',
  verifyContacts: '/personal-account/verify-contacts',
  myDay: '/personal-account/my-day',
  profile: '/personal-account/profile',
  study: '/personal-account/study',
  settings: '/personal-account/settings',
  console: '/console/',
} as const;
