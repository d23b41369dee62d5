/** How long a session lives: without a call, and at all. In milliseconds. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long an administrator may act as a student. */
export const IMPERSONATION = 30 * MINUTE;

/** Without a mouse move, scroll or key for this long the portal ends a session (specification, section 9). */
export const INACTIVITY = 1740 * 1000;

/** The browser's own time-out (29 minutes) is shorter than any of these. */
export const sessionLimits = {
  plain: { idle: 60 * MINUTE, total: DAY },
  remembered: { idle: 30 * DAY, total: 180 * DAY },
  impersonated: { idle: IMPERSONATION, total: IMPERSONATION },
} as const;
