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

/** For so long a proof of who is there holds, the sign-in among them. In milliseconds. */
export const PROOF = 5 * MINUTE;

/** Whether somebody said just now who they are: nothing that changes the ways into an account is done without it. */
export const isProven = (provenAt: Date, now: Date): boolean =>
  // A proof of a time to come was given before the clock was put right.
  Math.abs(now.getTime() - provenAt.getTime()) < PROOF;

/** For so long a replaced token is still taken, once the new one has arrived: calls under way carry it. In milliseconds. */
const REPLACED = MINUTE;

/** Whether a token that another has replaced is dead. Until that one has arrived the old one is all that its owner has. */
export const isTokenDead = (arrivedAt: Date | null, now: Date): boolean =>
  arrivedAt !== null && now.getTime() - arrivedAt.getTime() > REPLACED;

/** What of a session says how long it lives. */
export interface LivingSession {
  isRemembered: boolean;
  /** An administrator acts as its person. */
  isImpersonated: boolean;
  createdAt: Date;
  seenAt: Date;
}

/** Whether a session has ended by itself: nobody called for too long, or it has lived as long as it may. */
export function isSessionOver(session: LivingSession, now: Date): boolean {
  const usual = session.isRemembered ? sessionLimits.remembered : sessionLimits.plain;
  const { idle, total } = session.isImpersonated ? sessionLimits.impersonated : usual;
  const since = (moment: Date): number => now.getTime() - moment.getTime();
  return since(session.seenAt) > idle || since(session.createdAt) > total;
}
