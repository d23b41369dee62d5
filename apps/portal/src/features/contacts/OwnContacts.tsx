import { allConfirmed, beginCards, type ContactCard } from '@semestr/core/contact-cards';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { usePerson } from '../../account/person.ts';
import { useInstitution } from '../../university/institution.ts';
import { Failure } from '../../ui/Failure.tsx';
import { PhoneLink } from '../../ui/PhoneNumber.tsx';
import { momentNow } from '../../hydration/now.ts';
import { Cards } from './Cards.tsx';
import { type Contacts, contactsOf } from './contacts.ts';
import styles from './contacts.module.css';
import { contactTexts } from './texts.ts';
import { WaitingCards } from './WaitingCards.tsx';
import { profileScreen } from '../profile/screen.ts';
import { to } from '../../screens/screen.ts';

interface OwnContactsProps {
  /** Whether the personal account requires them. */
  isRequired?: boolean;
  onAllConfirmed?: () => void;
}

const cardsOf = (contacts: Contacts): readonly ContactCard[] =>
  'until' in contacts ? [] : beginCards(contacts.contacts, contacts.left, new Date(momentNow())).cards;

/** The user's contacts, with their loading and error states. */
export function OwnContacts({ isRequired = false, onAllConfirmed }: OwnContactsProps) {
  const t = useTexts(contactTexts);
  const user = usePerson();
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(contactsOf(user));
  const office = useInstitution()?.deansOfficePhone;
  if (error && !data) return <Failure error={error} isPending={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <WaitingCards />;
  const cards = cardsOf(data);
  if (isRequired && cards.length > 0 && allConfirmed(cards))
    return <Navigate to={to(profileScreen)} replace />;
  return (
    <div className={styles.page}>
      <Cards
        key={dataUpdatedAt}
        contacts={data}
        isRequired={isRequired}
        onReload={() => void refetch()}
        {...(onAllConfirmed && { onAllConfirmed })}
      />
      <p className={styles.second}>
        {t('noAccess')}
        {office ? (
          <>
            : <PhoneLink number={office} />
          </>
        ) : (
          '.'
        )}
      </p>
    </div>
  );
}
