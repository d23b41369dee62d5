import { reorder } from '@semestr/api/profiling';
import { useRef, useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { applicationsOf, offersOf, type ApplicationView } from './profiling.ts';

/**
 * Order of the pending applications. A change is shown immediately and sent. Changes made in the meantime are sent
 * afterwards, so that the last one counts. A rejected change is reverted.
 */
export function useOrder(waiting: readonly ApplicationView[]) {
  const user = usePerson();
  const act = useApiMutation(reorder, {
    refetches: [applicationsOf(user).queryKey, offersOf(user).queryKey],
  });
  const [optimisticOrder, setOptimisticOrder] = useState<readonly number[] | null>(null);
  const last = useRef<readonly number[] | null>(null);

  async function put(ids: readonly number[]): Promise<void> {
    setOptimisticOrder(ids);
    const isSending = last.current !== null;
    last.current = ids;
    if (isSending) return;
    for (let sent: readonly number[] | null = null; sent !== last.current; ) {
      sent = last.current;
      if (await act.run({ body: { applicationIds: [...(sent ?? [])] } })) break;
    }
    last.current = null;
    setOptimisticOrder(null);
  }

  const applications = optimisticOrder
    ? waiting.toSorted((a, b) => optimisticOrder.indexOf(a.id) - optimisticOrder.indexOf(b.id))
    : waiting;
  return { applications, put, act };
}
