import { clientOf } from '../../http/client.ts';
import { withSession } from '../../http/session.ts';
import { needsConfirmation } from '../../io/confirm.ts';
import { type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { codeFor } from './codes.ts';
import { refusedConsent } from './consent.ts';
import { newPassword } from './new-password.ts';
import type { ProvokedIn } from './provoked.ts';
import { rehearse } from './rehearse.ts';
import { printRehearsal } from './report.ts';
import { tryOut } from './sign-in.ts';
import { subjectOf } from './subject.ts';
import { stepsOf } from './steps.ts';
import { texts } from './texts.ts';

export interface Rehearsal {
  login: string;
  /** The whole contact that receives the code; defaults to the first confirmed one. */
  contact: string | undefined;
  provoke: ReadonlySet<ProvokedIn<'run'>>;
  /** `--yes`: no confirmation prompt. */
  isSure: boolean;
}

/**
 * Rehearses password recovery from the username to signing in with the new password, which it prints. A signed-in
 * administrator reads the code when the server shows it. Exits with 1 when a step had an unexpected result.
 */
export async function runRecovery(
  context: Context,
  { login, contact, provoke, isSure }: Rehearsal,
): Promise<ExitCode> {
  const asks = needsConfirmation(context, isSure);
  const password = newPassword();
  const steps = stepsOf(context);
  const refused = await withSession(context, async ({ client: admin }) => {
    const subject = await subjectOf(admin, login);
    const contactValue = contact ?? subject.contacts[0]?.value;
    if (contactValue === undefined) throw failure(texts, (t) => t('noContact', { login }));
    const code = await refusedConsent(context, { subject, changes: 'password', provoke, asks });
    if (code !== null) return code;
    const stage = {
      stranger: clientOf(context),
      admin,
      subject,
      steps,
      named: { login, contactValue },
      readCode: (sentTo: string) => codeFor(context, admin, sentTo),
      now: context.now,
    };
    await rehearse(stage, provoke, password);
    return null;
  });
  if (refused !== null) return refused;
  const isSet = steps.outcomes.some(({ step, got }) => step === 'password' && got === 'ok');
  if (isSet) await steps.make('sign-in', () => tryOut(context, login, password));
  return printRehearsal(context, { steps, goal: 'password', password: isSet ? password : null });
}
