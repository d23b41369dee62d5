import type { TableImport } from '@semestr/api/table-imports';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import styles from './table-imports.module.css';
import { tableImportTexts } from './texts/index.ts';

/** Progress of an import, as last loaded. */
export function Progress({ row }: { row: TableImport }) {
  const t = useTexts(tableImportTexts);
  const number = new Intl.NumberFormat(useLanguage());
  const { counts } = row;
  const isUndoing = row.state === 'undoing';
  const [at, all] = isUndoing ? [counts.undone, counts.created + counts.updated] : [row.progress, row.rows];
  const [first, whole] = [number.format(at), number.format(all)];
  return (
    <div className={styles.progress}>
      <p role="status">{sentence()}</p>
      <ProgressBar at={at} of={all} label={t('run.bar')} />
      <p className={styles.note}>{t('run.away')}</p>
    </div>
  );

  function sentence(): string {
    if (isUndoing) return t('run.undoing', { undone: first, all: whole });
    return row.progress === 0 ? t('run.checking') : t('run.running', { progress: first, rows: whole });
  }
}
