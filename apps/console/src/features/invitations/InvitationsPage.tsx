import { preview } from '@semestr/api/invitations';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from '../../ui/use-search-params.ts';
import { Fault } from '../../ui/Fault.tsx';
import { Page } from '../../ui/Page.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { audienceOf, type AudienceValues, parseAudience } from './audience.ts';
import { AudienceFields } from './AudienceFields.tsx';
import styles from './invitations.module.css';
import { invitationTexts } from './texts.ts';
import { InvitationMethods } from './InvitationMethods.tsx';

/** Invites students or employees without a password: selects the audience, counts it, and offers the methods. */
export default function InvitationsPage() {
  const t = useTexts(invitationTexts);
  const call = useCall();
  const [address] = useSearchParams();
  const [chosen, setChosen] = useState<AudienceValues>(() => parseAudience(address));
  const audience = audienceOf(chosen);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['invitations', audience],
    queryFn: () => call(preview, { body: audience }),
    // Keeps the previous counts while the next ones load, so that the layout does not shift.
    placeholderData: (counted) => counted,
  });
  return (
    <Page title={t('names')} subtitle={t('subtitle')}>
      <div className={styles.page}>
        <AudienceFields chosen={chosen} isAnyInvited={(data?.invited ?? 0) > 0} onChange={setChosen} />
        {error && <Fault error={error} onRetry={() => void refetch()} />}
        {data && !error && (
          // The counts belong to the previous selection, so no action is available.
          <div className={styles.counted} inert={isPlaceholderData}>
            <InvitationMethods audience={audience} counted={data} onDone={() => void refetch()} />
          </div>
        )}
      </div>
    </Page>
  );
}
