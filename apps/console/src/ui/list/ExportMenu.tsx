import { Button } from '@semestr/ui/Button.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { MenuItem } from '@semestr/ui/Menu.tsx';
import { useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { FileMenu } from '../FileMenu.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import { uiTexts } from '../texts/index.ts';
import type { Column } from './columns.ts';
import styles from './list.module.css';
import { type ExportProgress, useExport } from './use-export.ts';

/** Exports all rows that match the filters, in the order of the list, to a workbook or a CSV file. */
export function ExportMenu<R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }) {
  const t = useTexts(uiTexts);
  const { progress, start, cancel } = useExport(columns);
  const box = useRef<HTMLDivElement>(null);
  const isPending = progress !== null;
  return (
    <div ref={box} className={styles.export}>
      <FileMenu label={t('list.export')} isPending={isPending}>
        {() =>
          isPending ? (
            <MenuItem onClick={cancel}>{t('list.cancelExport')}</MenuItem>
          ) : (
            <>
              <MenuItem onClick={() => void start('workbook')}>{t('list.asWorkbook')}</MenuItem>
              <MenuItem onClick={() => void start('csv')}>{t('list.asCsv')}</MenuItem>
            </>
          )
        }
      </FileMenu>
      {progress && (
        <>
          <Rows progress={progress} />
          <Button
            look="text"
            aria-label={t('list.cancelExport')}
            onClick={() => {
              cancel();
              // Moves the focus, because the focused button disappears.
              box.current?.querySelector('button')?.focus();
            }}
          >
            {t('list.stopExport')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Number of exported rows. */
function Rows({ progress: { done, total } }: { progress: ExportProgress }) {
  const t = useTexts(uiTexts);
  const number = new Intl.NumberFormat(useLanguage());
  const sentence = t('list.exported', { done: number.format(done), total: number.format(total) });
  return (
    <div className={styles.exported}>
      <span>{sentence}</span>
      <ProgressBar at={done} of={total} label={t('list.exportBar')} isThin />
    </div>
  );
}
