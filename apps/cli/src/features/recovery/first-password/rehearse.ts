import type { Client } from '@semestr/api/client';
import { setPasswordByLink } from '@semestr/api/recovery';
import type { FirstPasswordLink } from '@semestr/core/first-password';
import { newPassword } from '../new-password.ts';
import type { ProvokedIn } from '../provoked.ts';
import type { Subject } from '../subject.ts';
import type { Steps } from '../steps.ts';
import { makeLink, otherProof, type Proof } from './link.ts';

/** A rehearsal in progress. */
export interface Stage {
  /** Client of the link's owner, without a session. */
  stranger: Client;
  admin: Client;
  subject: Subject;
  proof: Proof;
  steps: Steps;
  now: () => Date;
}

/** Satisfies the rule of section 5, but is a common password. */
const WEAK = 'Password-2026!';

const otherHash = (hash: string): string => `${hash.startsWith('0') ? '1' : '0'}${hash.slice(1)}`;

/**
 * Runs the steps from creating a link to setting the password, and provokes the refusals on the way. Returns the last
 * password that was set, because a faulty server may accept a password that it should reject; null when none was set.
 */
export async function rehearse(
  { stranger, admin, subject, proof, steps, now }: Stage,
  provoke: ReadonlySet<ProvokedIn<'firstPassword'>>,
): Promise<string | null> {
  let isSet: string | null = null;
  const password = newPassword();
  const use =
    ({ hash, time }: FirstPasswordLink, wanted = password, proven = proof) =>
    async () => {
      const body = { hash, ...proven, password: wanted, expiredTime: time };
      await stranger.call(setPasswordByLink, { body });
      isSet = wanted;
    };
  const make = (step: 'link' | 'new-link') => steps.make(step, () => makeLink(admin, subject, now()));

  let link = await make('link');
  if (link && provoke.has('link-old')) {
    const old = link.answer;
    link = await make('new-link');
    await steps.provoke('link-old', use(old));
  }
  if (!link) return isSet;
  const { answer } = link;
  if (provoke.has('link-wrong'))
    await steps.provoke('link-wrong', use({ ...answer, hash: otherHash(answer.hash) }));
  await steps.provoke('proof-wrong', use(answer, password, otherProof(proof)));
  await steps.provoke('password-weak', use(answer, WEAK));
  const made = await steps.make('password', use(answer));
  if (made && provoke.has('link-used')) await steps.provoke('link-used', use(answer, newPassword()));
  return isSet;
}
