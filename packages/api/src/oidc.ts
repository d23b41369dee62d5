import * as z from 'zod/mini';
import { blockedAccount, SecondFactorCode, wrongCredentials } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { maybe, orElse } from './shapes.ts';
import { SignedIn } from './signed-in.ts';

/**
 * Signing in with the accounts of the university (OpenID Connect): a browser goes to the identity provider, and comes back
 * to `/login/oidc` of the portal with what `finish` takes.
 */

/** A path of our own as browsers write it; neither "//" nor "/\" begins one. */
const OwnPath = z.string().check(z.regex(/^\/(?:[!-.0-[\]-~][!-~]*)?$/, 'format'), z.maxLength(1000));

/** A parameter with which the identity provider sends the browser back; some have codes of two thousand letters. */
const parameter = (longest: number) => maybe(z.string().check(z.maxLength(longest)));

const common = {
  method: 'POST',
  access: 'anyone',
  fallbackReason: 'not-connected',
  isExtension: true,
  whenFull: true,
  sessionOnly: true,
} as const;

export const start = endpoint({
  ...common,
  path: '/api/v1/auth/oidc',
  summary: 'Where to sign in with an account of the university; holds for ten minutes and once',
  body: z.object({ rememberDevice: orElse(z.boolean(), false), next: maybe(OwnPath) }),
  reply: z.object({ redirectUrl: z.string() }),
  refusals: { 404: 'oidc-off', 409: 'oidc-silent', 429: { withTime: 'blocked', plain: 'too-many' } },
  example: { body: { next: '/personal-account/markbook' } },
});

export const finish = endpoint({
  ...common,
  path: '/api/v1/auth/oidc/finish',
  summary: 'Sign in with what came back, or then with a code; the answer sets the SESSION cookie',
  body: z.object({
    code: parameter(4000),
    state: parameter(100),
    iss: parameter(500),
    error: parameter(100),
    /** Alone, once the answer to the others was that it is needed. */
    secondFactor: maybe(SecondFactorCode),
  }),
  maxBytes: 32 * 1024,
  reply: z.extend(SignedIn, {
    rememberDevice: z.boolean(),
    /** Where the person wanted to go. */
    next: z.nullable(z.string()),
  }),
  refusals: {
    401: { named: [...wrongCredentials.named, 'oidc-unknown', 'oidc-refused'], plain: 'oidc-failed' },
    404: 'oidc-off',
    // No 503: our own server is well, which alone a browser would doubt then.
    409: 'oidc-silent',
    423: blockedAccount,
    429: 'too-many',
  },
});
