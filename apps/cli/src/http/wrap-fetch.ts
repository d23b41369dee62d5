import type { Language } from '@semestr/core/languages';
import { failure } from '../io/failure.ts';
import { texts } from '../io/texts.ts';

interface Outgoing {
  /** Language of the texts that the server sends: reports, notifications. */
  language: Language;
  /** Timeout of a response in milliseconds; null for the default. */
  timeout: number | null;
}

const isSameServer = (from: URL, to: URL): boolean =>
  to.origin === from.origin || (to.hostname === from.hostname && to.protocol === 'https:');

/**
 * Wraps a fetch so that a body is never sent to another server. Fetch follows a 307 to any host and repeats the body,
 * which may contain a password. Fetch itself drops cookies and tokens on such a redirect. Throws a `Failure` that names
 * the other server.
 */
const keepingBody =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    if (init?.body === undefined || init.body === null) return send(input, init);
    const response = await send(input, { ...init, redirect: 'manual' });
    const location = response.headers.get('location');
    if (location === null || response.status < 300 || response.status > 399) return response;
    const from = new URL(input instanceof Request ? input.url : input);
    const to = new URL(location, from);
    if (isSameServer(from, to)) return send(to, init);
    throw failure(texts, (t) => t('faults.sentOn', { from: from.origin, to: to.origin }));
  };

/** Wraps a fetch with the headers and limits that all requests of a call share. */
export const outgoing =
  (send: typeof fetch, { language, timeout }: Outgoing): typeof fetch =>
  (input, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    const cookie = [headers['cookie'], `language=${language}`].filter(Boolean).join('; ');
    const limits = [init?.signal, timeout === null ? null : AbortSignal.timeout(timeout)].filter(
      (signal) => signal instanceof AbortSignal,
    );
    return keepingBody(send)(input, {
      ...init,
      headers: { ...headers, cookie },
      ...(limits.length > 0 && { signal: AbortSignal.any(limits) }),
    });
  };
