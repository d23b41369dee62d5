import { lettersOf } from '@semestr/core/lesson-letters';
import { WARNING_HOURS, warningDistance } from '@semestr/core/omissions';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { CircleAlert } from 'lucide-react';
import { usePerson } from '../../account/person.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import styles from './warning.module.css';
import { missedLessons, unexcusedOf } from './omissions.ts';
import { omissionTexts } from './texts.ts';

type Missed = ReturnType<typeof missedLessons>;

/** Unexcused hours and the number left before a warning, with a bar. */
function Distance({ hours }: { hours: number }) {
  const t = useTexts(omissionTexts);
  const { left, isReached, part } = warningDistance(hours);
  return (
    <div {...asPrivate}>
      <p className={styles.figure} data-reached={isReached || undefined}>
        <b>{t('hours', { count: hours })}</b> {t('warning.of', { limit: WARNING_HOURS })}
      </p>
      <span className={styles.track} data-reached={isReached || undefined} aria-hidden>
        <span style={{ '--part': part }} />
      </span>
      <p className={styles.sentence}>
        {isReached && <CircleAlert size={16} strokeWidth={1.75} aria-hidden />}
        {isReached
          ? t('warning.reached')
          : hours === 0
            ? t('warning.none')
            : t('warning.left', { count: left })}
      </p>
    </div>
  );
}

function Lessons({ lessons }: { lessons: Missed }) {
  const t = useTexts(omissionTexts);
  return (
    <details className={styles.lessons}>
      <summary>{t('warning.lessons', { count: lessons.length })}</summary>
      <ul {...asPrivate}>
        {lessons.map(({ date, on, subject, lessonTypeAbbrev, hours, place }) => (
          <li key={place}>
            <time dateTime={on ?? undefined}>{date}</time>
            <span>
              <span lang="ru">{subject.name}</span>{' '}
              <Caption>{lettersOf(lessonTypeAbbrev, t.language)}</Caption>
            </span>
            <span className={styles.hours}>{t('hours', { count: hours })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Unexcused hours of the term, and the hours left before a warning (decision 28). */
export function Warning() {
  const t = useTexts(omissionTexts);
  const { data, failure } = useSectionQuery(unexcusedOf(usePerson()));
  const lessons = data === undefined ? null : missedLessons(data ?? []);
  return (
    <Section title={t('warning.title')} className={styles.warning}>
      {failure}
      {lessons && <Distance hours={lessons.reduce((sum, { hours }) => sum + hours, 0)} />}
      {lessons && lessons.length > 0 && <Lessons lessons={lessons} />}
      {lessons && <p className={styles.rule}>{t('warning.rule', { limit: WARNING_HOURS })}</p>}
    </Section>
  );
}
