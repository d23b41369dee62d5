import { resolve } from 'node:path';
import { defaultPushServices } from '@semestr/core/push';
import { consoleRoles } from '@semestr/core/rights';
import { translator } from '@semestr/core/texts';
import * as z from 'zod/mini';
import { isTrustSetting } from './proxies.ts';
import { StartError } from './error.ts';
import { type StartTranslate, startTexts } from './texts.ts';

type Sentence = (t: StartTranslate) => string;

/** Translated rules for settings, by their English text, because a schema's issue can only contain a text. */
const rules = new Map<string, Sentence>();

function must(sentence: Sentence): string {
  const text = sentence(translator(startTexts, 'en'));
  rules.set(text, sentence);
  return text;
}

const url = (protocols: string[]) =>
  z.string().check(
    z.refine(
      (text) => {
        const parsed = URL.parse(text);
        return parsed !== null && protocols.includes(parsed.protocol);
      },
      must((t) =>
        t('settings.url', {
          protocols: protocols.map((protocol) => `${protocol}//`).join(` ${t('settings.or')} `),
        }),
      ),
    ),
  );

const atLeast = (bound: number) =>
  z.gte(
    bound,
    must((t) => t('settings.least', { bound })),
  );
const atMost = (bound: number) =>
  z.lte(
    bound,
    must((t) => t('settings.most', { bound })),
  );

const whole = (min: number, max: number) =>
  z.pipe(
    z.string().check(
      z.regex(
        /^\d+$/,
        must((t) => t('settings.whole')),
      ),
    ),
    z.pipe(z.transform(Number), z.number().check(atLeast(min), atMost(max))),
  );

const scale = z.pipe(
  z.string().check(
    z.regex(
      /^\d+(\.\d+)?$/,
      must((t) => t('settings.number')),
    ),
  ),
  z.pipe(z.transform(Number), z.number().check(atLeast(0.05), atMost(20))),
);

/** Connections to another machine must be encrypted. */
function isIssuer(text: string): boolean {
  const { protocol, hostname = '' } = URL.parse(text) ?? {};
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isHere);
}

/** Number of days for which data are kept; 0 is forever. */
const days = (usual: number) => z._default(whole(0, 36_500), usual);

/** Console roles, separated by commas; `required` is all of them, `optional` none. */
const roles = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => {
      if (text === 'optional') return [];
      return text === 'required' ? [...consoleRoles] : text.split(',').map((role) => role.trim());
    }),
  ),
  z.array(
    z.enum(
      consoleRoles,
      must((t) => t('settings.factor', { roles: consoleRoles.join(', ') })),
    ),
  ),
);

/** Origins, separated by commas; `off` is none. A host may begin with `*.`. */
const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => (text === 'off' ? [] : text.split(',').map((origin) => origin.trim()))),
  ),
  z.array(
    z.string().check(
      z.regex(
        /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/,
        must((t) => t('settings.origins')),
      ),
    ),
  ),
);

const flag = z.pipe(
  z.enum(
    ['1', '0', 'true', 'false', 'on', 'off'],
    must((t) => t('settings.flag')),
  ),
  z.transform((text) => ['1', 'true', 'on'].includes(text)),
);

