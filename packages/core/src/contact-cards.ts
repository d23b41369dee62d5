import { CONTACT_ATTEMPTS } from './attempts.ts';
import { beginEntry, type CodeEntry, type CodeEvent, maySend, nextCode } from './codes.ts';
import { type ContactType, EMAIL, PHONE } from './contacts.ts';

/**
 * The contacts of a user as cards, each with its whole lifecycle (specification, sections 2 and 4, "Contact
 * lifecycle").
 */

export interface ContactCard {
  type: ContactType;
  /** Null while it is not set. */
  id: number | null;
  /** Empty while it is not set. */
  value: string;
  isConfirmed: boolean;
}

export interface ContactCards {
  cards: readonly ContactCard[];
  /** One at a time. */
  editing: ContactType | null;
  /** Contact that the code belongs to. */
  codeFor: ContactType | null;
  entry: CodeEntry;
}

/** A stored contact, with the expiry of its pending code. */
export interface StoredContact extends ContactCard {
  codeExpiresAt: Date | null;
}

export type CardEvent =
  | { type: 'edit'; card: ContactType }
  | { type: 'cancel' }
  | { type: 'saved'; card: ContactType; id: number; value: string }
  | { type: 'confirmed'; card: ContactType }
  | (CodeEvent & { card: ContactType });

const notSet = (type: ContactType): ContactCard => ({ type, id: null, value: '', isConfirmed: false });

/** Creates both cards, even when nothing is set yet; a pending code continues. */
export function beginCards(stored: readonly StoredContact[], left: number, now: Date): ContactCards {
  const entry = beginEntry(left, now);
  const pending = stored.find(({ codeExpiresAt }) => codeExpiresAt !== null && codeExpiresAt > now);
  const cards = ([PHONE, EMAIL] as const).map((type): ContactCard => {
    const found = stored.find((one) => one.type === type);
    return found ? { type, id: found.id, value: found.value, isConfirmed: found.isConfirmed } : notSet(type);
  });
  if (!pending?.codeExpiresAt) return { cards, editing: null, codeFor: null, entry };
  const code = { state: 'sent', expiresAt: pending.codeExpiresAt, isWrong: false } as const;
  return { cards, editing: null, codeFor: pending.type, entry: { ...entry, code } };
}

export const allConfirmed = (cards: readonly ContactCard[]): boolean =>
  cards.every(({ isConfirmed }) => isConfirmed);

const isPending = ({ entry }: ContactCards): boolean => entry.code.state === 'sent';

/** Whether a contact can be edited now: a set one only once all are set, and none while a code is pending. */
export function mayEdit(state: ContactCards, type: ContactType): boolean {
  if (state.editing !== null || isPending(state)) return false;
  const isSet = state.cards.some((card) => card.type === type && card.id !== null);
  return !isSet || state.cards.every(({ id }) => id !== null);
}

/** Content of the card's footer. */
export type CardFooter = 'save' | 'bind' | 'not-set' | 'confirmed' | 'send' | 'expired' | 'confirm';

export function footerOf({ editing, codeFor, entry }: ContactCards, card: ContactCard): CardFooter {
  if (editing === card.type) return card.id === null ? 'bind' : 'save';
  if (card.id === null) return 'not-set';
  if (card.isConfirmed) return 'confirmed';
  if (codeFor !== card.type || entry.code.state === 'none') return 'confirm';
  return entry.code.state === 'sent' ? 'send' : 'expired';
}

/** Whether a code can be requested: not while one is pending for another contact, or the contact is being edited. */
export const mayRequest = (state: ContactCards, card: ContactCard, now: Date): boolean =>
  card.id !== null && !card.isConfirmed && state.editing !== card.type && maySend(state.entry, now);

const changed = (
  cards: readonly ContactCard[],
  type: ContactType,
  change: Partial<ContactCard>,
): ContactCard[] => cards.map((card) => (card.type === type ? { ...card, ...change } : card));

/** Returns the cards after an event. An impossible event is ignored. */
export function nextCards(state: ContactCards, event: CardEvent, now: Date): ContactCards {
  const { cards, editing, codeFor, entry } = state;
  switch (event.type) {
    case 'edit':
      return mayEdit(state, event.card) ? { ...state, editing: event.card } : state;
    case 'cancel':
      return { ...state, editing: null };
    case 'saved': {
      if (editing !== event.card) return state;
      const { id, value } = event;
      // A new value must be confirmed again, and a code for the previous value is void.
      const next = changed(cards, event.card, { id, value, isConfirmed: false });
      const code = codeFor === event.card ? ({ state: 'none' } as const) : entry.code;
      return { cards: next, editing: null, codeFor, entry: { ...entry, code } };
    }
    case 'confirmed': {
      if (codeFor !== event.card || entry.code.state === 'none') return state;
      const next = changed(cards, event.card, { isConfirmed: true });
      return { cards: next, editing, codeFor: null, entry: beginEntry(CONTACT_ATTEMPTS, now) };
    }
    case 'code-sent': {
      const card = cards.find(({ type }) => type === event.card);
      if (!card || !mayRequest(state, card, now)) return state;
      return {
        ...state,
        codeFor: event.card,
        entry: nextCode(entry, event, { limit: CONTACT_ATTEMPTS, now }),
      };
    }
    case 'locked-out':
      return { ...state, entry: nextCode(entry, event, { limit: CONTACT_ATTEMPTS, now }) };
    case 'code-wrong':
    case 'code-gone':
    case 'code-ran-out':
      break;
  }
  if (codeFor !== event.card) return state;
  return { ...state, entry: nextCode(entry, event, { limit: CONTACT_ATTEMPTS, now }) };
}
