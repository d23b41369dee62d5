import { SESSION_MARK, sessionMarks } from '@semestr/core/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from './request-origin.ts';

/** The name of the cookie with the session; existing clients look it up by this name. */
export const SESSION_COOKIE = 'SESSION';

const REMEMBERED_SECONDS = 180 * 24 * 60 * 60;

/**
 * `Secure` only over https, because clients drop a secure cookie that arrives over plain http. A remembered device
 * keeps its cookie when the browser closes.
 */
export const cookieOptions = (request: FastifyRequest, isRemembered = false) => ({
  path: '/api/v1',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isHttps(request.ownOrigin),
  ...(isRemembered && { maxAge: REMEMBERED_SECONDS }),
});

/** Whether the request is from a page of this server; programs and older browsers do not send this header. */
const isOwnPage = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'same-origin';

/**
 * Sets the cookie of a session, which scripts cannot read, and a second one for pages that only indicates that there is
 * a session: browsers delete the storage of a page earlier than its cookies (decision 87).
 */
export function setSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, isRemembered = false }: { token: string; isRemembered?: boolean },
): void {
  const options = cookieOptions(request, isRemembered);
  reply.setCookie(SESSION_COOKIE, token, options);
  if (isOwnPage(request))
    reply.setCookie(SESSION_MARK, sessionMarks[isRemembered ? 'remembered' : 'open'], {
      ...options,
      path: '/',
      httpOnly: false,
    });
}

export function clearSession(request: FastifyRequest, reply: FastifyReply): void {
  const options = cookieOptions(request);
  reply.clearCookie(SESSION_COOKIE, options);
  if (request.cookies[SESSION_MARK] !== undefined)
    reply.clearCookie(SESSION_MARK, { ...options, path: '/', httpOnly: false });
}
