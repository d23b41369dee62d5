import type { Client } from '@semestr/api/client';

let underWay: Promise<void> | null = null;

/**
 * Loads the session's user, with one request for concurrent callers. A reply updates the stored user; a refusal ends
 * the session. Throws when the state is unknown: no reply, too many requests, or a server error. The code is only
 * loaded for signed-in users.
 */
export const refreshSession = (client: Client): Promise<void> =>
  (underWay ??= import('./ask-server.ts')
    .then(({ askServer }) => askServer(client))
    .finally(() => {
      underWay = null;
    }));
