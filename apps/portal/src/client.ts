import { createClient } from '@semestr/api/client';
import { connection, stateAfter, watchSlow } from '@semestr/ui/connection/connection';
import { leadingToContacts } from './session/contacts-first.ts';
import { knowingForbidden } from './session/forbidden.ts';
import { provenFirst } from './session/proof.ts';
import { lastFailure } from './shell/last-failure.ts';

/** For the session's own question, whether it goes on. Any reply tells that the server is there. */
export const plainClient = createClient({
  baseUrl: '',
  // Built, the portal trusts its server and does without the schemas of replies; see contract-plugin.ts.
  ...(import.meta.env.DEV && { check: (await import('@semestr/api/check')).checkReply }),
  fetch: (...request) => watchSlow(fetch(...request)),
  onAnswer: (response, call) => {
    connection.set(stateAfter(response));
    lastFailure.note(response, call);
  },
});

/** The browser's client for everything else. */
export const client = provenFirst(leadingToContacts(knowingForbidden(plainClient)));
