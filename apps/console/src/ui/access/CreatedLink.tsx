import { localDate, localTime } from '@semestr/core/dates';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { CopyButton } from '@semestr/ui/copy/CopyButton.tsx';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useRef, useState } from 'react';
import { accessTexts } from './texts.ts';
import styles from './access.module.css';

interface CreatedLinkProps {
  link: string;
  /** ISO date-time. */
  expiresAt: string;
  /** Describes what the link requires as verification. */
  proof: string;
  onClose: () => void;
}

/** A link for the user to pass on, with its expiry time. */
export function CreatedLink({ link, expiresAt, proof, onClose }: CreatedLinkProps) {
  const t = useTexts(accessTexts);
  const field = useRef<HTMLInputElement>(null);
  const [isSelected, setSelected] = useState(false);
  const end = new Date(expiresAt);
  const select = (): void => {
    field.current?.select();
    setSelected(true);
  };

  return (
    <Dialog title={t('link.made')} onClose={onClose}>
      <TextField
        ref={field}
        label={t('link.address')}
        hint={t('link.until', { date: localDate(end), time: localTime(end) })}
        value={link}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <p className={styles.handOver}>{t('link.handOver', { proof })}</p>
      {isSelected && <Banner kind="error">{t('link.notCopied')}</Banner>}
      <div className={styles.buttons}>
        <CopyButton text={link} what={t('link.made')} look="primary" onFailure={select} />
        <Button onClick={onClose}>{t('link.close')}</Button>
      </div>
    </Dialog>
  );
}
