import * as auth from '@semestr/api/auth';
import * as impersonation from '@semestr/api/impersonation';
import * as session from '@semestr/api/session';
import type { SignedIn } from '@semestr/api/signed-in';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rememberLanguage } from '../../domain/accounts.ts';
import { accountOf } from '../../domain/credentials.ts';
import { writeAudit } from '../../domain/audit.ts';
import { actor } from '../../http/caller.ts';
import { SESSION_COOKIE } from '../../http/cookie.ts';
import { handle } from '../../http/handle.ts';
import { chosenLanguage } from '../../http/language.ts';
import type { Link } from '../../http/links.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../domain/services.ts';
import { impersonate, impersonationsOf, studentAccount } from './impersonation.ts';
import {
  endByHash,
  endById,
  endOthers,
  endSession,
  openSession,
  renewToken,
  sessionsOf,
} from './sessions.ts';
import { signedIn, signedInAs } from './store.ts';

/** `Secure` only over https: clients drop a secure cookie that comes over plain http. */
const cookieOptions = (request: FastifyRequest) => ({
  path: '/api/v1',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: request.protocol === 'https',
});

/** A remembered device keeps its cookie when the browser closes. */
const REMEMBERED_SECONDS = 180 * 24 * 60 * 60;

/** The specification's status for "go there instead". */
const ELSEWHERE = 280;

const agentOf = (request: FastifyRequest): string | null =>
  request.headers['user-agent']?.slice(0, 300) ?? null;

/** With the whole address of the photo. */
const withPhoto = (link: Link, who: SignedIn): SignedIn => ({
  ...who,
  photoUrl: link(who.photoUrl),
});

export function authRoutes(app: FastifyInstance, services: Services): void {
  const { db, settings } = services;

  async function leave(request: FastifyRequest, reply: FastifyReply): Promise<undefined> {
    const token = request.cookies[SESSION_COOKIE];
    if (token) await endSession(db, token);
    reply.clearCookie(SESSION_COOKIE, cookieOptions(request));
  }

  handle(app, services, auth.login, async ({ body, now, link, request, reply }) => {
    const { username, password } = body;
    const account = await accountOf(db, { username, password, client: request.ip, now });
    if (account instanceof Date) throw refuse(auth.login, 429, { until: account });
    if (account === 'wrong') throw refuse(auth.login, 401);
    if (account.role === 'employee' && settings.employeeAccountUrl) {
      reply.code(ELSEWHERE);
      const who = withPhoto(link, await signedIn(db, account.id));
      return { ...who, redirectUrl: settings.employeeAccountUrl };
    }
    const old = request.cookies[SESSION_COOKIE];
    if (old) await endSession(db, old);
    const token = await openSession(db, {
      userId: account.id,
      isRemembered: body.rememberDevice,
      userAgent: agentOf(request),
      now,
    });
    await rememberLanguage(db, { userId: account.id, adminId: null }, chosenLanguage(request));
    await writeAudit(db, { now, userId: account.id, action: 'sign-in', client: request.ip });
    reply.setCookie(SESSION_COOKIE, token, {
      ...cookieOptions(request),
      ...(body.rememberDevice && { maxAge: REMEMBERED_SECONDS }),
    });
    return withPhoto(link, await signedIn(db, account.id));
  });

  handle(app, services, session.logout, async ({ request, reply }) => leave(request, reply));
  handle(app, services, session.logoutByGet, async ({ request, reply }) => leave(request, reply));
  handle(app, services, session.refresh, async ({ caller, link, request }) => {
    await rememberLanguage(db, caller, chosenLanguage(request));
    return withPhoto(link, await signedInAs(db, caller));
  });

  handle(app, services, session.list, async ({ caller, now }) => sessionsOf(db, caller, now));
  handle(app, services, session.end, async ({ caller, params, now, request }) => {
    if (!(await endById(db, caller.userId, params.id))) throw refuse(session.end, 404);
    await writeAudit(db, { now, ...actor(caller), action: 'session.end', client: request.ip });
    return undefined;
  });
  handle(app, services, session.endOthers, async ({ caller, now, request }) => {
    await endOthers(db, caller);
    await writeAudit(db, { now, ...actor(caller), action: 'session.end', client: request.ip });
    return undefined;
  });

  handle(app, services, impersonation.start, async ({ caller, body, now, link, request, reply }) => {
    const userId = await studentAccount(db, body.studentCardNumber);
    if (userId === null) throw refuse(impersonation.start, 404);
    const [userAgent, reason] = [agentOf(request), body.reason || null];
    const token = await impersonate(db, caller, { userId, reason, client: request.ip, userAgent, now });
    reply.setCookie(SESSION_COOKIE, token, cookieOptions(request));
    return withPhoto(link, await signedInAs(db, { userId, adminId: caller.userId, startedAt: now }));
  });

  handle(app, services, impersonation.finish, async ({ caller, now, link, request, reply }) => {
    const { adminId, adminSession } = caller;
    if (adminId === null || adminSession === null) throw refuse(impersonation.finish, 409);
    await writeAudit(db, { now, ...actor(caller), action: 'impersonation.end', client: request.ip });
    await endByHash(db, caller.sessionHash);
    const token = await renewToken(db, adminSession);
    if (!token) throw refuse(impersonation.finish, 403);
    reply.setCookie(SESSION_COOKIE, token, cookieOptions(request));
    return withPhoto(link, await signedIn(db, adminId));
  });

  handle(app, services, impersonation.list, async ({ caller }) => impersonationsOf(db, caller.userId));
}
