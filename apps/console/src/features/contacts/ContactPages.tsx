import { confirmForOwner } from '@semestr/api/contacts';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { type Identifier, useListContext, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { KindEdit } from '../../ui/kind/KindEdit.tsx';
import { KindList } from '../../ui/kind/KindList.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import kind from './kind.ts';
import { contactTexts } from './texts.ts';

interface ConfirmDialogProps {
  ids: readonly Identifier[];
  /** Called with the ids of the confirmed contacts, even if a later confirmation fails. */
  onConfirmed: (ids: readonly Identifier[]) => void;
  onClose: () => void;
}

/** Confirms contacts sequentially, with a shared reason; stops at the first failure. */
function ConfirmContacts({ ids, onConfirmed, onClose }: ConfirmDialogProps) {
  const t = useTexts(contactTexts);
  const call = useCall();
  const notify = useNotify();

  async function confirm(reason: string): Promise<void> {
    const confirmed: Identifier[] = [];
    try {
      for (const id of ids) {
        await call(confirmForOwner, { params: { id: String(id) }, body: { reason } });
        confirmed.push(id);
      }
    } finally {
      if (confirmed.length > 0) {
        notify(t('confirm.done', { count: confirmed.length }));
        onConfirmed(confirmed);
      }
    }
    onClose();
  }

  return (
    <ReasonDialog
      title={t('confirm.title', { count: ids.length })}
      confirm={t('confirm.action')}
      reasonHint={t('confirm.reasonHint')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('confirm.hint')}
    </ReasonDialog>
  );
}

/** Confirms the selected contacts of the list. */
function ConfirmSelected() {
  const t = useTexts(contactTexts);
  const { selectedIds, onSelect, refetch } = useListContext();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('confirm.open')}</Button>
      {isAsking && (
        <ConfirmContacts
          ids={selectedIds}
          onConfirmed={(done) => {
            onSelect(selectedIds.filter((id) => !done.includes(id)));
            void refetch();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Button that confirms the contact of the page; hidden once it is confirmed. */
function ConfirmOne() {
  const t = useTexts(contactTexts);
  const record = useRecordContext();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  if (!record || record['isConfirmed'] === true) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('confirm.open')}</Button>
      {isAsking && (
        <ConfirmContacts ids={[record.id]} onConfirmed={refresh} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

/** Contacts of all accounts; the selected ones can be confirmed together. */
export const ContactList = () => <KindList kind={kind} isRemovable={false} bulk={<ConfirmSelected />} />;

/** Corrects a contact, or confirms it on behalf of its owner. */
export const ContactEdit = () => <KindEdit kind={kind} isRemovable={false} actions={<ConfirmOne />} />;
