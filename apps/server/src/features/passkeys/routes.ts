import * as calls from '@semestr/api/passkeys';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountOwner } from '../../domain/accounts.ts';
import { optionsToAdd, verifyPasskey, type Site, siteAt } from '../../domain/passkeys.ts';
import { assertProof } from '../../domain/proof.ts';
import type { Services } from '../../http/services.ts';
import { handle } from '../../http/handle.ts';
import { baseUrlFor } from '../../http/links.ts';
import { addPasskey, passkeysOf, removePasskey, renamePasskey } from './store.ts';

export function passkeyRoutes(app: FastifyInstance, services: Services): void {
  const { publicUrl, settings } = services;
  const siteFor = (request: FastifyRequest): Site => siteAt(baseUrlFor(publicUrl, request));

  handle(app, services, calls.list, async ({ db, caller }) => passkeysOf(db, caller.userId));

  handle(app, services, calls.addOptions, async ({ db, caller: { userId }, body, now, request }) => {
    const site = siteFor(request);
    await assertProof(db, { userId, ...body, client: request.ip, now });
    const { user, fio } = await accountOwner(db, userId);
    const { username } = user;
    return optionsToAdd(db, site, { userId, username, fio: fio ?? username, now });
  });

  handle(
    app,
    services,
    calls.add,
    async ({ db, caller, body: { name, credential }, now, request, refuse }) => {
      const { userId } = caller;
      const newPasskey = await verifyPasskey(db, siteFor(request), { userId, credential, now });
      if (!newPasskey) throw refuse('passkey-not-proven');
      const actor = { caller, client: request.ip, now };
      const added = await addPasskey(db, actor, { name, made: newPasskey, settings });
      if (!added) throw refuse('passkey-known');
      return added;
    },
  );

  handle(app, services, calls.rename, async ({ db, caller, params: { id }, body: { name }, refuse }) => {
    if (!(await renamePasskey(db, { caller }, { id, name }))) throw refuse('passkey-not-found');
    return undefined;
  });

  handle(app, services, calls.remove, async ({ db, caller, params: { id }, now, request, refuse }) => {
    if (!(await removePasskey(db, { caller, client: request.ip, now }, id)))
      throw refuse('passkey-not-found');
    return undefined;
  });
}
