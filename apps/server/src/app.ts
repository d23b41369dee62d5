import { MAX_TOKEN } from '@semestr/api/verify';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { callerOfApiToken } from './features/api-tokens/holder.ts';
import { callerOfSession } from './features/auth/sessions.ts';
import { isAlive } from './db/database.ts';
import { following } from './db/running-transaction.ts';
import type { OpenDatabase } from './db/open.ts';
import { Outage } from './db/outage.ts';
import { Brake } from './domain/brake.ts';
import { idempotencyStore } from './domain/idempotency.ts';
import { networkOf } from './domain/networks.ts';
import { CHANGES, NOTIFICATIONS, OUTBOX } from './db/signals.ts';
import type { Channels } from './delivery/channels.ts';
import { Delivery } from './delivery/delivery.ts';
import { pushChannel } from './delivery/push-channel.ts';
import { pushKeysOf } from './domain/push-keys.ts';
import { outboxMetrics } from './delivery/metrics.ts';
import { acceptJson } from './http/body.ts';
import { answerFailure, answerFailures, answerUnread, UNREADABLE } from './http/failures.ts';
import { FormSlots } from './http/forms.ts';
import { tellRefusals } from './http/refusals.ts';
import { serveMetrics } from './http/metrics.ts';
import { believed } from './start/proxies.ts';
import { features } from './features.ts';
import { openApiRoute } from './features/api/routes.ts';
import { CachedAnswers } from './http/cached.ts';
import { refuseEarly } from './http/refuse.ts';
import { secureAnswer, secureAnswers } from './http/security-headers.ts';
import { isFromWithin, isHttps, stand } from './http/standing.ts';
import { type FrontEnds, serveFrontEnds } from './http/static.ts';
import { Streams } from './http/streams.ts';
import { receiptsIn } from './domain/receipts.ts';
import { isInfected, SCANNER_TIMEOUT } from './domain/virus-scanner.ts';
import { defaultSettings, type Services, type Settings } from './domain/services.ts';

/** Where the answers come from: our own database, or another provider to which every call is passed on. */
export type Source = Pick<OpenDatabase, 'db' | 'listen'> | { providerUrl: string };

/** What one client must not use up. */
export interface ConnectionLimits {
  /** Milliseconds in which a whole request must have come. */
  requestTimeout: number;
  /** Open connections of all clients together. */
  connections: number;
  /** Milliseconds between the questions of whoever asks too often. */
  pause: number;
  /** Milliseconds without an answer after which the virus scanner counts as unreachable. */
  scannerTimeout: number;
}

const usualLimits: ConnectionLimits = {
  requestTimeout: 60_000,
  connections: 5000,
  pause: 2000,
  scannerTimeout: SCANNER_TIMEOUT,
};

const HEADERS_MS = 20_000;
/** How often slow requests are looked for, at most. */
const TIMEOUT_CHECK_MS = 5000;

export interface AppOptions {
  source: Source;
  now: () => Date;
  settings?: Settings;
  /** By what messages leave, beside those to browsers; without one they stay in the outbox. */
  channels?: Partial<Channels>;
  /** What is to be cleared away when the first administrator has been made. */
  setupDone?: () => Promise<void>;
  /** Whether there is room on the disk of the database; without one, always. */
  hasRoom?: () => boolean;
  /** The built portal and console; null where only the API is wanted. */
  frontEnds: FrontEnds | null;
  logger?: FastifyServerOptions['logger'];
  /** How many requests one client may send in a minute; without one, any number. */
  rateLimit?: number;
  /** Our address as callers reach it, for links in answers: "https://portal.example". Null takes it from each request. */
  publicUrl?: string | null;
  /** Whom to believe what is said of a request, as `TRUST_PROXY` says it; null where nothing was said. */
  trustProxy?: string | null;
  limits?: Partial<ConnectionLimits>;
  /** With which `/metrics` may be read from elsewhere; null keeps it to this machine. */
  metricsToken?: string | null;
}

