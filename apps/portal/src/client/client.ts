import { createClient } from '@semestr/api/client';
import { connection, fetchWatched, stateAfter } from '@semestr/ui/connection/connection';
import { withContactCheck } from './contacts-first.ts';
import { withSessionCheck } from '../session/forbidden.ts';
import { withStepUp } from '../session/proof.ts';
import { lastFailure } from './last-failure.ts';

/** Used to check whether the session is still valid. Any reply proves that the server is available. */
export const plainClient = createClient({
  baseUrl: '',
  // The production build trusts its server and contains no reply schemas; see contract-plugin.ts.
  ...(import.meta.env.DEV && { check: (await import('@semestr/api/check')).checkReply }),
  fetch: fetchWatched,
  onAnswer: (response, call) => {
    connection.set(stateAfter(response));
    lastFailure.note(response, call);
  },
});

/** The browser's client for all other calls. */
export const client = withStepUp(withContactCheck(withSessionCheck(plainClient)));
