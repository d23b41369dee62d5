import * as calls from '@semestr/api/recovery';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sweepAttempts } from '../../domain/attempts.ts';
import { weaknessFor } from '../../domain/passwords.ts';
import { takeAttempt } from '../../domain/throttle.ts';
import { handle } from '../../http/handle.ts';
import { Refused, refuse } from '../../http/refuse.ts';
import type { Services } from '../../domain/services.ts';
import { setPasswordByCode, setPasswordByLink, sendRecoveryCode } from './passwords.ts';
import {
  type Account,
  accountOf,
  attemptsLeft,
  contactIn,
  countFailure,
  masked,
  shutUntil,
  type Stranger,
} from './store.ts';

/** Questions that one client, and all together, may ask in a quarter of an hour. */
const LOOKUPS = { '': 2000, client: 100 };

const blockedWith = (until: Date): Refused => new Refused(429, { until });

export function recoveryRoutes(app: FastifyInstance, services: Services): void {
  const { db, settings } = services;

  const strangerOf = (login: string, request: FastifyRequest, now: Date): Stranger => ({
    login,
    client: request.ip,
    now,
  });

  /** Slows down whoever asks for one login after the other; who is refused uses up nothing of what all have together. */
  async function brake({ client, now }: Stranger): Promise<void> {
    for (const [who, limit] of [
      [client, LOOKUPS.client],
      ['', LOOKUPS['']],
    ] as const) {
      const until = await takeAttempt(db, { username: 'recovery lookups', client: who, now }, limit);
      if (until) throw blockedWith(until);
    }
  }

  /** The account, unless recovery is shut for this stranger. */
  async function opened(stranger: Stranger): Promise<Account> {
    await brake(stranger);
    const [account, until] = [
      await accountOf(db, stranger.login, settings.disclosure),
      await shutUntil(db, stranger),
    ];
    if (!account) throw new Refused(404);
    if (until) throw blockedWith(until);
    return account;
  }

  /** A contact that was not right takes an attempt, like a wrong code. */
  async function wrongContact(stranger: Stranger, { userId }: Account): Promise<Refused> {
    const until = await countFailure(db, stranger, userId);
    return until ? blockedWith(until) : new Refused(404);
  }

  handle(app, services, calls.isEmployee, async ({ query, request, now }) => {
    const { isEmployee } = await opened(strangerOf(query.login, request, now));
    return isEmployee;
  });

  handle(app, services, calls.maskedContacts, async ({ query, request, now }) => {
    const stranger = strangerOf(query.login, request, now);
    const { isEmployee, contacts } = await opened(stranger);
    await sweepAttempts(db, now);
    return {
      employee: isEmployee,
      contacts: contacts.map(masked),
      remainingAttempts: await attemptsLeft(db, stranger),
    };
  });

  handle(app, services, calls.proveContact, async ({ body, request, now }) => {
    const stranger = strangerOf(body.login, request, now);
    const account = await opened(stranger);
    const contact = contactIn(account, body.contactValue);
    if (!contact || account.userId === null) throw await wrongContact(stranger, account);
    return {
      employee: account.isEmployee,
      contacts: [masked(contact)],
      remainingAttempts: await attemptsLeft(db, stranger),
    };
  });

  handle(app, services, calls.sendCode, async ({ body, request, now }) => {
    const stranger = strangerOf(body.login, request, now);
    const account = await opened(stranger);
    const contact = contactIn(account, body.contactValue);
    if (!contact || account.userId === null) throw await wrongContact(stranger, account);
    const sending = await sendRecoveryCode(db, {
      stranger,
      account,
      contact,
      validity: settings.codeValidity,
    });
    if (sending.kind === 'banned') throw blockedWith(sending.until);
    if (sending.kind === 'pending') throw refuse(calls.sendCode, 409);
    return {
      codeExpirationTime: sending.expiresAt.toISOString(),
      remainingAttempts: sending.attempts.left,
    };
  });

  handle(app, services, calls.setPassword, async ({ body, request, now }) => {
    const stranger = strangerOf(body.login, request, now);
    const account = await opened(stranger);
    const contact = contactIn(account, body.contactValue);
    if (!contact || account.userId === null) throw await wrongContact(stranger, account);
    const weakness = await weaknessFor(db, account.userId, body.password);
    if (weakness) throw new Refused(400, { fields: [{ field: 'password', reason: weakness }] });
    const trial = await setPasswordByCode(db, {
      stranger,
      contact,
      code: body.confirmCode,
      password: body.password,
    });
    if (trial.kind === 'wrong') throw refuse(calls.setPassword, 409);
    if (trial.kind === 'expired') throw refuse(calls.setPassword, 410);
    if (trial.kind === 'banned') throw blockedWith(trial.until);
    return undefined;
  });

  handle(app, services, calls.setPasswordByLink, async ({ body, request, now }) => {
    const until = await takeAttempt(
      db,
      { username: 'password links', client: request.ip, now },
      LOOKUPS.client,
    );
    if (until) throw blockedWith(until);
    const outcome = await setPasswordByLink(db, { ...body, client: request.ip, now });
    if (typeof outcome === 'object')
      throw new Refused(400, { fields: [{ field: 'password', reason: outcome.weakness }] });
    if (outcome !== 'set') throw refuse(calls.setPasswordByLink, outcome);
    return undefined;
  });
}
