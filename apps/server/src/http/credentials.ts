import { API_TOKEN_PREFIX } from '@semestr/core/api-tokens';
import type { FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from './cookie.ts';

/** Credentials of a caller: the token of a session, or an API token. */
export type Credentials = { readonly session: string } | { readonly apiToken: string };

const BEARER = new RegExp(`^bearer +(${API_TOKEN_PREFIX}.*)$`, 'i');

/**
 * Returns the credentials of a request; null when there are none. With an API token the cookie is ignored: otherwise a
 * script running in a browser's session could do more than its token allows. Credentials for a proxy in front of the
 * server, `Basic` or another token, are ignored too.
 */
export function credentialsOf({ headers, cookies }: FastifyRequest): Credentials | null {
  const [, apiToken] = BEARER.exec(headers.authorization ?? '') ?? [];
  if (apiToken !== undefined) return { apiToken };
  const session = cookies[SESSION_COOKIE];
  return session ? { session } : null;
}
