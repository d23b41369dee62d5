import { useTexts } from '@semestr/ui/language.tsx';
import styles from './personal-data.module.css';
import { userTexts } from './texts.ts';
import type { User } from './user.ts';

const outcomes = ['goes', 'stays'] as const;

/** Lists the data that erasing removes and keeps, with the reasons. */
export function ErasureSummary({ role }: Pick<User, 'role'>) {
  const t = useTexts(userTexts);
  return (
    <>
      <p className={styles.warning}>{t('personalData.erase.hint')}</p>
      <dl className={styles.outcomes}>
        {outcomes.map((outcome) => (
          <div key={outcome}>
            <dt>{t(`personalData.${outcome}.name`)}</dt>
            <dd>{t(`personalData.${outcome}.${role}`)}</dd>
            <dd>{t(`personalData.${outcome}.everybody`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
