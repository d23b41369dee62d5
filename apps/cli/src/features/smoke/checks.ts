import type { SignedIn } from '@semestr/api/signed-in';
import { contract, type StatedCall } from '@semestr/api/contract';
import type { Endpoint } from '@semestr/api/endpoint';
import { hasRight } from '@semestr/core/rights';
import { ROLE_ADMIN } from '@semestr/core/roles';

/** One line of the smoke test: a call, its caller, and the expected outcome. */
export interface Check {
  name: string;
  call: Endpoint;
  /** 'anyone', 'signed-out', 'token', or the username of the signed-in user. */
  as: string;
  /** A token may make some calls and not others, which the test cannot predict. */
  expects: 'reply' | 'refusal' | 'reply-if-allowed';
}

/** Whether the user may make a reading call. */
function mayRead({ access, area }: Endpoint, who: SignedIn): boolean {
  if (access === 'headman') return who.isGroupHead || who.canStudentNote;
  if (access !== 'admin' || who.authorities.includes(ROLE_ADMIN)) return true;
  return who.staffRole !== undefined && hasRight(who.staffRole, area, 'read');
}

/** Every GET of the contract. Signing out comes last. */
export const readable = contract
  .filter(({ call }) => call.method === 'GET')
  // Some GETs cancel requests for existing clients, which a test on real data must not do.
  .filter(({ call }) => !(call.changesState && call.query))
  .toSorted((a, b) => Number(a.call.changesState ?? false) - Number(b.call.changesState ?? false));

/** Selects the calls to check: those whose name or path contains one text, and does not contain another. */
export interface Choice {
  only?: string | undefined;
  skip?: string | undefined;
}

/** Whether the name or path of a call contains a text. */
const has = ({ name, call }: Pick<StatedCall, 'name' | 'call'>, text: string): boolean =>
  `${name} ${call.path}`.toLowerCase().includes(text.toLowerCase());

/** Whether a check that makes these calls is selected. Any of the calls can include it, and any can exclude it. */
export const isChosen = (
  calls: readonly Pick<StatedCall, 'name' | 'call'>[],
  { only = '', skip }: Choice,
): boolean => calls.some((one) => has(one, only)) && !(skip && calls.some((one) => has(one, skip)));

/** Returns the name of a call in the contract. */
export const nameOf = (call: Endpoint): string =>
  contract.find((one) => one.call === call)?.name ?? call.path;

/** The caller of the checks, in addition to visitors: a signed-in user, or a token. */
export type Checking = SignedIn | 'token' | null;

/** Returns the name of the caller in checks. */
export const nameOfChecking = (who: SignedIn | 'token'): string => (who === 'token' ? who : who.username);

const expectedOf = (who: SignedIn | 'token', call: Endpoint): Check['expects'] => {
  if (who === 'token') return 'reply-if-allowed';
  return mayRead(call, who) ? 'reply' : 'refusal';
};

/**
 * Lists the checks that follow from the contract. Public calls must respond; the others must reject anonymous callers
 * and, when `who` is set, respond or reject according to that user's rights.
 */
export function checksFor(who: Checking, choice: Choice): Check[] {
  return readable
    .filter((one) => isChosen([one], choice))
    .flatMap(({ name, call }): Check[] => {
      if (call.access === 'anyone') return [{ name, call, as: 'anyone', expects: 'reply' }];
      const signedOut: Check = { name, call, as: 'signed-out', expects: 'refusal' };
      if (!who) return [signedOut];
      return [signedOut, { name, call, as: nameOfChecking(who), expects: expectedOf(who, call) }];
    });
}
