import type { Client } from '@semestr/api/client';
import { CONTACTS_FIRST } from '@semestr/api/endpoint';
import { language } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { sentenceOf } from './sentence.ts';
import { withRecovery } from '../session/retry-client.ts';
import { session } from '../session/session.ts';

/**
 * Creates a client that handles unconfirmed contacts (docs/decisions/0034), which may have been changed in another
 * browser or at the university since the sign-in. The screen that confirms them then replaces the open screen.
 */
export const withContactCheck = (client: Client): Client =>
  withRecovery(client, () => async (refusal) => {
    if (refusal.reason === CONTACTS_FIRST) {
      toast('error', await sentenceOf(refusal, language.get()));
      session.contactsUnconfirmed();
    }
    return refusal;
  });
