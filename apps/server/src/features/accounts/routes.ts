import type { AuditAction } from '@semestr/core/audit';
import * as calls from '@semestr/api/accounts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../domain/audit.ts';
import type { Database } from '../../db/database.ts';
import { passkeys } from '../../db/tables/passkeys.ts';
import { loadManagedAccount } from '../../domain/account-care.ts';
import { type Account, endSessionsOf } from '../../domain/accounts.ts';
import { assertAdminRemains, lockAdmins } from '../../domain/administrators.ts';
import { blockAccount, unblockAccount } from '../../domain/account-block.ts';
import { localized } from '../../domain/localized.ts';
import { removeSecondFactor } from '../../domain/second-factor.ts';
import { notifyOwner } from '../../domain/notify-owner.ts';
import { makePasswordLink } from '../../domain/password-links.ts';
import { commonTexts } from '../../domain/texts.ts';
import { actor } from '../../domain/caller.ts';
import type { Call } from '../../http/call.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { write } from '../../records/changes.ts';
import { createEmployeeAccounts } from './employee-accounts.ts';
import { accountConfig } from './resource.ts';
import { emailFor, sendLink } from './password-links.ts';
import { sessionRoutes } from './session-routes.ts';
import { discard, restoreAttempts, retry } from './store.ts';

export function accountRoutes(app: FastifyInstance, services: Services): void {
  sessionRoutes(app, services);

  type AnyCall = Pick<Call<typeof calls.unban>, 'caller' | 'now' | 'request' | 'params'>;
  const log = (
    tx: Database,
    { caller, now, request, params }: AnyCall,
    action: AuditAction,
    kind = 'users',
  ) => writeAudit(tx, { now, ...actor(caller), action, subject: `${kind}/${params.id}`, client: request.ip });

  /** Notifies a user with a password that another one may be set, in case they did not request the link. */
  async function warnOwner(tx: Database, { id, passwordHash }: Account, now: Date): Promise<void> {
    if (passwordHash !== null)
      await notifyOwner(tx, id, { what: localized(commonTexts, 'signIn.linkMade'), now });
  }

  handle(app, services, calls.passwordLink, async (call) => {
    // Users must change their own password in the settings, which require the current one: an open session is not
    // sufficient.
    if (call.params.id === call.caller.userId) throw call.refuse('link-own');
    return call.db.transaction(async (tx) => {
      const account = await loadManagedAccount(tx, { ...call, call: calls.passwordLink }, call.params.id);
      const { address, expiresAt } = await makePasswordLink(tx, account, {
        makerId: call.caller.userId,
        now: call.now,
      });
      await log(tx, call, 'account.password-link');
      await warnOwner(tx, account, call.now);
      return { link: call.link(address), expiresAt: expiresAt.toISOString() };
    });
  });

  handle(app, services, calls.sendPasswordLink, async (call) => {
    const { now } = call;
    if (call.params.id === call.caller.userId) throw call.refuse('link-own');
    return call.db.transaction(async (tx) => {
      const account = await loadManagedAccount(tx, { ...call, call: calls.sendPasswordLink }, call.params.id);
      const email = await emailFor(tx, account);
      if (email === null) throw call.refuse('email-unknown');
      const { address, expiresAt } = await makePasswordLink(tx, account, {
        makerId: call.caller.userId,
        now,
      });
      await sendLink(tx, account, { email, link: call.link(address), expiresAt, now });
      await log(tx, call, 'account.send-password-link');
      await warnOwner(tx, account, now);
      return { email, expiresAt: expiresAt.toISOString() };
    });
  });

  handle(app, services, calls.createForEmployees, async ({ db, caller, now, request }) => {
    const call = calls.createForEmployees;
    const client = request.ip;
    return write({ ...services, db }, accountConfig, call, (tx) =>
      createEmployeeAccounts(tx, accountConfig, { call, caller, now, client }),
    );
  });

  handle(app, services, calls.unban, async (call) =>
    call.db.transaction(async (tx) => {
      const account = await loadManagedAccount(tx, { ...call, call: calls.unban }, call.params.id);
      await restoreAttempts(tx, account);
      await log(tx, call, 'account.unban');
      return undefined;
    }),
  );

  handle(app, services, calls.endSessions, async (call) =>
    call.db.transaction(async (tx) => {
      const account = await loadManagedAccount(tx, { ...call, call: calls.endSessions }, call.params.id);
      await endSessionsOf(tx, account.id);
      await log(tx, call, 'account.end-sessions');
      return undefined;
    }),
  );

  handle(app, services, calls.resetSecondFactor, async (call) => {
    // Users must turn off their own second factor in the settings, which require a step-up verification.
    if (call.params.id === call.caller.userId) throw call.refuse('second-factor-own');
    return call.db.transaction(async (tx) => {
      const account = await loadManagedAccount(
        tx,
        { ...call, call: calls.resetSecondFactor },
        call.params.id,
      );
      await removeSecondFactor(tx, account.id);
      await tx.delete(passkeys).where(eq(passkeys.userId, account.id));
      await log(tx, call, 'account.reset-second-factor');
      const what = localized(commonTexts, 'signIn.factorReset');
      await notifyOwner(tx, account.id, { what, now: call.now });
      return undefined;
    });
  });

  handle(app, services, calls.block, async (call) => {
    if (call.params.id === call.caller.userId) throw call.refuse('account-own');
    return call.db.transaction(async (tx) => {
      await lockAdmins(tx);
      const account = await loadManagedAccount(tx, { ...call, call: calls.block }, call.params.id);
      if (account.role === 'admin') await assertAdminRemains(tx, account.id);
      const { block } = call.body;
      await blockAccount(tx, account.id, block, call.now);
      await log(tx, call, `account.block-${block}`);
      return undefined;
    });
  });

  handle(app, services, calls.unblock, async (call) =>
    call.db.transaction(async (tx) => {
      const account = await loadManagedAccount(tx, { ...call, call: calls.unblock }, call.params.id);
      if (account.block === null) return undefined;
      await unblockAccount(tx, account.id, call.now);
      await log(tx, call, 'account.unblock');
      return undefined;
    }),
  );

  handle(app, services, calls.retryMessage, async (call) =>
    call.db.transaction(async (tx) => {
      const state = await retry(tx, call.params.id, call.now);
      await log(tx, call, 'outbox.retry', 'outbox');
      return { id: call.params.id, state };
    }),
  );

  handle(app, services, calls.discardMessage, async (call) =>
    call.db.transaction(async (tx) => {
      await discard(tx, call.params.id);
      await log(tx, call, 'outbox.discard', 'outbox');
      return { id: call.params.id };
    }),
  );
}
