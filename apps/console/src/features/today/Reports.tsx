import type { Reply } from '@semestr/api/endpoint';
import type { read } from '@semestr/api/today';
import { openBugReportStates } from '@semestr/core/bug-reports';
import { useTexts } from '@semestr/ui/language.tsx';
import { Link } from 'react-router-dom';
import { listAddress } from './links.ts';
import styles from './today.module.css';
import { todayTexts } from './texts.ts';

type OpenReports = NonNullable<Reply<typeof read>['openBugReports']>;

/** Numbers of open bug reports, each with a link to its list. */
export function Reports({ reports: { new: added, inProgress, own, ownId } }: { reports: OpenReports }) {
  const t = useTexts(todayTexts);
  const open = { state: openBugReportStates };
  const lines = [
    { key: 'new', count: added, filter: { state: ['new'] } },
    { key: 'inProgress', count: inProgress, filter: { state: ['in-progress'] } },
    { key: 'own', count: own, filter: { ...open, assigneeId: ownId } },
  ] as const;
  return (
    <section aria-labelledby="reports">
      <h2 id="reports" className={styles.title}>
        {t('reports.title')}
      </h2>
      <ul className={styles.rows}>
        {lines.map(({ key, count, filter }) => (
          <li key={key} className={styles.fact}>
            <Link to={listAddress('bug-reports', filter)}>{t(`reports.${key}`)}</Link>
            <strong>{count}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
