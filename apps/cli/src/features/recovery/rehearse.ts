import type { Client } from '@semestr/api/client';
import { maskedContacts, proveContact, sendCode, setPassword } from '@semestr/api/recovery';
import { RECOVERY_ATTEMPTS } from '@semestr/core/attempts';
import { CODE_VALIDITY } from '@semestr/core/codes';
import { otherCode, runOut } from './codes.ts';
import type { ProvokedIn } from './provoked.ts';
import { restoreAttempts, type Subject } from './subject.ts';
import { refusalIn, type Steps } from './steps.ts';

/** A rehearsal in progress. */
export interface Stage {
  /** Client without a session. */
  stranger: Client;
  admin: Client;
  subject: Subject;
  steps: Steps;
  named: { login: string; contactValue: string };
  /** Reads the last code sent to a contact. */
  readCode: (contact: string) => Promise<string>;
  now: () => Date;
}

const WRONG_CONTACT = '+375290000000';

/**
 * Returns how long a code is still valid, in milliseconds; the specified validity when the server does not report it.
 */
const timeLeft = (expires: string | null, now: Date): number =>
  expires === null ? CODE_VALIDITY : new Date(expires).getTime() - now.getTime();

/** Returns the expiry of a code when the provider's response contains it. */
const expiryOf = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'codeExpirationTime' in answer
    ? String(answer.codeExpirationTime)
    : null;

/** Requests a code and reads it. Returns null when the request was rejected. */
async function codeOf({
  stranger,
  readCode,
  steps,
  named,
}: Stage): Promise<{ code: string; expires: string | null } | null> {
  const sent = await steps.make('code', () => stranger.call(sendCode, { body: named }));
  if (sent === null) return null;
  const code = await steps.make('outbox', () => readCode(named.contactValue));
  return code && { code: code.answer, expires: expiryOf(sent.answer) };
}

/** Uses up the attempts, checks that recovery is locked, and restores the attempts. */
async function useUpAttempts(
  { stranger, admin, subject, steps, named }: Stage,
  fail: () => Promise<unknown>,
): Promise<void> {
  for (let tries = 0; tries < RECOVERY_ATTEMPTS; tries += 1) await fail().catch(refusalIn);
  await steps.provoke('blocked', () => stranger.call(maskedContacts, { query: { login: named.login } }));
  await steps.make('given-back', () => restoreAttempts(admin, subject));
}

/**
 * Runs the steps from the username to the new password; the requested refusals are provoked before the step that they
 * stop.
 */
export async function rehearse(
  stage: Stage,
  provoke: ReadonlySet<ProvokedIn<'run'>>,
  password: string,
): Promise<void> {
  const { stranger, steps, named, now } = stage;
  const { login } = named;
  const set = (confirmCode: string) => () =>
    stranger.call(setPassword, { body: { ...named, confirmCode, password } });
  const prove = (contactValue: string) => () =>
    stranger.call(proveContact, { body: { login, contactValue } });

  if (!(await steps.make('account', () => stranger.call(maskedContacts, { query: { login } })))) return;
  if (provoke.has('contact-wrong')) await steps.provoke('contact-wrong', prove(WRONG_CONTACT));
  if (!(await steps.make('contact', prove(named.contactValue)))) return;
  let sent = await codeOf(stage);
  if (sent === null) return;
  if (provoke.has('code-pending'))
    await steps.provoke('code-pending', () => stranger.call(sendCode, { body: named }));
  if (provoke.has('code-wrong')) await steps.provoke('code-wrong', set(otherCode(sent.code)));
  if (provoke.has('code-expired')) {
    await runOut(timeLeft(sent.expires, now()));
    await steps.provoke('code-expired', set(sent.code));
    sent = await codeOf(stage);
    if (sent === null) return;
  }
  await steps.make('password', set(sent.code));
  if (provoke.has('blocked')) await useUpAttempts(stage, prove(WRONG_CONTACT));
}
