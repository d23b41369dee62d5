import { list } from '@semestr/api/requests';
import { shortName } from '@semestr/core/display';
import { requestNamed, requestNumber, requestRecords } from '@semestr/core/requests/kinds';
import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useCreatePath, useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { client } from '../../client.ts';
import type { Hit } from './hit.ts';

/** Finds the request of a number, "СП-2312", with its student; none for any other text. */
export function useRequest(words: string): { hits: readonly Hit[]; isPending: boolean; error: Error | null } {
  const definitions = useResourceDefinitions();
  const label = useGetResourceLabel();
  const createPath = useCreatePath();
  const requestId = requestNamed(words);
  const resource = requestId && requestRecords[requestId.kind];
  const isListed = resource !== null && resource in definitions;
  const answer = useQuery({
    queryKey: ['palette request', words],
    queryFn: () =>
      client.call(list, { query: { filter: JSON.stringify({ q: words, state: 'any' }), range: '[0,9]' } }),
    enabled: isListed,
  });
  const found = answer.data?.items.find(({ kind, id }) => kind === requestId?.kind && id === requestId.id);
  const isKnown = found !== undefined && resource !== null && isListed;
  return {
    hits: isKnown
      ? [
          {
            group: label(resource, 2),
            icon: Inbox,
            to: createPath({
              resource,
              type: definitions[resource]?.hasShow ? 'show' : 'edit',
              id: found.id,
            }),
            name: requestNumber(found.kind, found.id),
            detail: `${shortName(found.student)}, ${found.student.groupName}`,
          },
        ]
      : [],
    isPending: answer.isFetching,
    error: answer.error,
  };
}
