import { attemptKinds, type Situation } from '@semestr/api/access';
import { openWaysIn } from '@semestr/core/access';
import { isSessionOver } from '@semestr/core/session';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passkeys } from '../../db/tables/passkeys.ts';
import { sessions } from '../../db/tables/users.ts';
import { secondFactorOf } from '../../domain/second-factor.ts';
import { hindranceOf, type Known } from './facts.ts';

const shownMoment = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Who asks, and when. */
interface Asked {
  /** Of the session in which it is asked, if any. */
  sessionHash: string | null;
  now: Date;
}

/** Where an account is signed in, last used first. */
async function sessionsOf(
  db: Database,
  userId: number,
  { sessionHash, now }: Asked,
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

async function accountOf(db: Database, { account, lastSignInAt }: Known): Promise<Situation['account']> {
  if (!account) return null;
  const { id, username, block, staffRole, createdAt, passwordHash, passwordSetAt } = account;
  return {
    id,
    username,
    block,
    staffRole,
    createdAt: createdAt.toISOString(),
    hasPassword: passwordHash !== null,
    passwordSetAt: shownMoment(passwordSetAt),
    lastSignInAt: shownMoment(lastSignInAt),
    hasSecondFactor: (await secondFactorOf(db, id)) !== null,
    passkeys: await db.$count(passkeys, eq(passkeys.userId, id)),
  };
}

/** What is true of somebody's ways in now. */
export async function situationOf(db: Database, known: Known, asked: Asked): Promise<Situation> {
  const account = await accountOf(db, known);
  const kinds = account ? attemptKinds : [];
  return {
    person: known.person,
    hindrance: hindranceOf(known),
    ways: openWaysIn(known.facts),
    account,
    contacts: known.contacts.map(({ type, value, isConfirmed, lostSince }) => ({
      type,
      value,
      isConfirmed,
      lostSince: shownMoment(lostSince),
    })),
    attempts: kinds
      // Whoever has no second factor has no tries at it.
      .filter((kind) => kind !== 'secondFactor' || account?.hasSecondFactor)
      .map((kind) => ({ kind, ...known.attempts[kind], until: shownMoment(known.attempts[kind].until) })),
    link: known.linkUntil && { expiresAt: known.linkUntil.toISOString() },
    sessions: account ? await sessionsOf(db, account.id, asked) : [],
  };
}
