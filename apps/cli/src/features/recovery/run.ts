import { login as signInCall } from '@semestr/api/auth';
import type { Client } from '@semestr/api/client';
import { logout } from '@semestr/api/session';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { withSession } from '../../http/session.ts';
import { sessionOf } from '../../http/sign-in.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { askSecret } from '../../io/secret.ts';
import { newPassword } from './new-password.ts';
import type { Provoked } from './provoked.ts';
import { rehearse } from './rehearse.ts';
import { printRehearsal } from './report.ts';
import { codeSentTo, subjectOf } from './staging.ts';
import { isAsExpected, stepsOf } from './steps.ts';
import { texts } from './texts.ts';

export interface Rehearsal {
  login: string;
  /** The whole contact to which the code goes; without it the first confirmed one. */
  contact: string | undefined;
  provoke: readonly Provoked[];
}

/** Signs in with the new password and out again. */
async function tryOut(context: Context, username: string, password: string): Promise<void> {
  const { client } = sessionOf(context);
  await client.call(signInCall, { body: { username, password } });
  await client.call(logout, {});
}

/** A code from the outbox of a demo; elsewhere whoever gets it types it, at a terminal. */
async function codeFor(context: Context, admin: Client, contact: string): Promise<string> {
  const noCode = () => failure(texts, (t) => t('noCode', { contact }));
  const code = await codeSentTo(admin, contact);
  if (code !== null) return code;
  if (!context.stdin.isTTY) throw noCode();
  return askSecret(context, translator(texts, context.language)('codePrompt', { contact }), noCode);
}

/**
 * Goes through the recovery of a password from the login to signing in with the new one, which it prints. An administrator
 * who is signed in reads the code where the server shows it. Exit code 1 where a step came out otherwise than expected.
 */
export async function runRecovery(
  context: Context,
  { login, contact, provoke }: Rehearsal,
): Promise<ExitCode> {
  const password = newPassword();
  const steps = stepsOf(context);
  await withSession(context, async ({ client: admin }) => {
    const subject = await subjectOf(admin, login);
    const contactValue = contact ?? subject.contacts[0]?.value;
    if (contactValue === undefined) throw failure(texts, (t) => t('noContact', { login }));
    const stage = {
      stranger: clientOf(context),
      admin,
      subject,
      steps,
      named: { login, contactValue },
      readCode: (sentTo: string) => codeFor(context, admin, sentTo),
      now: context.now,
    };
    await rehearse(stage, new Set(provoke), password);
  });
  const isSet = steps.outcomes.some(({ step, got }) => step === 'password' && got === 'ok');
  if (isSet) await steps.make('sign-in', () => tryOut(context, login, password));
  await printRehearsal(context, steps.outcomes, isSet ? password : null);
  return isSet && steps.outcomes.every(isAsExpected) ? exit.ok : exit.failed;
}
