import { upload } from '@semestr/api/papers';
import type { QueuedRequest } from '@semestr/api/requests';
import { momentInTable } from '@semestr/core/moments';
import { DataText } from '@semestr/ui/DataText.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { today } from '../../../clock.ts';
import { Fault } from '../../Fault.tsx';
import { useCall } from '../../record/use-call.ts';
import { Fact, Section } from '../../record/Section.tsx';
import { OpenFile } from '../OpenFile.tsx';
import styles from '../pane.module.css';
import { threadTexts } from './texts.ts';
import { type ThreadEvent, useThread } from './use-thread.ts';

/** Questions, replies and notes, oldest first; renders nothing without any. */
export function Messages({ request }: { request: QueuedRequest }) {
  const t = useTexts(threadTexts);
  const language = useLanguage();
  const { data, error, refetch } = useThread(request);
  if (error && !data) return <Fault error={error} onRetry={() => void refetch()} />;
  const messages = (data?.events ?? []).filter(({ event }) => event !== 'assigned');
  if (messages.length === 0) return null;
  return (
    <div className={styles.messages}>
      <Section title={t('messages')}>
        {messages.map((event) => (
          <Fact key={event.id} name={momentInTable(new Date(event.at), language, today())} isKnown={false}>
            <Message event={event} />
          </Fact>
        ))}
      </Section>
    </div>
  );
}

/** Who wrote what, with the document of a reply. */
function Message({ event: { event, author, text, uploadId } }: { event: ThreadEvent }) {
  const t = useTexts(threadTexts);
  const by = author ?? t('someone');
  return (
    <>
      <span className={styles.author}>
        <DataText>
          {event === 'reply'
            ? t('events.reply')
            : t(event === 'note' ? 'events.note' : 'events.question', { author: by })}
        </DataText>
      </span>
      {text && (
        <span className={styles.words}>
          <DataText>{text}</DataText>
        </span>
      )}
      {uploadId !== null && <ReplyDocument uploadId={uploadId} />}
    </>
  );
}

function ReplyDocument({ uploadId }: { uploadId: number }) {
  const t = useTexts(threadTexts);
  const call = useCall();
  const {
    data: file,
    error,
    refetch,
  } = useQuery({
    queryKey: ['paper', 'reply', uploadId],
    queryFn: () => call(upload, { params: { id: String(uploadId) } }),
    // A document never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <Fault error={error} onRetry={() => void refetch()} />;
  return file ? <OpenFile file={file}>{t('withDocument')}</OpenFile> : null;
}
