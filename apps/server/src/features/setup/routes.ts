import * as setup from '@semestr/api/setup';
import { isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../../domain/password-hash.ts';
import { validatePassword, wordsOf } from '../../domain/passwords.ts';
import { writeAudit } from '../../domain/audit.ts';
import { meta } from '../../db/tables/meta.ts';
import { users } from '../../db/tables/users.ts';
import { handle } from '../../http/handle.ts';
import { isLogin } from '../../domain/accounts.ts';
import type { Services } from '../../http/services.ts';
import { hasAdmin, isSetupToken } from './token.ts';

export function setupRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, setup.createFirstAdmin, async ({ db, body, now, request, refuse }) => {
    if (await hasAdmin(db)) throw refuse('setup-done');
    if (!(await isSetupToken(db, body.token)))
      // The token is deleted when the first administrator is created, who may exist by now.
      throw refuse((await hasAdmin(db)) ? 'setup-done' : 'setup-token-wrong');
    const own = [body.username, ...wordsOf(body.fio.split(' '))];
    const passwordHash = await hashPassword(
      await validatePassword(body.password, { own, field: 'password' }),
    );
    await db.transaction(async (tx) => {
      // Only the request that deletes the token creates the administrator: two concurrent requests cannot both succeed.
      const deleted = await tx
        .update(meta)
        .set({ setupTokenHash: null })
        .where(isNotNull(meta.setupTokenHash))
        .returning();
      const [same] = await tx.select().from(users).where(isLogin(body.username));
      if (deleted.length === 0 || same) throw refuse('setup-done');
      const [created] = await tx
        .insert(users)
        .values({ username: body.username, passwordHash, role: 'admin', fio: body.fio, createdAt: now })
        .returning({ id: users.id });
      const userId = created?.id ?? null;
      await writeAudit(tx, { now, userId, action: 'setup.admin', client: request.ip });
    });
    await services.setupDone();
    return undefined;
  });
}
