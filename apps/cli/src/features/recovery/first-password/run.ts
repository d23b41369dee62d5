import { clientOf } from '../../../http/client.ts';
import { withSession } from '../../../http/session.ts';
import { needsConfirmation } from '../../../io/confirm.ts';
import { exit, type ExitCode, failure } from '../../../io/failure.ts';
import type { Context } from '../../../io/io.ts';
import { refusedConsent } from '../consent.ts';
import type { ProvokedIn } from '../provoked.ts';
import { printRehearsal } from '../report.ts';
import { tryOut } from '../sign-in.ts';
import { subjectOf } from '../subject.ts';
import { stepsOf } from '../steps.ts';
import { texts } from '../texts.ts';
import { proofOf } from './link.ts';
import { rehearse } from './rehearse.ts';

export interface Rehearsal {
  login: string;
  provoke: ReadonlySet<ProvokedIn<'firstPassword'>>;
  /** Whether to replace an existing password. */
  reset: boolean;
  /** `--yes`: no confirmation prompt. */
  isSure: boolean;
}

/**
 * Rehearses the first password from creating its link to signing in with it, and prints it. Exits with 1 when a step
 * had an unexpected result.
 */
export async function runFirstPassword(
  context: Context,
  { login, provoke, reset, isSure }: Rehearsal,
): Promise<ExitCode> {
  const asks = needsConfirmation(context, isSure);
  const steps = stepsOf(context);
  const outcome = await withSession(context, async ({ client: admin }) => {
    const subject = await subjectOf(admin, login);
    if (subject.hasPassword && !reset) throw failure(texts, (t) => t('hasPassword', { login }), exit.usage);
    const refused = await refusedConsent(context, { subject, changes: 'password', provoke, asks });
    if (refused !== null) return { refused };
    const proof = await proofOf(admin, subject);
    const stage = { stranger: clientOf(context), admin, subject, proof, steps, now: context.now };
    return { password: await rehearse(stage, provoke) };
  });
  if ('refused' in outcome) return outcome.refused;
  const { password } = outcome;
  if (password !== null) await steps.make('sign-in', () => tryOut(context, login, password));
  return printRehearsal(context, { steps, goal: 'password', password });
}
