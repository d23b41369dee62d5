import { useTexts } from '@semestr/ui/language.tsx';
import { HttpError } from 'react-admin';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { tableImportTexts } from './texts.ts';

/** Returns how many people an import would rename, where it was refused because of that; null for another failure. */
export function nameChangesIn(error: unknown): number | null {
  if (!(error instanceof HttpError)) return null;
  const { reason, facts }: { reason?: unknown; facts?: unknown } = error.body ?? {};
  if (reason !== 'table-import-names' || typeof facts !== 'object' || facts === null) return null;
  const names: unknown = Reflect.get(facts, 'names');
  return typeof names === 'number' ? names : null;
}

interface NamesDialogProps {
  /** How many people get another name. */
  count: number;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before an import changes the names of many people. */
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
