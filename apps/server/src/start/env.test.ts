import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defaultPushServices } from '@semestr/core/push';
import { describe, expect, it } from 'vitest';
import { oidcOf, pushContactOf, readEnvironment, settingNames } from './env.ts';
import { StartError } from './error.ts';

const refusal = (variables: Record<string, string>): string => {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return 'accepted';
};

const russian = (start: () => unknown): string => {
  try {
    start();
  } catch (error) {
    if (error instanceof StartError) return error.in('ru');
    throw error;
  }
  return 'accepted';
};

describe('invalid setting', () => {
  it.each([
    ['PORT', 'http', 'PORT must be a whole number.'],
    ['PORT', '-1', 'PORT must be a whole number.'],
    ['PORT', '65536', 'PORT must be at most 65535.'],
    ['DATABASE_URL', 'localhost', 'DATABASE_URL must be a URL starting with postgres:// or postgresql://.'],
    [
      'DATABASE_URL',
      'mysql://localhost/a',
      'DATABASE_URL must be a URL starting with postgres:// or postgresql://.',
    ],
    ['PROVIDER_URL', 'provider.example', 'PROVIDER_URL must be a URL starting with http:// or https://.'],
    ['SMTP_URL', 'http://mail.example', 'SMTP_URL must be a URL starting with smtp:// or smtps://.'],
    ['SMS_URL', 'ftp://sms.example', 'SMS_URL must be a URL starting with http:// or https://.'],
    ['DEMO', 'yes', 'DEMO must be on or off.'],
    ['DEMO_SCALE', 'big', 'DEMO_SCALE must be a number.'],
    ['DEMO_SCALE', '0.01', 'DEMO_SCALE must be at least 0.05.'],
    ['DEMO_SCALE', '21', 'DEMO_SCALE must be at most 20.'],
    ['RETENTION_AUDIT_DAYS', 'forever', 'RETENTION_AUDIT_DAYS must be a whole number.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be a level from silent to trace.'],
  ])('settings: rejects a start with one sentence that names the setting: %s=%s', (name, value, sentence) => {
    expect(refusal({ [name]: value })).toBe(sentence);
  });
});

