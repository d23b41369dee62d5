import type { Language } from '@semestr/core/languages';

interface Outgoing {
  /** In which the server tells what it tells in words: reports, notifications. */
  language: Language;
  /** Within so many milliseconds an answer has to have come; null where nothing was said. */
  timeout: number | null;
}

/** The same fetch, with what every request of a call has in common. */
export const outgoing =
  (send: typeof fetch, { language, timeout }: Outgoing): typeof fetch =>
  (input, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    const cookie = [headers['cookie'], `language=${language}`].filter(Boolean).join('; ');
    const limits = [init?.signal, timeout === null ? null : AbortSignal.timeout(timeout)].filter(
      (signal) => signal instanceof AbortSignal,
    );
    return send(input, {
      ...init,
      headers: { ...headers, cookie },
      ...(limits.length > 0 && { signal: AbortSignal.any(limits) }),
    });
  };
