import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../../../db/database.ts';
import { seal, unseal } from '../../../domain/sealed.ts';
import { countAttempt } from '../../../domain/throttle.ts';
import { tokenHash } from '../../../domain/tokens.ts';
import { cookieOptions } from '../../../http/cookie.ts';

/**
 * What a browser keeps of a sign-in with the identity provider while it is under way: sealed, so that it is neither read nor made
 * elsewhere, and good once.
 */

const COOKIE = 'OIDC';
const PATH = '/api/v1/auth/oidc';
/** Whose it is nobody knows yet. */
const SEAL = { purpose: 'oidc', owner: 0 };

const wanted = {
  /** By which it is good once; it is the `state` of the first step. */
  id: z.string(),
  rememberDevice: z.boolean(),
  next: z.nullable(z.string()),
  /** In milliseconds. */
  until: z.number(),
};

/** The browser has gone to the identity provider. */
const Asked = z.object({ ...wanted, step: z.literal('asked'), nonce: z.string(), verifier: z.string() });
/** It has come back with a person, who is asked for a code. */
const Known = z.object({ ...wanted, step: z.literal('known'), userId: z.int() });
const Ticket = z.discriminatedUnion('step', [Asked, Known]);

export type Asked = z.output<typeof Asked>;
export type Known = z.output<typeof Known>;
export type Ticket = Asked | Known;

/** How long each step may take, in milliseconds. */
const VALIDITY = { asked: 10 * 60_000, known: 5 * 60_000 };

type Unsigned<T extends Ticket> = Omit<T, 'until'>;

/** Hands a browser its ticket, in place of the one before. */
export async function giveTicket(
  db: Database,
  ticket: Unsigned<Asked> | Unsigned<Known>,
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

/** The ticket that a browser shows; null where it has none that is ours and still good. */
export async function shownTicket(
  db: Database,
  { cookies }: FastifyRequest,
  now: Date,
): Promise<Ticket | null> {
  const shown = cookies[COOKIE];
  if (!shown) return null;
  try {
    const text = new TextDecoder().decode(await unseal(db, SEAL, Buffer.from(shown, 'base64url')));
    const ticket = z.parse(Ticket, JSON.parse(text));
    return ticket.until > now.getTime() ? ticket : null;
  } catch {
    return null;
  }
}

/**
 * Takes the ticket away; false where it was used before, with a copy of the cookie. A use counts like an attempt, which
 * is remembered for longer than any ticket is good.
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
