import { ratingCard } from '@semestr/core/rating-card';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { NotebookPen, SearchX } from 'lucide-react';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import styles from './card.module.css';
import { Figures, type Place } from './Figures.tsx';
import { MarkTable } from './MarkTable.tsx';
import { cardOf } from './rating.ts';
import { ratingTexts } from './texts.ts';

/** Average with its calculation, position, missed hours, and marks by subject. */
export function CardDetails({ card, standing }: { card: string; standing: Place | null }) {
  const t = useTexts(ratingTexts);
  const { data, failure } = useSectionQuery(cardOf(card));
  if (failure) return failure;
  if (data === undefined)
    return (
      <p className={styles.waiting} role="status">
        {t('coming')}
      </p>
    );
  if (data === null) return <Empty icon={SearchX} title={t('unknown')} hint={t('unknownHint')} />;
  const view = ratingCard(data.lessons, data.subjectNames);
  if (view.subjects.length === 0)
    return <Empty icon={NotebookPen} title={t('noLessons')} hint={t('noLessonsHint')} />;
  return (
    <>
      <Figures sum={view} standing={standing} />
      <MarkTable card={view} />
    </>
  );
}
