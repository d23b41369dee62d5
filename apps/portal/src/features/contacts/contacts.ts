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
import { queryOf, clientFrom } from '../../client/query.ts';
import { session, type User } from '../../session/session.ts';

/** A phone number and an e-mail address (specification, section 1). */
const CONTACT_TYPES = 2;

/** The contacts with the number of attempts left, or the end of their lock (null when the server does not send it). */
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

/** Query key of the reply on other screens, which is reloaded when a contact changes here. */
export const answerKeyOf = (user: User) => queryOf(list, {}, user).queryKey;

/**
 * Loaded once per visit. A reload when the user returns from another app with a code would reset the cards during
 * input.
 */
export const contactsOf = (user: User) =>
  queryOptions({
    // Stored under the user like the reply, but with a separate key, so that a change here does not reset the cards.
    queryKey: [...answerKeyOf(user).slice(0, 2), 'contact cards'],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal, meta }): Promise<Contacts> => {
      try {
        const { contactDtoList, numberOfAttempts } = await clientFrom(meta).call(list, {}, { signal });
        // A contact without a value counts as missing.
        const contacts = contactDtoList.map(storedContact).filter(({ value }) => value !== '');
        // Unlocks the account here too if the contacts were confirmed on another device.
        if (contacts.length === CONTACT_TYPES && allConfirmed(contacts)) session.contactsConfirmed();
        return { contacts, left: numberOfAttempts };
      } catch (error) {
        if (error instanceof ApiError && error.reason === 'blocked') return { until: untilOf(error) };
        throw error;
      }
    },
  });

/** Returns the end of a lock from a refusal; null when it is not sent. */
export const untilOf = ({ until }: ApiError): Date | null => (until === null ? null : new Date(until));

export const kindOf = ({ type }: Pick<ContactCard, 'type'>): 'phone' | 'email' =>
  type === PHONE ? 'phone' : 'email';

/** Props shared by all parts of a card. */
export interface CardProps {
  card: ContactCard;
  state: ContactCards;
  send: (event: CardEvent) => void;
  onReload: () => void;
}
