import * as calls from '@semestr/api/oidc';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hindranceOf } from '../../../domain/credentials.ts';
import type { Services } from '../../../domain/services.ts';
import { takeAttempt } from '../../../domain/throttle.ts';
import { handle } from '../../../http/handle.ts';
import { baseUrlFor } from '../../../http/links.ts';
import { refuse } from '../../../http/refuse.ts';
import { enter } from '../entering.ts';
import { countFailure, failed, forgetFailure, provenAccount, withoutProvider } from './finishing.ts';
import { IdentityProvider } from './identity-provider.ts';
import { giveTicket, shownTicket } from './ticket.ts';

/** Sign-ins that one client may begin in a quarter of an hour. */
const MAX_STARTS = 1000;

/** Signing in with the accounts of the university: at their provider, which says who it was. */
export function oidcRoutes(app: FastifyInstance, services: Services): void {
  const { db, settings, publicUrl } = services;
  const provider = settings.oidc && new IdentityProvider(settings.oidc);
  const addressFor = (request: FastifyRequest): URL => new URL('/login/oidc', baseUrlFor(publicUrl, request));

  handle(app, services, calls.start, async ({ body, now, request, reply }) => {
    if (!provider) throw refuse(calls.start, 404);
    const until = await takeAttempt(db, { username: 'oidc starts', client: request.ip, now }, MAX_STARTS);
    if (until) throw refuse(calls.start, 429, { until });
    const { address, secrets } = await provider.begin(addressFor(request).href).catch((error: unknown) => {
      throw withoutProvider(calls.start, error, request);
    });
    const { state: id, nonce, verifier } = secrets;
    const { rememberDevice, next = null } = body;
    await giveTicket(
      db,
      { step: 'asked', id, nonce, verifier, rememberDevice, next },
      { now, request, reply },
    );
    return { redirectUrl: address };
  });

  handle(app, services, calls.finish, async (call) => {
    const { now, link, request, reply } = call;
    if (!provider) throw refuse(calls.finish, 404);
    await countFailure(services, call);
    const ticket = await shownTicket(db, request, now);
    if (!ticket) throw await failed(services, call);
    const account = await provenAccount(services, call, { ticket, provider, address: addressFor(request) });
    await forgetFailure(services, call);
    const hindrance = hindranceOf(account);
    if (hindrance) throw refuse(calls.finish, hindrance.status, hindrance);
    const { rememberDevice, next } = ticket;
    const who = await enter(services, account, { by: 'oidc', rememberDevice, now, link, request, reply });
    return { ...who, rememberDevice, next };
  });
}
