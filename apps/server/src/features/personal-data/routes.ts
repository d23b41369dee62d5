import * as calls from '@semestr/api/personal-data';
import type { FastifyInstance } from 'fastify';
import { accountById, languageOfAccount } from '../../domain/accounts.ts';
import { assertAdminRemains, lockAdmins } from '../../domain/administrators.ts';
import { writeAudit } from '../../domain/audit.ts';
import { localized } from '../../domain/localized.ts';
import { changePublicData } from '../../domain/public-data.ts';
import type { Services } from '../../http/services.ts';
import { notifyOwner } from '../../domain/notify-owner.ts';
import { actor } from '../../domain/caller.ts';
import { handle } from '../../http/handle.ts';
import { archiveOf } from './archive.ts';
import { erasePerson } from './erase.ts';
import { personOf } from './person.ts';
import { obstacleOf } from './erasure-obstacle.ts';
import { personalDataTexts } from './texts.ts';

export function personalDataRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.own, async ({ db, caller: { userId }, language, now, request }) => {
    const account = await accountById(db, userId);
    if (!account) throw new Error(`There is no account ${userId}`);
    const subject = `users/${userId}`;
    await writeAudit(db, { now, userId, action: 'personal-data.export', subject, client: request.ip });
    return { bytes: archiveOf(db, { person: await personOf(db, account), language, now }) };
  });

  handle(
    app,
    services,
    calls.ofAccount,
    async ({ db, caller, params: { id }, body: { reason }, now, request, refuse }) => {
      const account = await db.transaction(async (tx) => {
        const found = await accountById(tx, id);
        if (!found) throw refuse('record-not-found');
        await writeAudit(tx, {
          now,
          ...actor(caller),
          action: 'personal-data.export',
          subject: `users/${id}`,
          details: { reason },
          client: request.ip,
        });
        await notifyOwner(tx, id, { what: localized(personalDataTexts, 'exported', { reason }), now });
        return found;
      });
      const language = await languageOfAccount(db, id);
      return { bytes: archiveOf(db, { person: await personOf(db, account), language, now }) };
    },
  );

  handle(
    app,
    services,
    calls.erase,
    async ({ db, caller, params: { id }, body: { reason }, now, request, refuse }) => {
      if (id === caller.userId) throw refuse('erase-own');
      // The erased data include public data of an employee.
      return changePublicData({ ...services, db }, async (tx) => {
        await lockAdmins(tx);
        const account = await accountById(tx, id);
        if (!account) throw refuse('record-not-found');
        if (account.role === 'admin') await assertAdminRemains(tx, id);
        const obstacle = await obstacleOf(tx, account);
        if (obstacle) throw refuse(obstacle);
        const done = await erasePerson(tx, await personOf(tx, account), { reason, now });
        await writeAudit(tx, {
          now,
          ...actor(caller),
          action: 'personal-data.erase',
          subject: `users/${id}`,
          details: { reason, erased: done.erased },
          client: request.ip,
        });
        return done;
      });
    },
  );
}
