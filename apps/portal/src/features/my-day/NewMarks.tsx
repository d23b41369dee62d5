import type { NewMark } from '@semestr/api/my-day';
import { ABSENT, isPassed, numberOf } from '@semestr/core/markbook';
import { dayInWords } from '@semestr/core/moments';
import { Section, TwoLines } from '@semestr/ui/Section.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Link } from 'react-router-dom';
import { lettersOf } from '@semestr/core/lesson-letters';
import { usePerson } from '../../account/person.ts';
import { useControls } from '../../ui/discipline/controls.ts';
import { useNow } from '../../hydration/now.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { More } from './More.tsx';
import { myDayOf } from './my-day.ts';
import styles from './my-day.module.css';
import { myDayTexts } from './texts.ts';
import { ownRatingScreen } from '../rating/screen.ts';
import { to } from '../../screens/screen.ts';

const MAX_SHOWN = 2;

/** Numbers the marks, because those of one day may be otherwise identical. */
type Numbered = NewMark & { number: number };

/** "ЛР 4, вчера"; a failed control is labelled. */
function About({ mark }: { mark: NewMark }) {
  const t = useTexts(myDayTexts);
  const { word } = useControls();
  const work = word(lettersOf(mark.work, t.language));
  return [
    mark.taskNumber === null ? work : `${work} ${mark.taskNumber}`,
    ...(isPassed(mark.mark) === false ? [t('notPassed')] : []),
    dayInWords(mark.date, t.language, useNow().today),
  ].join(', ');
}

function Item({ mark }: { mark: NewMark }) {
  const t = useTexts(myDayTexts);
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        {numberOf(mark.mark) === null ? (
          <abbr title={mark.mark} lang="ru">
            {t(mark.mark === ABSENT ? 'absent' : isPassed(mark.mark) ? 'credit' : 'noCredit')}
          </abbr>
        ) : (
          <b className={styles.figure}>{mark.mark}</b>
        )}
      </span>
      <TwoLines first={<span lang="ru">{mark.subject}</span>} second={<About mark={mark} />} />
    </li>
  );
}

/** Marks of the last week; renders nothing when there are none. The list of tasks reports a failure to load. */
export function NewMarks() {
  const t = useTexts(myDayTexts);
  const { data } = useSectionQuery(myDayOf(usePerson()));
  const marks = (data?.marks ?? []).map((mark, number): Numbered => ({ ...mark, number }));
  if (marks.length === 0) return null;
  return (
    <Section
      title={t('newMarks')}
      note={
        <Link to={to(ownRatingScreen)} className={styles.link}>
          {t('toRating')}
        </Link>
      }
    >
      <ul className={styles.rows} {...asPrivate}>
        <More
          items={marks}
          limit={MAX_SHOWN}
          label={(count) => t('more', { count })}
          keyOf={({ number }) => String(number)}
          render={(mark) => <Item mark={mark} />}
        />
      </ul>
    </Section>
  );
}
