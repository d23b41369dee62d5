import { PHONE } from '@semestr/core/contacts';
import { phone } from '@semestr/core/display';
import { Button, buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { Status } from '@semestr/ui/Status.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Check, CircleAlert, Mail, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePerson } from '../../account/person.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { LockedNote, ButtonObject, Row, Rows, WaitingRows } from './Row.tsx';
import { contactsOf, type ContactView, toContactViews } from './settings.ts';
import { settingsTexts } from './texts.ts';
import { contactsScreen } from '../contacts/screen.ts';
import { to } from '../../screens/screen.ts';

function ContactRow({
  contact: { type, value, isConfirmed },
  isLocked,
}: {
  contact: ContactView;
  isLocked: boolean;
}) {
  const t = useTexts(settingsTexts);
  const kind = type === PHONE ? 'phone' : 'email';
  const isSet = value !== '';
  const verb = (
    <>
      {t(isSet ? 'contacts.change' : 'contacts.set')}
      <ButtonObject>{t(`contacts.${kind}.what`)}</ButtonObject>
    </>
  );
  return (
    <Row
      icon={type === PHONE ? Phone : Mail}
      name={
        isSet ? (
          <span {...asPrivate}>{type === PHONE ? phone(value) : value}</span>
        ) : (
          t(`contacts.${kind}.none`)
        )
      }
      badge={
        isSet && (
          <Status kind={isConfirmed ? 'done' : 'move'} icon={isConfirmed ? Check : CircleAlert}>
            {t(`contacts.${kind}.${isConfirmed ? 'confirmed' : 'unconfirmed'}`)}
          </Status>
        )
      }
      second={t(isSet ? 'contacts.use' : 'contacts.noUse')}
      action={
        isLocked ? (
          <Button look="text" disabled>
            {verb}
          </Button>
        ) : (
          <Link to={to(contactsScreen)} className={buttonClass('text')}>
            {verb}
          </Link>
        )
      }
    />
  );
}

/** Contacts that receive codes; they are edited on a separate page. */
export function Contacts() {
  const t = useTexts(settingsTexts);
  const user = usePerson();
  const { data, failure } = useSectionQuery(contactsOf(user));
  const isLocked = user.impersonatedBy !== undefined;
  return (
    <Section title={t('contacts.title')}>
      {failure}
      {!failure && !data && <WaitingRows count={2} />}
      {data && (
        <Rows>
          {toContactViews(data.contactDtoList).map((contact) => (
            <ContactRow key={contact.type} contact={contact} isLocked={isLocked} />
          ))}
        </Rows>
      )}
      {isLocked && <LockedNote>{t('contacts.locked')}</LockedNote>}
    </Section>
  );
}
