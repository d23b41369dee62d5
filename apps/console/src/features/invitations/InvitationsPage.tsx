import { preview } from '@semestr/api/invitations';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Fault } from '../../ui/Fault.tsx';
import { Page } from '../../ui/Page.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { audienceOf, type Chosen, chosenIn } from './audience.ts';
import { AudienceFields } from './AudienceFields.tsx';
import styles from './invitations.module.css';
import { invitationTexts } from './texts.ts';
import { Ways } from './Ways.tsx';

/** Invites students or employees without a password: selects them, counts them, and offers the ways to do it. */
export default function InvitationsPage() {
  const t = useTexts(invitationTexts);
  const call = useCall();
  const [address] = useSearchParams();
  const [chosen, setChosen] = useState<Chosen>(() => chosenIn(address));
  const audience = audienceOf(chosen);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['invitations', audience],
    queryFn: () => call(preview, { body: audience }),
    // The numbers of the previous selection stay until the next ones arrive, so that nothing jumps.
    placeholderData: (counted) => counted,
  });
  return (
    <Page title={t('names')} subtitle={t('subtitle')}>
      <div className={styles.page}>
        <AudienceFields chosen={chosen} isAnyInvited={(data?.invited ?? 0) > 0} onChange={setChosen} />
        {error && <Fault error={error} onRetry={() => void refetch()} />}
        {data && !error && (
          // The numbers of another selection must not be acted on.
          <div className={styles.counted} inert={isPlaceholderData}>
            <Ways audience={audience} counted={data} onDone={() => void refetch()} />
          </div>
        )}
      </div>
    </Page>
  );
}
