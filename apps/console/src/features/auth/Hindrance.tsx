import { NoPasskey } from '@semestr/ui/passkey';
import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { sentenceOf } from '../../client.ts';
import { portal } from '../../portal.ts';
import type { Obstacle } from '../../session.ts';
import styles from './auth.module.css';
import { NotAdmin, SecondFactorFirst } from './auth-provider.ts';
import { authTexts } from './texts.ts';

interface HindranceProps {
  /** Why somebody was led here. */
  obstacle: Obstacle | undefined;
  /** What became of the last try; null where there was none. */
  failure: unknown;
}

/** Why somebody is not in, and where to go where signing in here does not help. */
export function Hindrance({ obstacle, failure }: HindranceProps) {
  const t = useTexts(authTexts);
  const isHeld = failure instanceof SecondFactorFirst || (!failure && obstacle === 'second-factor-required');
  if (isHeld)
    return (
      <Banner kind="warning" isAnnounced>
        {t('obstacles.second-factor-required')}{' '}
        <a href={portal.secondFactor} className={styles.way}>
          {t('toSecondFactor')}
        </a>
      </Banner>
    );
  if (failure instanceof NotAdmin)
    return (
      <Banner kind="error">
        {t('notAdmin')}{' '}
        <a href={portal.home} className={styles.way}>
          {t('toPortal')}
        </a>
      </Banner>
    );
  if (failure)
    return (
      <Banner kind="error">{failure instanceof NoPasskey ? t('noPasskey') : sentenceOf(failure)}</Banner>
    );
  return (
    obstacle && (
      <Banner kind="warning" isAnnounced>
        {t(`obstacles.${obstacle}`)}
      </Banner>
    )
  );
}
