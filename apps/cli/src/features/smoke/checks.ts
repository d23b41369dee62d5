import type { SignedIn } from '@semestr/api/signed-in';
import { contract } from '@semestr/api/contract';
import type { Access, Endpoint } from '@semestr/api/endpoint';
import { ROLE_ADMIN } from '@semestr/core/roles';

/** One line of the smoke test: a call, made by somebody, and what must come of it. */
export interface Check {
  name: string;
  call: Endpoint;
  /** 'anyone', 'signed-out', or the login of who signed in. */
  as: string;
  expects: 'reply' | 'refusal';
}

const mayCall: Record<Access, (who: SignedIn) => boolean> = {
  anyone: () => true,
  'signed-in': () => true,
  headman: (who) => who.isGroupHead || who.canStudentNote,
  admin: (who) => who.authorities.includes(ROLE_ADMIN),
};

/** Every GET of the contract; what ends the session comes last. */
export const readable = contract
  .filter(({ call }) => call.method === 'GET')
  // Some clients cancel requests by GET: a test that runs on real data leaves that alone.
  .filter(({ call }) => !(call.changesState && call.query))
  .toSorted((a, b) => Number(a.call.changesState ?? false) - Number(b.call.changesState ?? false));

/**
 * What is checked, derived from the contract: calls for anyone must answer; the others must refuse whoever is signed
 * out and, when somebody signed in, answer those who have the right and refuse those who have not.
 */
export function checksFor(who: SignedIn | null, only: string | undefined): Check[] {
  const text = only?.toLowerCase();
  return readable
    .filter(({ name, call }) => !text || `${name} ${call.path}`.toLowerCase().includes(text))
    .flatMap(({ name, call }): Check[] => {
      if (call.access === 'anyone') return [{ name, call, as: 'anyone', expects: 'reply' }];
      const signedOut: Check = { name, call, as: 'signed-out', expects: 'refusal' };
      if (!who) return [signedOut];
      return [
        signedOut,
        { name, call, as: who.username, expects: mayCall[call.access](who) ? 'reply' : 'refusal' },
      ];
    });
}
