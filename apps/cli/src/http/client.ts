import { checkReply } from '@semestr/api/check';
import { type ClientOptions, createClient } from '@semestr/api/client';
import type { Context } from '../io/io.ts';

/** Creates a client of the chosen server. Replies are checked against the contract before anything is shown. */
export const clientOf = (
  context: Pick<Context, 'url' | 'fetch'>,
  options: Partial<ClientOptions> = {},
): ReturnType<typeof createClient> =>
  createClient({ baseUrl: context.url, fetch: context.fetch, check: checkReply, ...options });
