import * as calls from '@semestr/api/today';
import { dayMonth, weekdayName } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { today } from '../../clock.ts';
import { Fault } from '../../ui/Fault.tsx';
import { Page } from '../../ui/Page.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { Actings } from './Actings.tsx';
import { News } from './News.tsx';
import { Oldest } from './Oldest.tsx';
import { RequestsTable } from './RequestsTable.tsx';
import { State } from './State.tsx';
import styles from './today.module.css';
import { todayTexts } from './texts.ts';

/** Interval at which an open page is reloaded, in milliseconds. */
const REFRESH_MS = 60_000;

/** Pending work of today and changes since the last visit; each number links to its list. */
export default function TodayPage() {
  const t = useTexts(todayTexts);
  const call = useCall();
  const { data, error, refetch } = useQuery({
    queryKey: ['today'],
    queryFn: () => call(calls.read, {}),
    refetchInterval: REFRESH_MS,
  });
  // Zeros and green ticks would say that all is well.
  if (data?.isUnopened) return <Navigate to="/opening" replace />;
  const day = `${weekdayName(today(), t.language)}, ${dayMonth(today(), t.language)}`;
  const waiting = data?.requests.reduce((sum, one) => sum + one.waiting, 0) ?? 0;
  return (
    <Page title={t('title')} subtitle={data ? `${day}, ${t('waiting', { count: waiting })}` : day}>
      {error && !data && <Fault error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.page}>
          <div className={styles.main}>
            <RequestsTable requests={data.requests} />
            <Oldest />
          </div>
          <div className={styles.aside}>
            {data.sinceLastHere && <News news={data.sinceLastHere} />}
            <State facts={data} />
            <Actings actings={data.impersonations} />
          </div>
        </div>
      )}
    </Page>
  );
}
