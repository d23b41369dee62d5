/** Every address of the portal, in one place. */
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
  /** The phone book, searched. */
  phonesLike: (text: string): string => `/phones?q=${encodeURIComponent(text)}`,
  rooms: '/rooms',
  /** A room by its name with that of its building: "407-5". */
  room: (name: string): string => `/rooms/${encodeURIComponent(name)}`,
  rating: '/rating-of-students',
  disciplines: '/list-of-disciplines',
  profiles: '/profiles',
  login: '/login',
  /** The login page, which leads on to `next`. */
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
  /** What stands beside the password: codes of an app, and passkeys. */
  secondFactor: '/second-factor',
  admin: '/admin',
  /** What the pages of the personal account begin with. */
  personal: '/personal-account',
  verifyContacts: '/personal-account/verify-contacts',
  contacts: '/personal-account/settings/contacts',
  profile: '/personal-account/profile',
  markbook: '/personal-account/markbook',
  study: '/personal-account/study',
  markSheets: '/personal-account/study/mark-sheets',
  /** The order of a mark sheet for a line of the markbook, which stands in the page of this semester. */
  markSheetFor: (line: { idSubject: number; idFormOfControl: number; term: number }): string =>
    `/personal-account/study/mark-sheets?subject=${line.idSubject}&control=${line.idFormOfControl}&term=${line.term}`,
  studyApplications: '/personal-account/study/applications',
  /** The application for a line of the markbook, by one of its `lmsEducationTerms`. */
  studyApplicationFor: (idLmsEducationTerm: number): string =>
    `/personal-account/study/applications?mark=${idLmsEducationTerm}`,
  practice: '/personal-account/study/practice',
  notifications: '/personal-account/notifications',
  omissions: '/personal-account/omissions',
  library: '/personal-account/library',
  graduate: '/personal-account/graduate',
  profiling: '/personal-account/profiling',
  ownRating: '/personal-account/rating',
  settings: '/personal-account/settings',
  console: '/console/',
} as const;
