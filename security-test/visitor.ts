import { ApiError, type Client, createClient } from '@semestr/api/client';
import type { Endpoint, Request } from '@semestr/api/endpoint';

/** A browser or a program: the contract's client and a plain `fetch`, which share a cookie. */
export interface Visitor extends Client {
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Returns the status of a call. */
  status: <E extends Endpoint>(call: E, request: Request<E>) => Promise<number>;
  /** Returns the session's cookie as it is sent: `SESSION=…`; empty for none. */
  cookie: () => string;
}

/** Creates a visitor; `headers` are sent with each request, and `cookie` is set before the first. */
export function visit(url: string, headers: Record<string, string> = {}, cookie = ''): Visitor {
  let kept = cookie;
  const send: typeof fetch = async (input, init) => {
    const sent = new Headers({ ...headers, ...Object.fromEntries(new Headers(init?.headers)) });
    if (kept) sent.set('cookie', kept);
    const response = await fetch(input, { redirect: 'manual', ...init, headers: sent });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      kept = pair.endsWith('=') ? '' : pair;
    }
    return response;
  };
  const client = createClient({ baseUrl: url, fetch: send });
  return {
    ...client,
    fetch: async (path, init) => send(url + path, init),
    status: async (call, request) =>
      client.call(call, request).then(
        () => 200,
        (error: unknown) => {
          if (error instanceof ApiError && error.status > 0) return error.status;
          throw error;
        },
      ),
    cookie: () => kept,
  };
}
