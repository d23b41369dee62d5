/** Every address of the portal, in one place. */
export const paths = {
  home: '/',
  schedules: '/schedule',
  /** The schedule of a group (by its number) or of an educator (by their url id). */
  schedule: (id: string): string => `/schedule/${encodeURIComponent(id)}`,
  login: '/login',
  api: '/api',
  profile: '/personal-account/profile',
  console: '/console/',
} as const;
