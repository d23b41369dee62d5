import type { TableImport } from '@semestr/api/table-imports';
import { useTexts } from '@semestr/ui/language.tsx';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Fault } from '../../ui/Fault.tsx';
import { Page } from '../../ui/Page.tsx';
import record from '../../ui/record/record.module.css';
import { uiTexts } from '../../ui/texts/index.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { GridStep } from './GridStep.tsx';
import { HeaderStep } from './HeaderStep.tsx';
import { ImportState } from './ImportState.tsx';
import { Progress } from './Progress.tsx';
import { Result } from './Result.tsx';
import { Steps } from './Steps.tsx';
import { tableImportTexts } from './texts/index.ts';
import { useAddress } from './use-address.ts';
import { isRunning, useImport } from './use-import.ts';

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
  const { columns, step, choose, goTo, restart, leaveSteps } = useAddress(row);
  const isOpen = row.state === 'read' && row.head.length > 0;
  const isGrid = row.grid !== null;
  if (!isOpen)
    return (
      <>
        <Steps current="result" isGrid={isGrid} onGo={null} />
        {isRunning(row) ? <Progress row={row} /> : <Result row={row} />}
      </>
    );
  const toHead = (): void => goTo('head');
  const toCheck = (): void => goTo('check');
  return (
    <>
      <Steps current={step === 'head' ? 'columns' : step} isGrid={isGrid} onGo={goTo} />
      {step === 'head' && <HeaderStep row={row} onBack={() => goTo('columns')} onRead={restart} />}
      {step === 'columns' && isGrid && (
        <GridStep row={row} onChooseHead={toHead} onCheck={toCheck} onRead={restart} />
      )}
      {step === 'columns' && !isGrid && (
        <ColumnsStep row={row} columns={columns} onChoose={choose} onChooseHead={toHead} onCheck={toCheck} />
      )}
      {step === 'check' && (
        <CheckStep row={row} columns={columns} onBack={() => goTo('columns')} onBegun={leaveSteps} />
      )}
    </>
  );
}
