import { audit } from '@semestr/api/audit';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { useRefresh } from 'react-admin';
import { client, sentenceOf } from '../../client.ts';
import { callInSession } from '../../session/session.ts';
import { uiTexts } from '../texts/index.ts';

type UndoableAction = 'remove' | 'update';

/** Reverts the last action of this type. The server decides whether later changes allow it. */
export async function takeBack(resource: string, id: unknown, action: UndoableAction): Promise<void> {
  const filter = { subject: `${resource}/${String(id)}`, action: `${resource}.${action}` };
  const query = { filter: JSON.stringify(filter), sort: '["id","DESC"]', range: '[0,0]' };
  const [entry] = await callInSession(() => client.call(audit.list, { query }));
  if (!entry) throw new Error(`The audit log knows no ${filter.action} of ${filter.subject}`);
  await callInSession(() => client.call(audit.undo, { params: { id: String(entry.id) } }));
}

/** Returns a function that reports an action on records and offers to undo it while the message is shown. */
export function useUndoNotice(
  resource: string,
  action: UndoableAction = 'remove',
): (done: string, ids: readonly unknown[]) => void {
  const t = useTexts(uiTexts);
  const refresh = useRefresh();
  const undo = async (ids: readonly unknown[]): Promise<void> => {
    const failures: unknown[] = [];
    for (const id of ids)
      await takeBack(resource, id, action).catch((error: unknown) => failures.push(error));
    refresh();
    if (failures.length > 0) toast('error', sentenceOf(failures[0]));
    else
      toast(
        'success',
        action === 'update' ? t('record.changeUndone') : t('takenBack', { count: ids.length }),
      );
  };
  return (done, ids) => toast('success', done, { undo: () => void undo(ids) });
}
