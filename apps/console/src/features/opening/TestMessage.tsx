import { testMessage } from '@semestr/api/opening';
import type { InvitationWay } from '@semestr/core/invitations';
import { Button } from '@semestr/ui/Button.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import styles from './opening.module.css';
import { openingTexts } from './texts.ts';

/** Sends a test message through a channel; the outbox shows its delivery status. */
export function TestMessage({ way }: { way: InvitationWay }) {
  const t = useTexts(openingTexts);
  const call = useCall();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [recipient, setRecipient] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function send(): Promise<void> {
    const isEmpty = recipient.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return field.current?.focus();
    await call(testMessage, { body: { way, recipient } });
    notify(t('test.sent'));
    setOpen(false);
  }

  return (
    <>
      <Button look="text" className={styles.starter} onClick={() => setOpen(true)}>
        {t('test.open')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t(`test.title.${way}`)}
          confirm={t('test.send')}
          onConfirm={send}
          onClose={() => setOpen(false)}
        >
          {t('test.follow')}
          <div className={styles.recipient}>
            <TextField
              ref={field}
              label={t(`test.recipient.${way}`)}
              type={way === 'email' ? 'email' : 'tel'}
              error={isMissing ? t('test.required') : undefined}
              value={recipient}
              onChange={({ target }) => setRecipient(target.value)}
            />
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
