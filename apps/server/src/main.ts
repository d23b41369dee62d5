import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp, type Source } from './app.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from './db/open.ts';
import { ensureDemo } from './demo/ensure.ts';
import { banner } from './start/banner.ts';
import { sendPlanned } from './domain/broadcasts.ts';
import { notifyOfHeldLessons } from './domain/held-lessons.ts';
import { openJournal } from './domain/journal-days.ts';
import { planNextYear } from './demo/next-year.ts';
import { demoAccounts } from './demo/accounts.ts';
import { type Environment, oidcOf, pushContactOf, readEnvironment, retentionOf } from './start/env.ts';
import { smsChannel } from './domain/delivery/channels.ts';
import { loggerOf } from './http/logger.ts';
import { offerSetup, tokenFile } from './features/setup/token.ts';
import { remind } from './features/reminders/remind.ts';
import { removeOld } from './features/retention/retention.ts';
import { HOUR, MINUTE, repeatedly } from './start/repeatedly.ts';
import { Disk, freeBytes, CHECK_MS, assertSpace } from './start/disk.ts';
import { exitOnStartError, StartError } from './start/error.ts';
import { startWatchdog } from './start/watchdog.ts';

const now = (): Date => new Date();
// Files written by the server are accessible only to its own user.
process.umask(0o077);
const appsFolder = join(import.meta.dirname, '../..');

const frontEnds = {
  portal: { forBrowsers: join(appsFolder, 'portal/dist'), forServer: join(appsFolder, 'portal/dist-server') },
  console: join(appsFolder, 'console/dist'),
};

/** In development the front ends are served by their own tools and need not be built. */
const areBuilt = (): boolean =>
  process.env['NODE_ENV'] === 'production' ||
  [...Object.values(frontEnds.portal), frontEnds.console].every((folder) => existsSync(folder));

