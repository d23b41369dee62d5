import type { Reply } from '@semestr/api/endpoint';
import type { outbox } from '@semestr/api/notifications';
import { useListContext, useRecordContext, useRedirect, useRefresh } from 'react-admin';
import { session } from '../../session/session.ts';
import { KindFacts } from '../../ui/kind/KindFacts.tsx';
import { KindList } from '../../ui/kind/KindList.tsx';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { Facts } from '../../ui/record/Section.tsx';
import kind from './kind.ts';
import { DiscardMessages, isDiscardable, isRetryable, RetryMessages } from './MessageActions.tsx';

type Message = Reply<typeof outbox.one>;

/** Retries or removes the selected messages whose delivery was given up. */
function SelectedActions() {
  const { data = [], selectedIds, onSelect, refetch } = useListContext<Message>();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  const onDone = (done: readonly number[]): void => {
    onSelect(selectedIds.filter((id) => !done.includes(id)));
    void refetch();
  };
  return (
    <>
      <RetryMessages messages={selected.filter(isRetryable)} onDone={onDone} />
      <DiscardMessages messages={selected.filter(isDiscardable)} onDone={onDone} />
    </>
  );
}

/** All outgoing messages. Several messages whose delivery was given up can be retried or removed together. */
export const OutboxList = () => <KindList kind={kind} isRemovable={false} bulk={<SelectedActions />} />;

/** Retries or removes the message of the page, if its delivery was given up. */
function OwnActions() {
  const message = useRecordContext<Message>();
  const refresh = useRefresh();
  const redirect = useRedirect();
  if (!message || !session.may('messages', 'write')) return null;
  return (
    <>
      <RetryMessages messages={[message].filter(isRetryable)} onDone={refresh} />
      <DiscardMessages
        messages={[message].filter(isDiscardable)}
        onDone={(done) => {
          if (done.length > 0) redirect('list', 'outbox');
        }}
      />
    </>
  );
}

/** A message; only pending ones have a next attempt. */
export const OutboxShow = () => (
  <RecordPage<Message> actions={<OwnActions />}>
    {(message) => (
      <Facts>
        <KindFacts
          fields={[...kind.fields].filter(([name]) => name !== 'nextAt' || message.state === 'waiting')}
          record={message}
        />
      </Facts>
    )}
  </RecordPage>
);
