import { createClient } from '@semestr/api/client';
import { leadingToContacts } from './session/contacts-first.ts';
import { knowingForbidden } from './session/forbidden.ts';
import { provenFirst } from './session/proof.ts';
import { lastFailure } from './shell/last-failure.ts';
import { reachable } from './shell/reachable.ts';

/** What a gateway or proxy answers for a server that does not. */
const STAND_IN = new Set([502, 503, 504]);

/** For the session's own question, whether it goes on. Any reply tells that the server is there. */
export const plainClient = createClient({
  baseUrl: '',
  // Built, the portal trusts its server and does without the schemas of replies; see contract-plugin.ts.
  ...(import.meta.env.DEV && { check: (await import('@semestr/api/check')).checkReply }),
  onAnswer: (response, call) => {
    reachable.set(response !== null && !STAND_IN.has(response.status));
    lastFailure.note(response, call);
  },
});

/** The browser's client for everything else. */
export const client = provenFirst(leadingToContacts(knowingForbidden(plainClient)));
