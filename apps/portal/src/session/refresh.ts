import type { Client } from '@semestr/api/client';

let underWay: Promise<void> | null = null;

/**
 * Asks the server who the session belongs to, once for many who want to know; no visitor fetches how. An answer renews
 * the stored user, a refusal ends the session. Throws where nothing is known: no reply, too many requests, a server in
 * trouble.
 */
export const refreshSession = (client: Client): Promise<void> =>
  (underWay ??= import('./ask-server.ts')
    .then(({ askServer }) => askServer(client))
    .finally(() => {
      underWay = null;
    }));
