import type { Client } from '@semestr/api/client';
import { CONTACTS_FIRST } from '@semestr/api/endpoint';
import { language } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { sentenceOf } from './sentence.ts';
import { recovering } from '../session/retry-client.ts';
import { session } from '../session/session.ts';

/**
 * Creates a client that redirects to the contacts when the server requires them first (docs/decisions/0034): they were
 * changed in another browser or at the university since the sign-in. The screen that confirms them replaces any open
 * screen.
 */
export const withContactCheck = (client: Client): Client =>
  recovering(client, () => async (refusal) => {
    if (refusal.reason === CONTACTS_FIRST) {
      toast('error', await sentenceOf(refusal, language.get()));
      session.contactsUnconfirmed();
    }
    return refusal;
  });
