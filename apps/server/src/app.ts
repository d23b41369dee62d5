import { MAX_TOKEN } from '@semestr/api/verify';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { callerOfApiToken } from './features/api-tokens/holder.ts';
import { callerOfSession } from './features/auth/sessions.ts';
import { isAlive } from './db/database.ts';
import type { OpenDatabase } from './db/open.ts';
import { Outage } from './db/outage.ts';
import { Throttle } from './domain/throttle.ts';
import { idempotencyStore } from './domain/idempotency.ts';
import { networkOf } from './domain/networks.ts';
import { CHANGES, NOTIFICATIONS, OUTBOX } from './db/signals.ts';
import type { Channels } from './domain/delivery/channels.ts';
import { Delivery } from './domain/delivery/delivery.ts';
import { pushChannel } from './domain/delivery/push-channel.ts';
import { pushKeysOf } from './domain/push-keys.ts';
import { outboxMetrics } from './domain/delivery/metrics.ts';
import { acceptJson } from './http/body.ts';
import { addDateHeaders } from './http/headers.ts';
import { answerFailure, answerFailures, answerUnparsable, UNREADABLE } from './http/failures.ts';
import { FormSlots } from './http/forms.ts';
import { logRefusals } from './http/refusals.ts';
import { serveMetrics } from './http/metrics.ts';
import { trustedProxies } from './start/proxies.ts';
import { features } from './features.ts';
import { openApiRoute } from './features/api/routes.ts';
import { CachedAnswers } from './http/cached.ts';
import { refusal } from './domain/refusal.ts';
import { answerPreflights } from './http/public-reads.ts';
import { secureAnswer, secureAnswers } from './http/security-headers.ts';
import { isInternal, isHttps, resolveRequestOrigin } from './http/request-origin.ts';
import { type FrontEnds, serveFrontEnds } from './http/static.ts';
import { Streams } from './http/streams.ts';
import { isInfected, SCANNER_TIMEOUT } from './domain/virus-scanner.ts';
import { defaultSettings, type Settings } from './domain/settings.ts';
import { type Services } from './http/services.ts';

/** Where responses come from: the local database, or another provider to which every call is forwarded. */
export type Source = Pick<OpenDatabase, 'db' | 'listen'> | { providerUrl: string };

/** Limits on the resources that one client can use. */
export interface ConnectionLimits {
  /** Milliseconds in which a whole request must arrive. */
  requestTimeout: number;
  /** Maximum number of open connections, over all clients. */
  connections: number;
  /** Milliseconds between the requests of a client that exceeds the rate limit. */
  pause: number;
  /** Milliseconds without a response after which the virus scanner counts as unreachable. */
  scannerTimeout: number;
}

const defaultLimits: ConnectionLimits = {
  requestTimeout: 60_000,
  connections: 5000,
  pause: 2000,
  scannerTimeout: SCANNER_TIMEOUT,
};

const HEADERS_MS = 20_000;
/** Maximum milliseconds between two checks for slow requests. */
const TIMEOUT_CHECK_MS = 5000;

export interface AppOptions {
  source: Source;
  now: () => Date;
  settings?: Settings;
  /** Channels for messages other than those to browsers; a message without a channel stays in the outbox. */
  channels?: Partial<Channels>;
  /** Cleans up after the first administrator has been created. */
  setupDone?: () => Promise<void>;
  /** Whether the disk of the database has free space; without this option, always true. */
  hasDiskSpace?: () => boolean;
  /** The built portal and console; null when only the API is served. */
  frontEnds: FrontEnds | null;
  logger?: FastifyServerOptions['logger'];
  /** Requests that one client may send per minute; unlimited when missing. */
  rateLimit?: number;
  /**
   * The public address of the server, for links in responses: "https://portal.example". When null, it is taken from
   * each request.
   */
  publicUrl?: string | null;
  /** Which proxies to trust, in the format of `TRUST_PROXY`; null when it is not set. */
  trustProxy?: string | null;
  limits?: Partial<ConnectionLimits>;
  /** Token that allows `/metrics` to be read from other machines; when null, only this machine can read it. */
  metricsToken?: string | null;
}

