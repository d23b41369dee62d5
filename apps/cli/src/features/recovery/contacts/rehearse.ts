import { change, confirm, list, sendCode } from '@semestr/api/contacts';
import { sendCode as sendRecoveryCode } from '@semestr/api/recovery';
import { CONTACT_ATTEMPTS } from '@semestr/core/attempts';
import { failure } from '../../../io/failure.ts';
import { codeSentTo, holdsFor, otherCode, runOut } from '../codes.ts';
import type { ProvokedIn } from '../provoked.ts';
import { restoreAttempts } from '../subject.ts';
import { refusalIn } from '../steps.ts';
import { texts } from '../texts.ts';
import { attemptsLeft, type Stage, unconfirm } from './stage.ts';

const WRONG_VALUE = 'nobody';
const NO_CODE = '000000';

/**
 * Whether codes to this contact can be read, tested with a recovery code, which does not change the contact. Without
 * reading codes the contact could not be confirmed again.
 */
async function showsCodes({ stranger, admin, subject, before: { value } }: Stage): Promise<boolean> {
  const body = { login: subject.login, contactValue: value };
  await stranger.call(sendRecoveryCode, { body }).catch((error: unknown) => {
    if (refusalIn(error).reason !== 'code-pending') throw error;
  });
  const code = await codeSentTo(admin, value);
  await restoreAttempts(admin, subject);
  return code !== null;
}

/** Makes a confirmed contact unconfirmed; false when that was rejected. */
async function open(stage: Stage): Promise<boolean> {
  const { steps, before } = stage;
  if (!before.isConfirmed) return true;
  const probed = await steps.make('probe', () => showsCodes(stage));
  if (!probed) return false;
  if (!probed.answer) throw failure(texts, (t) => t('noStaging', { contact: before.value }));
  return (await steps.make('unconfirmed', () => unconfirm(stage))) !== null;
}

/** Requests a code and reads it. Returns null when the request was rejected. */
async function codeOf({
  person,
  steps,
  before: { id },
  readCode,
}: Stage): Promise<{ code: string; expires: string } | null> {
  const sent = await steps.make('code', () => person.call(sendCode, { body: id }));
  const code = sent && (await steps.make('outbox', readCode));
  return code && { code: code.answer, expires: sent.answer.codeExpiredTime };
}

const giveAllBack = ({ steps, admin, subject }: Stage) =>
  steps.make('given-back', () => restoreAttempts(admin, subject));

/**
 * Uses up the attempts of a contact that stays confirmed, checks that the user is locked out, and restores the
 * attempts.
 */
async function useUpAttempts(stage: Stage, fail: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < CONTACT_ATTEMPTS; tries += 1) await fail().catch(refusalIn);
  await stage.steps.provoke('blocked', () => stage.person.call(list, {}));
  await giveAllBack(stage);
}

/** Runs the steps from requesting a code to the confirmed contact, and provokes the requested refusals on the way. */
export async function rehearse(stage: Stage, provoke: ReadonlySet<ProvokedIn<'contacts'>>): Promise<void> {
  const { person, steps, before, foreignId, now } = stage;
  const { id, value } = before;
  const set = (contactValue: string) => () => person.call(change, { body: { id, contactValue } });
  const send = () => person.call(sendCode, { body: id });
  const enter =
    (code: string, contactId = id) =>
    () =>
      person.call(confirm, { body: { contactId, code } });

  if ((await attemptsLeft(stage)) < CONTACT_ATTEMPTS) await giveAllBack(stage);
  if (!(await open(stage))) return;
  if (provoke.has('value-wrong')) await steps.provoke('value-wrong', set(WRONG_VALUE));
  if (provoke.has('value-same')) await steps.provoke('value-same', set(value));
  // Tries a code without sending any, because a faulty server would send it to a user who is not involved.
  if (provoke.has('contact-foreign')) await steps.provoke('contact-foreign', enter(NO_CODE, foreignId));
  let sent = await codeOf(stage);
  if (sent === null) return;
  if (provoke.has('code-again')) await steps.provoke('code-again', send);
  if (provoke.has('code-wrong'))
    await steps.provoke('code-wrong', enter(otherCode(sent.code)), () => attemptsLeft(stage));
  const left = provoke.has('code-expired') ? holdsFor(sent.expires, now()) : null;
  if (left !== null) {
    await runOut(left);
    await steps.provoke('code-expired', enter(sent.code));
    // A wrong and an expired code cost attempts, so the next failure would be the last.
    await giveAllBack(stage);
    sent = await codeOf(stage);
    if (sent === null) return;
  } else if (provoke.has('code-expired')) steps.skip('code-expired');
  if (!(await steps.make('confirmed', enter(sent.code)))) return;
  if (provoke.has('contact-confirmed')) await steps.provoke('contact-confirmed', send);
  if (provoke.has('blocked')) await useUpAttempts(stage, enter(NO_CODE));
}
