import { NoPasskey } from '@semestr/ui/passkey';
import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { sentenceOf } from '../../client.ts';
import { portal } from '../../session/portal.ts';
import type { SignInReason } from '../../session/session.ts';
import styles from './auth.module.css';
import { CookiesRefused, NoConsoleAccess, SecondFactorRequired } from './auth-provider.ts';
import { authTexts } from './texts.ts';

interface SignInBlockerProps {
  /** Why the user was redirected here. */
  reason: SignInReason | undefined;
  /** Error of the last attempt; null when there was none. */
  failure: unknown;
}

/** Explains why the user is not signed in, and where to go when signing in here does not help. */
export function SignInBlocker({ reason, failure }: SignInBlockerProps) {
  const t = useTexts(authTexts);
  const requiresSetup =
    failure instanceof SecondFactorRequired || (!failure && reason === 'second-factor-required');
  if (requiresSetup)
    return (
      <Banner kind="warning" isAnnounced>
        {t('obstacles.second-factor-required')}{' '}
        <a href={portal.secondFactor} className={styles.way}>
          {t('toSecondFactor')}
        </a>
      </Banner>
    );
  if (failure instanceof NoConsoleAccess)
    return (
      <Banner kind="error">
        {t('notAdmin')}{' '}
        <a href={portal.home} className={styles.way}>
          {t('toPortal')}
        </a>
      </Banner>
    );
  if (failure instanceof CookiesRefused || !navigator.cookieEnabled)
    return <Banner kind="error">{t('noCookies')}</Banner>;
  if (failure)
    return (
      <Banner kind="error">{failure instanceof NoPasskey ? t('noPasskey') : sentenceOf(failure)}</Banner>
    );
  return (
    reason && (
      <Banner kind="warning" isAnnounced>
        {t(`obstacles.${reason}`)}
      </Banner>
    )
  );
}
