import { weekNumber } from '@semestr/core/calendar';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { scheduleOf } from '../../lessons/queries.ts';
import { lessonsTexts } from '../../lessons/texts.ts';
import type { User } from '../../session/session.ts';
import { startPage } from '../../account/start.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { calendarQuery } from '../../university/calendar.ts';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { controlTexts } from '../../ui/discipline/texts.ts';
import { useNow } from '../../hydration/now.ts';
import { DueList } from './DueList.tsx';
import { Lessons } from './Lessons.tsx';
import { myDayOf, unreadOf } from './my-day.ts';
import styles from './my-day.module.css';
import { NewMarks } from './NewMarks.tsx';
import { myDayTexts } from './texts.ts';
import { Unread } from './Unread.tsx';

export const texts = [myDayTexts, lessonsTexts, controlTexts];

/** Parts load independently; each reports its own failure. */
export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([
    queries.prefetchQuery(scheduleOf(user.group)),
    queries.prefetchQuery(myDayOf(user)),
    queries.prefetchQuery(unreadOf(user)),
    queries.prefetchQuery(calendarQuery),
  ]);

export function Header() {
  const t = useTexts(myDayTexts);
  const { today } = useNow();
  const { group } = usePerson();
  const week = t('week', { week: weekNumber(today) });
  return (
    <Heading
      title={t('date', { date: today })}
      subtitle={group === '' ? week : t('ofGroup', { week, group })}
      documentTitle={t('documentTitle')}
    />
  );
}

/** Offers to make this the page after sign-in; renders nothing if it already is. */
function StartHere() {
  const t = useTexts(myDayTexts);
  if (startPage.use() === 'myDay') return null;
  return (
    <Button look="text" className={styles.start} onClick={() => startPage.set('myDay')}>
      {t('startHere')}
    </Button>
  );
}

/** Overview of current and upcoming lessons, tasks and news. */
export default function MyDayPage() {
  return (
    <div className={styles.page}>
      <Lessons />
      <div className={styles.others}>
        <DueList />
        <NewMarks />
        <Unread />
        <StartHere />
      </div>
    </div>
  );
}
