import { attemptKinds, type Situation } from '@semestr/api/access';
import { openWaysIn } from '@semestr/core/access';
import { isSessionOver } from '@semestr/core/session';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passkeys } from '../../db/tables/passkeys.ts';
import { sessions } from '../../db/tables/users.ts';
import { secondFactorOf } from '../../domain/second-factor.ts';
import { signInBlockerOf, type UserAccess } from './facts.ts';

const formatMoment = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Context of a call. */
interface CallContext {
  /** Hash of the caller's session, if any. */
  sessionHash: string | null;
  now: Date;
}

/** Lists the sessions of an account, last used first. */
async function sessionsOf(
  db: Database,
  userId: number,
  { sessionHash, now }: CallContext,
): Promise<Situation['sessions']> {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.seenAt), desc(sessions.id));
  return rows
    .map((session) => ({ ...session, isImpersonated: session.adminId !== null }))
    .filter((session) => !isSessionOver(session, now))
    .map(({ id, tokenHash, userAgent, isRemembered, isImpersonated, createdAt, seenAt }) => ({
      id,
      isCurrent: tokenHash === sessionHash,
      userAgent,
      isRemembered,
      isImpersonated,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
    }));
}

async function accountOf(db: Database, { account, lastSignInAt }: UserAccess): Promise<Situation['account']> {
  if (!account) return null;
  const { id, username, block, staffRole, createdAt, passwordHash, passwordSetAt } = account;
  return {
    id,
    username,
    block,
    staffRole,
    createdAt: createdAt.toISOString(),
    hasPassword: passwordHash !== null,
    passwordSetAt: formatMoment(passwordSetAt),
    lastSignInAt: formatMoment(lastSignInAt),
    hasSecondFactor: (await secondFactorOf(db, id)) !== null,
    passkeys: await db.$count(passkeys, eq(passkeys.userId, id)),
  };
}

/** Loads the current state of a user's sign-in. */
export async function situationOf(
  db: Database,
  access: UserAccess,
  context: CallContext,
): Promise<Situation> {
  const account = await accountOf(db, access);
  const kinds = account ? attemptKinds : [];
  return {
    person: access.person,
    blocker: signInBlockerOf(access),
    ways: openWaysIn(access.facts),
    account,
    contacts: access.contacts.map(({ type, value, isConfirmed, lostSince }) => ({
      type,
      value,
      isConfirmed,
      lostSince: formatMoment(lostSince),
    })),
    attempts: kinds
      // Without a second factor there are no attempts at it.
      .filter((kind) => kind !== 'secondFactor' || account?.hasSecondFactor)
      .map((kind) => ({ kind, ...access.attempts[kind], until: formatMoment(access.attempts[kind].until) })),
    link: access.linkUntil && { expiresAt: access.linkUntil.toISOString() },
    sessions: account ? await sessionsOf(db, account.id, context) : [],
  };
}
