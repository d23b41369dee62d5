import { reasonTexts } from '@semestr/api/reasons';
import { localTime } from '@semestr/core/dates';
import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { Countdown } from '../../ui/Countdown.tsx';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { attemptsOf } from './settings.ts';
import { settingsTexts } from './texts.ts';

/** End of the lock after all attempts were used up. */
function Blocked({ until, onEnd }: { until: Date; onEnd: () => void }) {
  const t = useTexts(settingsTexts);
  const reasons = useTexts(reasonTexts);
  return (
    <>
      <Banner kind="error">{reasons('blocked')}</Banner>
      <p>
        {t('password.blockedUntil', { time: localTime(until) })}{' '}
        <Countdown until={until} as="words" onEnd={onEnd} />
      </p>
    </>
  );
}

/** The password form with the number of attempts left, or the end of the lock after the last one. */
export default function PasswordChange({ onClose }: { onClose: () => void }) {
  const t = useTexts(settingsTexts);
  const queries = useQueryClient();
  const attempts = attemptsOf(usePerson());
  const { data, failure } = useSectionQuery(attempts);
  // The last refusal is more recent than the loaded data.
  const [refusedUntil, setRefusedUntil] = useState<string | null>(null);
  const until = refusedUntil ?? data?.passwordBanExpiredTime ?? null;
  const { queryKey } = attempts;
  if (until !== null)
    return (
      <Blocked
        until={new Date(until)}
        onEnd={() => {
          setRefusedUntil(null);
          // Also resets the loaded number of attempts, which would still contain the lock.
          void queries.resetQueries({ queryKey });
        }}
      />
    );
  return (
    <PasswordForm
      attempts={
        failure ?? (data && <Caption>{t('password.attempts', { left: data.passwordAttempts })}</Caption>)
      }
      onRefused={(bannedUntil) => {
        setRefusedUntil(bannedUntil);
        void queries.invalidateQueries({ queryKey });
      }}
      onClose={onClose}
    />
  );
}
