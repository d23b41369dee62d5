import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { backupHead, everything, fillFolder, temporaryFolder } from '../../../test/backups.ts';
import { startClamd } from '../../../test/clamd.ts';
import { startIdentityProvider } from '../../../test/identity-provider.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { restoreInto } from '../../../test/releases.ts';
import { NOW } from '../../../test/server.ts';
import { lockFolder } from '../../db/lock.ts';
import { findEmbedded } from '../../db/open.ts';
import { withOpenDatabase } from '../source.ts';
import { examine } from './doctor.ts';
import type { CheckName, Finding, Means } from './findings.ts';

const path = temporaryFolder();
const closes: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});

/**
 * Starts a server that responds with this status, with the clock of the tests or one that is off by the given seconds.
 */
async function startAnswering(status: number, seconds = 0): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('date', new Date(Date.parse(NOW) + seconds * 1000).toUTCString());
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closes.push(() => new Promise((done) => server.close(done)));
  // A server that listens on TCP has an address with a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const look = (
  variables: Record<string, string>,
  {
    backups = null,
    means = {},
    language = 'en',
  }: { backups?: string | null; means?: Partial<Means>; language?: 'ru' | 'en' } = {},
): Promise<Finding[]> =>
  examine({
    variables: { DATA_DIR: path('data'), DEMO: 'off', ...variables },
    language,
    now: () => new Date(NOW),
    backups,
    means,
  });

const of = (found: readonly Finding[], check: CheckName): Finding | undefined =>
  found.find((one) => one.check === check);
const healthsOf = (found: readonly Finding[]): Record<string, string> =>
  Object.fromEntries(found.map(({ check, health }) => [check, health]));

/** Changes the database in the data folder with SQL statements. */
async function changeIn(folder: string, statement: string): Promise<void> {
  await withOpenDatabase(await findEmbedded(folder), (db) => db.execute(statement).execute());
}
const change = (statement: string, folder = 'data'): Promise<void> => changeIn(path(folder), statement);

let healthy: string;
beforeAll(async () => {
  healthy = join(await mkdtemp(join(tmpdir(), 'semestr-doctor-')), 'data');
  await fillFolder(healthy, true);
  // Data that only an administrator enters.
  await changeIn(
    healthy,
    `with gone as (delete from outbox),
      day as (insert into holidays (day, month, year, name) values (11, 5, 2027, 'Радуница') on conflict do nothing)
    insert into second_factors (user_id, secret, begun_at, since) select id, '', now(), now() from users where role = 'admin'`,
  );
});
afterAll(() => rm(join(healthy, '..'), { recursive: true }));

/** Creates a copy of the demo university without any problems. */
async function heal(): Promise<Record<string, string>> {
  await cp(healthy, path('data'), { recursive: true });
  await mkdir(path('data/backups'));
  const backup = path('data/backups/semestr-2026-11-20T0300.backup');
  await writeFile(backup, backupHead(NOW));
  const mail = await startMailServer();
  closes.push(mail.close);
  return {
    SMTP_URL: mail.url,
    SMS_URL: await startAnswering(404),
    MAIL_FROM: 'Portal <portal@example.by>',
    PUBLIC_URL: await startAnswering(200),
  };
}