/** Serves the API from the local database; returns the response cache. */
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
  const { pause, scannerTimeout } = { ...defaultLimits, ...options.limits };
  const services: Services = {
    plainDb: db,
    now: options.now,
    settings,
    cached,
    streams,
    throttle: new Throttle(pause),
    setupDone: options.setupDone ?? (() => Promise.resolve()),
    forms: new FormSlots(),
    scan: clamd === null ? null : (file) => isInfected(clamd, file, scannerTimeout),
    publicUrl: options.publicUrl ?? null,
    hasDiskSpace: options.hasDiskSpace ?? (() => true),
    idempotency: idempotencyStore(db),
    authenticate: async (credentials, { renews } = { renews: true }) => {
      const now = options.now();
      if ('apiToken' in credentials) return callerOfApiToken(db, credentials.apiToken, { now, settings });
      return callerOfSession(db, credentials.session, { now, settings, renews });
    },
  };
  const { pushServices, pushContact } = settings;
  const push =
    pushServices.length > 0
      ? pushChannel({ db, keys: await pushKeysOf(db), services: pushServices, contact: pushContact })
      : null;
  const outage = new Outage(db, app.log);
  app.decorate('outage', outage);
  logRefusals(app, networkOf);
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
    [NOTIFICATIONS]: (userId) => streams.send(userId),
  });
  app.decorate('delivery', delivery);
  delivery.start();
  app.addHook('onClose', () => delivery.stop());
  for (const { routes } of features) routes(app, services);
  app.get('/healthz', async () => 'ok');
  app.get('/readyz', async (_request, reply) => reply.code((await isAlive(db)) ? 200 : 503).send());
  return cached;
}

/** Forwards every call to another provider. The gateway is loaded only when it is needed. */
async function registerGateway(
  app: FastifyInstance,
  options: { providerUrl: string; now: () => Date },
): Promise<null> {
  const { gateway } = await import('./http/gateway.ts');
  await gateway(app, options);
  return null;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Delivers pending messages of the outbox; absent behind a gateway. */
    delivery?: Delivery;
  }
}

/** Some existing clients send a trailing slash after the path of a call. */
const withoutTrailingSlash = (url: string): string => url.replace(/^(\/api\/v1\/[^?]+?)\/+(?=\?|$)/, '$1');

/**
 * Maps page addresses with malformed escapes to a page that does not exist; Fastify would reject them before any hook
 * runs.
 */
function withoutMalformedEscapes(url: string): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.startsWith('/api/') ? UNREADABLE : '/not-found';
  }
}

/** Creates the server: the API at /api/v1, the portal at /, the console at /console/. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const limits = { ...defaultLimits, ...options.limits };
  const app = Fastify({
    requestTimeout: limits.requestTimeout,
    http: {
      // Headers may not take longer than the whole request: otherwise Node swaps the two limits.
      headersTimeout: Math.min(HEADERS_MS, limits.requestTimeout),
      connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_MS, limits.requestTimeout),
    },
    logger: options.logger ?? false,
    trustProxy: trustedProxies(options.trustProxy ?? null),
    routerOptions: { maxParamLength: 2 * MAX_TOKEN },
    rewriteUrl: ({ url = '/' }) => withoutMalformedEscapes(withoutTrailingSlash(url)),
    clientErrorHandler: answerUnparsable,
    frameworkErrors: (error, request, reply) => {
      // A request that cannot be routed passes no hook, so the trusted proxies are not known here.
      secureAnswer(request, reply, isHttps(options.publicUrl ?? null));
      answerFailure(error, request, reply);
    },
  });
  app.server.maxConnections = limits.connections;
  answerFailures(app);
  app.removeContentTypeParser('text/plain');
  resolveRequestOrigin(app, { publicUrl: options.publicUrl ?? null, trustProxy: options.trustProxy ?? null });
  secureAnswers(app);
  addDateHeaders(app, options.now);
  answerPreflights(app);
  if (options.rateLimit)
    await app.register(rateLimit, {
      max: options.rateLimit,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => networkOf(ip),
      // Requests from this machine and from our own pages are not rate-limited.
      allowList: (request) => request.isOfThisMachine || isInternal(request),
      // Responds like any other refusal, with an additional Retry-After header.
      errorResponseBuilder: () => refusal('too-many'),
    });
  // Another provider does not notify this server when its data changes.
  const cached =
    'db' in options.source
      ? await provider(app, options, options.source)
      : await registerGateway(app, { providerUrl: options.source.providerUrl, now: options.now });
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
