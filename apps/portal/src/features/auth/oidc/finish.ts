import type { Reply } from '@semestr/api/endpoint';
import { finish } from '@semestr/api/oidc';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { ownPath } from '../../../session/next.ts';
import { type Entry, enter } from '../enter.ts';
import { CONSOLE } from '../../../screens/screen.ts';

/**
 * Outcome of a sign-in: the user continues here, or the browser is redirected, which is only allowed to trusted
 * addresses, and not when the browser refuses the cookie of the session.
 */
export type Outcome = { next: string | null } | 'leaving' | Exclude<Entry, 'entered'>;

/** Continues after the server has accepted the sign-in. */
export async function settle({ next, rememberDevice, ...who }: Reply<typeof finish>): Promise<Outcome> {
  const entry = await enter(who, rememberDevice);
  if (entry !== 'entered') return entry;
  if (who.redirectUrl) return 'leaving';
  const path = ownPath(next, window.location.origin);
  // The console is another application. Users who must set up a second factor first cannot use it yet.
  if (path?.startsWith(CONSOLE) && !who.mustSetSecondFactor) {
    window.location.replace(path);
    return 'leaving';
  }
  return { next: path };
}

/** Sends the parameters of the callback address once: a second request would be rejected. */
export const arrival = (search: URLSearchParams) =>
  queryOptions({
    queryKey: ['oidc', search.toString()],
    queryFn: async (): Promise<Outcome> => {
      const [code, state, iss, error] = ['code', 'state', 'iss', 'error'].map((name) => search.get(name));
      return settle(await client.call(finish, { body: { code, state, iss, error } }));
    },
    staleTime: Number.POSITIVE_INFINITY,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
