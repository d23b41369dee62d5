import type { SignedIn } from '@semestr/api/signed-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Account, rememberLanguage } from '../../domain/accounts.ts';
import { writeAudit } from '../../domain/audit.ts';
import { lacksSecondFactor } from '../../domain/second-factor.ts';
import type { Services } from '../../domain/services.ts';
import { cookieOptions, SESSION_COOKIE } from '../../http/cookie.ts';
import { chosenLanguage } from '../../http/language.ts';
import type { Link } from '../../http/links.ts';
import { tellOfDevice } from './new-device.ts';
import { endSession, openSession } from './sessions.ts';
import { signedIn } from './store.ts';

/** The specification's status for "go there instead". */
const ELSEWHERE = 280;

export const agentOf = (request: FastifyRequest): string | null =>
  request.headers['user-agent']?.slice(0, 300) ?? null;

/** With the whole address of the photo, and with what an administrator must do first. */
export const told = (link: Link, who: SignedIn, mustSetSecondFactor = false): SignedIn => ({
  ...who,
  photoUrl: link(who.photoUrl),
  ...(mustSetSecondFactor && { mustSetSecondFactor }),
});

/** How somebody comes in who has proven who they are. */
interface Entry {
  by: 'password' | 'passkey' | 'oidc';
  rememberDevice: boolean;
  now: Date;
  link: Link;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Opens a session in place of the browser's last one, unless the person's place is elsewhere; answers who it is. */
export async function enter(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  account: Pick<Account, 'id' | 'role' | 'staffRole'>,
  { by, rememberDevice, now, link, request, reply }: Entry,
): Promise<SignedIn> {
  const { id: userId, role, staffRole } = account;
  // Whoever works in the console signs in here: there is none elsewhere.
  if (role === 'employee' && staffRole === null && settings.employeeAccountUrl) {
    reply.code(ELSEWHERE);
    return { ...told(link, await signedIn(db, userId)), redirectUrl: settings.employeeAccountUrl };
  }
  const old = request.cookies[SESSION_COOKIE];
  if (old) await endSession(db, old);
  const userAgent = agentOf(request);
  const token = await openSession(db, { userId, isRemembered: rememberDevice, userAgent, now });
  await rememberLanguage(db, { userId, adminId: null }, chosenLanguage(request));
  await db.transaction(async (tx) => {
    const device = await tellOfDevice(tx, userId, { userAgent, now });
    const details = { device, ...(by !== 'password' && { by }) };
    await writeAudit(tx, { now, userId, action: 'sign-in', client: request.ip, details });
  });
  reply.setCookie(SESSION_COOKIE, token, cookieOptions(request, rememberDevice));
  return told(link, await signedIn(db, userId), await lacksSecondFactor(db, account, settings));
}
