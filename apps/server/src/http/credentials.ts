import { API_TOKEN_PREFIX } from '@semestr/core/api-tokens';
import type { FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from './cookie.ts';

/** By what a caller proves who they are: the token of a session, or an API token. */
export type Credentials = { readonly session: string } | { readonly apiToken: string };

const BEARER = new RegExp(`^bearer +(${API_TOKEN_PREFIX}.*)$`, 'i');

/**
 * What a request shows of its caller; null where it shows nothing. Beside an API token a cookie does not count: a script
 * that runs in a browser's session would do more than its token may. What a proxy in front of us wants to have shown,
 * `Basic` or a token of its own, is none of ours.
 */
export function credentialsOf({ headers, cookies }: FastifyRequest): Credentials | null {
  const [, apiToken] = BEARER.exec(headers.authorization ?? '') ?? [];
  if (apiToken !== undefined) return { apiToken };
  const session = cookies[SESSION_COOKIE];
  return session ? { session } : null;
}
