import type { Reply } from '@semestr/api/endpoint';
import { audit } from '@semestr/api/audit';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { sentenceOf } from '../../client.ts';
import { session } from '../../session/session.ts';
import { uiTexts } from '../texts/index.ts';
import { useCall } from './use-call.ts';

interface UndoButtonProps {
  entry: Reply<typeof audit.one>;
  /** Called after the undo; by default reloads the page. */
  onDone?: () => void;
}

/** Button that reverts a change or deletion of a record. The server decides whether that is possible. */
export function UndoButton({ entry, onDone }: UndoButtonProps) {
  const t = useTexts(uiTexts);
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  if (!/\.(?:update|remove)$/.test(entry.action) || !session.may('own-changes', 'write')) return null;

  async function takeBack(): Promise<void> {
    setPending(true);
    try {
      await call(audit.undo, { params: { id: String(entry.id) } });
      notify(t(entry.action.endsWith('.remove') ? 'record.restored' : 'record.changeUndone'));
      if (onDone) onDone();
      else refresh();
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
    setPending(false);
  }

  return (
    <Button look="text" isPending={isPending} onClick={() => void takeBack()}>
      <Undo2 size={16} strokeWidth={1.75} aria-hidden />
      {t(entry.action.endsWith('.remove') ? 'record.restore' : 'record.takeBack')}
    </Button>
  );
}
