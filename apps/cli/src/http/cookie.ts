const SESSION = /^SESSION=([^;]*)/;

/** Holds the SESSION cookie for whatever sends requests. */
export interface CookieJar {
  /** Its value; empty for none. */
  cookie: () => string;
  /** The same fetch with the cookie; an answer that sets another one replaces it. */
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
