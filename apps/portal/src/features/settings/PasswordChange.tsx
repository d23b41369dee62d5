import { reasonTexts } from '@semestr/api/reasons';
import { localTime } from '@semestr/core/dates';
import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Second } from '@semestr/ui/Section.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePerson } from '../../shell/person.ts';
import { Countdown } from '../../ui/Countdown.tsx';
import { usePart } from '../../ui/usePart.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { attemptsOf } from './settings.ts';
import { settingsTexts } from './texts.ts';

/** No attempts are left: until when. */
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

/** The form of the password, with how many attempts there are; or until when there are none. */
export default function PasswordChange({ onClose }: { onClose: () => void }) {
  const t = useTexts(settingsTexts);
  const queries = useQueryClient();
  const attempts = attemptsOf(usePerson());
  const { data, failure } = usePart(attempts);
  // What the last refusal said counts for more than what was asked before it.
  const [refusedUntil, setRefusedUntil] = useState<string | null>(null);
  const until = refusedUntil ?? data?.passwordBanExpiredTime ?? null;
  const { queryKey } = attempts;
  if (until !== null)
    return (
      <Blocked
        until={new Date(until)}
        onEnd={() => {
          setRefusedUntil(null);
          // What was known of the attempts is over too: it would still tell of the ban.
          void queries.resetQueries({ queryKey });
        }}
      />
    );
  return (
    <PasswordForm
      attempts={
        failure ?? (data && <Second>{t('password.attempts', { left: data.passwordAttempts })}</Second>)
      }
      onRefused={(bannedUntil) => {
        setRefusedUntil(bannedUntil);
        void queries.invalidateQueries({ queryKey });
      }}
      onClose={onClose}
    />
  );
}
