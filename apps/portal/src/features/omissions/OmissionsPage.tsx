import { requestTexts } from '@semestr/core/requests/texts';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import type { User } from '../../session/session.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { Excuses } from './Excuses.tsx';
import { Months, Subjects } from './Hours.tsx';
import styles from './omissions.module.css';
import { excusesOf, monthsOf, requestsOf, subjectsOf, unexcusedOf } from './omissions.ts';
import { Requests } from './Requests.tsx';
import { paperTexts } from '../../ui/papers/texts.ts';
import { omissionTexts } from './texts.ts';
import { Warning } from './UnexcusedNotice.tsx';
import { questionsOf } from '../../account/questions/questions.ts';

export const texts = [requestTexts, omissionTexts, paperTexts];

/** Parts load independently; each reports its own failure. */
export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([
    queries.prefetchQuery(unexcusedOf(user)),
    queries.prefetchQuery(monthsOf(user)),
    queries.prefetchQuery(subjectsOf(user)),
    queries.prefetchQuery(requestsOf(user)),
    queries.prefetchQuery(excusesOf(user)),
    queries.prefetchQuery(questionsOf(user)),
  ]);

export function Header() {
  const t = useTexts(omissionTexts);
  const { group } = usePerson();
  return <Heading subtitle={group === '' ? null : <span {...asPrivate}>{t('student', { group })}</span>} />;
}

/** A student's absences, the hours left before a warning, and requests to excuse absences. */
export default function OmissionsPage() {
  return (
    <div className={styles.columns}>
      <div className={styles.parts}>
        <Warning />
        <Months />
      </div>
      <Requests className={styles.requests} />
      <div className={styles.parts}>
        <Subjects />
        <Excuses />
      </div>
    </div>
  );
}
