import { requestTexts } from '@semestr/core/requests/texts';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { UserX } from 'lucide-react';
import type { User } from '../../session/session.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { formTexts } from '../../ui/form-texts.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { Applications } from './Applications.tsx';
import { Deadline } from './Deadline.tsx';
import { applicationsOf, offersOf, ratingOf } from './profiling.ts';
import styles from './profiling.module.css';
import { Rating } from './Rating.tsx';
import { profilingTexts } from './texts.ts';
import { QuestionsAbout } from '../../account/questions/QuestionsAbout.tsx';
import { questionsOf } from '../../account/questions/questions.ts';

export const texts = [requestTexts, profilingTexts, ...formTexts];

/** Parts load independently; each reports its own failure. */
export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([
    queries.prefetchQuery(applicationsOf(user)),
    queries.prefetchQuery(offersOf(user)),
    queries.prefetchQuery(ratingOf(user)),
    queries.prefetchQuery(questionsOf(user)),
  ]);

export function Header() {
  const t = useTexts(profilingTexts);
  const { group } = usePerson();
  return <Heading subtitle={group === '' ? null : <span {...asPrivate}>{t('student', { group })}</span>} />;
}

/** Choice of a specialisation: the deadline, the applications by priority, and the rating that decides. */
export default function ProfilingPage() {
  const t = useTexts(profilingTexts);
  const { data } = useSectionQuery(applicationsOf(usePerson()));
  if (data === null) return <Empty icon={UserX} title={t('notForYou')} hint={t('notForYouHint')} />;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <QuestionsAbout kind="profiling" />
        <Deadline />
        <Applications />
      </div>
      <Rating />
    </div>
  );
}
