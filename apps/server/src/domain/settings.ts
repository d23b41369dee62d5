import { defaultPushServices } from '@semestr/core/push';
import type { ConsoleRole } from '@semestr/core/rights';

/** The OpenID Connect identity provider with whose accounts users sign in. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claim that contains the username. */
  loginClaim: string;
  /** Label of the sign-in button; null for the university. */
  name: string | null;
}

/** Settings of the university's portal; read by `env.ts`. */
export interface Settings {
  /** Validity of a code, in milliseconds. */
  codeValidity: number;
  /** `strict` responds to recovery for unknown usernames with decoys instead of 404. */
  disclosure: 'open' | 'strict';
  /** Console roles that require a second factor: their calls are rejected until one is set up. */
  secondFactorFor: readonly ConsoleRole[];
  /** Address for bug reports; null keeps them in the outbox. */
  supportEmail: string | null;
  /** Whether the console shows pending codes of the outbox, for a demo without a mail server. */
  showsCodes: boolean;
  /** Whether each type of message can be sent; without a gateway they stay in the outbox. */
  gateways: { email: boolean; sms: boolean };
  /** External page where employees sign in and recover their passwords; null when the portal does this. */
  employeeAccountUrl: string | null;
  /**
   * The allowed push services for messages to browsers, as in `core/push.ts`; when empty, no such messages are sent.
   */
  pushServices: readonly string[];
  /** Contact for a push service's questions about the messages: `mailto:…` or `https://…`. */
  pushContact: string;
  /** Address of clamd, which scans files for viruses; null when there is none. */
  clamd: string | null;
  /** Null when all users sign in with an account of the portal. */
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
  pushServices: defaultPushServices,
  pushContact: 'mailto:semestr@localhost',
  clamd: null,
  oidc: null,
};
