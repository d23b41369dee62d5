/** Addresses of the portal, a separate application on the same server. */
export const portal = {
  home: '/',
  /** The student's own profile. */
  profile: '/personal-account/profile',
  /** Setup of the second factor. */
  secondFactor: '/second-factor',
  /** The schedule of a group, by its number. */
  schedule: (group: string): string => `/schedule/${encodeURIComponent(group)}`,
} as const;

/**
 * Navigates to an address outside the console. The promise never settles, so callers remain pending until the page
 * unloads.
 */
export function leaveFor(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => undefined);
}
