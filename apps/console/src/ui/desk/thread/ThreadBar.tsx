import { assign } from '@semestr/api/request-threads';
import type { QueuedRequest } from '@semestr/api/requests';
import { mayAsk } from '@semestr/core/requests/threads';
import { Button } from '@semestr/ui/Button.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { useState } from 'react';
import { sentenceOf } from '../../../client.ts';
import { session } from '../../../session/session.ts';
import { Fault } from '../../Fault.tsx';
import { useCall } from '../../record/use-call.ts';
import styles from '../pane.module.css';
import { useKeys } from '../use-keys.ts';
import { Compose, type Message } from './Compose.tsx';
import { threadTexts } from './texts.ts';
import { useAssignees } from './use-thread.ts';

interface ThreadBarProps {
  request: QueuedRequest;
  /** Called once the student has been asked. */
  onAsked: () => void;
  /** Called after any other change of the thread. */
  onChanged: () => void;
}

/** The assignee of a request, and buttons that ask the student or add a note. */
export function ThreadBar({ request, onAsked, onChanged }: ThreadBarProps) {
  const t = useTexts(threadTexts);
  const [message, setMessage] = useState<Message | null>(null);
  const isAskable = mayAsk(request.kind, request.state);
  const canWrite = session.may('requests', 'write');
  useKeys({
    ...(canWrite && isAskable && message === null && { KeyQ: () => setMessage('question') }),
    ...(message !== null && { Escape: () => setMessage(null) }),
  });
  if (!canWrite) return null;
  return (
    <>
      <div className={styles.threadBar}>
        <Assignee request={request} onChanged={onChanged} />
        {message === null && isAskable && (
          <Button look="text" aria-keyshortcuts="q" onClick={() => setMessage('question')}>
            {t(request.askedAt == null ? 'ask' : 'askAgain')}
          </Button>
        )}
        {message === null && (
          <Button look="text" onClick={() => setMessage('note')}>
            {t('note')}
          </Button>
        )}
      </div>
      {message !== null && (
        <Compose
          key={message}
          request={request}
          message={message}
          onSent={() => {
            setMessage(null);
            if (message === 'question') onAsked();
            else onChanged();
          }}
          onCancel={() => setMessage(null)}
        />
      )}
    </>
  );
}

/** The employee who processes the request. */
function Assignee({ request, onChanged }: Pick<ThreadBarProps, 'request' | 'onChanged'>) {
  const t = useTexts(threadTexts);
  const call = useCall();
  const { data, error, refetch } = useAssignees();
  const { kind, id, assignee } = request;
  // The current assignee may have lost the role that allows decisions.
  const others = (data ?? []).filter(
    (one) =>
      one.id !== assignee?.id && (one.facultyId === null || one.facultyId === request.student.facultyId),
  );
  const options = [...(assignee ? [assignee] : []), ...others];
  const own = data?.find(({ isOwn }) => isOwn);

  async function choose(assigneeId: number | null): Promise<void> {
    try {
      await call(assign, { params: { kind, id: String(id) }, body: { assigneeId } });
    } catch (failure) {
      toast('error', sentenceOf(failure));
    }
    onChanged();
  }

  if (error && !data) return <Fault error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <SelectField
        label={t('assignee')}
        placeholder={t('noAssignee')}
        options={options.map((one) => ({ value: String(one.id), label: one.name }))}
        value={assignee ? String(assignee.id) : ''}
        onChange={({ target }) => void choose(target.value === '' ? null : Number(target.value))}
      />
      {own && own.id !== assignee?.id && (
        <Button look="text" onClick={() => void choose(own.id)}>
          {t('take')}
        </Button>
      )}
    </>
  );
}
