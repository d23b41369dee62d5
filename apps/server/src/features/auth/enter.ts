import type { SignedIn } from '@semestr/api/signed-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Account, rememberLanguage } from '../../domain/accounts.ts';
import type { Database } from '../../db/database.ts';
import { writeAudit } from '../../domain/audit.ts';
import { lacksSecondFactor } from '../../domain/second-factor.ts';
import type { Services } from '../../http/services.ts';
import { SESSION_COOKIE, setSession } from '../../http/cookie.ts';
import { chosenLanguage } from '../../http/language.ts';
import type { Link } from '../../http/links.ts';
import { notifyOfDevice } from './new-device.ts';
import { endSession, openSession } from './sessions.ts';
import { signedIn } from './store.ts';

/** The specification's status for a redirect to another site. */
const ELSEWHERE = 280;

export const agentOf = (request: FastifyRequest): string | null =>
  request.headers['user-agent']?.slice(0, 300) ?? null;

/** Adds the absolute address of the photo, and whether an administrator must set up a second factor first. */
export const toReply = (link: Link, who: SignedIn, mustSetSecondFactor = false): SignedIn => ({
  ...who,
  photoUrl: link(who.photoUrl),
  ...(mustSetSecondFactor && { mustSetSecondFactor }),
});

/** Method of a verified sign-in. */
interface Entry {
  by: 'password' | 'passkey' | 'oidc';
  rememberDevice: boolean;
  now: Date;
  link: Link;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Opens a session that replaces the browser's previous one, unless the user must sign in elsewhere; returns the user.
 */
export async function enter(
  { db, settings }: { db: Database } & Pick<Services, 'settings'>,
  account: Pick<Account, 'id' | 'role' | 'staffRole'>,
  { by, rememberDevice, now, link, request, reply }: Entry,
): Promise<SignedIn> {
  const { id: userId, role, staffRole } = account;
  // Users of the console always sign in here, because external sites have no console.
  if (role === 'employee' && staffRole === null && settings.employeeAccountUrl) {
    reply.code(ELSEWHERE);
    return { ...toReply(link, await signedIn(db, userId)), redirectUrl: settings.employeeAccountUrl };
  }
  const old = request.cookies[SESSION_COOKIE];
  if (old) await endSession(db, old);
  const userAgent = agentOf(request);
  const token = await openSession(db, { userId, isRemembered: rememberDevice, userAgent, now });
  await rememberLanguage(db, { userId, adminId: null }, chosenLanguage(request));
  await db.transaction(async (tx) => {
    const device = await notifyOfDevice(tx, userId, { userAgent, now });
    const details = { device, ...(by !== 'password' && { by }) };
    await writeAudit(tx, { now, userId, action: 'sign-in', client: request.ip, details });
  });
  setSession(request, reply, { token, isRemembered: rememberDevice });
  return toReply(link, await signedIn(db, userId), await lacksSecondFactor(db, account, settings));
}
