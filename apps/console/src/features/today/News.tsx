import type { Reply } from '@semestr/api/endpoint';
import type { read } from '@semestr/api/today';
import { localDate, localTime } from '@semestr/core/dates';
import { dayMonth } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import { Link } from 'react-router-dom';
import { listAddress } from './links.ts';
import styles from './today.module.css';
import { todayTexts } from './texts.ts';

type SinceLastHere = NonNullable<Reply<typeof read>['sinceLastHere']>;

/** Changes since the user's previous sign-in to the console. */
export function News({
  news: { at, requests, bugReports, failedMessages, changes },
}: {
  news: SinceLastHere;
}) {
  const t = useTexts(todayTexts);
  const moment = new Date(at);
  const from = localDate(moment);
  const lines = [
    { key: 'requests', count: requests, to: '/requests' },
    { key: 'changes', count: changes, to: listAddress('audit', { from }) },
    { key: 'bugReports', count: bugReports, to: listAddress('bug-reports', { from }) },
    { key: 'failedMessages', count: failedMessages, to: listAddress('outbox', { state: 'failed', from }) },
  ] as const;
  const filled = lines.filter(({ count = 0 }) => count > 0);
  return (
    <section aria-labelledby="news" className={styles.section}>
      <h2 id="news" className={styles.title}>
        {t('news.title')}
      </h2>
      <p className={styles.since}>
        {t('news.since', { day: dayMonth(from, t.language), time: localTime(moment) })}
      </p>
      {filled.length === 0 && <p className={styles.since}>{t('news.nothing')}</p>}
      <ul className={styles.rows}>
        {filled.map(({ key, count, to }) => (
          <li key={key} className={styles.fact}>
            <Link to={to}>{t(`news.${key}`)}</Link>
            <strong>{count}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
