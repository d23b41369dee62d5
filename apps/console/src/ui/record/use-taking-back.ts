import { audit } from '@semestr/api/resources-records';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { useRefresh } from 'react-admin';
import { client, sentenceOf } from '../../client.ts';
import { uiTexts } from '../texts.ts';

/** Takes back what was done last to a record: "faculties/20017". */
async function takeBack(subject: string): Promise<void> {
  const query = { filter: JSON.stringify({ subject }), sort: '["id","DESC"]', range: '[0,0]' };
  const [entry] = await client.call(audit.list, { query });
  if (entry) await client.call(audit.undo, { params: { id: String(entry.id) } });
}

/** Says what was done to these records, and offers to take it back for as long as the message stands. */
export function useTakingBack(resource: string): (done: string, ids: readonly unknown[]) => void {
  const t = useTexts(uiTexts);
  const refresh = useRefresh();
  const undo = async (ids: readonly unknown[]): Promise<void> => {
    const failures: unknown[] = [];
    for (const id of ids)
      await takeBack(`${resource}/${String(id)}`).catch((error: unknown) => failures.push(error));
    refresh();
    if (failures.length > 0) toast('error', sentenceOf(failures[0]));
    else toast('success', t('takenBack', { count: ids.length }));
  };
  return (done, ids) => toast('success', done, { undo: () => void undo(ids) });
}
