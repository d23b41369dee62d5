import { decimal, keepOnOneLine } from '@semestr/core/display';
import { wordOf } from '@semestr/core/data-words';
import { numberOf } from '@semestr/core/markbook';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { useControls } from '../../ui/discipline/controls.ts';
import type { Line } from './markbook.ts';
import styles from './table.module.css';
import { markbookTexts } from './texts.ts';

const BEST_MARK = 10;

/** Plot of the student's mark and the average of all students on a line from 0 to 10. The numbers are next to it. */
const Plot = ({ own, all }: { own: number | null; all: number }) => (
  <span className={styles.plot} aria-hidden>
    <i style={{ '--at': all / BEST_MARK }} />
    {own !== null && <b style={{ '--at': own / BEST_MARK }} />}
  </span>
);

/** The mark; debts are framed and labelled. */
function Mark({ line: { mark, debt }, isHidden }: { line: Line; isHidden: boolean }) {
  const t = useTexts(markbookTexts);
  if (isHidden) return mark === '' ? null : <span className={styles.covered}>{t('markHidden')}</span>;
  const isNumber = numberOf(mark) !== null;
  const written = wordOf('mark', mark, t.language);
  if (debt)
    return (
      <span className={styles.debt}>
        {debt === 'difference' ? t('isDifference') : isNumber && t('isDebt')}{' '}
        {mark !== '' && <b>{written}</b>}
      </span>
    );
  return isNumber ? <b className={styles.mark}>{mark}</b> : written;
}

/** A subject with its mark. On a phone the details are below its name. */
export function LineRow({ line, isHidden }: { line: Line; isHidden: boolean }) {
  const t = useTexts(markbookTexts);
  const { short, word } = useControls();
  const { fullSubject, formOfControl, credits, commonMark, commonRetakes, date, teacher, mark, debt } = line;
  const hours = Math.round(Number(line.hours));
  const below = [
    word(formOfControl),
    t('hours', { count: hours }),
    ...(commonMark === null || isHidden ? [] : [t('allBelow', { mark: decimal(commonMark, t.language) })]),
    ...(date === null ? [] : [date]),
  ];
  return (
    <tr data-owed={(debt && !isHidden) || undefined}>
      <th scope="row">
        <span lang="ru">{fullSubject}</span>
        <span className={styles.below}>
          {below.join(', ')}
          {teacher !== null && (
            <>
              , <span lang="ru">{keepOnOneLine(teacher)}</span>
            </>
          )}
        </span>
      </th>
      <td className={styles.wide}>{short(formOfControl)}</td>
      <td className={classNames(styles.wide, styles.number)}>{hours}</td>
      <td className={classNames(styles.wide, styles.number)}>{credits}</td>
      <td className={styles.number}>
        <Mark line={line} isHidden={isHidden} />
      </td>
      <td className={styles.compared}>
        {commonMark !== null && !isHidden && (
          <>
            <Plot own={numberOf(mark)} all={commonMark} /> {decimal(commonMark, t.language)}
          </>
        )}
      </td>
      <td className={classNames(styles.wide, styles.number)}>
        {commonRetakes !== null && t('percent', { share: Math.round(commonRetakes * 100) })}
      </td>
      <td className={styles.wide}>{date}</td>
      <td className={styles.wide} lang="ru">
        {teacher && keepOnOneLine(teacher)}
      </td>
    </tr>
  );
}
