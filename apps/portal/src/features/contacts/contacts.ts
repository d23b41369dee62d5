import { ApiError } from '@semestr/api/client';
import { list, type SettingsContact } from '@semestr/api/contacts';
import {
  allConfirmed,
  type CardEvent,
  type ContactCard,
  type ContactCards,
  type StoredContact,
} from '@semestr/core/contact-cards';
import { PHONE } from '@semestr/core/contacts';
import { queryOptions } from '@tanstack/react-query';
import { ask, clientOf } from '../../query.ts';
import { session, type User } from '../../session/session.ts';

/** A phone number and an e-mail (specification, section 1). */
const CONTACT_TYPES = 2;

/** The contacts with the attempts that are left; or until when they are shut, null where the server does not say. */
export type Contacts = { contacts: readonly StoredContact[]; left: number } | { until: Date | null };

const storedContact = ({
  id,
  contactTypeId,
  contactValue,
  confirmed,
  codeExpirationTime,
}: SettingsContact): StoredContact => ({
  id,
  type: contactTypeId,
  value: contactValue ?? '',
  isConfirmed: confirmed,
  codeExpiresAt: codeExpirationTime === null ? null : new Date(codeExpirationTime),
});

/** The answer as other screens keep it: what is changed here they ask for anew. */
export const answerKeyOf = (user: User) => ask(list, {}, user).queryKey;

/**
 * Asked for once at every visit, for a code may be on its way from another device: what comes later would draw the cards
 * anew under somebody's hands, who was looking for the code in another app.
 */
export const contactsOf = (user: User) =>
  queryOptions({
    // Below the person, as the answer, but no part of it: what is changed here must not draw the cards anew.
    queryKey: [...answerKeyOf(user).slice(0, 2), 'contact cards'],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal, meta }): Promise<Contacts> => {
      try {
        const { contactDtoList, numberOfAttempts } = await clientOf(meta).call(list, {}, { signal });
        // A contact without a value is none that is set.
        const contacts = contactDtoList.map(storedContact).filter(({ value }) => value !== '');
        // Confirmed on another device, perhaps: the account is open here too.
        if (contacts.length === CONTACT_TYPES && allConfirmed(contacts)) session.contactsConfirmed();
        return { contacts, left: numberOfAttempts };
      } catch (error) {
        if (error instanceof ApiError && error.reason === 'blocked') return { until: untilOf(error) };
        throw error;
      }
    },
  });

/** Until when a refusal shuts somebody out; null where it does not say. */
export const untilOf = ({ until }: ApiError): Date | null => (until === null ? null : new Date(until));

export const kindOf = ({ type }: Pick<ContactCard, 'type'>): 'phone' | 'email' =>
  type === PHONE ? 'phone' : 'email';

/** What every part of a card is given. */
export interface CardProps {
  card: ContactCard;
  state: ContactCards;
  send: (event: CardEvent) => void;
  onReload: () => void;
}
