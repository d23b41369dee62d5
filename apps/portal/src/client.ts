import { createClient } from '@semestr/api/client';
import { reachable } from './shell/reachable.ts';
import { session } from './session/session.ts';

/** What a gateway or proxy answers for a server that does not. */
const STAND_IN = new Set([502, 503, 504]);

/** The one client of the portal. Any reply tells that the server is there; a 403 that nobody is signed in any more. */
export const client = createClient({
  baseUrl: '',
  // Built, the portal trusts its server and does without the schemas of replies; see contract-plugin.ts.
  ...(import.meta.env.DEV && { check: (await import('@semestr/api/check')).checkReply }),
  onAnswer: (response) => {
    reachable.set(response !== null && !STAND_IN.has(response.status));
    if (response?.status === 403) session.end();
  },
});
