import * as calls from '@semestr/api/today';
import { dayMonth, weekdayName } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { today } from '../../clock.ts';
import { Fault } from '../../ui/Fault.tsx';
import { Page } from '../../ui/Page.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { Impersonations } from './Impersonations.tsx';
import { News } from './News.tsx';
import { OldestRequests } from './OldestRequests.tsx';
import { Reports } from './Reports.tsx';
import { RequestsTable } from './RequestsTable.tsx';
import { State } from './State.tsx';
import styles from './today.module.css';
import { todayTexts } from './texts.ts';

/** Reload interval of an open page, in milliseconds. */
const REFRESH_MS = 60_000;

/** Pending work and changes since the last visit. Each number links to its list. */
export default function TodayPage() {
  const t = useTexts(todayTexts);
  const call = useCall();
  const { data, error, refetch } = useQuery({
    queryKey: ['today'],
    queryFn: () => call(calls.read, {}),
    refetchInterval: REFRESH_MS,
  });
  // Redirects, because zeros and green ticks would suggest that an empty installation is complete.
  if (data?.isUnopened) return <Navigate to="/opening" replace />;
  const day = `${weekdayName(today(), t.language)}, ${dayMonth(today(), t.language)}`;
  const waiting = data?.requests?.reduce((sum, one) => sum + one.waiting, 0);
  const subtitle = waiting === undefined ? day : `${day}, ${t('waiting', { count: waiting })}`;
  return (
    <Page title={t('title')} subtitle={subtitle}>
      {error && !data && <Fault error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.page}>
          <div className={styles.main}>
            {data.requests && (
              <>
                <RequestsTable requests={data.requests} />
                <OldestRequests />
              </>
            )}
            {data.openBugReports && <Reports reports={data.openBugReports} />}
          </div>
          <div className={styles.aside}>
            {data.sinceLastHere && <News news={data.sinceLastHere} />}
            <State facts={data} />
            {data.impersonations && <Impersonations actings={data.impersonations} />}
          </div>
        </div>
      )}
    </Page>
  );
}
