import type { Language } from '@semestr/core/languages';
import { failure } from '../io/failure.ts';
import { texts } from '../io/texts.ts';

interface Outgoing {
  /** In which the server tells what it tells in words: reports, notifications. */
  language: Language;
  /** Within so many milliseconds an answer has to have come; null where nothing was said. */
  timeout: number | null;
}

const isSameServer = (from: URL, to: URL): boolean =>
  to.origin === from.origin || (to.hostname === from.hostname && to.protocol === 'https:');

/**
 * The same fetch, but a body goes to no other server: fetch repeats it wherever a 307 points to, and it may hold a
 * password. Cookies and tokens are dropped on the way by fetch itself. Throws a `Failure` that names the other server.
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

/** The same fetch, with what every request of a call has in common. */
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
