import { useTexts } from '@semestr/ui/language.tsx';
import { HttpError } from 'react-admin';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { tableImportTexts } from './texts/index.ts';

/** Returns how many people an import would rename, when it was rejected for that reason; null for any other failure. */
export function nameChangesIn(error: unknown): number | null {
  if (!(error instanceof HttpError)) return null;
  const { reason, facts }: { reason?: unknown; facts?: unknown } = error.body ?? {};
  if (reason !== 'table-import-names' || typeof facts !== 'object' || facts === null) return null;
  const names: unknown = Reflect.get(facts, 'names');
  return typeof names === 'number' ? names : null;
}

interface NamesDialogProps {
  /** Number of people who would be renamed. */
  count: number;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Confirmation before an import renames many people. */
export function NamesDialog({ count, onConfirm, onClose }: NamesDialogProps) {
  const t = useTexts(tableImportTexts);
  return (
    <ConfirmDialog
      title={t('renaming.title', { count })}
      confirm={t('renaming.confirm')}
      cancel={t('renaming.keep')}
      isDangerous
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('renaming.body')}</p>
    </ConfirmDialog>
  );
}
