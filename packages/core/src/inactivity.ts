/** When the portal ends a session in which nothing is done. In milliseconds. */

const MINUTE = 60_000;

/** So long before the end of a session without activity the portal asks whether somebody is still there. */
export const WARNING = 2 * MINUTE;

/** Activity in the browser alone keeps no session on the server: so often somebody active is announced there. */
export const KEPT_ALIVE = 10 * MINUTE;

/** Who sits before the portal, and where. */
export interface Presence {
  /** When the session ends without activity; null where nobody has noted it yet. */
  until: number | null;
  isRemembered: boolean;
  isAdmin: boolean;
  pathname: string;
}

/** An address below which administrators are at home. */
const isAdminPage = (pathname: string): boolean => pathname === '/admin' || pathname.startsWith('/admin/');

/** How a session stands without activity: it goes on, its end is near, or it is over. A remembered device has no such end. */
export function inactivityOf(
  { until, isRemembered, isAdmin, pathname }: Presence,
  now: number,
): 'none' | 'near' | 'over' {
  if (until === null || isRemembered || (isAdmin && isAdminPage(pathname))) return 'none';
  if (now >= until) return 'over';
  return now >= until - WARNING ? 'near' : 'none';
}
