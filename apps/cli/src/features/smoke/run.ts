import type { Client } from '@semestr/api/client';
import { reasonTexts } from '@semestr/api/reasons';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { type Context, isScreen } from '../../io/io.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import { jsonText } from '../../io/output.ts';
import { signIn, signOut } from '../../http/sign-in.ts';
import { argumentFinder } from './arguments.ts';
import { withinBudget } from './budget.ts';
import { type Choice, checksFor } from './checks.ts';
import { type Display, plainDisplay, silent } from './display.ts';
import { annotations } from './github.ts';
import { saveJunit } from './junit.ts';
import { type Measured, type Outcome, perform } from './perform.ts';
import { summaryLine } from './report.ts';
import { texts } from './texts.ts';

async function displayFor(context: Context): Promise<Display> {
  if (context.json) return silent;
  if (!isScreen(context)) return plainDisplay(context);
  const { smokeScreen } = await import('../../screens/SmokeScreen.tsx');
  return smokeScreen(context);
}

/** A fetch that measures each request. It reads the body itself in order to count the bytes. */
function measuring(context: Context): { fetch: typeof fetch; measured: () => Measured | null } {
  let last: Measured | null = null;
  return {
    measured: () => last,
    fetch: async (input, init) => {
      last = null;
      const start = context.now().getTime();
      const response = await context.fetch(input, init);
      // An event stream never ends, so its body is not read.
      const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
      if (isEndless) await response.body?.cancel();
      const body = isEndless ? new ArrayBuffer(0) : await response.arrayBuffer();
      last = { status: response.status, ms: context.now().getTime() - start, bytes: body.byteLength };
      const { status, headers } = response;
      return new Response(body.byteLength === 0 ? null : body, { status, headers });
    },
  };
}

export interface SmokeTest extends Choice {
  /** In how many milliseconds each call is to be answered. */
  budget?: number | undefined;
  /** A file for a report that CI servers read. */
  junit?: string | undefined;
  /** Failures are told as GitHub's runners want them. */
  isGithub: boolean;
}

/** The smoke test of the calls that are chosen: exit code 0 when nothing failed. */
export async function runSmoke(context: Context, test: SmokeTest): Promise<ExitCode> {
  await fetchTexts(reasonTexts, context.language);
  const t = translator(texts, context.language);
  const { fetch, measured } = measuring(context);
  const measuredContext = { ...context, fetch };
  const session = context.login && (await signIn(measuredContext, context.login));
  const anonymous = clientOf(measuredContext);
  const finders = {
    anonymous: argumentFinder(anonymous),
    session: session && argumentFinder(session.client),
  };
  const checks = checksFor(session?.who ?? null, test);
  if (checks.length === 0)
    throw failure(texts, (one) => one('noMatch', { text: test.only ?? '' }), exit.usage);
  const display = await displayFor(context);
  const outcomes: Outcome[] = [];
  if (!context.json && !isScreen(context)) context.stdout.write(`${t('title', { url: context.url })}\n`);
  display.update(outcomes, checks.length);
  for (const check of checks) {
    const isOwn = session !== null && check.as === session.who.username;
    const client: Client = isOwn ? session.client : anonymous;
    const find = (isOwn ? finders.session : null) ?? finders.anonymous;
    const outcome = await perform(check, { client, find, measured, language: context.language });
    outcomes.push(withinBudget(outcome, test.budget, context.language));
    display.update(outcomes, checks.length);
    // The remaining calls would fail in the same way.
    if (outcomes.at(-1)?.isOffline) break;
  }
  await display.finish();
  if (session) await signOut(session);
  if (test.junit !== undefined) await saveJunit(context, test.junit, outcomes);
  if (test.isGithub) context.stderr.write(annotations(outcomes));
  const isFine = outcomes.every(({ result }) => result !== 'failed');
  if (context.json) context.stdout.write(jsonText({ url: context.url, ok: isFine, calls: outcomes }));
  else context.stdout.write(`${summaryLine(outcomes, context.language)}\n`);
  return isFine ? exit.ok : exit.failed;
}
