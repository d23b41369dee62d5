import * as z from 'zod/mini';
import { ApiError } from '@semestr/api/client';
import type { Endpoint, Reply } from '@semestr/api/endpoint';
import { currentWeek } from '@semestr/api/schedule';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../../http/client.ts';
import type { Context } from '../../../io/io.ts';
import { lineProgress } from '../../../io/progress.ts';
import { anyArguments, type Arguments, argumentFinder } from '../arguments.ts';
import type { Check } from '../checks.ts';
import { texts } from '../texts.ts';
import { type Answer, answerTo } from './answer.ts';
import { type Difference, countDepartures } from './difference.ts';
import { cachingDepartures, judge, type Judgement } from './judge.ts';

/** Result of making all calls. */
export interface Gathered {
  /** Names of the calls that were made. */
  calls: Set<string>;
  differences: Difference[];
  /** Names of the calls without content. */
  nothingShown: string[];
  /** Calls for which no arguments were found, for one of the callers. */
  notAsked: string[];
  /** Whether the server stopped responding during the run. */
  isCutShort: boolean;
}

/** Number of consecutive calls without a response after which the server counts as unavailable. */
const PATIENCE = 3;

/** Parses a reply that matches the contract, and returns any other unchanged: arguments are found in both. */
function lenient<E extends Endpoint>(call: E, value: unknown): Reply<E> {
  const parsed = z.safeParse(call.reply, value);
  // Only searched for arguments by code that accepts other shapes.
  return (parsed.success ? parsed.data : value) as Reply<E>;
}

type Sender = Pick<Context, 'url' | 'fetchWithRetry' | 'now'>;

async function departuresFor(
  sender: Sender,
  check: Check,
  requests: readonly Arguments[],
  slow: number,
): Promise<Judgement & { isAnswered: boolean }> {
  const answers: (Answer | null)[] = [];
  for (const request of requests) answers.push(await answerTo(sender, check.call, request));
  const { departures, hasShown } = judge(check, answers, slow);
  const index = answers.findIndex((answer) => answer?.status === 200);
  const [first, request] = [answers[index], requests[index]];
  if (check.call.cached && first && request) {
    const again =
      first.etag && (await answerTo(sender, check.call, request, { 'if-none-match': first.etag }));
    departures.push(...cachingDepartures(first, again || null));
  }
  return { departures, hasShown, isAnswered: answers.some((answer) => answer !== null) };
}

/** Finds the arguments of a call; none when the source is missing or has another shape. */
async function requestsFor(
  check: Check,
  find: ReturnType<typeof argumentFinder>,
): Promise<readonly Arguments[]> {
  if (check.expects === 'refusal') return [anyArguments(check.call)];
  return find(check).then(
    (found) => found ?? [],
    () => [],
  );
}

/** Makes every call with all the arguments found for it, and collects the differences from the contract. */
export async function gather(
  context: Context,
  checks: readonly Check[],
  { own, slow }: { own: { context: Context; username: string } | null; slow: number },
): Promise<Gathered> {
  const t = translator(texts, context.language);
  const progress = lineProgress(context);
  const finderFor = (sender: Context) => argumentFinder(clientOf(sender, { check: lenient }));
  const stranger = { context, find: finderFor(context) };
  const signedIn = own && { ...own, find: finderFor(own.context) };
  const gathered: Gathered = {
    calls: new Set(),
    differences: [],
    nothingShown: [],
    notAsked: [],
    isCutShort: false,
  };
  let silent = 0;
  for (const [index, check] of checks.entries()) {
    const { name, as, call } = check;
    progress.show(() => `${t('running')}: ${index}/${checks.length} ${name}`);
    const sender = as === signedIn?.username ? signedIn : stranger;
    const requests = await requestsFor(check, sender.find);
    if (requests.length === 0) {
      gathered.notAsked.push(name);
      continue;
    }
    const { departures, hasShown, isAnswered } = await departuresFor(sender.context, check, requests, slow);
    silent = isAnswered ? 0 : silent + 1;
    gathered.calls.add(name);
    if (!hasShown && call.access !== 'anyone') gathered.nothingShown.push(name);
    const at = { call: name, method: call.method, path: call.path, as };
    gathered.differences.push(...countDepartures(departures).map((one) => ({ ...one, ...at })));
    gathered.isCutShort = silent === PATIENCE;
    if (gathered.isCutShort) break;
  }
  progress.finish();
  // A server that never responded is unavailable; the error of another request contains the cause.
  if (silent > 0 && silent === gathered.calls.size) {
    await clientOf(context).call(currentWeek, {});
    throw new ApiError('offline', 0);
  }
  return gathered;
}
