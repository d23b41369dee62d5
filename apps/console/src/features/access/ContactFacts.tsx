import type { Situation } from '@semestr/api/access';
import { PHONE } from '@semestr/core/contacts';
import { phone } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { Status } from '@semestr/ui/Status.tsx';
import { Check, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './person.module.css';
import { contactNames } from './contact-names.ts';
import { Fact, Facts } from './Facts.tsx';
import { accessScreenTexts } from './texts/index.ts';

/** Returns the address of the list in which an account's contacts are entered, corrected and confirmed. */
const contactListPath = (userId: number): string =>
  `/contacts?${new URLSearchParams({ filter: JSON.stringify({ userId: [userId] }) }).toString()}`;

/** Contacts to which codes and links can be sent. */
export function ContactFacts({ situation: { contacts, account } }: { situation: Situation }) {
  const t = useTexts(accessScreenTexts);
  return (
    <Section className={styles.section} title={t('contacts.title')}>
      {contacts.length === 0 && <p className={styles.none}>{t('contacts.none')}</p>}
      <Facts>
        {contacts.map(({ type, value, isConfirmed }) => {
          const kind = contactNames[type];
          return (
            <Fact
              key={type}
              name={t(`contacts.${kind}`)}
              end={
                <Status kind={isConfirmed ? 'done' : 'move'} icon={isConfirmed ? Check : Clock}>
                  {t(`contacts.${isConfirmed ? 'confirmed' : 'unconfirmed'}.${kind}`)}
                </Status>
              }
            >
              {type === PHONE ? phone(value) : value}
            </Fact>
          );
        })}
      </Facts>
      {account && (
        <Link className={styles.more} to={contactListPath(account.id)}>
          {t('contacts.open')}
        </Link>
      )}
    </Section>
  );
}
