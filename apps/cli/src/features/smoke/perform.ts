import { UnexpectedReply } from '@semestr/api/check';
import { ApiError, type Client, urlOf } from '@semestr/api/client';
import { TOKEN_SCOPE } from '@semestr/api/endpoint';
import { reasonTexts } from '@semestr/api/reasons';
import { translator } from '@semestr/core/texts';
import { replyFaults } from '../../io/failures.ts';
import { serverSentence, type Where } from '../../io/server-sentence.ts';
import { anyArguments, type Arguments, type Finder } from './arguments.ts';
import type { Check } from './checks.ts';
import type { Measured } from './measure.ts';
import type { Outcome } from './outcome.ts';
import { texts } from './texts.ts';

const REFUSED = 403;

/** Returns a short reason why a call failed. */
export function faultOf(error: unknown, where: Where): string {
  const server = serverSentence(error, where);
  if (server !== null) return server;
  if (error instanceof ApiError) return translator(reasonTexts, where.language)(error.reason);
  if (error instanceof UnexpectedReply) return replyFaults(error).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** Returns why a token may not make a call: its scopes, or its owner's rights; null when it may. */
function tokenRefusalOf({ expects, call }: Check, error: unknown): ApiError | null {
  if (expects !== 'reply-if-allowed' || !(error instanceof ApiError)) return null;
  if (error.reason === TOKEN_SCOPE) return error;
  const isForFew = call.access === 'admin' || call.access === 'headman';
  return isForFew && error.status === REFUSED ? new ApiError('forbidden', error.status) : null;
}

/** A 404 that the contract declares: there is no content, which is not a failure. */
const isDeclaredNotFound = (check: Check, error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && check.call.refusals[404] !== undefined;

interface Tools extends Where {
  client: Client;
  find: Finder;
  /** Returns the measurements of the last request. */
  measured: () => Measured | null;
  /** Aborts a request in progress. */
  signal?: AbortSignal | undefined;
}

async function attempt(check: Check, request: Arguments, tools: Tools): Promise<Outcome> {
  const t = translator(texts, tools.language);
  const say = (result: Outcome['result'], detail: string | null, isOffline = false): Outcome => {
    const took = tools.measured();
    return {
      name: check.name,
      as: check.as,
      method: check.call.method,
      path: urlOf(check.call, request),
      step: null,
      status: took?.status ?? null,
      ms: took?.ms ?? null,
      bytes: took?.bytes ?? null,
      result,
      detail,
      isOffline,
    };
  };
  try {
    await tools.client.call(check.call, request, tools.signal ? { signal: tools.signal } : {});
    return check.expects === 'refusal' ? say('failed', t('notRefused', { status: 200 })) : say('ok', null);
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return say('failed', faultOf(error, tools), true);
    const barred = tokenRefusalOf(check, error);
    if (barred) return say('skipped', faultOf(barred, tools));
    if (check.expects !== 'refusal')
      return isDeclaredNotFound(check, error)
        ? say('skipped', faultOf(error, tools))
        : say('failed', faultOf(error, tools));
    if (!(error instanceof ApiError)) return say('failed', t('notRefused', { status: 200 }));
    return error.status === REFUSED
      ? say('ok', null)
      : say('failed', t('notRefused', { status: error.status }));
  }
}

/** Runs a check with one set of arguments after another until one returns data. */
export async function perform(check: Check, tools: Tools): Promise<Outcome> {
  const { name, as, call } = check;
  const t = translator(texts, tools.language);
  const notSent = {
    name,
    as,
    method: call.method,
    path: call.path,
    step: null,
    status: null,
    ms: null,
    bytes: null,
    isOffline: false,
  };
  let requests: Arguments[] | null;
  try {
    requests = check.expects === 'refusal' ? [anyArguments(call)] : await tools.find(check);
  } catch (error) {
    // The arguments come from lists that the token may not read.
    const barred = tokenRefusalOf(check, error);
    if (barred) return { ...notSent, result: 'skipped', detail: faultOf(barred, tools) };
    return { ...notSent, result: 'failed', detail: faultOf(error, tools), isOffline: true };
  }
  if (requests === null) return { ...notSent, result: 'failed', detail: t('noArguments') };
  let outcome: Outcome = { ...notSent, result: 'skipped', detail: t('nothingToAsk') };
  for (const request of requests) {
    outcome = await attempt(check, request, tools);
    if (outcome.result !== 'skipped') return outcome;
  }
  return outcome;
}
