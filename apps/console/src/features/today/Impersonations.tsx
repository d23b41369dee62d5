import type { Reply } from '@semestr/api/endpoint';
import type { read } from '@semestr/api/today';
import { localDate, localTime } from '@semestr/core/dates';
import { dayMonth } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import { ReferenceLink } from '../../ui/record/ReferenceLink.tsx';
import styles from './today.module.css';
import { todayTexts } from './texts.ts';

/** Recent impersonations of students by administrators. */
export function Impersonations({ actings }: { actings: NonNullable<Reply<typeof read>['impersonations']> }) {
  const t = useTexts(todayTexts);
  if (actings.length === 0) return null;
  return (
    <section aria-labelledby="actings" className={styles.section}>
      <h2 id="actings" className={styles.title}>
        {t('actings')}
      </h2>
      <ul className={styles.rows}>
        {actings.map(({ id, at, userId, asUserId }) => {
          const moment = new Date(at);
          return (
            <li key={id} className={styles.acting}>
              <time dateTime={at} className={styles.age}>
                {dayMonth(localDate(moment), t.language)}, {localTime(moment)}
              </time>
              <span>
                {userId !== null && <ReferenceLink resource="users" id={userId} />}
                {asUserId !== null && (
                  <>
                    {' '}
                    {t('as')} <ReferenceLink resource="users" id={asUserId} />
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
