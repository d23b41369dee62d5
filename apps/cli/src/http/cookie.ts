const SESSION = /^SESSION=([^;]*)/;

/** Stores the SESSION cookie for the code that sends requests. */
export interface CookieJar {
  /** Its value; empty when there is none. */
  cookie: () => string;
  /** Wraps a fetch so that it sends the cookie and stores a new one from the response. */
  carry: (send: typeof fetch) => typeof fetch;
}

export function cookieJar(first = ''): CookieJar {
  let cookie = first;
  return {
    cookie: () => cookie,
    carry: (send) => async (input, init) => {
      const headers = Object.fromEntries(new Headers(init?.headers));
      const response = await send(input, {
        ...init,
        headers: { ...headers, ...(cookie !== '' && { cookie: `SESSION=${cookie}` }) },
      });
      for (const header of response.headers.getSetCookie()) cookie = SESSION.exec(header)?.[1] ?? cookie;
      return response;
    },
  };
}
