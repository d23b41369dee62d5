import * as calls from '@semestr/api/built-reports';
import type { Request } from '@semestr/api/endpoint';
import { MAX_COLUMNS, MAX_ROWS, type Definition } from '@semestr/core/built-reports';
import { useDebounced } from '@semestr/ui/debounced';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { SearchX, Table2 } from 'lucide-react';
import { Fault } from '../../../ui/Fault.tsx';
import { faultsOf } from '../../../ui/form/refusal.ts';
import { useCall } from '../../../ui/record/use-call.ts';
import { Chart } from '../Chart.tsx';
import { ReportTable } from '../ReportTable.tsx';
import { reportTexts } from '../texts.ts';

export type Query = NonNullable<Request<typeof calls.count>['query']>;

/** Converts a definition to a query. */
export const queryOf = ({ view, rows, across, measure, filter }: Definition): Query => ({
  view,
  rows: JSON.stringify(rows),
  ...(across !== null && { across }),
  measure,
  filter: JSON.stringify(filter),
});

interface BuiltResultProps {
  title: string;
  query: Query;
  chart: string | null;
  onChooseChart: (key: string) => void;
  /** Removes the conditions that the server rejects. */
  onReset: () => void;
}

/** Debounce before the report is loaded, in milliseconds. */
const PAUSE = 250;

/** Result of a custom report, as a chart and a table. */
export function BuiltResult({ title, query, chart, onChooseChart, onReset }: BuiltResultProps) {
  const t = useTexts(reportTexts);
  const language = useLanguage();
  const call = useCall();
  const debouncedQuery = useDebounced(JSON.stringify(query), PAUSE);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['built-report', debouncedQuery, language],
    // The key was serialised by `queryOf`.
    queryFn: () => call(calls.count, { query: JSON.parse(debouncedQuery) as Query }),
    // Keeps the rows until those of the new definition arrive.
    placeholderData: (found) => found,
  });
  if (error) {
    const faults = faultsOf(error);
    const number = new Intl.NumberFormat(language);
    if (faults['rows'] === 'too-many')
      return tooMany(t('built.tooManyRows', { max: number.format(MAX_ROWS) }));
    if (faults['across'] === 'too-many')
      return tooMany(t('built.tooManyColumns', { max: number.format(MAX_COLUMNS) }));
    return <Fault error={error} onRetry={() => void refetch()} onReset={onReset} />;
  }
  if (data?.rows.length === 0)
    return <Empty icon={SearchX} title={t('empty')} hint={t('built.noRowsHint')} />;
  return (
    <>
      {data && <Chart report={data} chosen={chart} onChoose={onChooseChart} />}
      <ReportTable title={title} report={data} totals={data?.totals} isFetching={isFetching} />
    </>
  );

  function tooMany(sentence: string) {
    return <Empty icon={Table2} title={sentence} hint={t('built.tooManyHint')} />;
  }
}
