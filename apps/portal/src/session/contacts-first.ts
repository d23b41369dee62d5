import type { Client } from '@semestr/api/client';
import { CONTACTS_FIRST } from '@semestr/api/endpoint';
import { language } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { sentenceOf } from '../ui/sentence.ts';
import { recovering } from './recovering.ts';
import { session } from './session.ts';

/**
 * A client that leads to the contacts when the server asks for them first (docs/decisions/0034): they were changed in
 * another browser or at the university since the sign-in. Whatever screen is open gives way to the one that confirms.
 */
export const leadingToContacts = (client: Client): Client =>
  recovering(client, () => async (refusal) => {
    if (refusal.reason === CONTACTS_FIRST) {
      toast('error', await sentenceOf(refusal, language.get()));
      session.contactsUnconfirmed();
    }
    return refusal;
  });
