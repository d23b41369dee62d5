import type { TableImport } from '@semestr/api/table-imports';
import { useTexts } from '@semestr/ui/language.tsx';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Fault } from '../../ui/Fault.tsx';
import { Page } from '../../ui/Page.tsx';
import record from '../../ui/record/record.module.css';
import { uiTexts } from '../../ui/texts.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { ImportState } from './ImportState.tsx';
import { Progress } from './Progress.tsx';
import { Result } from './Result.tsx';
import { Steps } from './Steps.tsx';
import { tableImportTexts } from './texts.ts';
import { useAddress } from './use-address.ts';
import { isUnderWay, useImport } from './use-import.ts';

/** One import, at its current step. */
export function ImportPage({ id }: { id: string }) {
  const t = useTexts(tableImportTexts);
  const tUi = useTexts(uiTexts);
  const { data, error, refetch } = useImport(id);
  return (
    <Page
      title={data?.fileName ?? t('name')}
      subtitle={data && t(`kinds.${data.kind}`)}
      above={
        <Link to="/table-imports" className={record.back} aria-label={tUi('back', { list: t('names') })}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
          {t('names')}
        </Link>
      }
      actions={data && <ImportState state={data.state} />}
    >
      {error && !data && <Fault error={error} onRetry={() => void refetch()} />}
      {data && <Step row={data} />}
    </Page>
  );
}

function Step({ row }: { row: TableImport }) {
  const { columns, step, choose, goTo, leaveSteps } = useAddress(row);
  const isOpen = row.state === 'read' && row.head.length > 0;
  if (!isOpen)
    return (
      <>
        <Steps current="result" onGo={null} />
        {isUnderWay(row) ? <Progress row={row} /> : <Result row={row} />}
      </>
    );
  return (
    <>
      <Steps current={step} onGo={goTo} />
      {step === 'columns' ? (
        <ColumnsStep row={row} columns={columns} onChoose={choose} onCheck={() => goTo('check')} />
      ) : (
        <CheckStep row={row} columns={columns} onBack={() => goTo('columns')} onBegun={leaveSteps} />
      )}
    </>
  );
}
