import { allConfirmed, beginCards, type CardEvent, nextCards } from '@semestr/core/contact-cards';
import { activeBanEnd } from '@semestr/core/codes';
import { CONTACT_ATTEMPTS } from '@semestr/core/attempts';
import { useTexts } from '@semestr/ui/language.tsx';
import { useReducer } from 'react';
import { session } from '../../session/session.ts';
import { momentNow } from '../../hydration/now.ts';
import { Attention } from './Attention.tsx';
import { Blocked } from './Blocked.tsx';
import { Card } from './Card.tsx';
import type { Contacts } from './contacts.ts';
import styles from './contacts.module.css';
import { contactTexts } from './texts.ts';

interface CardsProps {
  /** As returned by the server. A new response remounts the component. */
  contacts: Contacts;
  /** Whether the personal account requires them. */
  isRequired: boolean;
  /** Called when the last contact is confirmed. */
  onAllConfirmed?: () => void;
  onReload: () => void;
}

const now = (): Date => new Date(momentNow());

/** The user's contacts as cards, or the end of their lock. */
export function Cards({ contacts, isRequired, onAllConfirmed, onReload }: CardsProps) {
  const t = useTexts(contactTexts);
  const [state, dispatch] = useReducer(
    (before: ReturnType<typeof beginCards>, { event, at }: { event: CardEvent; at: Date }) =>
      nextCards(before, event, at),
    null,
    () =>
      'until' in contacts
        ? beginCards([], CONTACT_ATTEMPTS, now())
        : beginCards(contacts.contacts, contacts.left, now()),
  );
  const until = 'until' in contacts ? contacts.until : activeBanEnd(state.entry, now());
  if ('until' in contacts || until) return <Blocked until={until} onEnd={onReload} />;

  function send(event: CardEvent): void {
    const at = now();
    dispatch({ event, at });
    if (event.type !== 'confirmed' || !allConfirmed(nextCards(state, event, at).cards)) return;
    session.contactsConfirmed();
    onAllConfirmed?.();
  }
  return (
    <>
      {isRequired && <Attention cards={state.cards} />}
      <div className={styles.cards}>
        {state.cards.map((card) => (
          <Card key={card.type} card={card} state={state} send={send} onReload={onReload} />
        ))}
      </div>
      {state.cards.some(({ id }) => id === null) && state.cards.some(({ id }) => id !== null) && (
        <p className={styles.second}>{t('whenAllSet')}</p>
      )}
    </>
  );
}
