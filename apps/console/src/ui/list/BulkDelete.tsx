import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import {
  type RaRecord,
  useDataProvider,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { Button } from '@semestr/ui/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useDoneText } from '../record/use-done-text.ts';
import { useUndoNotice } from '../record/use-undo.ts';
import { uiTexts } from '../texts/index.ts';
import { useEachSelected } from './use-each-selected.ts';

/** Deletes the selected rows after a confirmation. Rows that cannot be deleted stay selected and are listed. */
export function BulkDelete() {
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const names = useGetResourceLabel()(resource, 2);
  const { data = [], selectedIds } = useListContext<RaRecord>();
  const [isAsking, setAsking] = useState(false);
  const provider = useDataProvider();
  const doneText = useDoneText(resource);
  const offerUndo = useUndoNotice(resource);
  const forEachSelected = useEachSelected();

  async function confirm(): Promise<void> {
    await forEachSelected({
      records: selectedIds.map((id) => data.find((record) => record.id === id) ?? { id }),
      act: ({ id }) => provider.delete(resource, { id }),
      onDone: (removed) =>
        offerUndo(
          removed.length === 1
            ? doneText('deleted', removed[0])
            : t('list.deleted', { names, removed: removed.length }),
          removed.map(({ id }) => id),
        ),
      notDone: (left) => t('list.notDeleted', { names: left }),
    });
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
