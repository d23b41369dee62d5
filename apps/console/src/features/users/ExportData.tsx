import { ofAccount } from '@semestr/api/personal-data';
import { useTexts } from '@semestr/ui/language.tsx';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { save } from '../../ui/use-download.ts';
import { ReasonField } from './ReasonField.tsx';
import { userTexts } from './texts.ts';
import type { User } from './user.ts';

/** Prompts for a reason, and saves all data about a user. */
export function ExportData({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTexts(userTexts);
  const call = useCall();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  async function confirm(): Promise<void> {
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return field.current?.focus();
    save(await call(ofAccount, { params: { id: String(user.id) }, body: { reason } }));
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('personalData.export.title', { name: user.name })}
      confirm={t('personalData.export.confirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('personalData.export.hint')}
      <ReasonField ref={field} value={reason} onChange={setReason} isMissing={isMissing} />
    </ConfirmDialog>
  );
}
