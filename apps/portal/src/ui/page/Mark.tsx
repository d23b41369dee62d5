import { weekNumber } from '@semestr/core/calendar';
import { useTexts } from '@semestr/ui/language.tsx';
import { Mark as Strokes } from '@semestr/ui/Mark.tsx';
import { useNow } from '../../hydration/now.ts';
import { pageTexts } from './texts.ts';

/** The logo of the current week. */
export function Mark() {
  const t = useTexts(pageTexts);
  const current = weekNumber(useNow().today);
  return <Strokes week={current} label={t('week', { week: current })} />;
}
