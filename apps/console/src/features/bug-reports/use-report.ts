import type { Reply } from '@semestr/api/endpoint';
import { assignees, type bugReports, thread } from '@semestr/api/support-tickets';
import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../ui/record/use-call.ts';

export type BugReport = Reply<typeof bugReports.one>;
export type Thread = Reply<typeof thread>;
export type ThreadEvent = Thread['events'][number];

/** Loads the sender of a report, its events and the reports merged into it. Reloads them after each change. */
export function useThread({ id, version }: Pick<BugReport, 'id' | 'version'>) {
  const call = useCall();
  return useQuery({
    queryKey: ['bug-reports', 'thread', id, version],
    queryFn: () => call(thread, { params: { id: String(id) } }),
    placeholderData: (previous) => previous,
  });
}

/** Loads the users who can be assigned reports. */
export function useAssignees() {
  const call = useCall();
  return useQuery({
    queryKey: ['bug-report-assignees'],
    queryFn: () => call(assignees, {}),
    staleTime: 5 * 60_000,
  });
}
