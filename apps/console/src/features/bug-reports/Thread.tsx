import { dottedMoment } from '@semestr/core/dates';
import { DataText } from '@semestr/ui/DataText.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Fault } from '../../ui/Fault.tsx';
import { useFormatters } from '../../ui/kind/use-formatters.ts';
import { Reference } from '../../ui/record/Reference.tsx';
import { ReferenceLink } from '../../ui/record/ReferenceLink.tsx';
import styles from './bug-reports.module.css';
import type { Thread as ThreadData, ThreadEvent } from './use-report.ts';
import { bugReportTexts } from './texts.ts';

interface ThreadProps {
  thread: ThreadData | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** Answers, notes and changes of a report, oldest first. */
export function Thread({ thread, error, onRetry }: ThreadProps) {
  const t = useTexts(bugReportTexts);
  return (
    <section aria-label={t('thread')}>
      <h2 className={styles.title}>{t('thread')}</h2>
      {error && !thread && <Fault error={error} onRetry={onRetry} />}
      {thread?.events.length === 0 && <p className={styles.none}>{t('noEvents')}</p>}
      <ol className={styles.events}>
        {thread?.events.map((event) => (
          <li key={event.id} className={styles.event} data-event={event.event}>
            <div className={styles.head}>
              <strong>
                <EventText event={event} />
              </strong>
              <span>
                {event.authorId === null ? t('someone') : <Reference resource="users" id={event.authorId} />}
              </span>
              <time dateTime={event.at}>{dottedMoment(new Date(event.at))}</time>
              {event.delivery && <span>{t(`delivery.${event.delivery}`)}</span>}
            </div>
            {event.text !== null && (
              <p className={styles.words}>
                <DataText>{event.text}</DataText>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What happened, with a link to the other report of a merge. */
function EventText({ event: { event, state, assigneeId, otherId } }: { event: ThreadEvent }) {
  const t = useTexts(bugReportTexts);
  const formatters = useFormatters();
  if (event === 'state') return t('events.state', { state: formatters.choice('state', state ?? '') });
  if (event === 'assigned')
    return assigneeId === null ? (
      t('events.unassigned')
    ) : (
      <>
        {t('events.assigned')} <Reference resource="users" id={assigneeId} />
      </>
    );
  if (event === 'merged' || event === 'separated')
    return (
      <>
        {t(`events.${event}`)} {otherId !== null && <ReferenceLink resource="bug-reports" id={otherId} />}
      </>
    );
  return t(`events.${event}`);
}
