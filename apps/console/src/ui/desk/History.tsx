import { upload } from '@semestr/api/papers';
import type { QueuedRequest, Situation } from '@semestr/api/requests';
import { inOrder } from '@semestr/core/dates';
import { momentInTable } from '@semestr/core/moments';
import { DataText } from '@semestr/ui/DataText.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { today } from '../../clock.ts';
import { Fault } from '../Fault.tsx';
import { useCall } from '../record/use-call.ts';
import { Fact, Section } from '../record/Section.tsx';
import { OpenFile } from './OpenFile.tsx';
import styles from './pane.module.css';
import { deskTexts } from './texts.ts';
import { threadTexts } from './thread/texts.ts';
import { type ThreadEvent, useThread } from './thread/use-thread.ts';
import { useKinds, useKindWords } from './use-kinds.ts';

/** Decisions, questions, replies, notes and assignments of the request, newest first. */
export function History({ request, situation }: { request: QueuedRequest; situation: Situation }) {
  const t = useTexts(deskTexts);
  const language = useLanguage();
  const words = useKindWords(useKinds()(request.kind));
  const { data: thread, error, refetch } = useThread(request);
  const at = (moment: string): string => momentInTable(new Date(moment), language, today());
  const entryText = ({ by, state, isTakenBack }: Situation['history'][number]): string => {
    const who = { by: by ?? t('administrator') };
    if (isTakenBack) return t('movedBack', who);
    return state === null ? t('changed', who) : t('moved', { ...who, state: words.state(state) });
  };
  const entries: { key: string; at: string; text: ReactNode }[] = [
    ...situation.history.map((entry) => ({ key: entry.at, at: entry.at, text: entryText(entry) })),
    ...(thread?.events ?? []).map((event) => ({
      key: `event ${event.id}`,
      at: event.at,
      text: <EventText event={event} />,
    })),
  ].toSorted((one, other) => inOrder(other.at, one.at));
  return (
    <div className={styles.history}>
      <Section title={t('history')}>
        {entries.map((entry) => (
          <Fact key={entry.key} name={at(entry.at)} isKnown={false}>
            {entry.text}
          </Fact>
        ))}
        <Fact name={at(request.createdAt)} isKnown={false}>
          {t('created')}
        </Fact>
      </Section>
      {error && !thread && <Fault error={error} onRetry={() => void refetch()} />}
    </div>
  );
}

/** Who wrote what, with the document of a reply. */
function EventText({ event: { event, author, assignee, text, uploadId } }: { event: ThreadEvent }) {
  const t = useTexts(threadTexts);
  const by = author ?? t('someone');
  if (event === 'assigned')
    return assignee === null
      ? t('events.unassigned', { author: by })
      : t('events.assigned', { author: by, assignee });
  return (
    <>
      <span className={styles.author}>
        {event === 'reply' ? t('events.reply') : t(`events.${event}`, { author: by })}
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
