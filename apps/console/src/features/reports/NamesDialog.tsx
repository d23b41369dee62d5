import * as calls from '@semestr/api/reports';
import { Button } from '@semestr/ui/Button.tsx';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { Fault } from '../../ui/Fault.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { NamesTable } from './NamesTable.tsx';
import { rowInWords } from './ReportTable.tsx';
import styles from './reports.module.css';
import { reportTexts } from './texts.ts';
import type { Conditions, Opened } from './use-address.ts';

interface NamesDialogProps {
  name: calls.ReportName;
  conditions: Conditions;
  opened: Opened;
  /** Provides the labels for the number; undefined until it has loaded. */
  report: calls.Report | undefined;
  onClose: () => void;
}

const PAGE = 25;

/** The records behind a number of a report, page by page, with an export to a file. */
export function NamesDialog({ name, conditions, opened, report, onClose }: NamesDialogProps) {
  const t = useTexts(reportTexts);
  const language = useLanguage();
  const call = useCall();
  const [page, setPage] = useState(0);
  const range = JSON.stringify([page * PAGE, page * PAGE + PAGE - 1]);
  const query = { ...conditions, ...opened };
  const { data, error, refetch } = useQuery({
    queryKey: ['report-names', name, query, page, language],
    queryFn: () => call(calls.names, { params: { name }, query: { ...query, range } }),
    placeholderData: (found) => found,
  });
  const title = report?.columns.find(({ key }) => key === opened.column)?.title;
  const keys = report?.keys.findIndex((one) => JSON.stringify(one) === opened.row) ?? -1;
  const row = report?.rows[keys];
  const number = new Intl.NumberFormat(language);
  return (
    <Dialog title={t(`short.${name}`)} width="wide" closeLabel={t('close')} onClose={onClose}>
      {report && row && <p className={styles.row}>{rowInWords(report, row)}</p>}
      {error ? <Fault error={error} onRetry={() => void refetch()} /> : names()}
    </Dialog>
  );

  function names() {
    if (data?.total === 0) return <Empty icon={SearchX} title={t('noneFound')} hint={t('noneFoundHint')} />;
    return (
      <>
        <div className={styles.sum}>
          <p role="status">
            {data && title && <b>{t('sum', { column: title, sum: number.format(data.sum) })}</b>}
            {data && data.total !== data.sum && (
              <span>{t('lines', { total: number.format(data.total) })}</span>
            )}
          </p>
          <DownloadButton call={calls.namesAsFile} request={{ params: { name }, query }}>
            {t('download')}
          </DownloadButton>
        </div>
        <NamesTable title={t(`short.${name}`)} row={opened.row} names={data} />
        {data && data.total > PAGE && (
          <nav aria-label={t('pages')} className={styles.pages}>
            <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
              {t('previous')}
            </Button>
            <span>
              {t('range', {
                first: number.format(page * PAGE + 1),
                last: number.format(Math.min(data.total, page * PAGE + PAGE)),
                total: number.format(data.total),
              })}
            </span>
            <Button disabled={(page + 1) * PAGE >= data.total} onClick={() => setPage(page + 1)}>
              {t('next')}
            </Button>
          </nav>
        )}
      </>
    );
  }
}
