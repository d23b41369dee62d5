import { requestTexts } from '@semestr/core/requests/texts';
import { topicBegins } from '@semestr/core/diploma';
import { type FinalPaper, finalPaper } from '@semestr/core/final-paper';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { CalendarClock } from 'lucide-react';
import type { User } from '../../session/session.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { informationOf, useDegree } from '../../account/information.ts';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { titleOf } from '../../screens/screen.ts';
import { graduateScreen } from './screen.ts';
import { formTexts } from '../../ui/form-texts.ts';
import { useNow } from '../../hydration/now.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { topicsOf } from './diploma.ts';
import styles from './diploma.module.css';
import { Steps } from './Steps.tsx';
import { diplomaTexts } from './texts.ts';
import { Topics } from './Topics.tsx';
import { questionsOf } from '../../account/questions/questions.ts';

export const texts = [requestTexts, diplomaTexts, ...formTexts];

/** Parts load independently; each reports its own failure. */
export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([
    queries.prefetchQuery(topicsOf(user)),
    queries.prefetchQuery(informationOf(user)),
    queries.prefetchQuery(questionsOf(user)),
  ]);

export function Header() {
  const t = useTexts(diplomaTexts);
  const user = usePerson();
  return (
    <Heading
      title={titleOf(graduateScreen, useLanguage(), useDegree(user))}
      subtitle={user.group === '' ? null : <span {...asPrivate}>{t('student', { group: user.group })}</span>}
    />
  );
}

/** Start of final papers, for students who have not reached it. */
function Beginning({ paper, begins }: { paper: FinalPaper; begins: { course: number; year: number } }) {
  const t = useTexts(diplomaTexts);
  return (
    <p className={styles.beginning} {...asPrivate}>
      <CalendarClock size={16} strokeWidth={1.75} aria-hidden />
      <span>{t(`begins.${paper}`, begins)}</span>
    </p>
  );
}

/** Topic of a student's final paper: suggestions with their outcomes, and a form for another one. */
export default function DiplomaPage() {
  const { today } = useNow();
  const { data, failure } = useSectionQuery(informationOf(usePerson()));
  const begins = data ? topicBegins({ ...data, today }) : null;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {failure}
        {data && begins && <Beginning paper={finalPaper(data.degree)} begins={begins} />}
        <Topics isEarly={begins !== null} />
      </div>
      <Steps />
    </div>
  );
}
