import * as auth from '@semestr/api/auth';
import * as session from '@semestr/api/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handle, SESSION_COOKIE } from '../http/handle.ts';
import { refuse } from '../http/refuse.ts';
import type { Services } from '../services.ts';
import { isPassword } from '../passwords.ts';
import { endSession, openSession, sweepSessions } from './sessions.ts';
import { accountByName, signedIn } from './store.ts';
import { forgetFailures, sweepFailures, takeAttempt } from './throttle.ts';

/** `Secure` only over https: clients drop a secure cookie that comes over plain http. */
const cookieOptions = (request: FastifyRequest) => ({
  path: '/api/v1',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: request.protocol === 'https',
});

/** A remembered device keeps its cookie when the browser closes. */
const REMEMBERED_SECONDS = 180 * 24 * 60 * 60;

export function authRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  async function leave(request: FastifyRequest, reply: FastifyReply): Promise<undefined> {
    const token = request.cookies[SESSION_COOKIE];
    if (token) await endSession(db, token);
    reply.clearCookie(SESSION_COOKIE, cookieOptions(request));
  }

  handle(app, services, auth.login, async ({ body, now, request, reply }) => {
    const attempt = { username: body.username, client: request.ip, now };
    const until = await takeAttempt(db, attempt);
    if (until) throw refuse(auth.login, 429, { until });
    const account = await accountByName(db, body.username);
    if (!(await isPassword(account?.passwordHash ?? null, body.password)) || !account)
      throw refuse(auth.login, 401);
    await forgetFailures(db, attempt);
    await sweepSessions(db, now);
    await sweepFailures(db, now);
    const old = request.cookies[SESSION_COOKIE];
    if (old) await endSession(db, old);
    const token = await openSession(db, {
      userId: account.id,
      isRemembered: body.rememberDevice,
      userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
      now,
    });
    reply.setCookie(SESSION_COOKIE, token, {
      ...cookieOptions(request),
      ...(body.rememberDevice && { maxAge: REMEMBERED_SECONDS }),
    });
    return signedIn(db, account.id);
  });

  handle(app, services, session.logout, async ({ request, reply }) => leave(request, reply));
  handle(app, services, session.logoutByGet, async ({ request, reply }) => leave(request, reply));
  handle(app, services, session.refresh, async ({ caller }) => signedIn(db, caller.userId));
}