/** All settings of the server, as documented in `docs/configuration.md`. */
const Environment = z.object({
  PORT: z._default(whole(0, 65_535), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** The public address of the server, used in links; by default it is taken from each request. */
  PUBLIC_URL: z.optional(url(['http:', 'https:'])),
  /** The trusted proxies; by default those on this machine. */
  TRUST_PROXY: z.optional(
    z.string().check(
      z.refine(
        isTrustSetting,
        must((t) => t('settings.trust')),
      ),
    ),
  ),
  /** Folder of the embedded database and the setup token. */
  DATA_DIR: z._default(z.string(), '.data'),
  /** A PostgreSQL server instead of the embedded database. */
  DATABASE_URL: z.optional(url(['postgres:', 'postgresql:'])),
  /** Gateway mode: forward /api/v1 to this provider and store no data. */
  PROVIDER_URL: z.optional(url(['http:', 'https:'])),
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'])),
  SMS_URL: z.optional(url(['http:', 'https:'])),
  /** The sender of e-mails. */
  MAIL_FROM: z._default(
    z.string().check(
      z.regex(
        /@/,
        must((t) => t('settings.email')),
      ),
    ),
    'Semestr <semestr@localhost>',
  ),
  /** Address for bug reports. */
  SUPPORT_EMAIL: z.optional(
    z.string().check(
      z.regex(
        /^[^@\s]+@[^@\s]+$/,
        must((t) => t('settings.email')),
      ),
    ),
  ),
  /** Seconds for which a confirmation code is valid. */
  CODE_VALIDITY: z._default(whole(30, 3600), 90),
  /** Disclosure of unknown usernames in recovery: `open` responds with 404, `strict` with decoys. */
  RECOVERY_DISCLOSURE: z._default(
    z.enum(
      ['open', 'strict'],
      must((t) => t('settings.disclosure')),
    ),
    'open',
  ),
  /** Roles that require a second factor in the console. */
  ADMIN_SECOND_FACTOR: z._default(roles, []),
  /** External page where employees sign in and recover their passwords. */
  EMPLOYEE_ACCOUNT_URL: z.optional(url(['https:', 'http:'])),
  /** The OpenID Connect identity provider with whose accounts users sign in; http is only allowed on this machine. */
  OIDC_ISSUER: z.optional(
    z.string().check(
      z.refine(
        isIssuer,
        must((t) => t('settings.issuer')),
      ),
    ),
  ),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  /** The claim that contains the username. */
  OIDC_LOGIN_CLAIM: z._default(z.string(), 'preferred_username'),
  /** Label of the sign-in button. */
  OIDC_NAME: z.optional(z.string()),
  /** Address of clamd, which scans uploads for viruses: "host:port", or the path of a socket. */
  CLAMD: z.optional(
    z.string().check(
      z.regex(
        /^(?:\/.+|(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5})$/i,
        must((t) => t('settings.clamd')),
      ),
    ),
  ),
  /** The allowed push services of browsers. */
  PUSH_SERVICES: z._default(origins, [...defaultPushServices]),
  /** Whether to create and advertise the demo university. */
  DEMO: z.optional(flag),
  /** 1 is the default size; 8 has 12,000 students. */
  DEMO_SCALE: z._default(scale, 1),
  /** Requests that one client may send per minute; 0 is unlimited. */
  RATE_LIMIT: z._default(whole(0, 1_000_000), 3000),
  /** Sent messages with their texts. */
  RETENTION_OUTBOX_DAYS: days(90),
  /** The files of sent messages. */
  RETENTION_ATTACHMENTS_DAYS: days(30),
  RETENTION_AUDIT_DAYS: days(1095),
  RETENTION_REPORTS_DAYS: days(365),
  RETENTION_NOTIFICATIONS_DAYS: days(365),
  /** Expired sessions. */
  RETENTION_SESSIONS_DAYS: days(1),
  /** Replies to requests with an `Idempotency-Key`; they are replayed for a day. */
  RETENTION_KEYS_DAYS: days(1),
  /** The cells of imported tables. */
  RETENTION_IMPORTS_DAYS: days(30),
  /** Bearer token with which other machines may read `/metrics`. */
  METRICS_TOKEN: z.optional(
    z.string().check(
      z.minLength(
        16,
        must((t) => t('settings.characters')),
      ),
    ),
  ),
  LOG_LEVEL: z._default(
    z.enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      must((t) => t('settings.level')),
    ),
    'warn',
  ),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(Environment.shape);

export type Environment = Omit<z.output<typeof Environment>, 'DEMO'> & { DEMO: boolean };

/** Lists the missing settings that the sign-in with an identity provider needs. */
const missingFor = ({ OIDC_ISSUER, PUBLIC_URL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Partial<Environment>) =>
  OIDC_ISSUER === undefined
    ? []
    : Object.entries({ PUBLIC_URL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }).flatMap(([name, value]) =>
        value === undefined ? [name] : [],
      );

/** Parses the settings; an empty variable counts as missing, an invalid one stops the start with a sentence. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const values = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = z.safeParse(Environment, values);
  if (!parsed.success) {
    const { path = [], message = '' } = parsed.error.issues[0] ?? {};
    const rule = rules.get(message) ?? (() => message);
    throw new StartError((t) => t('settings.wrong', { name: path.join('.'), what: rule(t) }));
  }
  const { DATA_DIR, DEMO, ...rest } = parsed.data;
  const missing = missingFor(rest);
  if (missing.length > 0) throw new StartError((t) => t('settings.oidc', { names: missing.join(', ') }));
  return {
    ...rest,
    // A relative folder is resolved from the user's working directory, which npm stores.
    DATA_DIR: resolve(variables['INIT_CWD'] ?? '.', DATA_DIR),
    DEMO: DEMO ?? (rest.DATABASE_URL === undefined && rest.PROVIDER_URL === undefined),
  };
}

/** Returns the number of days for which data are kept. */
export const retentionOf = (env: Environment) => ({
  outbox: env.RETENTION_OUTBOX_DAYS,
  attachments: env.RETENTION_ATTACHMENTS_DAYS,
  audit: env.RETENTION_AUDIT_DAYS,
  reports: env.RETENTION_REPORTS_DAYS,
  notifications: env.RETENTION_NOTIFICATIONS_DAYS,
  sessions: env.RETENTION_SESSIONS_DAYS,
  keys: env.RETENTION_KEYS_DAYS,
  imports: env.RETENTION_IMPORTS_DAYS,
});

/** Returns the contact for browser push services. */
export function pushContactOf({ PUBLIC_URL, SUPPORT_EMAIL, MAIL_FROM }: Environment): string {
  if (PUBLIC_URL?.startsWith('https:')) return PUBLIC_URL;
  const [sender = MAIL_FROM] = /[^\s<]+@[^\s>]+/.exec(MAIL_FROM) ?? [];
  return `mailto:${SUPPORT_EMAIL ?? sender}`;
}

/** Returns the identity provider with whose accounts users sign in; null when there is none. */
export const oidcOf = (env: Environment) =>
  env.OIDC_ISSUER === undefined || env.OIDC_CLIENT_ID === undefined || env.OIDC_CLIENT_SECRET === undefined
    ? null
    : {
        issuer: env.OIDC_ISSUER,
        clientId: env.OIDC_CLIENT_ID,
        clientSecret: env.OIDC_CLIENT_SECRET,
        loginClaim: env.OIDC_LOGIN_CLAIM,
        name: env.OIDC_NAME ?? null,
      };
