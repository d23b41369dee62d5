import * as calls from '@semestr/api/api-tokens';
import { scopesFor } from '@semestr/core/api-tokens';
import { consoleRoleOf } from '@semestr/core/rights';
import type { FastifyInstance } from 'fastify';
import { users } from '../../db/tables/users.ts';
import { loadManagedAccount } from '../../domain/account-care.ts';
import { accountById } from '../../domain/accounts.ts';
import { writeAudit } from '../../domain/audit.ts';
import { localized } from '../../domain/localized.ts';
import { assertInOwnFaculty } from '../../domain/own-faculty.ts';
import { assertProof } from '../../domain/proof.ts';
import type { Services } from '../../http/services.ts';
import { notifyOwner } from '../../domain/notify-owner.ts';
import { commonTexts } from '../../domain/texts.ts';
import { actor } from '../../domain/caller.ts';
import { handle } from '../../http/handle.ts';
import { apiTokensOf, createApiToken, removeApiToken } from './store.ts';

export function apiTokenRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.list, async ({ db, caller }) => apiTokensOf(db, caller.userId));

  handle(app, services, calls.create, async ({ db, caller, body, now, request, refuse }) => {
    const { password, code, ...draft } = body;
    const own = scopesFor(consoleRoleOf(caller) !== null);
    if (!draft.scopes.every((scope) => own.includes(scope))) throw refuse('token-scopes-not-own');
    const owner = { userId: caller.userId, client: request.ip, now };
    await assertProof(db, { ...owner, password, code });
    const created = await createApiToken(db, owner, draft);
    if (!created) throw refuse('token-limit');
    return created;
  });

  handle(
    app,
    services,
    calls.revoke,
    async ({ db, caller: { userId }, params: { id }, now, request, refuse }) =>
      db.transaction(async (tx) => {
        const name = await removeApiToken(tx, { userId, id });
        if (name === null) throw refuse('token-not-found');
        const details = { name };
        await writeAudit(tx, { now, userId, action: 'api-token.revoke', client: request.ip, details });
        await notifyOwner(tx, userId, { what: localized(commonTexts, 'signIn.tokenRevoked', { name }), now });
        return undefined;
      }),
  );

  handle(app, services, calls.listOfAccount, async ({ db, params: { id }, caller, refuse }) => {
    if (!(await accountById(db, id))) throw refuse('record-not-found');
    await assertInOwnFaculty(db, { caller, call: calls.listOfAccount }, { table: users }, id);
    return apiTokensOf(db, id);
  });

  handle(app, services, calls.revokeOfAccount, async ({ db, caller, params, now, request, refuse }) =>
    db.transaction(async (tx) => {
      const { id: userId } = await loadManagedAccount(tx, { caller, call: calls.revokeOfAccount }, params.id);
      const name = await removeApiToken(tx, { userId, id: params.tokenId });
      if (name === null) throw refuse('token-not-found');
      await writeAudit(tx, {
        now,
        ...actor(caller),
        action: 'account.revoke-api-token',
        subject: `users/${userId}`,
        details: { name },
        client: request.ip,
      });
      const what = localized(commonTexts, 'signIn.tokenTaken', { name });
      await notifyOwner(tx, userId, { what, now });
      return undefined;
    }),
  );
}
