import { discardMessage, retryMessage } from '@semestr/api/accounts';
import type { Reply } from '@semestr/api/endpoint';
import type { outbox } from '@semestr/api/notifications';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { sentenceOf } from '../../client.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { outboxTexts } from './texts.ts';

type Message = Pick<Reply<typeof outbox.one>, 'id' | 'state' | 'text'>;

/** Whether a message can be sent again. Secrets are wiped once their delivery is given up. */
export const isRetryable = ({ state, text }: Message): boolean => state === 'failed' && text !== null;

export const isDiscardable = ({ state }: Message): boolean => state === 'failed' || state === 'expired';

interface ActionProps {
  /** Renders nothing when it is empty. */
  messages: readonly Message[];
  /** Called with the ids of the changed messages, even if a later call fails. */
  onDone: (ids: readonly number[]) => void;
}

/** Makes failed messages pending again, sequentially; stops at the first failure. */
export function RetryMessages({ messages, onDone }: ActionProps) {
  const t = useTexts(outboxTexts);
  const call = useCall();
  const notify = useNotify();
  const [isPending, setPending] = useState(false);
  if (messages.length === 0) return null;

  async function retry(): Promise<void> {
    setPending(true);
    const done: number[] = [];
    try {
      for (const { id } of messages) {
        await call(retryMessage, { params: { id: String(id) } });
        done.push(id);
      }
      notify(t('retry.done', { count: done.length }));
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
    setPending(false);
    onDone(done);
  }

  return (
    <Button isPending={isPending} onClick={() => void retry()}>
      {t('retry.action')}
    </Button>
  );
}

/** Removes failed messages after a confirmation, because they cannot be restored. */
export function DiscardMessages({ messages, onDone }: ActionProps) {
  const t = useTexts(outboxTexts);
  const call = useCall();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  if (messages.length === 0) return null;

  async function discard(): Promise<void> {
    const done: number[] = [];
    try {
      for (const { id } of messages) {
        await call(discardMessage, { params: { id: String(id) } });
        done.push(id);
      }
    } finally {
      if (done.length > 0) notify(t('discard.done', { count: done.length }));
      onDone(done);
    }
    setAsking(false);
  }

  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('discard.open')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('discard.title', { count: messages.length })}
          confirm={t('discard.action')}
          isDangerous
          onConfirm={discard}
          onClose={() => setAsking(false)}
        >
          {t('discard.hint')}
        </ConfirmDialog>
      )}
    </>
  );
}
