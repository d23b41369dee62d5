/** Addresses of the portal, which is another application on the same server. */
export const portal = {
  home: '/',
  /** The own data of a student. */
  profile: '/personal-account/profile',
  /** Where one sets up the second factor. */
  secondFactor: '/second-factor',
  /** The schedule of a group, by its number. */
  schedule: (group: string): string => `/schedule/${encodeURIComponent(group)}`,
} as const;

/** Goes to an address outside the console. It does not settle: whatever waits for it stays as it is until the page has gone. */
export function leaveFor(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => undefined);
}
