import type { TableImport } from '@semestr/api/table-imports';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { CheckField } from '@semestr/ui/fields/CheckField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../client.ts';
import { FaultsTable } from './FaultsTable.tsx';
import { RemainingChangesTable } from './RemainingChangesTable.tsx';
import { RecordsTable } from './RecordsTable.tsx';
import styles from './table-imports.module.css';
import { tableImportTexts } from './texts/index.ts';
import { UndoDialog } from './UndoDialog.tsx';
import { UnusedColumns } from './UnusedColumns.tsx';
import { useOutcomeText } from './use-outcome-text.ts';
import { countRemaining, useImportActions } from './use-import.ts';

/** Result of a finished import, with the remaining actions. */
export function Result({ row }: { row: TableImport }) {
  const t = useTexts(tableImportTexts);
  const did = useOutcomeText();
  const [isAsked, setAsked] = useState(false);
  const isEmptied = row.head.length === 0;
  return (
    <>
      <div className={styles.result}>
        <p role="status">
          <b>{sentence()}</b>: {did(row)}
        </p>
        {row.state === 'stopped' && !isEmptied && <p className={styles.note}>{t('result.stoppedHint')}</p>}
        {row.state !== 'undone' && !isEmptied && <UnusedColumns row={row} columns={row.columns} />}
        {isEmptied && <p className={styles.note}>{t('result.emptied')}</p>}
        {row.state === 'stopped' && !isEmptied && <ResumeButton row={row} />}
        <div className={styles.act}>
          <Link to={`/${row.kind}`}>{t('result.list', { kind: t(`kinds.${row.kind}`) })}</Link>
          {row.state !== 'undone' && countRemaining(row) > 0 && (
            <Button look="danger" onClick={() => setAsked(true)}>
              {t('undo.action')}
            </Button>
          )}
        </div>
      </div>
      {isAsked && <UndoDialog row={row} onClose={() => setAsked(false)} />}
      <RemainingChangesTable left={row.left} />
      <FaultsTable row={row} faults={row.faults} total={row.faults.length} onMend={null} />
      <RecordsTable row={row} />
    </>
  );

  function sentence(): string {
    if (row.state === 'stopped') return t('result.stopped', { row: String(row.progress + 2) });
    if (row.state === 'undone') return t('result.undone');
    return row.state === 'done' ? t('result.done') : t(`states.${row.state}`);
  }
}

/** Button that resumes an import where it stopped. */
function ResumeButton({ row }: { row: TableImport }) {
  const t = useTexts(tableImportTexts);
  const { apply } = useImportActions(row.id);
  const [leavesOut, setLeavesOut] = useState(row.counts.faulty > 0);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function act(): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      await apply(row.columns, { leaveOutFaulty: leavesOut });
    } catch (error) {
      setFailure(error);
    }
    setPending(false);
  }

  return (
    <div className={styles.apply}>
      <CheckField
        label={t('result.goOnLeavingOut')}
        checked={leavesOut}
        onChange={({ target }) => setLeavesOut(target.checked)}
      />
      {failure !== null && <Banner kind="error">{sentenceOf(failure)}</Banner>}
      <Button look="primary" isPending={isPending} onClick={() => void act()}>
        {t('result.goOn')}
      </Button>
    </div>
  );
}
