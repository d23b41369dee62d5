import { situation } from '@semestr/api/access';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Fault } from '../../ui/Fault.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import styles from './person.module.css';
import { AccountFacts } from './AccountFacts.tsx';
import { BlockerSummary } from './BlockerSummary.tsx';
import { AttemptFacts } from './AttemptFacts.tsx';
import { ContactFacts } from './ContactFacts.tsx';
import { type ConfirmedAction, AccountDialog } from './AccountDialog.tsx';
import { SessionFacts } from './SessionFacts.tsx';
import { Timeline } from './Timeline.tsx';
import type { SelectedPerson } from './use-address.ts';

/** One person: the summary, the current facts, and the events. Every action here reloads all three. */
export function Person({ who: { kind, id } }: { who: SelectedPerson }) {
  const call = useCall();
  const queries = useQueryClient();
  const [action, setAction] = useState<ConfirmedAction | null>(null);
  const params = { kind, id: String(id) };
  const { data, error, refetch } = useQuery({
    queryKey: ['access', 'situation', params],
    queryFn: () => call(situation, { params }),
  });
  if (error) return <Fault error={error} onRetry={() => void refetch()} />;
  if (!data) return null;

  function close(): void {
    setAction(null);
    void queries.invalidateQueries({ queryKey: ['access'] });
  }

  const { account, person } = data;
  return (
    <>
      <BlockerSummary situation={data} onAsk={setAction} />
      <div className={styles.columns}>
        <div className={styles.facts}>
          <AccountFacts situation={data} onAsk={setAction} />
          <ContactFacts situation={data} />
          {account && <AttemptFacts situation={data} />}
          {account && <SessionFacts situation={data} onAsk={setAction} />}
        </div>
        <Timeline params={params} />
      </div>
      {action && account && (
        <AccountDialog action={action} account={account} person={person} onClose={close} />
      )}
    </>
  );
}
