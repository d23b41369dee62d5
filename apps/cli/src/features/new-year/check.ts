import { check } from '@semestr/api/new-year';
import { withSession } from '../../http/session.ts';
import { printFacts } from '../../io/facts.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { type Choice, load } from './load.ts';
import { checkPlan } from './plan.ts';
import { countFacts, printFaults } from './print.ts';

/** Prints the plan that would be carried out, so that it can be edited. */
export async function printPlan(context: Context, choice: Choice): Promise<ExitCode> {
  const { plan } = await withSession(context, (session) => load(session, session.client, choice));
  context.stdout.write(jsonText(plan));
  return exit.ok;
}

/** Validates a plan: summarises it, or reports what is wrong. Exits with 1 when anything is. */
export const checkNewYear = (context: Context, choice: Choice): Promise<ExitCode> =>
  withSession(context, async (session) => {
    const { client } = session;
    const { found, plan } = await load(session, client, choice);
    checkPlan(plan, found);
    const outcome = await client.call(check, { body: plan });
    if (outcome.faults.length === 0)
      return printFacts(context, countFacts(outcome.counts, context.language), outcome);
    printFaults(context, outcome, { plan, found });
    return exit.failed;
  });
