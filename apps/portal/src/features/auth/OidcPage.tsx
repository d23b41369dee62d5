import { reasonTexts } from '@semestr/api/reasons';
import { useTexts } from '@semestr/ui/language.tsx';
import { useHydrated } from '@semestr/ui/hydration';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Heading } from '../../ui/page/Heading.tsx';
import { Splash } from '../../ui/page/Splash.tsx';
import { formTexts } from '../../ui/form-texts.ts';
import { reasonOf } from '../../client/sentence.ts';
import { useSentence } from '../../ui/use-sentence.ts';
import styles from './auth.module.css';
import { lazyWithTexts } from './lazy-with-texts.ts';
import { CodeForm } from './oidc/CodeForm.tsx';
import { Failed } from './oidc/Failed.tsx';
import { callbackQuery } from './oidc/finish.ts';
import { oidcTexts } from './oidc/texts.ts';
import { loginTexts } from './texts.ts';
import { loginFor, loginScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

export const texts = [loginTexts, oidcTexts, reasonTexts, ...formTexts];

const Blocked = lazyWithTexts(() => import('./blocked/Blocked.tsx'));

export function Header() {
  const t = useTexts(loginTexts);
  return <Heading subtitle={t('subtitle')} />;
}

/** Result of a sign-in that returns from the identity provider. */
function Arrival() {
  const t = useTexts(loginTexts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const query = callbackQuery(search);
  const arrived = useQuery(query);
  const [lost, setLost] = useState<Error | null>(null);
  const error = lost ?? arrived.error;
  const sentence = useSentence(error);

  if (error) {
    const reason = reasonOf(error);
    if (reason === 'second-factor-needed')
      return (
        <CodeForm onSettled={(outcome) => queries.setQueryData(query.queryKey, outcome)} onLost={setLost} />
      );
    if (reason === 'account-blocked' || reason === 'account-restorable')
      return (
        <Blocked
          block={reason === 'account-blocked' ? 'for-good' : 'restorable'}
          onBack={() => void navigate(to(loginScreen))}
        />
      );
    return sentence === null ? <Splash /> : <Failed sentence={sentence} />;
  }
  const outcome = arrived.data ?? 'leaving';
  if (outcome === 'leaving') return <Splash />;
  if (typeof outcome === 'string') return <Failed sentence={t(outcome)} />;
  // The sign-in page redirects users who are already signed in.
  return <Navigate to={outcome.next === null ? to(loginScreen) : loginFor(outcome.next)} replace />;
}

/** Callback page of the identity provider. Completes the sign-in in the browser, then redirects. */
export default function OidcPage() {
  if (!useHydrated()) return <Splash />;
  return (
    <div className={styles.ways}>
      <Arrival />
    </div>
  );
}
