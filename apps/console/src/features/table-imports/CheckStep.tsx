import * as calls from '@semestr/api/table-imports';
import { MAX_UNCONFIRMED_NAMES } from '@semestr/core/table-imports';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { CheckField } from '@semestr/ui/fields/CheckField.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../client.ts';
import { Fault } from '../../ui/Fault.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { ChangesTable } from './ChangesTable.tsx';
import { FaultsTable } from './FaultsTable.tsx';
import { CorrectRowDialog } from './CorrectRowDialog.tsx';
import { NamesDialog, nameChangesIn } from './NamesDialog.tsx';
import styles from './table-imports.module.css';
import { tableImportTexts } from './texts/index.ts';
import { UnusedColumns } from './UnusedColumns.tsx';
import { useImportActions } from './use-import.ts';

interface CheckStepProps {
  row: calls.TableImport;
  columns: calls.TableImport['columns'];
  onBack: () => void;
  /** Called when the import has started. */
  onBegun: () => void;
}

/** The third step: the changes that the import would make, the errors, and the button that starts it. */
export function CheckStep({ row, columns, onBack, onBegun }: CheckStepProps) {
  const t = useTexts(tableImportTexts);
  const language = useLanguage();
  const call = useCall();
  /** Number of the row that is being corrected. */
  const [mending, setMending] = useState<number | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['table-check', row.id, columns, language],
    queryFn: () => call(calls.check, { params: { id: String(row.id) }, body: { columns } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (error)
    return (
      <>
        <Fault error={error} onRetry={() => void refetch()} />
        <Button onClick={onBack}>{t(row.grid ? 'check.grid' : 'check.columns')}</Button>
      </>
    );
  if (!data || isFetching)
    return (
      <p role="status" className={styles.note}>
        {t('check.pending')}
      </p>
    );
  return (
    <>
      {row.faults.length > 0 && <Banner kind="warning">{t('result.refused')}</Banner>}
      <Counts counts={data.counts} />
      <UnusedColumns row={row} columns={columns} />
      {data.nameChanges > MAX_UNCONFIRMED_NAMES && (
        <Banner kind="warning">{t('check.names', { count: data.nameChanges })}</Banner>
      )}
      <Apply row={row} columns={columns} check={data} onBack={onBack} onBegun={onBegun} />
      <FaultsTable row={row} faults={data.faults} total={data.faultCount} onMend={setMending} />
      {mending !== null && (
        <CorrectRowDialog
          row={row}
          at={mending}
          columns={columns}
          faults={data.faults.filter((fault) => fault.row === mending)}
          onClose={() => setMending(null)}
        />
      )}
      <ChangesTable row={row} check={data} />
    </>
  );
}

const counted = ['created', 'updated', 'unchanged', 'faulty'] as const;

/** Number of rows by outcome. */
function Counts({ counts }: Pick<calls.TableCheck, 'counts'>) {
  const t = useTexts(tableImportTexts);
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <dl className={styles.counts} aria-label={t('check.title')}>
      {counted.map((count) => (
        <div key={count} className={count === 'faulty' && counts.faulty > 0 ? styles.trouble : undefined}>
          <dt>{t(`check.${count}`)}</dt>
          <dd>{number.format(counts[count])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Imports all rows, or only those without errors if the user chooses that. */
function Apply({ row, columns, check, onBack, onBegun }: CheckStepProps & { check: calls.TableCheck }) {
  const t = useTexts(tableImportTexts);
  const { apply } = useImportActions(row.id);
  const [leavesOut, setLeavesOut] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  /** Number of people who would be renamed, while the confirmation is open. */
  const [renamed, setRenamed] = useState<number | null>(null);
  const { counts, nameChanges } = check;
  const stored = counts.created + counts.updated;
  const hasFaults = counts.faulty > 0;
  const why =
    stored === 0
      ? t(hasFaults ? 'check.allFaulty' : 'check.nothing')
      : hasFaults && !leavesOut
        ? t('check.fixFirst')
        : null;

  async function store(changesNames: boolean): Promise<void> {
    await apply(columns, { leaveOutFaulty: leavesOut, changesNames });
    onBegun();
  }

  async function act(): Promise<void> {
    setFailure(null);
    if (nameChanges > MAX_UNCONFIRMED_NAMES) {
      setRenamed(nameChanges);
      return;
    }
    setPending(true);
    try {
      await store(false);
    } catch (error) {
      setPending(false);
      // Repeats the check, because records may have changed since.
      const count = nameChangesIn(error);
      if (count === null) setFailure(error);
      else setRenamed(count);
    }
  }

  return (
    <div className={styles.apply}>
      {hasFaults && stored > 0 && (
        <CheckField
          label={t('check.leaveOut', { count: counts.faulty })}
          hint={t('check.leaveOutHint')}
          checked={leavesOut}
          onChange={({ target }) => setLeavesOut(target.checked)}
        />
      )}
      {failure !== null && <Banner kind="error">{sentenceOf(failure)}</Banner>}
      <div className={styles.act}>
        <Button look="primary" disabled={why !== null} isPending={isPending} onClick={() => void act()}>
          {t('check.apply', { count: stored })}
        </Button>
        <Button onClick={onBack}>{t(row.grid ? 'check.grid' : 'check.columns')}</Button>
        {why && <span className={styles.why}>{why}</span>}
      </div>
      {renamed !== null && (
        <NamesDialog count={renamed} onConfirm={() => store(true)} onClose={() => setRenamed(null)} />
      )}
    </div>
  );
}
