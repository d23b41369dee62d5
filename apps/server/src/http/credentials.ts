import { API_TOKEN_PREFIX } from '@semestr/core/api-tokens';
import type { FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from './cookie.ts';

/** Credentials of a caller: the token of a session, or an API token. */
export type Credentials = { readonly session: string } | { readonly apiToken: string };

const BEARER = new RegExp(`^bearer +(${API_TOKEN_PREFIX}.*)$`, 'i');

/** Maximum number of sessions that are tried for one request, because each requires a query. */
const MAX_SESSIONS = 4;

/**
 * Returns all sessions in the header: some clients keep an old cookie and send both, `SESSION=old; SESSION=new`, of
 * which the parser returns only one.
 */
const sessionsIn = ({ headers, server }: FastifyRequest): string[] =>
  (headers.cookie ?? '').split(';').flatMap((pair) => server.parseCookie(pair)[SESSION_COOKIE] || []);

/**
 * Returns the credentials of a request, in the order in which they are tried. With an API token the cookie is ignored:
 * otherwise a script running in a browser's session could do more than its token allows. Credentials for a proxy in
 * front of the server, `Basic` or another token, are ignored too.
 */
export function credentialsOf(request: FastifyRequest): readonly Credentials[] {
  const [, apiToken] = BEARER.exec(request.headers.authorization ?? '') ?? [];
  if (apiToken !== undefined) return [{ apiToken }];
  return [...new Set(sessionsIn(request))].slice(0, MAX_SESSIONS).map((session) => ({ session }));
}
