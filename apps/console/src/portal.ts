/** Addresses of the portal, which is another application on the same server. */
export const portal = {
  home: '/',
  /** Where one sets up the second factor. */
  secondFactor: '/second-factor',
  /** The schedule of a group, by its number. */
  schedule: (group: string): string => `/schedule/${encodeURIComponent(group)}`,
} as const;
