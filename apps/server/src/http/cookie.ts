import type { FastifyRequest } from 'fastify';
import { isHttps } from './request-origin.ts';

/** The name of the only cookie; existing clients look it up by this name. */
export const SESSION_COOKIE = 'SESSION';

const REMEMBERED_SECONDS = 180 * 24 * 60 * 60;

/**
 * `Secure` only over https: clients drop a secure cookie that arrives over plain http. A remembered device keeps its
 * cookie when the browser closes.
 */
export const cookieOptions = (request: FastifyRequest, isRemembered = false) => ({
  path: '/api/v1',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isHttps(request.ownOrigin),
  ...(isRemembered && { maxAge: REMEMBERED_SECONDS }),
});
