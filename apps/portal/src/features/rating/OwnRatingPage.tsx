import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Section } from '@semestr/ui/Section.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { User } from '../../session/session.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { Figures } from './Figures.tsx';
import { MarkTable } from './MarkTable.tsx';
import { ownCard, ownRatingOf, publicAddress } from './own.ts';
import styles from './own.module.css';
import { Points } from './Points.tsx';
import { TaskList } from './TaskList.tsx';
import { ownRatingTexts } from './own-texts.ts';
import { ratingTexts } from './texts.ts';

export const texts = [ratingTexts, ownRatingTexts];

export const loadFor = (user: User, { queries }: LoadContext) => queries.ensureQueryData(ownRatingOf(user));

export function Header() {
  const own = useTexts(ownRatingTexts);
  const { group } = usePerson();
  return <Heading subtitle={group === '' ? null : <span {...asPrivate}>{own('group', { group })}</span>} />;
}

/**
 * The student's own rating: position with its history, marks by subject and control point, and upcoming labs.
 */
export default function OwnRatingPage() {
  const t = useTexts(ratingTexts);
  const own = useTexts(ownRatingTexts);
  const { data } = useSuspenseQuery(ownRatingOf(usePerson()));
  if (!data || data.subjects.length === 0)
    return <Empty icon={NotebookPen} title={t('noLessons')} hint={t('noLessonsHint')} />;
  const { card, excusedHours } = ownCard(data);
  const { standing = null } = data;
  return (
    <div className={styles.page} {...asPrivate}>
      <Section
        title={own('standing')}
        note={standing && <Link to={publicAddress(standing)}>{own('course')}</Link>}
      >
        <Figures sum={card} standing={standing} excusedHours={excusedHours} />
        {standing && <Points points={standing.points} total={standing.total} />}
      </Section>
      <TaskList rating={data} />
      <Section title={t('marksOf')} className={styles.marks}>
        <MarkTable card={card} />
      </Section>
    </div>
  );
}
