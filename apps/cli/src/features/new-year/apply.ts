import { ApiError, type Client } from '@semestr/api/client';
import { apply, check, faultsIn, type NewYear, type Plan, type PlanFault } from '@semestr/api/new-year';
import { academicYearLabel } from '@semestr/core/calendar';
import { translator } from '@semestr/core/texts';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { needsConfirmation, confirmAction } from '../../io/confirm.ts';
import { printFacts } from '../../io/facts.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Choice, load } from './load.ts';
import { checkPlan } from './plan.ts';
import { countFacts, printFaults } from './print.ts';
import { texts } from './texts.ts';

interface Meant {
  plan: Plan;
  found: NewYear;
}

/** Returns the faults of a rejected plan; rethrows any other error. */
function faultsOf(error: unknown): readonly PlanFault[] {
  const faults = error instanceof ApiError ? faultsIn(error.body) : [];
  if (faults.length === 0) throw error;
  return faults;
}

/** Summarises the plan and prompts for confirmation; false when the plan is invalid or not confirmed. */
async function mayStart(context: Context, client: Client, { plan, found }: Meant): Promise<boolean> {
  const t = translator(texts, context.language);
  const outcome = await client.call(check, { body: plan });
  if (outcome.faults.length > 0) {
    printFaults(context, outcome, { plan, found });
    return false;
  }
  const about = countFacts(outcome.counts, context.language).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${value}`],
  );
  const question = t('confirm', { year: academicYearLabel(plan.year) });
  return confirmAction(context, { about, question, otherwise: t('notStarted') });
}

/**
 * Starts the academic year by a plan. Summarises the plan and prompts at a terminal; elsewhere `isSure` is required.
 */
export async function applyNewYear(
  context: Context,
  choice: Choice,
  { isSure }: { isSure: boolean },
): Promise<ExitCode> {
  const asks = needsConfirmation(context, isSure);
  return withSession(context, async (session) => {
    const { client } = session;
    const { found, plan } = await load(session, client, choice);
    checkPlan(plan, found);
    if (asks && !(await mayStart(context, client, { plan, found }))) return exit.failed;
    try {
      return await changeIn(client, context, apply, { body: plan }, (done) => {
        printFacts(context, countFacts(done.counts, context.language), done);
        const sentence = translator(texts, context.language)('started', { id: done.batchId });
        context.stderr.write(`${sentence}\n`);
      });
    } catch (error) {
      printFaults(context, { faults: faultsOf(error) }, { plan, found });
      return exit.failed;
    }
  });
}
