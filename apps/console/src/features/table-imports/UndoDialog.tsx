import type { TableImportInList } from '@semestr/api/table-imports';
import { useTexts } from '@semestr/ui/language.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { tableImportTexts } from './texts.ts';
import { standing, useDeeds } from './use-import.ts';

interface UndoDialogProps {
  row: TableImportInList;
  onClose: () => void;
}

/** Asks before an import is taken back, with how many records that is about. */
export function UndoDialog({ row, onClose }: UndoDialogProps) {
  const t = useTexts(tableImportTexts);
  const { undo } = useDeeds(row.id);
  return (
    <ConfirmDialog
      title={t('undo.title', { count: standing(row) })}
      confirm={t('undo.confirm')}
      cancel={t('undo.keep')}
      isDangerous
      onConfirm={async () => {
        await undo();
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t('undo.body')}</p>
    </ConfirmDialog>
  );
}
