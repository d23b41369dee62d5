import { bugReports } from '@semestr/api/support-tickets';
import type { Received } from '@semestr/api/endpoint';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { sentenceOf } from '../../client.ts';
import { useCall } from '../../ui/record/use-call.ts';
import { useUndoNotice } from '../../ui/record/use-undo.ts';
import type { BugReport } from './use-report.ts';

export type Values = Omit<Received<typeof bugReports.update>['body'], 'version'>;

/** Returns a function that changes a report and offers to undo the change, and whether a change is in progress. */
export function useChange({ id, version }: Pick<BugReport, 'id' | 'version'>) {
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const offerUndo = useUndoNotice('bug-reports', 'update');
  const [isPending, setPending] = useState(false);

  async function change(values: Values, done: string): Promise<void> {
    setPending(true);
    try {
      await call(bugReports.update, { params: { id: String(id) }, body: { ...values, version } });
      offerUndo(done, [id]);
      refresh();
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
    setPending(false);
  }

  return { change, isPending };
}
