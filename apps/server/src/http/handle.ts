import {
  type Answer,
  asksForContacts,
  BEYOND_ROLE,
  changesState,
  CONTACTS_FIRST,
  type Endpoint,
  events,
  fileOf,
  type FileReply,
  isSessionOnly,
  maxBytesOf,
  PROOF_FIRST,
  TOKEN_SCOPE,
} from '@semestr/api/endpoint';
import { isProven } from '@semestr/core/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Database } from '../db/database.ts';
import { auditImpersonation } from '../domain/receipts.ts';
import { acceptBodies, bodyOf, hasOwnWays, refuseLarge } from './body.ts';
import { cachedAnswer } from './cached-answer.ts';
import type { Call, Handler } from './call.ts';
import { denialReasonOf, type Caller, type CallerOf, hasScope } from '../domain/caller.ts';
import { SESSION_COOKIE } from './cookie.ts';
import { credentialsOf } from './credentials.ts';
import { sendFile } from './files.ts';
import { languageOf } from './language.ts';
import { baseUrlFor, linksBelow } from './links.ts';
import { noStore } from './headers.ts';
import { runIdempotently } from './idempotency.ts';
import { receive } from './receive.ts';
import { rememberCaller } from './refusals.ts';
import { replyCheck } from './reply.ts';
import { refusal, Unavailable } from '../domain/refusal.ts';
import { crossSiteRefusal } from './same-site.ts';
import { checkFiles } from './virus-scan.ts';
import type { HttpServices } from './services.ts';

interface Options<E extends Endpoint> {
  /** Rejects a request before its body is read, for example by a rate limit. */
  admit?: (call: Pick<Call<E>, 'caller' | 'db' | 'now' | 'request'>) => Promise<void>;
}

async function callerOf<E extends Endpoint>(
  call: E,
  services: HttpServices,
  request: FastifyRequest,
): Promise<CallerOf<E>> {
  const credentials = credentialsOf(request);
  if (credentials.some((one) => 'apiToken' in one) && isSessionOnly(call)) throw refusal(TOKEN_SCOPE);
  // Browsers reconnect streams automatically; that must not extend the session.
  const options = { renews: call.reply !== events };
  let caller: Caller | null = null;
  for (const one of credentials) {
    caller = await services.authenticate(one, options);
    if (caller === null) continue;
    // The session that the call renews, ends or listens to.
    if ('session' in one) request.cookies[SESSION_COOKIE] = one.session;
    break;
  }
  rememberCaller(request, caller);
  const bar = caller === null ? 'stranger' : denialReasonOf(call, caller);
  if (call.access !== 'anyone' && bar !== null)
    throw refusal(bar === 'beyond-role' ? BEYOND_ROLE : 'session-ended');
  if (caller && !hasScope(call, caller)) {
    if (call.access !== 'anyone') throw refusal(TOKEN_SCOPE);
    // A call with an invalid session is handled like a call of a visitor.
    return null as CallerOf<E>;
  }
  if (call.access === 'admin' && caller?.needsSecondFactor) throw refusal('second-factor-required');
  if (call.forbidImpersonation && caller?.adminId != null) throw refusal('in-person-only');
  if (caller?.lacksContacts && asksForContacts(call)) throw refusal(CONTACTS_FIRST);
  if (call.requiresStepUp && caller?.tokenId === null && !isProven(caller.provenAt, services.now()))
    throw refusal(PROOF_FIRST);
  // A public call may have no caller; for other calls the caller has been verified above.
  return caller as CallerOf<E>;
}

/** Sends the result of a handler. */
function send(call: Endpoint, value: unknown, reply: FastifyReply): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.headers(noStore);
  if (call.reply === events)
    return (
      reply
        .type('text/event-stream')
        .header('x-accel-buffering', 'no')
        // A connection that is still open after the stream would prevent a server from stopping.
        .header('connection', 'close')
        // The handler's type requires a sequence when its call declares events.
        .send(Readable.from(value as AsyncIterable<string>))
    );
  // The handler's type requires a file when its call declares one.
  if (fileOf(call)) return sendFile(call, value as Answer<Endpoint & { reply: FileReply }>, reply);
  return value === undefined
    ? reply.send()
    : reply.type('application/json; charset=utf-8').send(JSON.stringify(value));
}

/**
 * Registers a call of the contract with everything that all calls have in common: validates the origin, the caller's
 * rights and the request, prevents repetitions, records actions during impersonation, and strips the reply to its
 * schema. Checks origin and rights before reading the body.
 */
export function handle<E extends Endpoint>(
  app: FastifyInstance,
  services: HttpServices,
  call: E,
  handler: Handler<E>,
  { admit }: Options<E> = {},
): void {
  const callers = new WeakMap<FastifyRequest, CallerOf<E>>();
  const checked = replyCheck(call.reply);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    // The caller was authenticated before the body was read.
    const caller = callers.get(request) as CallerOf<E>;
    const received = receive(call, request, call.body && (await bodyOf(call, request, services.forms)));
    await checkFiles(call, { scan: services.scan, body: received.body, log: request.log });
    const link = linksBelow(baseUrlFor(services.publicUrl, request));
    const callerOrNull: Caller | null = caller;
    const work = async (db: Database): Promise<unknown> => {
      const [now, language] = [services.now(), languageOf(request)];
      const value = await handler({
        ...received,
        caller,
        db,
        now,
        language,
        link,
        refuse: refusal,
        request,
        reply,
      });
      return fileOf(call) || call.reply === events ? value : checked(value);
    };
    return runIdempotently(services, { call, caller: callerOrNull, request, received }, (db) =>
      callerOrNull && callerOrNull.adminId !== null && changesState(call)
        ? auditImpersonation(
            db,
            { call, caller: callerOrNull, client: request.ip, now: services.now() },
            work,
          )
        : work(db),
    );
  }

  const addTo = (scope: FastifyInstance) =>
    scope.route({
      method: call.method,
      url: call.path,
      // A stream for a HEAD request would never be read or closed.
      exposeHeadRoute: call.reply !== events,
      config: { call },
      bodyLimit: maxBytesOf(call),
      onRequest: (request, _reply, done) =>
        done((changesState(call) ? crossSiteRefusal(request) : null) ?? undefined),
      ...(call.cached
        ? { handler: cachedAnswer(services, call, handler) }
        : {
            preParsing: async (request) => {
              if (changesState(call) && !call.allowOnFullDisk && !services.hasDiskSpace())
                throw new Unavailable();
              const caller = await callerOf(call, services, request);
              callers.set(request, caller);
              refuseLarge(call, request);
              await admit?.({ caller, db: services.plainDb, now: services.now(), request });
            },
            handler: async (request, reply) => send(call, await answer(request, reply), reply),
          }),
    });
  // Creating a scope is slower than a route; scopes for all of the several hundred calls would slow down the start.
  if (!hasOwnWays(call)) addTo(app);
  else
    void app.register(async (scope) => {
      await acceptBodies(scope, call);
      addTo(scope);
    });
}
