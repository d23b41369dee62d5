import { clientOf } from '../../../http/client.ts';
import { withSession } from '../../../http/session.ts';
import { exit, type ExitCode, failure } from '../../../io/failure.ts';
import type { Context } from '../../../io/io.ts';
import type { ProvokedIn } from '../provoked.ts';
import { printRehearsal } from '../report.ts';
import { tryOut } from '../sign-in.ts';
import { subjectOf } from '../staging.ts';
import { stepsOf } from '../steps.ts';
import { texts } from '../texts.ts';
import { proofOf } from './link.ts';
import { rehearse } from './rehearse.ts';

export interface Rehearsal {
  login: string;
  provoke: ReadonlySet<ProvokedIn<'firstPassword'>>;
  /** Whoever has a password gets another. */
  reset: boolean;
}

/**
 * Goes through the first password from making its link to signing in with it, and prints it. Exit code 1 where a step came
 * out otherwise than expected.
 */
export async function runFirstPassword(
  context: Context,
  { login, provoke, reset }: Rehearsal,
): Promise<ExitCode> {
  const steps = stepsOf(context);
  const password = await withSession(context, async ({ client: admin }) => {
    const subject = await subjectOf(admin, login);
    if (subject.hasPassword && !reset) throw failure(texts, (t) => t('hasPassword', { login }), exit.usage);
    const proof = await proofOf(admin, subject);
    const stage = { stranger: clientOf(context), admin, subject, proof, steps, now: context.now };
    return rehearse(stage, provoke);
  });
  if (password !== null) await steps.make('sign-in', () => tryOut(context, login, password));
  return printRehearsal(context, { steps, goal: 'password', password });
}
