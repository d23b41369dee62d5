import { TextAreaField } from '@semestr/ui/fields/TextAreaField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { uiTexts } from './texts/index.ts';
import styles from './ui.module.css';

/** Maximum length that all calls accept. */
const MAX_REASON = 200;

interface ReasonFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  /** Explains who reads the reason, or why it is stored. */
  hint: string;
  value: string;
  onChange: (value: string) => void;
  isMissing: boolean;
}

/** Field for the reason of an action on an account. */
export function ReasonField({ isMissing, ...field }: ReasonFieldProps) {
  const t = useTexts(uiTexts);
  return (
    <div className={styles.reason}>
      <TextAreaField
        {...field}
        label={t('reason.label')}
        error={isMissing ? t('reason.missing') : undefined}
        maxLength={MAX_REASON}
      />
    </div>
  );
}

interface ReasonDialogProps {
  /** The question. */
  title: string;
  confirm: string;
  reasonHint: string;
  /** Consequences of confirming. */
  children?: ReactNode;
  /** Performs the action and closes the dialog. When it rejects, the dialog stays open and shows the error. */
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Confirmation dialog for an action on an account that requires a reason. */
export function ReasonDialog({ reasonHint, children, onConfirm, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  async function confirm(): Promise<void> {
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return field.current?.focus();
    await onConfirm(reason);
  }

  return (
    <ConfirmDialog {...dialog} onConfirm={confirm}>
      {children}
      <ReasonField ref={field} hint={reasonHint} value={reason} onChange={setReason} isMissing={isMissing} />
    </ConfirmDialog>
  );
}
