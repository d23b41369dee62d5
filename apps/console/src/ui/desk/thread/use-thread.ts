import type { Reply } from '@semestr/api/endpoint';
import { assignees, thread } from '@semestr/api/request-threads';
import type { QueuedRequest } from '@semestr/api/requests';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useCall } from '../../record/use-call.ts';
import { REQUESTS } from '../use-queue.ts';

export type ThreadEvent = Reply<typeof thread>['events'][number];

/** Loads the questions, replies, notes and assignments of a request; again with each of its versions. */
export function useThread({ kind, id, version }: QueuedRequest) {
  const call = useCall();
  return useQuery({
    queryKey: [REQUESTS, 'thread', kind, id, version],
    queryFn: () => call(thread, { params: { kind, id: String(id) } }),
    placeholderData: (previous) => previous,
  });
}

/** Loads the users who can be assigned requests. */
export function useAssignees() {
  const call = useCall();
  return useQuery({
    queryKey: ['request-assignees'],
    queryFn: () => call(assignees, {}),
    staleTime: 5 * 60_000,
  });
}

/** Loads the texts that the office offers for a kind of request. */
export function useTemplates(use: 'question' | 'rejection', kind: QueuedRequest['kind']) {
  const { data, error, refetch } = useGetList<{ id: number; kind: string | null; text: string }>(
    'request-templates',
    {
      filter: { use },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'order', order: 'ASC' },
    },
  );
  const offered = (data ?? []).filter((one) => one.kind === null || one.kind === kind);
  return { templates: offered.map(({ text }) => text), error, refetch };
}
