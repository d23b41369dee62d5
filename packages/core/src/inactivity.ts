/** When the portal ends an inactive session. In milliseconds. */

const MINUTE = 60_000;

/** Time before the end of an inactive session at which the portal warns the user. */
export const WARNING = 2 * MINUTE;

/**
 * Interval at which an active browser reports its activity, which would otherwise not extend the session on the server.
 */
export const KEPT_ALIVE = 10 * MINUTE;

/** The user of the portal, and the current page. */
export interface Presence {
  /** When the session ends without activity; null until the first activity. */
  until: number | null;
  isRemembered: boolean;
  isAdmin: boolean;
  pathname: string;
}

/** Whether the address belongs to the administrators' pages. */
const isAdminPage = (pathname: string): boolean => pathname === '/admin' || pathname.startsWith('/admin/');

/**
 * Returns the state of an inactive session: active, about to end, or over. The session of a remembered device does not
 * end by inactivity.
 */
export function inactivityOf(
  { until, isRemembered, isAdmin, pathname }: Presence,
  now: number,
): 'none' | 'near' | 'over' {
  if (until === null || isRemembered || (isAdmin && isAdminPage(pathname))) return 'none';
  if (now >= until) return 'over';
  return now >= until - WARNING ? 'near' : 'none';
}
