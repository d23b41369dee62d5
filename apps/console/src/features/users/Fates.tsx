import { useTexts } from '@semestr/ui/language.tsx';
import styles from './personal-data.module.css';
import { userTexts } from './texts.ts';
import type { User } from './user.ts';

const fates = ['goes', 'stays'] as const;

/** What erasing somebody's data removes and what it leaves, and why. */
export function Fates({ role }: Pick<User, 'role'>) {
  const t = useTexts(userTexts);
  return (
    <>
      <p className={styles.warning}>{t('personalData.erase.hint')}</p>
      <dl className={styles.fates}>
        {fates.map((fate) => (
          <div key={fate}>
            <dt>{t(`personalData.${fate}.name`)}</dt>
            <dd>{t(`personalData.${fate}.${role}`)}</dd>
            <dd>{t(`personalData.${fate}.everybody`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
