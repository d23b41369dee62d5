import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@semestr/api/client';
import { maskedContacts } from '@semestr/api/recovery';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';
import type { MaskedContacts } from './verdict.ts';

/** Maximum number of retries of a throttled request, and maximum wait before each, in seconds. */
const MAX_RETRIES = 5;
const MAX_WAIT_SECONDS = 120;

/**
 * Returns the seconds until a throttled request may be sent again, from its Retry-After header (seconds or a date);
 * null without one.
 */
function retryAfterIn(header: string | null, now: Date): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}

/**
 * Loads what recovery shows about a username to a visitor. A throttled request reveals nothing about the username: it
 * is retried after its Retry-After. Throws a `Failure` when that would take too long.
 */
export async function askAsStranger(context: Context, login: string): Promise<MaskedContacts> {
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
        throw failure(
          texts,
          (printResult) => printResult('throttled', { url: context.url, seconds }),
          undefined,
          error,
        );
      context.stderr.write(`${t('waiting', { seconds })}\n`);
      await pause(seconds * 1000);
    }
  }
}
