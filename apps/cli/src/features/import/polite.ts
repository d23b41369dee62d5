import type { Io } from '../../io/io.ts';

const BUSY = new Set([429, 503]);
const TRIES = 5;
const LONGEST = 30_000;

/** How long a busy server asks to be left alone, or else ever longer: 1, 2, 4, 8 s. */
function pause(response: Response, attempt: number): number {
  const asked = Number(response.headers.get('retry-after') ?? Number.NaN) * 1000;
  return Math.min(LONGEST, Number.isFinite(asked) && asked >= 0 ? asked : 1000 * 2 ** attempt);
}

/** A fetch that comes back later when the server is busy. */
export const politeFetch =
  ({ fetch: send, wait }: Pick<Io, 'fetch' | 'wait'>): typeof fetch =>
  async (input, init) => {
    for (let attempt = 0; ; attempt += 1) {
      const response = await send(input, init);
      if (!BUSY.has(response.status) || attempt === TRIES - 1) return response;
      await response.body?.cancel();
      await wait(pause(response, attempt));
    }
  };
