import { finish } from '@semestr/api/oidc';
import type { FastifyRequest } from 'fastify';
import { type Account, accountById, accountByName } from '../../../domain/accounts.ts';
import { writeFailedAttempt } from '../../../domain/failed-attempts.ts';
import { maskLogin } from '../../../domain/credentials.ts';
import { promptsForSecondFactor, trySecondFactor } from '../../../domain/second-factor.ts';
import type { Services } from '../../../http/services.ts';
import { revertAttempt, takeAttempt } from '../../../domain/sign-in-attempts.ts';
import { newToken } from '../../../domain/tokens.ts';
import type { Call } from '../../../http/call.ts';
import { type Refusal, refusal } from '../../../domain/refusal.ts';
import {
  type ConfirmedSignIn,
  type IdentityProvider,
  ProviderDenied,
  ProviderUnavailable,
} from './identity-provider.ts';
import { type RedirectTicket, setTicket, type CodeTicket, type Ticket, useTicket } from './ticket.ts';

export type FinishCall = Call<typeof finish>;

/** Failed sign-ins of one client allowed in a quarter of an hour. */
const MAX_FAILURES = 100;

const attemptOf = ({ request, now }: FinishCall) => ({ username: 'oidc failures', client: request.ip, now });

/** Counts a sign-in as failed before it is checked, and rejects it when there were too many. */
export async function countFailure(call: FinishCall): Promise<void> {
  const until = await takeAttempt(call.db, attemptOf(call), MAX_FAILURES);
  if (until) throw refusal('too-many', { until });
}

/** Reverts the count of a sign-in that succeeded or was not checked. */
export const forgetFailure = (call: FinishCall): Promise<void> => revertAttempt(call.db, attemptOf(call));

type Failure = 'oidc-failed' | 'oidc-unknown' | 'oidc-refused';

/** Returns the refusal of a failed sign-in, and records it. */
export async function recordFailure(
  { db, now, request }: FinishCall,
  { reason = 'oidc-failed', login }: { reason?: Failure; login?: string | null } = {},
): Promise<Refusal> {
  const details = { by: 'oidc', ...(login && { login: maskLogin(login) }) };
  await writeFailedAttempt(db, { now, userId: null, action: 'sign-in.failed', client: request.ip, details });
  return refusal(reason);
}

/** Maps an unavailable identity provider to a refusal of the call; any other error is returned unchanged. */
export function toUnavailable(error: unknown, { log }: FastifyRequest): unknown {
  if (!(error instanceof ProviderUnavailable)) return error;
  log.error({ err: error }, 'The identity provider does not answer');
  return refusal('oidc-silent');
}

async function askForCode(call: FinishCall): Promise<Refusal> {
  await forgetFailure(call);
  return refusal('second-factor-needed');
}

/**
 * Returns the user identified by the identity provider. Consumes the ticket, unless the response belongs to another
 * ticket.
 */
async function arrivalAt(
  call: FinishCall,
  { ticket, provider, address }: { ticket: RedirectTicket; provider: IdentityProvider; address: URL },
): Promise<ConfirmedSignIn> {
  const { code, state, iss, error } = call.body;
  if (state !== ticket.id || !(await useTicket(call.db, ticket, call))) throw await recordFailure(call);
  for (const [name, value] of Object.entries({ code, state, iss, error }))
    if (value) address.searchParams.set(name, value);
  try {
    return await provider.arrive(address, { ...ticket, state });
  } catch (cause) {
    if (cause instanceof ProviderUnavailable) {
      await forgetFailure(call);
      throw toUnavailable(cause, call.request);
    }
    // Not the error itself: it contains the user's data from the identity provider.
    const what = cause instanceof Error ? cause.message : String(cause);
    call.request.log.warn({ what }, 'A sign-in with the identity provider failed');
    throw await recordFailure(call, cause instanceof ProviderDenied ? { reason: 'oidc-refused' } : {});
  }
}

/** Returns the account. Requests the code of a second factor, unless the identity provider required one. */
async function accountFor(
  { settings }: Pick<Services, 'settings'>,
  call: FinishCall,
  where: { ticket: RedirectTicket; provider: IdentityProvider; address: URL },
): Promise<Account> {
  const { db } = call;
  const { login, isTwofold } = await arrivalAt(call, where);
  const account = login === null ? null : await accountByName(db, login);
  if (!account) throw await recordFailure(call, { reason: 'oidc-unknown', login });
  if (isTwofold || !(await promptsForSecondFactor(db, account, settings))) return account;
  const { rememberDevice, next } = where.ticket;
  await setTicket(db, { step: 'known', id: newToken(), userId: account.id, rememberDevice, next }, call);
  throw await askForCode(call);
}

/** Returns the account that the identity provider identified, after verifying a code of its second factor. */
async function accountByCode(call: FinishCall, ticket: CodeTicket): Promise<Account> {
  const { db, now, request } = call;
  const { secondFactor: code } = call.body;
  // The page was reloaded.
  if (!code) throw await askForCode(call);
  const { userId } = ticket;
  const trial = await trySecondFactor(db, { userId, code, client: request.ip, now });
  if (trial instanceof Date) throw refusal('too-many', { until: trial });
  if (trial === 'wrong') throw refusal('second-factor-wrong');
  const account = (await useTicket(db, ticket, call)) ? await accountById(db, userId) : null;
  if (!account) throw await recordFailure(call);
  return account;
}

/** Returns the account verified by the identity provider, and by a code if one is required. */
export const verifiedAccount = (
  services: Services,
  call: FinishCall,
  { ticket, ...where }: { ticket: Ticket; provider: IdentityProvider; address: URL },
): Promise<Account> =>
  ticket.step === 'asked' ? accountFor(services, call, { ticket, ...where }) : accountByCode(call, ticket);
