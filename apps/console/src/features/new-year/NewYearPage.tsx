import * as calls from '@semestr/api/new-year';
import { academicYearLabel } from '@semestr/core/calendar';
import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Fault } from '../../ui/Fault.tsx';
import { Page } from '../../ui/Page.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { Batches, type Undone } from './Batches.tsx';
import { Checklist } from './Checklist.tsx';
import styles from './new-year.module.css';
import { newYearTexts } from './texts/index.ts';

/** Checklist for the start of the academic year. The plan is checked before it is applied, and can be undone. */
export default function NewYearPage() {
  const t = useTexts(newYearTexts);
  const call = useCall();
  const [left, setLeft] = useState<Undone['left']>([]);
  const { data, error, refetch } = useQuery({
    queryKey: ['new-year'],
    queryFn: () => call(calls.read, {}),
    // The content must not change during editing. The check reports changes by other users.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Terms, holidays and groups are edited on other pages.
    staleTime: 0,
    gcTime: 0,
  });

  async function showResult({ undone, left: stayed }: Undone): Promise<void> {
    toast('success', t('batches.undone', { count: undone }));
    setLeft(stayed);
    await refetch();
  }

  return (
    <Page title={t('names')} subtitle={data && academicYearLabel(data.year)}>
      {error && !data && <Fault error={error} onRetry={() => void refetch()} />}
      {left.length > 0 && (
        <Banner kind="warning" isAnnounced>
          {t('batches.left')}{' '}
          {left.map(({ groupId, name }) => (
            <Link key={groupId} to={`/groups/${groupId}`} className={styles.leftGroup}>
              {name}
            </Link>
          ))}
        </Banner>
      )}
      {data && (
        <>
          <Checklist
            // Resets the plan after something was applied, so that it starts from what remains.
            key={JSON.stringify(data.batches)}
            found={data}
            readAgain={async () => void (await refetch())}
          />
          <Batches batches={data.batches} onUndone={showResult} />
        </>
      )}
    </Page>
  );
}
