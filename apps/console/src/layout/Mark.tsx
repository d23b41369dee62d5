import { useTexts } from '@semestr/ui/language';
import { Mark as Strokes } from '@semestr/ui/Mark';
import { useState } from 'react';
import { layoutTexts } from './texts.ts';
import { weekNow } from './week.ts';

/** The mark of the week in which the page was opened. */
export function Mark() {
  const t = useTexts(layoutTexts);
  const [current] = useState(weekNow);
  return <Strokes week={current} label={t.week(current)} />;
}