describe('doctor', () => {
  it('doctor: reports no problems in a healthy installation, and changes nothing', async () => {
    const variables = await heal();
    const before = await withOpenDatabase(await findEmbedded(path('data')), everything);
    const found = await look(variables);
    expect(found.filter(({ health }) => health !== 'ok')).toEqual([]);
    expect(found.map(({ check }) => check)).toEqual([
      'settings',
      'versions',
      'clock',
      'address',
      'database',
      'migrations',
      'mail',
      'sms',
      'push',
      'outbox',
      'disk',
      'keys',
      'administrators',
      'calendar',
      'backups',
    ]);
    expect(await withOpenDatabase(await findEmbedded(path('data')), everything)).toEqual(before);
  });

  it('doctor: checks a configured virus scanner', async () => {
    const clamd = await startClamd();
    const variables = { ...(await heal()), CLAMD: clamd.place };
    expect(of(await look(variables), 'scanner')).toMatchObject({
      health: 'ok',
      sentence: `The virus scanner at ${clamd.place} answers.`,
    });
    await clamd.close();
    expect(of(await look(variables), 'scanner')).toMatchObject({
      health: 'bad',
      advice: 'Start clamd, or correct CLAMD.',
    });
  });

  it('doctor: rejects an address with an untrusted certificate', async () => {
    const server = await startMailServer({ isSecure: true });
    closes.push(server.close);
    const found = await look({ ...(await heal()), PUBLIC_URL: server.url.replace('smtps:', 'https:') });
    expect(of(found, 'address')).toMatchObject({ health: 'look', sentence: expect.stringContaining('CERT') });
  });

  it('doctor: checks a configured identity provider', async () => {
    const provider = await startIdentityProvider();
    provider.returnTo('https://portal.example/login/oidc');
    const { issuer, clientId, clientSecret } = provider.settings;
    const variables = {
      ...(await heal()),
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
    };
    expect(of(await look(variables), 'oidc')).toMatchObject({ health: 'ok' });
    expect(of(await look({ ...variables, OIDC_ISSUER: `${issuer}/other` }), 'oidc')).toMatchObject({
      health: 'bad',
      sentence: expect.stringContaining('answers with 404'),
    });
    await provider.close();
    expect(of(await look(variables), 'oidc')).toMatchObject({
      health: 'bad',
      sentence: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('doctor: reports each problem around an installation separately', async () => {
    await heal();
    const found = await look(
      {
        SMTP_URL: 'smtp://127.0.0.1:1',
        SMS_URL: await startAnswering(503),
        PUBLIC_URL: await startAnswering(200, -90),
      },
      { means: { freeIn: () => Promise.resolve(100 * 1024 ** 2), node: '22.4.0' } },
    );
    expect(healthsOf(found)).toMatchObject({
      versions: 'look',
      clock: 'bad',
      mail: 'bad',
      sms: 'look',
      push: 'look',
      disk: 'bad',
      database: 'ok',
    });
    expect(of(found, 'clock')?.sentence).toMatch(
      /^The clocks differ: 89\.\d s from that of 127\.0\.0\.1:\d+\.$/,
    );
    expect(of(found, 'mail')).toMatchObject({
      sentence: expect.stringMatching(/^The mail server 127\.0\.0\.1:1 does not accept mail: .*ECONNREFUSED/),
      advice: expect.stringMatching(/^Check SMTP_URL/),
    });
    expect(of(found, 'disk')?.sentence).toContain('100\u00a0MB');
  });

  it('doctor: reports problems in the database', async () => {
    await heal();
    await change(`with away as (update users set block = 'for-good' where role = 'admin'), no_term as (delete from terms),
        no_secret as (update meta set secret = '')
      insert into outbox (channel, recipient, subject, state, created_at, next_at) values
        ('email', 'a@example.by', '', 'waiting', timestamptz '${NOW}' - interval '3 hours', timestamptz '${NOW}' - interval '3 hours'),
        ('email', 'b@example.by', '', 'failed', now(), now())`);
    const found = await look({ SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(healthsOf(found)).toMatchObject({
      outbox: 'look',
      keys: 'bad',
      administrators: 'bad',
      calendar: 'look',
    });
    expect(of(found, 'outbox')?.sentence).toBe(
      'Messages waiting: 1, failed: 1; the oldest due one has been waiting for 3\u00a0h.',
    );
    expect(of(found, 'calendar')?.sentence).toBe(
      'Not entered for 2026/2027: the autumn term and the spring term.',
    );
  });
});

describe('database', () => {
  it('doctor: reports a missing database, and does not create it', async () => {
    const found = await look({});
    expect(healthsOf(found)).toMatchObject({ database: 'look', disk: 'ok' });
    expect(found.some(({ check }) => check === 'migrations')).toBe(false);
    expect(of(await look({}), 'database')?.sentence).toBe(`There is no database in ${path('data')} yet.`);
  });

  it('doctor: reports a database readable by other users as bad, before the free space', async () => {
    await mkdir(path('data'));
    await chmod(path('data'), 0o750);
    expect(of(await look({}), 'disk')).toMatchObject({
      health: 'bad',
      sentence: expect.stringContaining(`can read the folder ${path('data')}`),
      advice: expect.stringContaining('chmod 700'),
    });
  });

  it('doctor: skips the content of a database that is not fully migrated', async () => {
    await mkdir(path('data'));
    await restoreInto(path('data'), '0.2.0', 'select 1');
    const found = await look({});
    expect(of(found, 'migrations')).toMatchObject({
      health: 'look',
      sentence: expect.stringMatching(
        /^The database is older than this Semestr: 0002_calls instead of \w+\.$/,
      ),
    });
    expect(of(found, 'unseen')?.sentence).toContain('outbox, keys, administrators and academic year');
  });

  it('doctor: reports a database that is newer, or between two releases', async () => {
    await fillFolder(path('data'), false);
    await change(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('ab', 9795176105336)`);
    expect(of(await look({}), 'migrations')).toMatchObject({
      health: 'bad',
      sentence: expect.stringMatching(/^The database was migrated by a newer Semestr/),
    });
    const russian = await look({}, { language: 'ru' });
    expect(of(russian, 'migrations')?.sentence).toMatch(/^Базу данных уже обновил более новый «Семестр»/);
  });

  it('doctor: reports a database that cannot be opened', async () => {
    await mkdir(path('data/pglite'), { recursive: true });
    await writeFile(path('data/pglite/PG_VERSION'), '12');
    expect(of(await look({}), 'database')).toMatchObject({
      health: 'bad',
      sentence: expect.stringMatching(/^The database in \S+ cannot be opened: /),
    });
  });

  it('doctor: checks a database in use through its server', async () => {
    await fillFolder(path('data'), false);
    const unlock = lockFolder(path('data'));
    try {
      const { port } = new URL(await startAnswering(200));
      const well = await look({ PORT: port });
      expect(of(well, 'database')).toMatchObject({
        health: 'ok',
        sentence: `A server uses the embedded database in ${path('data')} and answers at http://127.0.0.1:${port}.`,
      });
      expect(of(well, 'unseen')).toMatchObject({ health: 'look' });
      const { port: ill } = new URL(await startAnswering(503));
      expect(of(await look({ PORT: ill }), 'database')).toMatchObject({ health: 'bad' });
      expect(of(await look({ PORT: '1' }), 'database')).toMatchObject({ health: 'look' });
    } finally {
      unlock();
    }
  });
});

describe('settings', () => {
  it('doctor: reports only the settings when they cannot be parsed, in both languages', async () => {
    const found = await look({ SMTP_URL: 'mail.example' });
    expect(healthsOf(found)).toEqual({ settings: 'bad', versions: 'ok' });
    const russian = await look({ SMTP_URL: 'mail.example' }, { language: 'ru' });
    expect(russian[0]?.sentence).toBe('SMTP_URL: нужен адрес, который начинается с smtp:// или smtps://.');
  });

  it('doctor: reports an unknown time zone', async () => {
    const found = await look({}, { means: { zone: 'Europe/Nowhere' } });
    expect(of(found, 'clock')).toMatchObject({ health: 'look' });
    expect(of(await look({}, { means: { zone: 'Europe/Minsk' } }), 'clock')).toMatchObject({ health: 'ok' });
  });

  it('doctor: checks nothing else in gateway mode', async () => {
    const provider = await startAnswering(404);
    expect(healthsOf(await look({ PROVIDER_URL: provider }))).toEqual({
      settings: 'ok',
      versions: 'ok',
      clock: 'ok',
      address: 'look',
      provider: 'ok',
    });
    expect(healthsOf(await look({ PROVIDER_URL: 'http://127.0.0.1:1' }))).toMatchObject({ provider: 'bad' });
  });
});
