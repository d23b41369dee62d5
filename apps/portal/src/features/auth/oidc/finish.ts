import type { Reply } from '@semestr/api/endpoint';
import { finish } from '@semestr/api/oidc';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../client.ts';
import { paths } from '../../../paths.ts';
import { ownPath } from '../../../session/next.ts';
import { enter } from '../enter.ts';

/** What became of a sign-in: the person goes on here, or the browser elsewhere, which it may not everywhere. */
export type Outcome = { next: string | null } | 'leaving' | 'stranded';

/** What follows when the server has let somebody in. */
export async function settle({ next, rememberDevice, ...who }: Reply<typeof finish>): Promise<Outcome> {
  if (!(await enter(who, rememberDevice))) return 'stranded';
  if (who.redirectUrl) return 'leaving';
  const path = ownPath(next, window.location.origin);
  // The console is another application. Who must set a second factor first has no business there yet.
  if (path?.startsWith(paths.console) && !who.mustSetSecondFactor) {
    window.location.replace(path);
    return 'leaving';
  }
  return { next: path };
}

/** What came back in the address, sent once: a second time it would be refused. */
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
