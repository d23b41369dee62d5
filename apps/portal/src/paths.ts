/** Every address of the portal, in one place. */
export const paths = {
  home: '/',
  schedules: '/schedule',
  /** The schedule of a group (by its number) or of an educator (by their url id). */
  schedule: (id: string): string => `/schedule/${encodeURIComponent(id)}`,
  login: '/login',
  /** The login page, which leads on to `next`. */
  loginFor: (next: string): string => `/login?next=${encodeURIComponent(next)}`,
  api: '/api',
  profile: '/personal-account/profile',
  study: '/personal-account/study',
  console: '/console/',
} as const;
