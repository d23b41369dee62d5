import { lettersOf } from '@semestr/core/lesson-letters';
import { Button } from '@semestr/ui/Button.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import styles from './hours.module.css';
import { timetableTexts } from './texts/index.ts';
import type { Timetable } from './use-timetable.ts';

interface HoursProps extends Pick<Timetable, 'plan' | 'taught'> {
  /** Opens a new lesson of a subject; undefined when lessons cannot be added. */
  onAdd?: (subject: string) => void;
}

/** Hours of the term's lessons by subject, compared with the study plan. Subjects without lessons come first. */
export function Hours({ plan, taught, onAdd }: HoursProps) {
  const t = useTexts(timetableTexts);
  const language = useLanguage();
  const subjects = new Set([...plan, ...taught].map(({ subject }) => subject));
  const rows = [...subjects].map((subject) => ({
    subject,
    planned: plan.find((one) => one.subject === subject),
    types: taught.find((one) => one.subject === subject)?.types ?? [],
  }));
  if (rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="hours">
      <h2 id="hours">{t('hours')}</h2>
      <dl className={styles.subjects}>
        {rows
          .toSorted((a, b) => Number(a.types.length > 0) - Number(b.types.length > 0))
          .map(({ subject, planned, types }) => (
            <div key={subject}>
              <dt title={planned?.name} lang="ru">
                {subject}
              </dt>
              {types.map(({ type, hours }) => (
                <dd key={type ?? ''}>
                  {t('hoursOf', { type: type === null ? t('noType') : lettersOf(type, language), hours })}
                </dd>
              ))}
              {types.length === 0 && <dd className={styles.missing}>{t('noLessons')}</dd>}
              <dd>{planned ? t('planned', { hours: planned.hours }) : t('notPlanned')}</dd>
              {onAdd && planned && (
                <dd>
                  <Button look="text" onClick={() => onAdd(subject)}>
                    {t('addLesson')}
                    <span className="visually-hidden">: {subject}</span>
                  </Button>
                </dd>
              )}
            </div>
          ))}
      </dl>
    </section>
  );
}
