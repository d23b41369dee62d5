import { EMAIL, type MaskedContact, PHONE } from '@semestr/core/contacts';
import { Button, buttonClass } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Mail, MailX, Smartphone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFade, useRecovery } from './progress.ts';
import styles from './recovery.module.css';
import { RedirectToReachedStep, Help, formatMask, Step } from './Step.tsx';
import { recoveryTexts } from './texts.ts';
import { recoveryScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

const icons = { [PHONE]: Smartphone, [EMAIL]: Mail };

interface ContactsProps {
  contacts: readonly MaskedContact[];
  chosen: MaskedContact | undefined;
  onChoose: (contact: MaskedContact) => void;
}

function Contacts({ contacts, chosen, onChoose }: ContactsProps) {
  const t = useTexts(recoveryTexts);
  return (
    <fieldset className={styles.contacts}>
      <legend>{t('contacts.label')}</legend>
      {contacts.map((contact) => {
        const Icon = icons[contact.type];
        return (
          <label key={contact.mask} className={styles.contact}>
            <input
              type="radio"
              name="contact"
              checked={contact.mask === chosen?.mask}
              onChange={() => onChoose(contact)}
            />
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            <span {...asPrivate}>{formatMask(contact)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Selects the contact to which the code is sent. */
export default function ContactStep() {
  const t = useTexts(recoveryTexts);
  const { state, reached, send } = useRecovery('contacts');
  const { isLeaving, leaveFor } = useFade();
  const [mask, setMask] = useState<string | null>(null);
  if (!state) return <RedirectToReachedStep reached={reached} />;
  const { contacts } = state;
  const chosen = contacts.find((one) => one.mask === mask) ?? contacts[0];
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!chosen) return;
    send({ type: 'chosen', contact: chosen });
    leaveFor(to(recoveryScreen, { step: 'mask' }));
  }
  return (
    <Step
      number={2}
      title={t('contacts.title')}
      back={to(recoveryScreen)}
      isLeaving={isLeaving}
      isHeld={false}
    >
      {chosen ? (
        <form method="post" onSubmit={onSubmit} className={styles.form}>
          <Contacts contacts={contacts} chosen={chosen} onChoose={(contact) => setMask(contact.mask)} />
          <div className={styles.foot}>
            <Button type="submit" look="primary">
              {t('contacts.submit')}
            </Button>
          </div>
        </form>
      ) : (
        <Empty
          icon={MailX}
          title={t('contacts.none')}
          hint={t('contacts.noneHint')}
          action={
            <Link to={to(recoveryScreen)} className={buttonClass('outlined')}>
              {t('contacts.again')}
            </Link>
          }
        />
      )}
      <Help kind="none" hasOthers={false} />
    </Step>
  );
}
