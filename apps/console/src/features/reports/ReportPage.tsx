import * as calls from '@semestr/api/reports';
import { dotted } from '@semestr/core/dates';
import { Empty } from '@semestr/ui/Empty.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { CalendarX, SearchX } from 'lucide-react';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { Fault } from '../../ui/Fault.tsx';
import { Page } from '../../ui/Page.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { Chart } from './Chart.tsx';
import { NamesDialog } from './NamesDialog.tsx';
import { ReportConditions } from './ReportConditions.tsx';
import { ReportsNav } from './ReportsNav.tsx';
import { ReportTable } from './ReportTable.tsx';
import { termWords } from './terms.ts';
import { reportTexts } from './texts.ts';
import { useAddress } from './use-address.ts';

/** A report with its conditions; a number opens the records behind it. */
export function ReportPage({ name }: { name: calls.ReportName }) {
  const t = useTexts(reportTexts);
  const language = useLanguage();
  const call = useCall();
  const { conditions, opened, chart, withOpened, close, narrow, reset, chooseChart, ofReport } =
    useAddress(name);
  const { from, to } = conditions;
  const isWrongPeriod = from !== undefined && to !== undefined && to < from;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['report', name, conditions, language],
    queryFn: () => call(calls.one, { params: { name }, query: conditions }),
    enabled: !isWrongPeriod,
    // Keeps the rows until those of the new conditions arrive.
    placeholderData: (found) => found,
  });
  const request = { params: { name }, query: conditions };
  const isNarrowed = Object.keys(conditions).length > 0;
  return (
    <Page
      title={t(`titles.${name}`)}
      subtitle={<span role="status">{data && !error && defaultsOf(data, conditions)}</span>}
      actions={<DownloadMenu workbook={calls.asFile} pdf={calls.asPdf} request={request} />}
    >
      <ReportsNav current={name} toReport={ofReport} />
      <ReportConditions name={name} conditions={conditions} onNarrow={narrow} onReset={reset} />
      {content()}
      {opened && !isWrongPeriod && (
        <NamesDialog
          key={JSON.stringify(opened)}
          name={name}
          conditions={conditions}
          opened={opened}
          report={data}
          onClose={close}
        />
      )}
    </Page>
  );

  /** Describes the defaults in effect: the days that a report covers, the last term. */
  function defaultsOf({ parameters }: calls.Report, chosen: typeof conditions): string {
    const since = chosen.from === undefined && parameters.from;
    const term = chosen.term === undefined && parameters.term;
    return [term && termWords(term, language), since && t('since', { day: dotted(since) })]
      .filter(Boolean)
      .join(', ');
  }

  function content() {
    if (isWrongPeriod) return <Empty icon={CalendarX} title={t('wrongPeriod')} hint={t('wrongPeriodHint')} />;
    if (error) return <Fault error={error} onRetry={() => void refetch()} onReset={reset} />;
    if (data?.rows.length === 0)
      return (
        <Empty
          icon={SearchX}
          title={t('empty')}
          hint={t(isNarrowed ? 'narrowHint' : 'emptyHint')}
          action={isNarrowed && <Button onClick={reset}>{t('conditions.reset')}</Button>}
        />
      );
    return (
      <>
        {data && <Chart report={data} chosen={chart} onChoose={chooseChart} />}
        <ReportTable title={t(`titles.${name}`)} report={data} isFetching={isFetching} linkOf={withOpened} />
      </>
    );
  }
}
