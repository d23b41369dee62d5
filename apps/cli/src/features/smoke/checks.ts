import type { SignedIn } from '@semestr/api/signed-in';
import { contract, type StatedCall } from '@semestr/api/contract';
import type { Endpoint } from '@semestr/api/endpoint';
import { hasRight } from '@semestr/core/rights';
import { ROLE_ADMIN } from '@semestr/core/roles';

/** One line of the smoke test: a call, who makes it, and the expected outcome. */
export interface Check {
  name: string;
  call: Endpoint;
  /** 'anyone', 'signed-out', 'token', or the login of who signed in. */
  as: string;
  /** A token may make some calls and not others: which, only its owner knows. */
  expects: 'reply' | 'refusal' | 'reply-if-allowed';
}

/** Whether somebody may make a reading call. */
function mayRead({ access, area }: Endpoint, who: SignedIn): boolean {
  if (access === 'headman') return who.isGroupHead || who.canStudentNote;
  if (access !== 'admin' || who.authorities.includes(ROLE_ADMIN)) return true;
  return who.staffRole !== undefined && hasRight(who.staffRole, area, 'read');
}

/** Every GET of the contract; signing out comes last. */
export const readable = contract
  .filter(({ call }) => call.method === 'GET')
  // Some GETs cancel requests, for the sake of existing clients; a test on real data must not.
  .filter(({ call }) => !(call.changesState && call.query))
  .toSorted((a, b) => Number(a.call.changesState ?? false) - Number(b.call.changesState ?? false));

/** Which of the calls are checked: those with one text in their name or path, and without another. */
export interface Choice {
  only?: string | undefined;
  skip?: string | undefined;
}

/** Whether a text is in the name or the path of a call. */
const has = ({ name, call }: Pick<StatedCall, 'name' | 'call'>, text: string): boolean =>
  `${name} ${call.path}`.toLowerCase().includes(text.toLowerCase());

/** Whether something that makes these calls is chosen: by any of them, and left out by any of them. */
export const isChosen = (
  calls: readonly Pick<StatedCall, 'name' | 'call'>[],
  { only = '', skip }: Choice,
): boolean => calls.some((one) => has(one, only)) && !(skip && calls.some((one) => has(one, skip)));

/** What the contract calls a call. */
export const nameOf = (call: Endpoint): string =>
  contract.find((one) => one.call === call)?.name ?? call.path;

/** Who makes the checks beside strangers: somebody who is signed in, or a token. */
export type Checking = SignedIn | 'token' | null;

/** Under which name somebody makes checks. */
export const nameOfChecking = (who: SignedIn | 'token'): string => (who === 'token' ? who : who.username);

const expectedOf = (who: SignedIn | 'token', call: Endpoint): Check['expects'] => {
  if (who === 'token') return 'reply-if-allowed';
  return mayRead(call, who) ? 'reply' : 'refusal';
};

/**
 * The checks that follow from the contract: public calls must answer; the others must refuse anonymous callers and,
 * when `who` is given, answer or refuse according to that user's rights.
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
