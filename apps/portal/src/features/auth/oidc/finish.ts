import type { Reply } from '@semestr/api/endpoint';
import { finish } from '@semestr/api/oidc';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { ownPath } from '../../../session/next.ts';
import { type SignInResult, completeSignIn } from '../complete-sign-in.ts';
import { CONSOLE } from '../../../screens/screen.ts';

/**
 * Outcome of a sign-in: the path on which the user continues, a redirect of the browser, or the reason of a failure.
 */
export type Outcome = { next: string | null } | 'leaving' | Exclude<SignInResult, 'entered'>;

/** Continues after the server has accepted the sign-in. */
export async function finishSignIn({ next, rememberDevice, ...who }: Reply<typeof finish>): Promise<Outcome> {
  const entry = await completeSignIn(who, rememberDevice);
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

/** Sends the parameters of the callback address only once, because a second request would be rejected. */
export const callbackQuery = (search: URLSearchParams) =>
  queryOptions({
    queryKey: ['oidc', search.toString()],
    queryFn: async (): Promise<Outcome> => {
      const [code, state, iss, error] = ['code', 'state', 'iss', 'error'].map((name) => search.get(name));
      return finishSignIn(await client.call(finish, { body: { code, state, iss, error } }));
    },
    staleTime: Number.POSITIVE_INFINITY,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
