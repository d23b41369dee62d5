import { DataText } from '@semestr/ui/DataText.tsx';
import type { QueuedRequest } from '@semestr/api/requests';
import { daysBetween, readMoment } from '@semestr/core/dates';
import { fullName } from '@semestr/core/display';
import { isOverdue, waitsSince } from '@semestr/core/requests/kinds';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { today } from '../../clock.ts';
import { useKinds, useKindWords } from '../../ui/desk/use-kinds.ts';
import { useQueue } from '../../ui/desk/use-queue.ts';
import styles from './today.module.css';
import { todayTexts } from './texts.ts';

/** Number of requests listed. */
const OLDEST_COUNT = 6;

/** The longest pending requests, with links to the request queue. */
export function OldestRequests() {
  const t = useTexts(todayTexts);
  const { data } = useQueue({ state: 'waiting' }, [0, OLDEST_COUNT]);
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="oldest">
      <h2 id="oldest" className={styles.title}>
        {t('oldest')}
      </h2>
      <ul className={styles.rows}>
        {data.items.map((request) => (
          <li key={`${request.kind}/${request.id}`} className={styles.request}>
            <OldestRow request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OldestRow({ request }: { request: QueuedRequest }) {
  const t = useTexts(todayTexts);
  const language = useLanguage();
  const words = useKindWords(useKinds()(request.kind));
  const { kind, id, number, student, dueOn } = request;
  const day = readMoment(waitsSince(request));
  const isLate = dueOn !== null && isOverdue(dueOn, today());
  return (
    <>
      <Link to={`/requests/${kind}/${id}`} className={styles.number}>
        <DataText>{number}</DataText>
      </Link>
      <span>
        <strong lang="ru">{fullName({ ...student, middleName: null })}</strong> {student.groupName}
      </span>
      <span className={styles.asked}>
        <DataText>{words.summary(request, language)}</DataText>
      </span>
      <span className={isLate ? styles.late : styles.age}>
        {isLate && <CircleAlert size={14} strokeWidth={1.75} aria-hidden />}
        {day && t('age', { count: daysBetween(day, today()) })}
        {isLate && <span className="visually-hidden"> {t('late')}</span>}
      </span>
    </>
  );
}
