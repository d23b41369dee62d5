import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@semestr/api/client';
import { maskedContacts } from '@semestr/api/recovery';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';
import type { Told } from './verdict.ts';

/** So many times a throttled question is asked again, and so long it waits at most before one of them. */
const MAX_RETRIES = 5;
const MAX_WAIT_SECONDS = 120;

/** In how many seconds a refused request may be sent again, by its Retry-After (seconds or a date); null without one. */
function retryAfterIn(header: string | null, now: Date): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}

/**
 * Asks what recovery shows of a login to a stranger. A server that throttles requests says nothing of the login: the
 * question is asked again after its Retry-After. Throws a `Failure` where that would take too long.
 */
export async function askAsStranger(context: Context, login: string): Promise<Told> {
  let retryAfter: number | null = null;
  const client = clientOf(context, {
    onAnswer: (response) => {
      retryAfter = retryAfterIn(response?.headers.get('retry-after') ?? null, context.now());
    },
  });
  const t = translator(texts, context.language);
  for (let retries = 0; ; retries += 1) {
    try {
      return await client.call(maskedContacts, { query: { login } });
    } catch (error) {
      const isThrottled =
        error instanceof ApiError && error.status === 429 && (retryAfter !== null || error.until === null);
      if (!isThrottled) throw error;
      const seconds: number = retryAfter ?? 1;
      if (retries === MAX_RETRIES || seconds > MAX_WAIT_SECONDS)
        throw failure(texts, (tell) => tell('throttled', { url: context.url, seconds }), undefined, error);
      context.stderr.write(`${t('waiting', { seconds })}\n`);
      await pause(seconds * 1000);
    }
  }
}