/** Answers the API from our own database; returns the answers that are kept. */
async function provider(
  app: FastifyInstance,
  options: AppOptions,
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
): Promise<CachedAnswers> {
  const register = serveMetrics(app, { token: options.metricsToken ?? null });
  await app.register(cookie);
  acceptJson(app);
  const cached = new CachedAnswers(options.now);
  const streams = new Streams();
  app.addHook('preClose', async () => streams.close());
  const settings = options.settings ?? defaultSettings;
  const { clamd } = settings;
  const { pause, scannerTimeout } = { ...usualLimits, ...options.limits };
  const services: Services = {
    db: following(db),
    now: options.now,
    settings,
    cached,
    streams,
    brake: new Brake(pause),
    setupDone: options.setupDone ?? (() => Promise.resolve()),
    forms: new FormSlots(),
    scan: clamd === null ? null : (file) => isInfected(clamd, file, scannerTimeout),
    publicUrl: options.publicUrl ?? null,
    hasRoom: options.hasRoom ?? (() => true),
    withReceipt: receiptsIn(db),
    idempotency: idempotencyStore(db),
    whoIs: async (shown, { renews } = { renews: true }) => {
      if (shown === null) return null;
      const now = options.now();
      if ('apiToken' in shown) return callerOfApiToken(db, shown.apiToken, { now, settings });
      return callerOfSession(db, shown.session, { now, settings, renews });
    },
  };
  const { pushServices, pushContact } = settings;
  const push =
    pushServices.length > 0
      ? pushChannel({ db, keys: await pushKeysOf(db), services: pushServices, contact: pushContact })
      : null;
  const outage = new Outage(db, app.log);
  app.decorate('outage', outage);
  tellRefusals(app, networkOf);
  app.addHook('onClose', async () => outage.stop());
  const delivery = new Delivery({
    db,
    channels: { email: null, sms: null, push, ...options.channels },
    now: options.now,
    onError: (error) => {
      if (!outage.isBehind(error, app.log)) app.log.error({ err: error }, 'Delivery failed');
    },
  });
  outboxMetrics(register, { db, delivery, now: options.now });
  await listen({
    [CHANGES]: () => cached.clear(),
    [OUTBOX]: () => delivery.poke(),
    [NOTIFICATIONS]: (userId) => streams.tell(userId),
  });
  app.decorate('delivery', delivery);
  delivery.start();
  app.addHook('onClose', () => delivery.stop());
  for (const { routes } of features) routes(app, services);
  app.get('/healthz', async () => 'ok');
  app.get('/readyz', async (_request, reply) => reply.code((await isAlive(db)) ? 200 : 503).send());
  return cached;
}

/** Passes every call on to another provider. What does so is loaded only where that is wanted. */
async function passOn(app: FastifyInstance, providerUrl: string): Promise<null> {
  const { gateway } = await import('./http/gateway.ts');
  await gateway(app, providerUrl);
  return null;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Delivers what is due in the outbox; absent behind a gateway. */
    delivery?: Delivery;
  }
}

/** Some existing clients send a slash behind the path of a call. */
const withoutTrailingSlash = (url: string): string => url.replace(/^(\/api\/v1\/[^?]+?)\/+(?=\?|$)/, '$1');

/** The address of a page with signs that mean nothing is that of no page; Fastify would refuse it past all hooks. */
function withoutNonsense(url: string): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.startsWith('/api/') ? UNREADABLE : '/not-found';
  }
}

/** The server: the API at /api/v1, the portal at /, the console at /console/. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const limits = { ...usualLimits, ...options.limits };
  const app = Fastify({
    requestTimeout: limits.requestTimeout,
    http: {
      // Headers may not take longer than the whole request: Node exchanges the two limits then.
      headersTimeout: Math.min(HEADERS_MS, limits.requestTimeout),
      connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_MS, limits.requestTimeout),
    },
    logger: options.logger ?? false,
    trustProxy: believed(options.trustProxy ?? null),
    routerOptions: { maxParamLength: 2 * MAX_TOKEN },
    rewriteUrl: ({ url = '/' }) => withoutNonsense(withoutTrailingSlash(url)),
    clientErrorHandler: answerUnread,
    frameworkErrors: (error, request, reply) => {
      // A request that is led nowhere passes no hook, and does not know whom to believe.
      secureAnswer(request, reply, isHttps(options.publicUrl ?? null));
      answerFailure(error, request, reply);
    },
  });
  app.server.maxConnections = limits.connections;
  answerFailures(app);
  app.removeContentTypeParser('text/plain');
  stand(app, { publicUrl: options.publicUrl ?? null, trustProxy: options.trustProxy ?? null });
  secureAnswers(app);
  if (options.rateLimit)
    await app.register(rateLimit, {
      max: options.rateLimit,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => networkOf(ip),
      // Whoever sits on this machine is no flood, nor are our own pages.
      allowList: (request) => request.isOfThisMachine || isFromWithin(request),
      // Answered like any other refusal, with Retry-After beside it.
      errorResponseBuilder: () => refuseEarly(429),
    });
  // Nobody tells when the data of another provider change.
  const cached =
    'db' in options.source
      ? await provider(app, options, options.source)
      : await passOn(app, options.source.providerUrl);
  openApiRoute(app, new CachedAnswers(options.now));
  if (options.frontEnds) {
    const services = {
      cached,
      now: options.now,
      publicUrl: options.publicUrl ?? null,
      employeeAccountUrl: options.settings?.employeeAccountUrl ?? null,
    };
    await serveFrontEnds(app, options.frontEnds, services);
  }
  return app;
}
