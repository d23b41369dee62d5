import type { Session } from '@semestr/api/session';
import { isSessionOver, isTokenDead } from '@semestr/core/session';
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { students } from '../../db/tables/students.ts';
import { sessions, users } from '../../db/tables/users.ts';
import type { SessionCaller } from '../../domain/caller.ts';
import { holderColumns, personOf } from '../../domain/holders.ts';
import type { Settings } from '../../domain/settings.ts';
import { newToken, tokenHash } from '../../domain/tokens.ts';
import { localDate } from '@semestr/core/dates';
import { isAccountClosed } from '@semestr/core/student-orders';

/** Minimum milliseconds between two updates of `seenAt`. */
const SEEN_STEP = 60_000;

type Row = typeof sessions.$inferSelect;

export interface NewSession {
  userId: number;
  isRemembered: boolean;
  userAgent: string | null;
  now: Date;
  /** Set when an administrator signs in as this user. */
  admin?: { id: number; session: string };
}

/** Opens a session and returns its token. */
export async function openSession(db: Database, { now, admin, ...session }: NewSession): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    ...session,
    tokenHash: tokenHash(token),
    createdAt: now,
    seenAt: now,
    adminId: admin?.id ?? null,
    adminSession: admin?.session ?? null,
  });
  return token;
}

export async function endSession(db: Database, token: string): Promise<void> {
  const hash = tokenHash(token);
  await db.delete(sessions).where(or(eq(sessions.tokenHash, hash), eq(sessions.formerHash, hash)));
}

export async function endByHash(db: Database, hash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hash));
}

/** Ends all sessions of a user except one, including impersonations of the user. */
export async function endOthers(db: Database, { userId, sessionHash }: SessionCaller): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, sessionHash)));
}

/** Ends one session of a user by its id; returns false when the user does not have it. */
export async function endById(db: Database, userId: number, id: number): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

const isExpired = (
  session: Pick<Row, 'isRemembered' | 'createdAt' | 'seenAt' | 'adminId'>,
  now: Date,
): boolean => isSessionOver({ ...session, isImpersonated: session.adminId !== null }, now);

/** Lists the active sessions of a user, last used first. */
export async function sessionsOf(
  db: Database,
  { userId, sessionHash }: SessionCaller,
  now: Date,
): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.seenAt), desc(sessions.id));
  return rows
    .filter((session) => !isExpired(session, now))
    .map((session) => ({
      id: session.id,
      isCurrent: session.tokenHash === sessionHash,
      isRemembered: session.isRemembered,
      isImpersonated: session.adminId !== null,
      userAgent: session.userAgent,
      createdAt: session.createdAt.toISOString(),
      seenAt: session.seenAt.toISOString(),
    }));
}

/** Runs first in every call of a signed-in user. */
const holder = statement('session_holder', (db) =>
  db
    .select({
      session: {
        tokenHash: sessions.tokenHash,
        formerHash: sessions.formerHash,
        arrivedAt: sessions.arrivedAt,
        isRemembered: sessions.isRemembered,
        createdAt: sessions.createdAt,
        seenAt: sessions.seenAt,
        provenAt: sessions.provenAt,
        adminId: sessions.adminId,
        adminSession: sessions.adminSession,
      },
      ...holderColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(students, eq(students.id, users.studentId))
    .where(
      or(eq(sessions.tokenHash, sql.placeholder('hash')), eq(sessions.formerHash, sql.placeholder('hash'))),
    ),
);

/** Returns the caller of a session; null when it is unknown or expired. Activity of the user extends it: `renews`. */
export async function callerOfSession(
  db: Database,
  token: string,
  { now, settings, renews }: { now: Date; settings: Pick<Settings, 'secondFactorFor'>; renews: boolean },
): Promise<SessionCaller | null> {
  const hash = tokenHash(token);
  const [row] = await holder(db).execute({ hash });
  if (!row) return null;
  const { session, user } = row;
  const isFormer = session.tokenHash !== hash;
  if (isFormer && isTokenDead(session.arrivedAt, now)) return null;
  // A block ends all sessions; a session that was opened at the same time is rejected here, like that of a student
  // whose account has closed. An impersonating administrator may continue.
  const isShut = user.block !== null || isAccountClosed(row, localDate(now));
  const isBlocked = isShut && session.adminId === null;
  if (isBlocked || isExpired(session, now)) {
    await endSession(db, token);
    return null;
  }
  const isSeen = renews && now.getTime() - session.seenAt.getTime() > SEEN_STEP;
  const hasArrived = !isFormer && session.formerHash !== null && session.arrivedAt === null;
  if (isSeen || hasArrived)
    await db
      .update(sessions)
      .set({ ...(isSeen && { seenAt: now }), ...(hasArrived && { arrivedAt: now }) })
      .where(eq(sessions.tokenHash, session.tokenHash));
  return {
    ...(await personOf(db, row, settings)),
    tokenId: null,
    sessionHash: session.tokenHash,
    adminId: session.adminId,
    adminSession: session.adminSession,
    startedAt: session.createdAt,
    provenAt: session.provenAt ?? session.createdAt,
  };
}
