import { topicBegins } from '@semestr/core/diploma';
import { finalPaper } from '@semestr/core/final-paper';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { CalendarClock } from 'lucide-react';
import type { User } from '../../session/session.ts';
import { Heading } from '../../shell/Heading.tsx';
import { informationOf, useDegree } from '../../shell/information.ts';
import { usePerson } from '../../shell/person.ts';
import type { LoadContext } from '../../shell/screen-module.ts';
import { shellTexts } from '../../shell/texts.ts';
import { titleKey } from '../../shell/titles.ts';
import { formTexts } from '../../ui/form-texts.ts';
import { useNow } from '../../ui/now.ts';
import { usePart } from '../../ui/usePart.tsx';
import { topicsOf } from './diploma.ts';
import styles from './diploma.module.css';
import { Steps } from './Steps.tsx';
import { diplomaTexts } from './texts.ts';
import { Topics } from './Topics.tsx';

export const texts = [diplomaTexts, ...formTexts];

/** Neither keeps the other from being shown: what does not come is said in its place. */
export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([queries.prefetchQuery(topicsOf(user)), queries.prefetchQuery(informationOf(user))]);

export function Header() {
  const t = useTexts(diplomaTexts);
  const frame = useTexts(shellTexts);
  const user = usePerson();
  return (
    <Heading
      title={frame(titleKey('graduate', useDegree(user)))}
      subtitle={user.group === '' ? null : <span {...asPrivate}>{t('student', { group: user.group })}</span>}
    />
  );
}

/** When it begins for those for whom it has not yet. */
function Beginning() {
  const t = useTexts(diplomaTexts);
  const { today } = useNow();
  const { data, failure } = usePart(informationOf(usePerson()));
  if (failure) return failure;
  const begins = data ? topicBegins({ ...data, today }) : null;
  if (!data || !begins) return null;
  return (
    <p className={styles.beginning} {...asPrivate}>
      <CalendarClock size={16} strokeWidth={1.75} aria-hidden />
      <span>{t(`begins.${finalPaper(data.degree)}`, begins)}</span>
    </p>
  );
}

/** The topic of a student's final paper: what was suggested to whom, what became of it, and a way to suggest one. */
export default function DiplomaPage() {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Beginning />
        <Topics />
      </div>
      <Steps />
    </div>
  );
}
