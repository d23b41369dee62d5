import * as calls from '@semestr/api/oidc';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signInBlockerOf } from '../../../domain/credentials.ts';
import type { Services } from '../../../http/services.ts';
import { takeAttempt } from '../../../domain/sign-in-attempts.ts';
import { handle } from '../../../http/handle.ts';
import { baseUrlFor } from '../../../http/links.ts';
import { enter } from '../enter.ts';
import { countFailure, recordFailure, forgetFailure, verifiedAccount, toUnavailable } from './finish.ts';
import { IdentityProvider } from './identity-provider.ts';
import { setTicket, ticketFrom } from './ticket.ts';

/** Sign-ins that one client may start in a quarter of an hour. */
const MAX_STARTS = 1000;

/** Registers the sign-in with university accounts through their identity provider. */
export function oidcRoutes(app: FastifyInstance, services: Services): void {
  const { settings, publicUrl } = services;
  const provider = settings.oidc && new IdentityProvider(settings.oidc);
  const addressFor = (request: FastifyRequest): URL => new URL('/login/oidc', baseUrlFor(publicUrl, request));

  handle(app, services, calls.start, async ({ db, body, now, request, reply, refuse }) => {
    if (!provider) throw refuse('oidc-off');
    const until = await takeAttempt(db, { username: 'oidc starts', client: request.ip, now }, MAX_STARTS);
    if (until) throw refuse('blocked', { until });
    const { address, secrets } = await provider.begin(addressFor(request).href).catch((error: unknown) => {
      throw toUnavailable(error, request);
    });
    const { state: id, nonce, verifier } = secrets;
    const { rememberDevice, next = null } = body;
    await setTicket(
      db,
      { step: 'asked', id, nonce, verifier, rememberDevice, next },
      { now, request, reply },
    );
    return { redirectUrl: address };
  });

  handle(app, services, calls.finish, async (call) => {
    const { db, now, link, request, reply } = call;
    if (!provider) throw call.refuse('oidc-off');
    await countFailure(call);
    const ticket = await ticketFrom(db, request, now);
    if (!ticket) throw await recordFailure(call);
    const account = await verifiedAccount(services, call, { ticket, provider, address: addressFor(request) });
    await forgetFailure(call);
    const blocker = await signInBlockerOf(db, account, now);
    if (blocker) throw call.refuse(blocker.reason);
    const { rememberDevice, next } = ticket;
    const who = await enter({ ...services, db }, account, {
      by: 'oidc',
      rememberDevice,
      now,
      link,
      request,
      reply,
    });
    return { ...who, rememberDevice, next };
  });
}
