import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import {
  HttpError,
  type RaRecord,
  useDataProvider,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { assertSignedIn } from '../../session/session.ts';
import { useDoneText } from '../record/use-done-text.ts';
import { useRecordName } from '../record/use-record-name.ts';
import { useUndoNotice } from '../record/use-undo.ts';
import { sentenceOf } from '../../client.ts';
import { Button } from '@semestr/ui/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { uiTexts } from '../texts/index.ts';

/** Deletes the selected rows after a confirmation. Rows that cannot be deleted stay selected and are listed. */
export function BulkDelete() {
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const names = useGetResourceLabel()(resource, 2);
  const nameOf = useRecordName(resource);
  const { data = [], selectedIds, onSelect, refetch } = useListContext<RaRecord>();
  const [isAsking, setAsking] = useState(false);
  const provider = useDataProvider();
  const doneText = useDoneText(resource);
  const offerUndo = useUndoNotice(resource);

  async function confirm(): Promise<void> {
    const outcomes = await Promise.allSettled(selectedIds.map((id) => provider.delete(resource, { id })));
    assertSignedIn();
    const failed = selectedIds.flatMap((id, index) => {
      const outcome = outcomes[index];
      return outcome?.status === 'rejected' ? [{ id, reason: outcome.reason as unknown }] : [];
    });
    onSelect(failed.map(({ id }) => id));
    void refetch();
    const removed = selectedIds.filter((id) => !failed.some((one) => one.id === id));
    const recordOf = (id: unknown) => data.find((one) => one.id === id);
    if (removed.length === 1) offerUndo(doneText('deleted', recordOf(removed[0])), removed);
    if (removed.length > 1) offerUndo(t('list.deleted', { names, removed: removed.length }), removed);
    const [first] = failed;
    if (first) {
      const left = failed.map(({ id }) => nameOf(recordOf(id)) || String(id));
      throw new HttpError(
        `${sentenceOf(first.reason)} ${t('list.notDeleted', { names: left.join(', ') })}`,
        first.reason instanceof HttpError ? first.reason.status : 0,
      );
    }
    setAsking(false);
  }

  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('list.deleteSelected')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('list.deleteTitle')}
          confirm={t('form.confirmDelete')}
          isDangerous
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {t('list.deleteHint', { names, selected: selectedIds.length })}
        </ConfirmDialog>
      )}
    </>
  );
}
