import type { PersonalRating } from '@semestr/api/rating';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section, TwoLines } from '@semestr/ui/Section.tsx';
import { useNow } from '../../hydration/now.ts';
import { type Tasks, tasksOf } from './own.ts';
import styles from './own.module.css';
import { ownRatingTexts } from './own-texts.ts';
import { ratingTexts } from './texts.ts';

/** Number of overdue labs, and the due date of the next one. */
function State({ late, next }: Pick<Tasks, 'late' | 'next'>) {
  const own = useTexts(ownRatingTexts);
  return (
    <>
      {late > 0 && <span className={styles.late}>{own('late', { count: late })}</span>}
      {late > 0 && next && ', '}
      {next && own('next', { number: next.number, date: next.due })}
      {late === 0 && !next && own('allDone')}
    </>
  );
}

/** Labs of the term with the number accepted and the next due date; renders nothing when there are none. */
export function TaskList({ rating }: { rating: PersonalRating }) {
  const t = useTexts(ratingTexts);
  const own = useTexts(ownRatingTexts);
  const { today } = useNow();
  const tasks = tasksOf(rating, today);
  if (tasks.length === 0) return null;
  return (
    <Section title={own('labs')}>
      <ul className={styles.tasks}>
        {tasks.map(({ termHoursId, subject, done, count, late, next }) => (
          <li key={termHoursId}>
            <TwoLines first={<span lang="ru">{subject}</span>} second={<State late={late} next={next} />} />
            <span className={styles.of}>
              <b>{done}</b> {t('of', { total: count })}
            </span>
            <span className={styles.bar} style={{ '--part': count === 0 ? 0 : done / count }} aria-hidden />
          </li>
        ))}
      </ul>
    </Section>
  );
}
