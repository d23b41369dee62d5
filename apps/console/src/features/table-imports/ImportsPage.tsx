import * as calls from '@semestr/api/table-imports';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Fault } from '../../ui/Fault.tsx';
import { Page } from '../../ui/Page.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { ImportsTable } from './ImportsTable.tsx';
import { StartForm } from './StartForm.tsx';
import { isRunning, POLL_MS } from './use-import.ts';
import styles from './table-imports.module.css';
import { tableImportTexts } from './texts/index.ts';

const PAGE = 25;

/** The first step of a new import, and the previous imports. */
export function ImportsPage() {
  const t = useTexts(tableImportTexts);
  const call = useCall();
  const [rowCount, setRowCount] = useState(PAGE);
  const { data, error, refetch } = useQuery({
    queryKey: ['table-imports', rowCount],
    queryFn: () => call(calls.list, { query: { range: JSON.stringify([0, rowCount - 1]) } }),
    placeholderData: (found) => found,
    refetchInterval: ({ state }) => (state.data?.items.some(isRunning) ? POLL_MS : false),
  });
  return (
    <Page title={t('names')}>
      <div className={styles.page}>
        <StartForm />
        {error ? (
          <Fault error={error} onRetry={() => void refetch()} />
        ) : (
          <div>
            <ImportsTable imports={data?.items} />
            {data && data.total > rowCount && (
              <Button look="text" onClick={() => setRowCount(rowCount + PAGE)}>
                {t('past.more')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Page>
  );
}
