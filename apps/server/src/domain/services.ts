import { usualPushServices } from '@semestr/core/push';
import type { ConsoleRole } from '@semestr/core/rights';
import type { Database } from '../db/database.ts';
import type { Brake } from './brake.ts';
import type { HttpServices } from '../http/services.ts';
import type { Streams } from '../http/streams.ts';

/** The identity provider with whose accounts people sign in, by OpenID Connect. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claim that is the login of an account here. */
  loginClaim: string;
  /** What the way in is called; null for the university. */
  name: string | null;
}

/** What the university decides about its portal; `env.ts` reads it. */
export interface Settings {
  /** How long a code holds, in milliseconds. */
  codeValidity: number;
  /** `strict` answers recovery for unknown logins with decoys instead of 404. */
  disclosure: 'open' | 'strict';
  /** Whoever works in the console as one of these is refused its calls until they have a second factor. */
  secondFactorFor: readonly ConsoleRole[];
  /** Where bug reports go; null keeps them in the outbox. */
  supportEmail: string | null;
  /** The console shows codes that wait in the outbox: a demo without a mail server. */
  showsCodes: boolean;
  /** Whether messages of a kind can leave the server; without a gateway they stay in the outbox. */
  gateways: { email: boolean; sms: boolean };
  /** Where employees sign in and recover their passwords instead; null where that is here. */
  employeeAccountUrl: string | null;
  /** The services to which messages for browsers go, as in `core/push.ts`; none sends no such messages. */
  pushServices: readonly string[];
  /** Whom such a service may ask about our messages: `mailto:…` or `https://…`. */
  pushContact: string;
  /** Where clamd listens, which looks for viruses in files; null where there is none. */
  clamd: string | null;
  /** Null where everybody signs in with an account of the portal. */
  oidc: OidcSettings | null;
}

export const defaultSettings: Settings = {
  codeValidity: 90_000,
  disclosure: 'open',
  secondFactorFor: [],
  supportEmail: null,
  showsCodes: false,
  gateways: { email: true, sms: true },
  employeeAccountUrl: null,
  pushServices: usualPushServices,
  pushContact: 'mailto:semestr@localhost',
  clamd: null,
  oidc: null,
};

/** What a feature's routes work with. Time comes from here and nowhere else. */
export interface Services extends HttpServices {
  db: Database;
  settings: Settings;
  /** Slows down whoever asks too often. */
  brake: Brake;
  /** The browsers that listen for notifications of their account. */
  streams: Streams;
  /** Called when the first administrator has been made: the setup token's file is no longer needed. */
  setupDone: () => Promise<void>;
}