/** Opens the database: migrates it, and fills an empty one with the demo university if the settings require it. */
async function openDatabase(env: Environment): Promise<OpenDatabase> {
  const database = env.DATABASE_URL
    ? await openPostgres(env.DATABASE_URL)
    : await assertSpace(env.DATA_DIR).then(() => openEmbedded(env.DATA_DIR));
  try {
    if (env.DEMO) await ensureDemo(database.db, { now: now(), scale: env.DEMO_SCALE });
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function openSource(
  env: Environment,
): Promise<{ source: Source; close: () => Promise<void>; setupFile: string | null }> {
  if (env.PROVIDER_URL)
    return { source: { providerUrl: env.PROVIDER_URL }, close: () => Promise.resolve(), setupFile: null };
  const database = await openDatabase(env);
  try {
    const setupFile = await offerSetup(database.db, env.DATA_DIR);
    return { source: database, close: database.close, setupFile };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const portInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

async function start(): Promise<void> {
  const env = readEnvironment(process.env);
  const { source, close, setupFile } = await openSource(env);
  const remindAll = async (): Promise<void> => {
    if ('db' in source)
      await remind(source.db, now()).catch((error: unknown) =>
        app.log.error({ err: error }, 'Sending reminders failed'),
      );
  };
  /** A demo has no imports of schedules. */
  const planAll = async (): Promise<void> => {
    if ('db' in source && env.DEMO)
      await planNextYear(source.db, { now: now(), scale: env.DEMO_SCALE }).catch((error: unknown) =>
        app.log.error({ err: error }, 'Planning the next year of the demo failed'),
      );
  };
  const openAll = async (): Promise<void> => {
    if ('db' in source)
      await openJournal(source.db, now()).catch((error: unknown) =>
        app.log.error({ err: error }, 'Filling the journals failed'),
      );
  };
  const sendAll = async (): Promise<void> => {
    if ('db' in source)
      await sendPlanned(source.db, now()).catch((error: unknown) =>
        app.log.error({ err: error }, 'Sending planned broadcasts failed'),
      );
  };
  const notifyAll = async (): Promise<void> => {
    if ('db' in source)
      await notifyOfHeldLessons(source.db, now()).catch((error: unknown) =>
        app.log.error({ err: error }, 'Notifying of timetable changes failed'),
      );
  };
  const lookAtDisk = async (): Promise<void> => {
    await disk
      ?.look(app.log)
      .catch((error: unknown) => app.log.error({ err: error }, 'The disk cannot be measured'));
  };
  const removeAll = async (signal: AbortSignal): Promise<void> => {
    if (!('db' in source)) return;
    const options = { retention: retentionOf(env), now: now() };
    try {
      for await (const removal of removeOld(source.db, options)) {
        app.log.info(removal, 'Removed data older than configured');
        if (signal.aborted) return;
      }
    } catch (error) {
      app.log.error({ err: error }, 'Removing old data failed');
    }
  };
  const isEmbedded = !env.PROVIDER_URL && !env.DATABASE_URL;
  const disk = isEmbedded ? new Disk(() => freeBytes(env.DATA_DIR)) : null;
  // Loaded only when mail is sent.
  const mail = env.SMTP_URL ? await import('./domain/delivery/smtp-channel.ts') : null;
  const app = await createApp({
    source,
    now,
    channels: {
      email: env.SMTP_URL && mail ? mail.smtpChannel(env.SMTP_URL, env.MAIL_FROM) : null,
      sms: env.SMS_URL ? smsChannel(env.SMS_URL) : null,
    },
    settings: {
      codeValidity: env.CODE_VALIDITY * 1000,
      disclosure: env.RECOVERY_DISCLOSURE,
      secondFactorFor: env.ADMIN_SECOND_FACTOR,
      supportEmail: env.SUPPORT_EMAIL ?? null,
      showsCodes: env.DEMO && !env.SMTP_URL && !env.SMS_URL,
      gateways: { email: env.SMTP_URL !== undefined, sms: env.SMS_URL !== undefined },
      employeeAccountUrl: env.EMPLOYEE_ACCOUNT_URL ?? null,
      pushServices: env.PUSH_SERVICES,
      pushContact: pushContactOf(env),
      clamd: env.CLAMD ?? null,
      oidc: oidcOf(env),
    },
    hasDiskSpace: () => disk?.isFull !== true,
    setupDone: () => rm(tokenFile(env.DATA_DIR), { force: true }),
    frontEnds: areBuilt() ? frontEnds : null,
    logger: loggerOf(env.LOG_LEVEL),
    rateLimit: env.RATE_LIMIT,
    metricsToken: env.METRICS_TOKEN ?? null,
    trustProxy: env.TRUST_PROXY ?? null,
    publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : null,
  });
  let repeated: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of repeated) await end();
    await app.close();
    await close();
  };
  try {
    await app.listen({ port: env.PORT, host: env.HOST });
  } catch (error) {
    await stop();
    if (portInUse(error))
      throw new StartError(
        `Port ${env.PORT} is in use; stop the program that uses it, or set PORT to another.`,
        {
          cause: error,
        },
      );
    throw error;
  }
  const address = app.server.address();
  // Port 0 requests a free one from the operating system.
  const port = typeof address === 'object' && address !== null ? address.port : env.PORT;
  await remindAll();
  repeated = [
    repeatedly(HOUR, async (signal) => {
      await planAll();
      await openAll();
      await remindAll();
      await removeAll(signal);
    }),
    repeatedly(MINUTE, async () => {
      await sendAll();
      await notifyAll();
    }),
    ...(disk ? [repeatedly(CHECK_MS, lookAtDisk)] : []),
  ];
  startWatchdog();
  process.stdout.write(banner({ env, port, setupFile, demoAccounts }));
  // A terminal and npm may both forward the same Ctrl-C, so the stop is only started once and not interrupted.
  let stopping: Promise<void> | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void (stopping ??= stop().then(() => process.exit(0))));
}

/** Prepares the database for a start, while the front ends are still being built: `main.ts prepare`. */
async function prepare(): Promise<void> {
  const env = readEnvironment(process.env);
  // A gateway stores no data.
  if (env.PROVIDER_URL) return;
  const { close } = await openDatabase(env);
  await close();
}

await exitOnStartError(process.argv[2] === 'prepare' ? prepare : start);
