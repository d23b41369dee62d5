import { useTexts } from '@semestr/ui/language.tsx';
import { Mark as Strokes } from '@semestr/ui/Mark.tsx';
import { useState } from 'react';
import { weekNow } from '../clock.ts';
import { layoutTexts } from './texts.ts';

/** The logo of the week in which the page was opened. */
export function Mark() {
  const t = useTexts(layoutTexts);
  const [current] = useState(weekNow);
  return <Strokes week={current} label={t('week', { week: current })} />;
}
