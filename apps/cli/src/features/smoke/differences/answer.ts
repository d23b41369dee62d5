import { urlOf } from '@semestr/api/client';
import type { Endpoint } from '@semestr/api/endpoint';
import type { Context } from '../../../io/io.ts';
import type { Arguments } from '../arguments.ts';

/** The raw response to a request. */
export interface Answer {
  status: number;
  ms: number;
  /** Without the parameters after a semicolon; empty when the header is missing. */
  type: string;
  etag: string | null;
  body: Uint8Array;
}

/** Sends a request as the project's clients do; null when no response arrived. */
export async function answerTo(
  { url, fetchWithRetry, now }: Pick<Context, 'url' | 'fetchWithRetry' | 'now'>,
  call: Endpoint,
  request: Arguments,
  headers: Record<string, string> = {},
): Promise<Answer | null> {
  const start = now().getTime();
  try {
    const response = await fetchWithRetry(url + urlOf(call, request), { method: call.method, headers });
    const type = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const isEndless = type === 'text/event-stream';
    if (isEndless) await response.body?.cancel();
    const body = isEndless ? new Uint8Array() : new Uint8Array(await response.arrayBuffer());
    const etag = response.headers.get('etag');
    return { status: response.status, ms: now().getTime() - start, type, etag, body };
  } catch {
    return null;
  }
}
