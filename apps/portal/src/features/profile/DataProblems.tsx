import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { useQuery } from '@tanstack/react-query';
import { usePerson } from '../../account/person.ts';
import { illiquidOf } from './profile.ts';
import styles from './profile.module.css';
import { profileTexts } from './texts.ts';

/**
 * Problems that the university found in the user's data. Renders nothing when they fail to load, because that does not
 * mean that the data is invalid.
 */
export function DataProblems() {
  const t = useTexts(profileTexts);
  const { data } = useQuery(illiquidOf(usePerson()));
  if (!data) return null;
  return (
    <div className={styles.banner}>
      <Banner kind="error">
        {t('illiquid')} <span {...asPrivate}>{data.message}</span> {t('illiquidHint')}
      </Banner>
    </div>
  );
}
