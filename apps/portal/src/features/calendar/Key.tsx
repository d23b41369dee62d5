import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import styles from './calendar.module.css';
import month from './month.module.css';
import { calendarTexts } from './texts.ts';

/** Legend of the calendar. The samples are purely visual. */
export function Key() {
  const t = useTexts(calendarTexts);
  const rows = [
    { key: 'weeks', sample: '1–4', className: styles.weeks },
    { key: 'today', sample: '27', className: month.today },
    { key: 'weekend', sample: '28', className: month.red },
    { key: 'holiday', sample: '25', className: classNames(month.red, month.holiday) },
  ] as const;
  return (
    <ul className={styles.key} aria-label={t('key')}>
      {rows.map(({ key, sample, className }) => (
        <li key={key} className={key === 'today' ? styles.notPrinted : undefined}>
          <span className={classNames(className, styles.sample)} aria-hidden>
            {sample}
          </span>
          {t(`keys.${key}`)}
        </li>
      ))}
    </ul>
  );
}
