import { keepOnOneLine } from '@semestr/core/display';
import type { DayLesson } from '@semestr/api/journal';
import { useTexts } from '@semestr/ui/language.tsx';
import { useNow } from '../../hydration/now.ts';
import { lastRecordAt } from './headman.ts';
import { headmanTexts } from './texts.ts';

/** Author and time of a lesson's last record. */
export function LastRecord({ lesson }: { lesson: DayLesson }) {
  const t = useTexts(headmanTexts);
  const { today } = useNow();
  const noted = lastRecordAt(lesson);
  if (!noted) return t('notSaved');
  const { date, time } = noted;
  return (
    <>
      {date === today ? t('savedAt', { time }) : t('savedOn', { date, time })}
      {lesson.notedBy && (
        <>
          , <span lang="ru">{keepOnOneLine(lesson.notedBy)}</span>
        </>
      )}
    </>
  );
}
