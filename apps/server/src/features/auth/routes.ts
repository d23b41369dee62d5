import * as auth from '@semestr/api/auth';
import * as impersonation from '@semestr/api/impersonation';
import * as session from '@semestr/api/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inOneTransaction } from '../../db/transaction.ts';
import { rememberLanguage } from '../../domain/accounts.ts';
import { accountOf } from '../../domain/credentials.ts';
import { writeAudit } from '../../domain/audit.ts';
import { actor } from '../../domain/caller.ts';
import { assertInOwnFaculty } from '../../domain/own-faculty.ts';
import { invalidField } from '../../domain/refusal.ts';
import { clearSession, SESSION_COOKIE, setSession } from '../../http/cookie.ts';
import { handle } from '../../http/handle.ts';
import { chosenLanguage } from '../../http/language.ts';
import { renewToken, replaceToken } from '../../domain/tokens.ts';
import type { Services } from '../../http/services.ts';
import { agentOf, enter, toReply } from './enter.ts';
import { impersonate, impersonationsOf, studentAccount } from './impersonation.ts';
import { oidcRoutes } from './oidc/routes.ts';
import { passkeySignInRoutes } from './passkey-routes.ts';
import { endByHash, endById, endOthers, endSession, sessionsOf } from './sessions.ts';
import { signedIn, signedInAs } from './store.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/tables/users.ts';

export function authRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;

  async function leave(db: Database, request: FastifyRequest, reply: FastifyReply): Promise<undefined> {
    const token = request.cookies[SESSION_COOKIE];
    if (token) await endSession(db, token);
    clearSession(request, reply);
  }

  handle(app, services, auth.login, async ({ db, body, now, link, request, reply, refuse }) => {
    const { username, password, secondFactor } = body;
    const credentials = { username, password, secondFactor, client: request.ip, now };
    const account = await accountOf(db, credentials, settings);
    if ('reason' in account) throw refuse(account.reason, account);
    const { rememberDevice } = body;
    return enter({ ...services, db }, account, { by: 'password', rememberDevice, now, link, request, reply });
  });
  passkeySignInRoutes(app, services);
  oidcRoutes(app, services);

  handle(app, services, session.logout, async ({ db, request, reply }) => leave(db, request, reply));
  handle(app, services, session.logoutByGet, async ({ db, request, reply }) => leave(db, request, reply));
  handle(app, services, session.refresh, async ({ db, caller, link, request, reply }) => {
    await rememberLanguage(db, caller, chosenLanguage(request));
    const renewed = await replaceToken(db, request.cookies[SESSION_COOKIE] ?? '');
    if (renewed) setSession(request, reply, renewed);
    return toReply(link, await signedInAs(db, caller), caller.needsSecondFactor);
  });

  handle(app, services, session.list, async ({ db, caller, now }) => sessionsOf(db, caller, now));
  handle(app, services, session.end, async ({ db, caller, params, now, request, refuse }) => {
    await inOneTransaction(db, async (tx) => {
      if (!(await endById(tx, caller.userId, params.id))) throw refuse('session-not-found');
      await writeAudit(tx, { now, ...actor(caller), action: 'session.end', client: request.ip });
    });
    return undefined;
  });
  handle(app, services, session.endOthers, async ({ db, caller, now, request }) => {
    await inOneTransaction(db, async (tx) => {
      await endOthers(tx, caller);
      await writeAudit(tx, { now, ...actor(caller), action: 'session.end', client: request.ip });
    });
    return undefined;
  });

  handle(
    app,
    services,
    impersonation.start,
    async ({ db, caller, body, now, link, request, reply, refuse }) => {
      const userId = await studentAccount(db, body.studentCardNumber);
      if (userId === null) throw refuse('student-account-not-found');
      await assertInOwnFaculty(db, { caller, call: impersonation.start }, { table: users }, userId);
      if (caller.role !== 'admin' && !body.reason) throw invalidField('reason', 'required');
      const [userAgent, reason] = [agentOf(request), body.reason || null];
      const token = await impersonate(db, caller, { userId, reason, client: request.ip, userAgent, now });
      setSession(request, reply, { token });
      return toReply(link, await signedInAs(db, { userId, adminId: caller.userId, startedAt: now }));
    },
  );

  handle(app, services, impersonation.finish, async ({ db, caller, now, link, request, reply, refuse }) => {
    const { adminId, adminSession } = caller;
    if (adminId === null || adminSession === null) throw refuse('not-signed-in-as-student');
    const own = await inOneTransaction(db, async (tx) => {
      await writeAudit(tx, { now, ...actor(caller), action: 'impersonation.end', client: request.ip });
      await endByHash(tx, caller.sessionHash);
      return renewToken(tx, adminSession);
    });
    if (!own) throw refuse('session-ended');
    setSession(request, reply, own);
    return toReply(link, await signedIn(db, adminId));
  });

  handle(app, services, impersonation.list, async ({ db, caller }) => impersonationsOf(db, caller.userId));
}
