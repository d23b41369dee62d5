import { reorder } from '@semestr/api/profiling';
import { useRef, useState } from 'react';
import { usePerson } from '../../shell/person.ts';
import { useAct } from '../../ui/useAct.ts';
import { applicationsOf, offersOf, type ShownApplication } from './profiling.ts';

/**
 * The order of what waits. A new one is shown at once and sent; what is pressed meanwhile is sent after it, so that the last
 * press counts. What is refused goes back to where it was.
 */
export function useOrder(waiting: readonly ShownApplication[]) {
  const user = usePerson();
  const act = useAct(reorder, {
    refetches: [applicationsOf(user).queryKey, offersOf(user).queryKey],
  });
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const last = useRef<readonly number[] | null>(null);

  async function put(ids: readonly number[]): Promise<void> {
    setWanted(ids);
    const isSending = last.current !== null;
    last.current = ids;
    if (isSending) return;
    for (let sent: readonly number[] | null = null; sent !== last.current; ) {
      sent = last.current;
      if (await act.run({ body: { applicationIds: [...(sent ?? [])] } })) break;
    }
    last.current = null;
    setWanted(null);
  }

  const shown = wanted ? waiting.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id)) : waiting;
  return { shown, put, act };
}
