import { isOpenBugReport } from '@semestr/core/bug-reports';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { session } from '../../session/session.ts';
import { MergeOne } from './Merge.tsx';
import { type BugReport, useAssignees } from './use-report.ts';
import { bugReportTexts } from './texts.ts';
import { useChange } from './use-change.ts';

/** Actions on a report: to take it, to close or reopen it, to merge or separate it. */
export function ReportActions({ report }: { report: BugReport }) {
  const t = useTexts(bugReportTexts);
  const { change, isPending } = useChange(report);
  const own = useAssignees().data?.find(({ isOwn }) => isOwn);
  const [isMerging, setMerging] = useState(false);
  if (!session.may('support', 'write')) return null;
  const { state = 'new', assigneeId, mergedIntoId } = report;
  if (typeof mergedIntoId === 'number')
    return (
      <Button
        isPending={isPending}
        onClick={() => void change({ mergedIntoId: null, state: 'in-progress' }, t('separated'))}
      >
        {t('separate')}
      </Button>
    );
  return (
    <>
      {own && own.id !== assigneeId && isOpenBugReport(state) && (
        <Button
          look="primary"
          isPending={isPending}
          onClick={() => void change({ assigneeId: own.id }, t('taken'))}
        >
          {t('take')}
        </Button>
      )}
      <Button onClick={() => setMerging(true)}>{t('merge.open')}</Button>
      {isOpenBugReport(state) ? (
        <Button isPending={isPending} onClick={() => void change({ state: 'closed' }, t('closed'))}>
          {t('close')}
        </Button>
      ) : (
        <Button isPending={isPending} onClick={() => void change({ state: 'in-progress' }, t('reopened'))}>
          {t('reopen')}
        </Button>
      )}
      {isMerging && <MergeOne report={report} onClose={() => setMerging(false)} />}
    </>
  );
}
