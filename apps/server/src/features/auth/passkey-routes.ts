import * as passkeys from '@semestr/api/passkey-sign-in';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountById } from '../../domain/accounts.ts';
import { signInBlockerOf } from '../../domain/credentials.ts';
import { writeFailedAttempt } from '../../domain/failed-attempts.ts';
import { optionsToSignIn, ownerOfPasskey, type Site, siteAt } from '../../domain/passkeys.ts';
import type { Services } from '../../http/services.ts';
import { takeAttempt } from '../../domain/sign-in-attempts.ts';
import { handle } from '../../http/handle.ts';
import { baseUrlFor } from '../../http/links.ts';
import { enter } from './enter.ts';

/** Challenges that one client may request in a quarter of an hour: each is stored until it expires. */
const MAX_CHALLENGES = 1000;

/** Registers the sign-in with a passkey: the device verifies the user, so no second factor is requested. */
export function passkeySignInRoutes(app: FastifyInstance, services: Services): void {
  const { publicUrl } = services;
  const siteFor = (request: FastifyRequest): Site => siteAt(baseUrlFor(publicUrl, request));

  handle(app, services, passkeys.signInOptions, async ({ db, now, request, refuse }) => {
    const attempt = { username: 'passkey challenges', client: request.ip, now };
    const until = await takeAttempt(db, attempt, MAX_CHALLENGES);
    if (until) throw refuse('blocked', { until });
    return optionsToSignIn(db, siteFor(request), now);
  });

  handle(app, services, passkeys.signIn, async ({ db, body, now, link, request, reply, refuse }) => {
    const { credential, rememberDevice } = body;
    const userId = await ownerOfPasskey(db, siteFor(request), { credential, now });
    const account = userId === null ? null : await accountById(db, userId);
    if (!account) {
      const details = { by: 'passkey' };
      await writeFailedAttempt(db, {
        now,
        userId: null,
        action: 'sign-in.failed',
        client: request.ip,
        details,
      });
      throw refuse('passkey-refused');
    }
    const blocker = await signInBlockerOf(db, account, now);
    if (blocker) throw refuse(blocker.reason);
    return enter({ ...services, db }, account, { by: 'passkey', rememberDevice, now, link, request, reply });
  });
}
