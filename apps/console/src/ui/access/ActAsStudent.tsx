import { start } from '@semestr/api/impersonation';
import { TextAreaField } from '@semestr/ui/fields/TextAreaField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useRef, useState } from 'react';
import { leaveFor, portal } from '../../session/portal.ts';
import { session } from '../../session/session.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useCall } from '../record/use-call.ts';
import styles from './access.module.css';
import { accessTexts } from './texts.ts';

/** The student to impersonate. */
export interface ActedStudent {
  cardNumber: string;
  name: string;
}

interface ActAsStudentProps {
  student: ActedStudent;
  onClose: () => void;
}

const MAX_REASON = 300;

/**
 * Prompts for a reason, and opens the portal as the student in this tab. Ending the impersonation returns to this page.
 */
export function ActAsStudent({ student: { cardNumber, name }, onClose }: ActAsStudentProps) {
  const t = useTexts(accessTexts);
  const call = useCall();
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);

  async function confirm(): Promise<void> {
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) {
      field.current?.focus();
      return;
    }
    session.become(await call(start, { body: { studentCardNumber: cardNumber, reason } }));
    await leaveFor(portal.profile);
  }

  return (
    <ConfirmDialog
      title={t('actAs.title', { name })}
      confirm={t('actAs.confirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('actAs.hint')}
      <div className={styles.choice}>
        <TextAreaField
          ref={field}
          label={t('actAs.reason')}
          hint={t('actAs.reasonHint')}
          error={isMissing ? t('actAs.missing') : undefined}
          value={reason}
          onChange={setReason}
          maxLength={MAX_REASON}
        />
      </div>
    </ConfirmDialog>
  );
}