describe('settings', () => {
  it.each(['clamd:3310', '10.0.0.7:3310', '[::1]:3310', '/run/clamav/clamd.ctl'])(
    'settings: accepts a virus scanner: %s',
    (place) => expect(readEnvironment({ CLAMD: place }).CLAMD).toBe(place),
  );

  it.each(['clamd', 'http://clamd:3310', 'run/clamd.ctl'])(
    'settings: rejects %s as a virus scanner',
    (place) => expect(() => readEnvironment({ CLAMD: place })).toThrow(/CLAMD.* must be host:port/),
  );

  const oidc = {
    PUBLIC_URL: 'https://portal.example',
    OIDC_ISSUER: 'https://login.example/realms/university',
    OIDC_CLIENT_ID: 'semestr',
    OIDC_CLIENT_SECRET: 'secret',
  };

  it('settings: reads an identity provider with all settings of its sign-in', () => {
    expect(oidcOf(readEnvironment(oidc))).toEqual({
      issuer: oidc.OIDC_ISSUER,
      clientId: 'semestr',
      clientSecret: 'secret',
      loginClaim: 'preferred_username',
      name: null,
    });
    expect(oidcOf(readEnvironment({ ...oidc, OIDC_LOGIN_CLAIM: 'uid', OIDC_NAME: 'БГУ' }))).toMatchObject({
      loginClaim: 'uid',
      name: 'БГУ',
    });
    expect(oidcOf(readEnvironment({ PUBLIC_URL: oidc.PUBLIC_URL }))).toBeNull();
  });

  it.each(['PUBLIC_URL', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])(
    'settings: rejects an identity provider without %s, in both languages',
    (name) => {
      const without = () => readEnvironment({ ...oidc, [name]: '' });
      expect(without).toThrow(`OIDC_ISSUER also needs ${name}.`);
      expect(russian(without)).toBe(`Для OIDC_ISSUER задайте и ${name}.`);
    },
  );

  it.each(['http://127.0.0.1:8080', 'http://localhost/realm'])(
    'settings: accepts a local identity provider without TLS: %s',
    (OIDC_ISSUER) => expect(readEnvironment({ ...oidc, OIDC_ISSUER }).OIDC_ISSUER).toBe(OIDC_ISSUER),
  );

  it.each(['login.example', 'http://login.example', 'http://localhost.example', 'ftp://login.example'])(
    'settings: rejects %s as an identity provider',
    (OIDC_ISSUER) =>
      expect(refusal({ ...oidc, OIDC_ISSUER })).toBe(
        'OIDC_ISSUER must be a URL starting with https://, or with http:// on this machine.',
      ),
  );

  it('settings: have defaults, and an empty value counts as missing', () => {
    const defaults = {
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: resolve('.data'),
      DEMO: true,
      DEMO_SCALE: 1,
      LOG_LEVEL: 'warn',
      CODE_VALIDITY: 90,
      OIDC_LOGIN_CLAIM: 'preferred_username',
      MAIL_FROM: 'Semestr <semestr@localhost>',
      PUSH_SERVICES: [...defaultPushServices],
      RATE_LIMIT: 3000,
      RECOVERY_DISCLOSURE: 'open',
      ADMIN_SECOND_FACTOR: [],
      RETENTION_ATTACHMENTS_DAYS: 30,
      RETENTION_AUDIT_DAYS: 1095,
      RETENTION_IMPORTS_DAYS: 30,
      RETENTION_KEYS_DAYS: 1,
      RETENTION_NOTIFICATIONS_DAYS: 365,
      RETENTION_OUTBOX_DAYS: 90,
      RETENTION_REPORTS_DAYS: 365,
      RETENTION_SESSIONS_DAYS: 1,
    };
    expect(readEnvironment({})).toEqual(defaults);
    const names = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'DATABASE_URL',
      'PROVIDER_URL',
      'SMTP_URL',
      'SMS_URL',
      'DEMO',
      'DEMO_SCALE',
    ];
    expect(readEnvironment(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(defaults);
  });

  it.each([
    [{}, true],
    [{ DATABASE_URL: 'postgres://localhost/semestr' }, false],
    [{ PROVIDER_URL: 'https://provider.example' }, false],
    [{ DATABASE_URL: 'postgres://localhost/semestr', DEMO: 'on' }, true],
    [{ DEMO: 'off' }, false],
    [{ DEMO: '0' }, false],
    [{ DEMO: 'true' }, true],
  ])('settings: %j: the demo university is %s', (variables, isOn) => {
    expect(readEnvironment(variables).DEMO).toBe(isOn);
  });

  it('settings: resolves a relative data folder from the user’s working directory, and keeps an absolute one', () => {
    expect(readEnvironment({ DATA_DIR: 'data', INIT_CWD: '/home/somebody' }).DATA_DIR).toBe(
      '/home/somebody/data',
    );
    expect(readEnvironment({ INIT_CWD: '/home/somebody' }).DATA_DIR).toBe('/home/somebody/.data');
    expect(readEnvironment({ DATA_DIR: '/srv/data', INIT_CWD: '/home/somebody' }).DATA_DIR).toBe('/srv/data');
  });

  it('settings: parses numbers', () => {
    expect(readEnvironment({ PORT: '0', DEMO_SCALE: '0.5' })).toMatchObject({ PORT: 0, DEMO_SCALE: 0.5 });
  });

  it.each(['none', '1', '9', 'loopback', '10.0.0.1', '10.0.0.0/8, fd00::/8,uniquelocal', '::1'])(
    'settings: accepts trusted proxies: %s',
    (TRUST_PROXY) => {
      expect(readEnvironment({ TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY);
    },
  );

  it.each([
    'all',
    'true',
    '*',
    '0',
    '10',
    '-1',
    '10.0.0.256',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/8/8',
    'proxy.example',
    'none, loopback',
    '10.0.0.1,',
  ])('settings: rejects %s as trusted proxies, in both languages', (TRUST_PROXY) => {
    const refused = () => readEnvironment({ TRUST_PROXY });
    expect(refused).toThrow(/^TRUST_PROXY must be none, a number of proxies/);
    expect(russian(refused)).toMatch(/^TRUST_PROXY: нужно none, число прокси/);
  });

  it.each([
    ['off', []],
    ['https://push.example', ['https://push.example']],
    ['https://*.push.example, http://127.0.0.1:8080', ['https://*.push.example', 'http://127.0.0.1:8080']],
  ])('settings: accepts push services: %s', (text, services) => {
    expect(readEnvironment({ PUSH_SERVICES: text }).PUSH_SERVICES).toEqual(services);
  });

  it.each(['push.example', 'https://push.example/send', 'https://*', 'ftp://push.example'])(
    'settings: rejects %s as a push service',
    (text) => {
      expect(() => readEnvironment({ PUSH_SERVICES: text })).toThrow(/PUSH_SERVICES.* must be origins/);
    },
  );

  it.each([
    [{}, 'mailto:semestr@localhost'],
    [{ MAIL_FROM: 'Portal <portal@example.by>' }, 'mailto:portal@example.by'],
    [{ SUPPORT_EMAIL: 'help@example.by' }, 'mailto:help@example.by'],
    [
      { SUPPORT_EMAIL: 'help@example.by', PUBLIC_URL: 'https://portal.example.by' },
      'https://portal.example.by',
    ],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'mailto:semestr@localhost'],
  ])('settings: %j: the push contact is %s', (variables, contact) => {
    expect(pushContactOf(readEnvironment(variables))).toBe(contact);
  });
});

it('settings: docs/configuration.md describes each of them', () => {
  const rows = readFileSync(resolve(import.meta.dirname, '../../../../docs/configuration.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const documented = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(new Set(documented)).toEqual(new Set(settingNames));
});
