import type { Context } from '../../io/io.ts';

/** Status, duration and size of a response. */
export interface Measured {
  status: number;
  ms: number;
  bytes: number;
}

/** Creates a fetch that measures each request. It reads the body itself in order to count the bytes. */
export function measuring({ fetch: send, now }: Pick<Context, 'fetch' | 'now'>): {
  fetch: typeof fetch;
  /** Returns the measurements of the last request. */
  measured: () => Measured | null;
} {
  let last: Measured | null = null;
  return {
    measured: () => last,
    fetch: async (input, init) => {
      last = null;
      const start = now().getTime();
      const response = await send(input, init);
      // An event stream never ends, so its body is not read.
      const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
      if (isEndless) await response.body?.cancel();
      const body = isEndless ? new ArrayBuffer(0) : await response.arrayBuffer();
      last = { status: response.status, ms: now().getTime() - start, bytes: body.byteLength };
      const { status, headers } = response;
      return new Response(body.byteLength === 0 ? null : body, { status, headers });
    },
  };
}
