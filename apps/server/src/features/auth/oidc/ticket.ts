import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../../../db/database.ts';
import { seal, unseal } from '../../../domain/sealed.ts';
import { countAttempt } from '../../../domain/sign-in-attempts.ts';
import { tokenHash } from '../../../domain/tokens.ts';
import { cookieOptions } from '../../../http/cookie.ts';

/**
 * Cookie with the state of a sign-in with the identity provider in progress: sealed against reading and forging, and
 * usable once.
 */

const COOKIE = 'OIDC';
const PATH = '/api/v1/auth/oidc';
/** The user is not known yet. */
const SEAL = { purpose: 'oidc', owner: 0 };

const commonFields = {
  /** Makes it usable once; the `state` of the first step. */
  id: z.string(),
  rememberDevice: z.boolean(),
  next: z.nullable(z.string()),
  /** In milliseconds. */
  until: z.number(),
};

/** The browser was redirected to the identity provider. */
const RedirectTicket = z.object({
  ...commonFields,
  step: z.literal('asked'),
  nonce: z.string(),
  verifier: z.string(),
});
/** The browser has returned with a user who still has to enter a code. */
const CodeTicket = z.object({ ...commonFields, step: z.literal('known'), userId: z.int() });
const Ticket = z.discriminatedUnion('step', [RedirectTicket, CodeTicket]);

export type RedirectTicket = z.output<typeof RedirectTicket>;
export type CodeTicket = z.output<typeof CodeTicket>;
export type Ticket = RedirectTicket | CodeTicket;

/** Time limit of each step, in milliseconds. */
const VALIDITY = { asked: 10 * 60_000, known: 5 * 60_000 };

type Unsigned<T extends Ticket> = Omit<T, 'until'>;

/** Sets a browser's ticket, replacing the previous one. */
export async function setTicket(
  db: Database,
  ticket: Unsigned<RedirectTicket> | Unsigned<CodeTicket>,
  { now, request, reply }: { now: Date; request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const validity = VALIDITY[ticket.step];
  const text = JSON.stringify({ ...ticket, until: now.getTime() + validity });
  const sealed = await seal(db, SEAL, new TextEncoder().encode(text));
  reply.setCookie(COOKIE, Buffer.from(sealed).toString('base64url'), {
    ...cookieOptions(request),
    path: PATH,
    maxAge: validity / 1000,
  });
}

/** Returns the ticket of a browser; null when it has none that is authentic and valid. */
export async function ticketFrom(
  db: Database,
  { cookies }: FastifyRequest,
  now: Date,
): Promise<Ticket | null> {
  const cookie = cookies[COOKIE];
  if (!cookie) return null;
  try {
    const text = new TextDecoder().decode(await unseal(db, SEAL, Buffer.from(cookie, 'base64url')));
    const ticket = z.parse(Ticket, JSON.parse(text));
    return ticket.until > now.getTime() ? ticket : null;
  } catch {
    return null;
  }
}

/**
 * Consumes the ticket; returns false when it was already used, with a copy of the cookie. A use is stored like an
 * attempt, which is kept for longer than any ticket is valid.
 */
export async function useTicket(
  db: Database,
  { id }: Ticket,
  { now, request, reply }: { now: Date; request: FastifyRequest; reply: FastifyReply },
): Promise<boolean> {
  reply.clearCookie(COOKIE, { ...cookieOptions(request), path: PATH });
  const { count } = await countAttempt(db, { username: `oidc ${tokenHash(id)}`, client: '', now });
  return count === 1;
}
