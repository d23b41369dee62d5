import type { TableImportInList } from '@semestr/api/table-imports';
import { useTexts } from '@semestr/ui/language.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { tableImportTexts } from './texts/index.ts';
import { countRemaining, useImportActions } from './use-import.ts';

interface UndoDialogProps {
  row: TableImportInList;
  onClose: () => void;
}

/** Confirmation before an import is undone, with the number of records affected. */
export function UndoDialog({ row, onClose }: UndoDialogProps) {
  const t = useTexts(tableImportTexts);
  const { undo } = useImportActions(row.id);
  return (
    <ConfirmDialog
      title={t('undo.title', { count: countRemaining(row) })}
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
