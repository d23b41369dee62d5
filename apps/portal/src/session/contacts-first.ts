import { ApiError, type CallOptions, type Client } from '@semestr/api/client';
import type { Endpoint, Reply, Request } from '@semestr/api/endpoint';
import { language } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { sentenceOf } from '../ui/sentence.ts';
import { session } from './session.ts';

/**
 * A client that leads to the contacts when the server asks for them first (docs/decisions/0034): they were changed in
 * another browser or at the university since the sign-in. Whatever screen is open gives way to the one that confirms.
 */
export function leadingToContacts(client: Client): Client {
  return {
    async call<E extends Endpoint>(call: E, request: Request<E>, options?: CallOptions): Promise<Reply<E>> {
      try {
        return await client.call(call, request, options);
      } catch (error) {
        if (error instanceof ApiError && error.reason === 'contacts-unconfirmed') {
          toast('error', await sentenceOf(error, language.get()));
          session.contactsUnconfirmed();
        }
        throw error;
      }
    },
  };
}
