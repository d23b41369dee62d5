import * as calls from '@semestr/api/recovery';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sweepAttempts } from '../../domain/attempts.ts';
import { validatePasswordFor } from '../../domain/passwords.ts';
import { takeAttempt } from '../../domain/sign-in-attempts.ts';
import { handle } from '../../http/handle.ts';
import { chosenLanguage } from '../../http/language.ts';
import { invalidField, refusal, refusalOf, type RefusingCall } from '../../domain/refusal.ts';
import type { Services } from '../../http/services.ts';
import { revertLookups, throttleGuesses, throttleLookups } from './lookups.ts';
import { setPasswordByCode, setPasswordByLink, sendRecoveryCode } from './passwords.ts';
import {
  type Account,
  accountOf,
  attemptsLeft,
  masked,
  verifyContact,
  settle,
  banEndOf,
  type RecoveryAttempt,
} from './store.ts';
import type { Database } from '../../db/database.ts';

/** Attempts at first password links per network in a quarter of an hour. */
const LINKS = 100;

/** The calls of recovery: each reports until when it is locked. */
type RecoveryCall = RefusingCall<404 | 429>;

export function recoveryRoutes(app: FastifyInstance, services: Services): void {
  const { settings, throttle: brake } = services;

  const attemptOf = (login: string, request: FastifyRequest, now: Date): RecoveryAttempt => ({
    login,
    client: request.ip,
    now,
  });

  /** Returns the account, unless recovery is locked for this client. */
  async function opened(db: Database, call: RecoveryCall, attempt: RecoveryAttempt): Promise<Account> {
    const busy = await throttleLookups(db, brake, attempt);
    if (busy) throw refusal('too-many', busy);
    const account = await accountOf(db, attempt.login, settings.disclosure);
    if (account) await settle(db, account, attempt.now);
    const until = await banEndOf(db, attempt);
    if (!account) throw refusalOf(call, 404);
    if (until) throw refusal('blocked', { until });
    return account;
  }

  /** Returns the account and the contact that the visitor entered in full. */
  async function proven(db: Database, call: RecoveryCall, attempt: RecoveryAttempt, value: string) {
    const account = await opened(db, call, attempt);
    const contact = await verifyContact(db, attempt, { account, value });
    if (contact instanceof Date) throw refusal('blocked', { until: contact });
    if (contact === 'wrong') {
      const busy = await throttleGuesses(db, brake, attempt);
      throw busy ? refusal('too-many', busy) : refusal('contact-wrong');
    }
    await revertLookups(db, attempt);
    return { account, contact };
  }

  handle(app, services, calls.isEmployee, async ({ db, query, request, now }) => {
    const { isEmployee } = await opened(db, calls.isEmployee, attemptOf(query.login, request, now));
    return isEmployee;
  });

  handle(app, services, calls.maskedContacts, async ({ db, query, request, now }) => {
    const attempt = attemptOf(query.login, request, now);
    const { isEmployee, contacts } = await opened(db, calls.maskedContacts, attempt);
    await sweepAttempts(db, now);
    return {
      employee: isEmployee,
      contacts: contacts.map(masked),
      remainingAttempts: await attemptsLeft(db, attempt),
    };
  });

  handle(app, services, calls.proveContact, async ({ db, body, request, now }) => {
    const attempt = attemptOf(body.login, request, now);
    const { account, contact } = await proven(db, calls.proveContact, attempt, body.contactValue);
    return {
      employee: account.isEmployee,
      contacts: [masked(contact)],
      remainingAttempts: await attemptsLeft(db, attempt),
    };
  });

  handle(app, services, calls.sendCode, async ({ db, body, request, now, refuse }) => {
    const attempt = attemptOf(body.login, request, now);
    const { account, contact } = await proven(db, calls.sendCode, attempt, body.contactValue);
    const sending = await sendRecoveryCode(db, {
      attempt,
      account,
      contact,
      validity: settings.codeValidity,
      language: chosenLanguage(request),
    });
    if (sending.kind === 'banned') throw refuse('blocked', { until: sending.until });
    if (sending.kind === 'pending') throw refuse('code-pending');
    return {
      codeExpirationTime: sending.expiresAt.toISOString(),
      remainingAttempts: sending.attempts.left,
    };
  });

  handle(app, services, calls.setPassword, async ({ db, body, request, now, refuse }) => {
    const attempt = attemptOf(body.login, request, now);
    const { account, contact } = await proven(db, calls.setPassword, attempt, body.contactValue);
    const newPassword = { password: body.password, field: 'password' };
    const password = await validatePasswordFor(db, contact.userId, newPassword);
    const trial = await setPasswordByCode(db, {
      attempt,
      account,
      contact,
      code: body.confirmCode,
      password,
    });
    if (trial.kind === 'wrong') throw refuse('code-wrong');
    if (trial.kind === 'expired') throw refuse('code-expired');
    if (trial.kind === 'banned') throw refuse('blocked', { until: trial.until });
    return undefined;
  });

  handle(app, services, calls.setPasswordByLink, async ({ db, body, request, now, refuse }) => {
    const until = await takeAttempt(db, { username: 'password links', client: request.ip, now }, LINKS);
    if (until) throw refuse('blocked', { until });
    if (body.birthDate === undefined && body.login === undefined) throw invalidField('birthDate', 'required');
    const isSet = await setPasswordByLink(db, { ...body, client: request.ip, now });
    if (!isSet) throw refusalOf(calls.setPasswordByLink, 409);
    return undefined;
  });
}
