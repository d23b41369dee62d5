import { read } from '@semestr/api/opening';
import { openingList, stepsDone } from '@semestr/core/opening';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { session } from '../../session/session.ts';
import { Fault } from '../../ui/Fault.tsx';
import { Page } from '../../ui/Page.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { Installation } from './Installation.tsx';
import styles from './opening.module.css';
import { Step } from './Step.tsx';
import { openingTexts } from './texts.ts';

/** Setup checklist of a new university: what is missing in each step, and where to enter it. */
export default function OpeningPage() {
  const t = useTexts(openingTexts);
  const call = useCall();
  const { data, error, refetch } = useQuery({
    queryKey: ['opening'],
    queryFn: () => call(read, {}),
    // Always reloads, because records are added on other pages and in other windows.
    staleTime: 0,
  });
  return (
    <Page
      title={t('names')}
      subtitle={data && t('progress', { done: stepsDone(data), all: openingList.length })}
    >
      <div className={styles.page}>
        <p className={styles.intro}>{t('intro')}</p>
        {error && !data && <Fault error={error} onRetry={() => void refetch()} />}
        {data && (
          <ol className={styles.steps}>
            {openingList.map((step) => (
              <Step key={step} step={step} facts={data} onChanged={() => void refetch()} />
            ))}
          </ol>
        )}
        {session.may('administration', 'read') && <Installation />}
      </div>
    </Page>
  );
}
