import * as z from 'zod/mini';
import { blockedAccount, SecondFactorCode, wrongCredentials } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { maybe, orElse } from './shapes.ts';
import { SignedIn } from './signed-in.ts';

/**
 * Signing in with the accounts of the university (OpenID Connect): the browser is redirected to the identity provider,
 * and returns to `/login/oidc` of the portal with the parameters of `finish`.
 */

/** A path on this origin as browsers write it; it does not begin with "//" or "/\". */
const OwnPath = z.string().check(z.regex(/^\/(?:[!-.0-[\]-~][!-~]*)?$/, 'format'), z.maxLength(1000));

/**
 * Defines a parameter with which the identity provider redirects the browser back; some have codes of two thousand
 * characters.
 */
const parameter = (longest: number) => maybe(z.string().check(z.maxLength(longest)));

const common = {
  method: 'POST',
  access: 'anyone',
  fallbackReason: 'not-connected',
  isExtension: true,
  allowOnFullDisk: true,
  sessionOnly: true,
} as const;

export const start = endpoint({
  ...common,
  path: '/api/v1/auth/oidc',
  summary: 'Get the address for signing in with a university account; valid once, for ten minutes',
  body: z.object({ rememberDevice: orElse(z.boolean(), false), next: maybe(OwnPath) }),
  reply: z.object({ redirectUrl: z.string() }),
  refusals: { 404: 'oidc-off', 409: 'oidc-silent', 429: { withTime: 'blocked', plain: 'too-many' } },
  example: { body: { next: '/personal-account/markbook' } },
});

export const finish = endpoint({
  ...common,
  path: '/api/v1/auth/oidc/finish',
  summary:
    'Sign in with the response of the university, and a code if required; the answer sets the SESSION cookie',
  body: z.object({
    code: parameter(4000),
    state: parameter(100),
    iss: parameter(500),
    error: parameter(100),
    /** Sent alone, after the first response required it. */
    secondFactor: maybe(SecondFactorCode),
  }),
  maxBytes: 32 * 1024,
  reply: z.extend(SignedIn, {
    rememberDevice: z.boolean(),
    /** The page that the user requested. */
    next: z.nullable(z.string()),
  }),
  refusals: {
    401: { named: [...wrongCredentials.named, 'oidc-unknown', 'oidc-refused'], plain: 'oidc-failed' },
    404: 'oidc-off',
    // Not 503: this server works, and a browser would take a 503 as its failure.
    409: 'oidc-silent',
    423: blockedAccount,
    429: 'too-many',
  },
});
