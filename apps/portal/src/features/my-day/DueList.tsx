import type { Due } from '@semestr/api/my-day';
import { daysBetween, type IsoDate } from '@semestr/core/dates';
import { dayMonthShort } from '@semestr/core/display';
import { Section, TwoLines } from '@semestr/ui/Section.tsx';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Link } from 'react-router-dom';
import { notificationsPage, subjectPages } from '../../account/bell/subject-pages.ts';
import { usePerson } from '../../account/person.ts';
import { useNow } from '../../hydration/now.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { More } from './More.tsx';
import { myDayOf } from './my-day.ts';
import styles from './my-day.module.css';
import { myDayTexts } from './texts.ts';
import { libraryScreen } from '../library/screen.ts';
import { markbookScreen } from '../markbook/screen.ts';
import { profilingScreen } from '../profiling/screen.ts';
import { studyScreen } from '../study/screen.ts';
import { to } from '../../screens/screen.ts';

const MAX_SHOWN = 3;

/** Page on which the task can be done. */
const pages: Readonly<Record<Exclude<Due['kind'], 'question'>, string>> = {
  book: to(libraryScreen),
  contract: to(studyScreen, { part: 'applications' }),
  debt: to(markbookScreen),
  difference: to(markbookScreen),
  'mark-sheet': to(studyScreen, { part: 'mark-sheets' }),
  profiling: to(profilingScreen),
};

/** A question of an unknown request is among the notifications. */
function pageOf({ kind, about }: Due): string {
  if (kind !== 'question') return pages[kind];
  return about ? subjectPages[about] : notificationsPage;
}

const keyOf = ({ kind, title, date }: Due): string => `${kind} ${title} ${date}`;

/** "вчера", "4 дек"; renders nothing without a date. */
function Day({ date }: { date: IsoDate }) {
  const t = useTexts(myDayTexts);
  const { today } = useNow();
  const days = daysBetween(today, date);
  const near = { '-1': 'yesterday', 0: 'today', 1: 'tomorrowShort' } as const;
  const dayWord = days === -1 || days === 0 || days === 1 ? t(near[days]) : null;
  return (
    <time dateTime={date} className={classNames(days < 0 && styles.late)}>
      {dayWord ?? dayMonthShort(date, t.language)}
    </time>
  );
}

/** "просрочена на 1 день", "осталось 10 дней". */
function Time({ kind, date }: Pick<Due, 'kind'> & { date: IsoDate }) {
  const t = useTexts(myDayTexts);
  const days = daysBetween(useNow().today, date);
  if (days < 0)
    return <b className={styles.late}>{t(kind === 'book' ? 'bookLate' : 'late', { count: -days })}</b>;
  return days === 0 ? t('lastDay') : t('daysLeft', { count: days });
}

function Item({ due }: { due: Due }) {
  const { kind, title, date } = due;
  const t = useTexts(myDayTexts);
  return (
    <li className={styles.row}>
      <span className={styles.mark}>{date && <Day date={date} />}</span>
      <TwoLines
        first={
          <Link to={pageOf(due)}>
            {t(`due.${kind}`)} <span lang="ru">{kind === 'book' ? `«${title}»` : title}</span>
          </Link>
        }
        second={
          <>
            {t(`about.${kind}`)}
            {date && (
              <>
                {', '}
                <Time kind={kind} date={date} />
              </>
            )}
          </>
        }
      />
    </li>
  );
}

/** Upcoming tasks of the user; renders nothing when there are none or the provider does not support it. */
export function DueList() {
  const t = useTexts(myDayTexts);
  const { data, failure } = useSectionQuery(myDayOf(usePerson()));
  const due = data?.due ?? [];
  if (!failure && due.length === 0) return null;
  return (
    <Section title={t('soon')}>
      {failure}
      <ul className={styles.rows} {...asPrivate}>
        <More
          items={due}
          limit={MAX_SHOWN}
          label={(count) => t('more', { count })}
          keyOf={keyOf}
          render={(one) => <Item due={one} />}
        />
      </ul>
    </Section>
  );
}
