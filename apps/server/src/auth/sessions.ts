import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { students } from '../db/tables/students.ts';
import { sessions, users } from '../db/tables/users.ts';
import type { Caller } from '../http/caller.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a session lives without a call, and at all. The browser's own time-out (29 minutes) is shorter. */
const limits = {
  plain: { idle: 60 * MINUTE, total: DAY },
  remembered: { idle: 30 * DAY, total: 180 * DAY },
};

/** `seenAt` is written at most this often. */
const SEEN_STEP = MINUTE;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Opens a session and returns its token: 128 random bits, of which the database keeps only the hash. */
export async function openSession(
  db: Database,
  session: { userId: number; isRemembered: boolean; userAgent: string | null; now: Date },
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  const { now, ...rest } = session;
  await db.insert(sessions).values({ ...rest, tokenHash: hashOf(token), createdAt: now, seenAt: now });
  return token;
}

/** Removes the sessions that are over, so that they do not pile up: nobody comes back to end them. */
export async function sweepSessions(db: Database, now: Date): Promise<void> {
  const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  const { plain, remembered } = limits;
  const isOver = (kind: typeof plain) =>
    or(lt(sessions.seenAt, ago(kind.idle)), lt(sessions.createdAt, ago(kind.total)));
  await db
    .delete(sessions)
    .where(
      or(
        and(eq(sessions.isRemembered, false), isOver(plain)),
        and(eq(sessions.isRemembered, true), isOver(remembered)),
      ),
    );
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
}

/** Who holds the session; null where it is unknown or over. A call keeps it alive. */
export async function callerOfSession(db: Database, token: string, now: Date): Promise<Caller | null> {
  const [row] = await db
    .select({ session: sessions, user: users, isGroupHead: students.isGroupHead, canNote: students.canNote })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(students, eq(students.id, users.studentId))
    .where(eq(sessions.tokenHash, hashOf(token)));
  if (!row) return null;
  const { session, user } = row;
  const { idle, total } = session.isRemembered ? limits.remembered : limits.plain;
  const idleFor = now.getTime() - session.seenAt.getTime();
  if (idleFor > idle || now.getTime() - session.createdAt.getTime() > total) {
    await endSession(db, token);
    return null;
  }
  if (idleFor > SEEN_STEP)
    await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, session.tokenHash));
  return {
    userId: user.id,
    role: user.role,
    studentId: user.studentId,
    employeeId: user.employeeId,
    isHeadman: row.isGroupHead === true || row.canNote === true,
    adminId: session.adminId,
  };
}
