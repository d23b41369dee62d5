import * as calls from '@semestr/api/password';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../domain/audit.ts';
import { localized } from '../../domain/localized.ts';
import { validatePasswordFor, setPassword } from '../../domain/passwords.ts';
import { notifyOwner } from '../../domain/notify-owner.ts';
import { renewToken } from '../../domain/tokens.ts';
import { users } from '../../db/tables/users.ts';
import {
  countFailures,
  clearFailures,
  MAX_FAILURES,
  passwordTries,
  takeAttempt,
} from '../../domain/sign-in-attempts.ts';
import { setSession } from '../../http/cookie.ts';
import { handle } from '../../http/handle.ts';
import { isPassword } from '../../domain/password-hash.ts';
import type { Services } from '../../http/services.ts';
import { passwordTexts } from './texts.ts';

const what = localized(passwordTexts, 'changed');

const trying = (userId: number, now: Date) => ({ username: passwordTries(userId), client: '', now });

export function passwordRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.change, async ({ db, caller, body, request, reply, now, refuse }) => {
    const { userId, sessionHash } = caller;
    const until = await takeAttempt(db, trying(userId, now));
    if (until) throw refuse('blocked', { until });
    const [account] = await db.select().from(users).where(eq(users.id, userId));
    const current = body.oldPassword ?? body.password ?? '';
    if (!(await isPassword(account?.passwordHash ?? null, current))) throw refuse('password-wrong');
    // The current password was correct, so an unacceptable new one does not use an attempt.
    await clearFailures(db, trying(userId, now));
    const newPassword = { password: body.newPassword, field: 'newPassword' };
    const password = await validatePasswordFor(db, userId, newPassword);
    const renewed = await db.transaction(async (tx) => {
      await setPassword(tx, userId, { password, now, kept: sessionHash });
      await writeAudit(tx, { now, userId, action: 'password.change', client: request.ip });
      await notifyOwner(tx, userId, { what, now });
      // A copy of the previous token is useless now.
      return renewToken(tx, sessionHash);
    });
    if (renewed) setSession(request, reply, renewed);
    return undefined;
  });

  handle(app, services, calls.lastChange, async ({ db, caller }) => {
    const [account] = await db.select().from(users).where(eq(users.id, caller.userId));
    return account?.passwordSetAt?.toISOString() ?? '';
  });

  handle(app, services, calls.attempts, async ({ db, caller, now }) => {
    const { count, until } = await countFailures(db, trying(caller.userId, now));
    return {
      passwordAttempts: Math.max(0, MAX_FAILURES - count),
      passwordBanExpiredTime: count >= MAX_FAILURES && until ? until.toISOString() : null,
    };
  });
}
