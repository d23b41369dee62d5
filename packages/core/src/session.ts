/** Duration of a session: without a call, and in total. In milliseconds. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Maximum duration of the impersonation of a student. */
export const IMPERSONATION = 30 * MINUTE;

/** The portal ends a session after this time without a mouse move, scroll or key (specification, section 9). */
export const INACTIVITY = 1740 * 1000;

/** Name of the readable cookie that says that a browser has a session; its values say how long the session lasts. */
export const SESSION_MARK = 'session-mark';
export const sessionMarks = { open: 'open', remembered: 'remembered' } as const;

/** The browser's own timeout (29 minutes) is shorter than any of these. */
export const sessionLimits = {
  plain: { idle: 60 * MINUTE, total: DAY },
  remembered: { idle: 30 * DAY, total: 180 * DAY },
  impersonated: { idle: IMPERSONATION, total: IMPERSONATION },
} as const;

/** Validity of a step-up verification, including the sign-in. In milliseconds. */
export const PROOF = 5 * MINUTE;

/**
 * Whether the user has recently verified their identity, which is required before changes to the sign-in of an account.
 */
export const isProven = (provenAt: Date, now: Date): boolean =>
  // A verification in the future was made before the clock was corrected.
  Math.abs(now.getTime() - provenAt.getTime()) < PROOF;

/**
 * Time for which a replaced token is still accepted once the new one has arrived: calls in progress carry it. In
 * milliseconds.
 */
const REPLACED = MINUTE;

/** Whether a replaced token is invalid. It is valid until the new one has arrived, because the owner has no other. */
export const isTokenDead = (arrivedAt: Date | null, now: Date): boolean =>
  arrivedAt !== null && now.getTime() - arrivedAt.getTime() > REPLACED;

/** Properties of a session that determine its duration. */
export interface SessionTimes {
  isRemembered: boolean;
  /** Whether an administrator acts as the user. */
  isImpersonated: boolean;
  createdAt: Date;
  seenAt: Date;
}

/** Whether a session has expired: there was no call for too long, or it has reached its maximum duration. */
export function isSessionOver(session: SessionTimes, now: Date): boolean {
  const usual = session.isRemembered ? sessionLimits.remembered : sessionLimits.plain;
  const { idle, total } = session.isImpersonated ? sessionLimits.impersonated : usual;
  const since = (moment: Date): number => now.getTime() - moment.getTime();
  return since(session.seenAt) > idle || since(session.createdAt) > total;
}
