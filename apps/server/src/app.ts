import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { accountRoutes } from './accounts/routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { activityRoutes } from './activity/routes.ts';
import { announcementRoutes } from './announcements/routes.ts';
import { auditoryRoutes } from './auditories/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { callerOfSession } from './auth/sessions.ts';
import { certificateRoutes } from './certificates/routes.ts';
import { contactRoutes } from './contacts/routes.ts';
import { cvRoutes } from './cv/routes.ts';
import { isAlive, type OpenDatabase } from './db/database.ts';
import { countOutbox } from './db/outbox.ts';
import { CHANGES, NOTIFICATIONS, OUTBOX } from './db/signals.ts';
import type { Channels } from './delivery/channels.ts';
import { Delivery } from './delivery/worker.ts';
import { departmentRoutes } from './departments/routes.ts';
import { disciplineRoutes } from './disciplines/routes.ts';
import { employeeRoutes } from './employees/routes.ts';
import { facultyRoutes } from './faculties/routes.ts';
import { groupRoutes } from './groups/routes.ts';
import { answerFailure, answerFailures } from './http/failures.ts';
import { gateway } from './http/gateway.ts';
import { LOCAL, serveMetrics } from './http/metrics.ts';
import { openApiRoute } from './http/openapi.ts';
import { PreparedAnswers } from './http/prepared.ts';
import { Refused } from './http/refuse.ts';
import { type FrontEnds, serveFrontEnds } from './http/static.ts';
import { Streams } from './http/streams.ts';
import { importRoutes } from './imports/routes.ts';
import { journalRoutes } from './journal/routes.ts';
import { markbookRoutes } from './markbook/routes.ts';
import { libraryRoutes } from './library/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { paperRoutes } from './papers/routes.ts';
import { passwordRoutes } from './password/routes.ts';
import { omissionRoutes } from './omissions/routes.ts';
import { dormitoryRoutes } from './dormitory/routes.ts';
import { markSheetRoutes } from './mark-sheets/routes.ts';
import { studyRoutes } from './study/routes.ts';
import { diplomaRoutes } from './diploma/routes.ts';
import { practiceRoutes } from './practice/routes.ts';
import { profilingRoutes } from './profiling/routes.ts';
import { phoneRoutes } from './phones/routes.ts';
import { photoRoutes } from './photos/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { recoveryRoutes } from './recovery/routes.ts';
import { ratingRoutes } from './rating/routes.ts';
import { profilesRoutes } from './profiles/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { scheduleRoutes } from './schedule/routes.ts';
import { defaultSettings, type Services, type Settings } from './services.ts';
import { setupRoutes } from './setup/routes.ts';
import { specialityRoutes } from './specialities/routes.ts';
import { studentRoutes } from './students/routes.ts';
import { supportRoutes } from './support/routes.ts';

/** Where the answers come from: our own database, or another provider to which every call is passed on. */
export type Source = Pick<OpenDatabase, 'db' | 'listen'> | { providerUrl: string };

export interface AppOptions {
  source: Source;
  now: () => Date;
  settings?: Settings;
  /** By what messages leave; without one they stay in the outbox. */
  channels?: Channels;
  /** What is to be cleared away when the first administrator has been made. */
  setupDone?: () => Promise<void>;
  /** The built portal and console; null where only the API is wanted. */
  frontEnds: FrontEnds | null;
  logger?: FastifyServerOptions['logger'];
  /** How many requests one client may send in a minute; without one, any number. */
  rateLimit?: number;
  /** With which `/metrics` may be read from elsewhere; null keeps it to this machine. */
  metricsToken?: string | null;
}

/** Bodies are small; imports come in batches. */
const BODY_LIMIT = 4 * 1024 * 1024;

const features = [
  scheduleRoutes,
  groupRoutes,
  employeeRoutes,
  departmentRoutes,
  phoneRoutes,
  facultyRoutes,
  specialityRoutes,
  auditoryRoutes,
  announcementRoutes,
  authRoutes,
  recoveryRoutes,
  passwordRoutes,
  contactRoutes,
  profileRoutes,
  cvRoutes,
  photoRoutes,
  profilesRoutes,
  libraryRoutes,
  activityRoutes,
  notificationRoutes,
  certificateRoutes,
  disciplineRoutes,
  markbookRoutes,
  journalRoutes,
  ratingRoutes,
  omissionRoutes,
  supportRoutes,
  dormitoryRoutes,
  markSheetRoutes,
  studyRoutes,
  diplomaRoutes,
  practiceRoutes,
  profilingRoutes,
  setupRoutes,
  studentRoutes,
  accountRoutes,
  paperRoutes,
  reportRoutes,
  importRoutes,
  adminRoutes,
];

async function provider(
  app: FastifyInstance,
  options: AppOptions,
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
): Promise<void> {
  serveMetrics(app, { outbox: () => countOutbox(db), token: options.metricsToken ?? null });
  await app.register(cookie);
  const prepared = new PreparedAnswers(options.now);
  const streams = new Streams();
  app.addHook('preClose', async () => streams.close());
  const services: Services = {
    db,
    now: options.now,
    settings: options.settings ?? defaultSettings,
    prepared,
    streams,
    setupDone: options.setupDone ?? (() => Promise.resolve()),
    whoIs: async (token) => (token ? callerOfSession(db, token, options.now()) : null),
  };
  const delivery = new Delivery({
    db,
    channels: options.channels ?? { email: null, sms: null },
    now: options.now,
    onError: (error) => app.log.error({ err: error }, 'Delivery failed'),
  });
  await listen({
    [CHANGES]: () => prepared.clear(),
    [OUTBOX]: () => delivery.poke(),
    [NOTIFICATIONS]: (userId) => streams.tell(userId),
  });
  app.decorate('delivery', delivery);
  delivery.start();
  app.addHook('onClose', () => delivery.stop());
  for (const routes of features) routes(app, services);
  app.get('/healthz', async () => 'ok');
  app.get('/readyz', async (_request, reply) => reply.code((await isAlive(db)) ? 200 : 503).send());
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Delivers what is due in the outbox; absent behind a gateway. */
    delivery?: Delivery;
  }
}

/** The server: the API at /api/v1, the portal at /, the console at /console/. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logger ?? false,
    bodyLimit: BODY_LIMIT,
    // A reverse proxy on the same machine tells the caller's address and protocol.
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  });
  answerFailures(app);
  app.removeContentTypeParser('text/plain');
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    done(null, payload);
  });
  if (options.rateLimit)
    await app.register(rateLimit, {
      max: options.rateLimit,
      timeWindow: '1 minute',
      // Whoever sits on this machine is no flood; a proxy here tells whom it speaks for.
      allowList: LOCAL,
      // Answered like any other refusal, with Retry-After beside it.
      errorResponseBuilder: () => new Refused(429),
    });
  if ('db' in options.source) await provider(app, options, options.source);
  else await gateway(app, options.source.providerUrl);
  openApiRoute(app, new PreparedAnswers(options.now));
  if (options.frontEnds) await serveFrontEnds(app, options.frontEnds);
  return app;
}
