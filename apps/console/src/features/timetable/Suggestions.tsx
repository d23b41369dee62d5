import { suggestions } from '@semestr/api/timetable';
import { dayNameShort } from '@semestr/core/display';
import { roomShort } from '@semestr/core/room-names';
import { Button } from '@semestr/ui/Button.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { Sparkle } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Fault } from '../../ui/Fault.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import styles from './clashes.module.css';
import { TIMETABLE } from './drafts/use-drafts.ts';
import { draftOf, type LessonValues } from './lesson-values.ts';
import { timetableTexts } from './texts/index.ts';

interface SuggestionsProps {
  draft: LessonValues;
  draftId: number | null;
}

/** Suggests free slots for the lesson in the panel. Each is a button that fills in the day, the time and the room. */
export function Suggestions({ draft, draftId }: SuggestionsProps) {
  const t = useTexts(timetableTexts);
  const [question, setQuestion] = useState<string | null>(null);
  return (
    <div>
      <Button onClick={() => setQuestion(JSON.stringify(draftOf(draft)))}>
        <Sparkle size={16} strokeWidth={1.75} aria-hidden />
        {t('suggest')}
      </Button>
      {question !== null && <Found lesson={question} draftId={draftId} onTaken={() => setQuestion(null)} />}
    </div>
  );
}

interface FoundProps {
  /** The lesson for which suggestions were requested, as JSON. */
  lesson: string;
  draftId: number | null;
  onTaken: () => void;
}

function Found({ lesson, draftId, onTaken }: FoundProps) {
  const t = useTexts(timetableTexts);
  const language = useLanguage();
  const call = useCall();
  const { setValue } = useFormContext();
  const { data, error, refetch } = useQuery({
    queryKey: [TIMETABLE, 'suggestions', lesson, draftId],
    queryFn: () =>
      call(suggestions, { query: { lesson, ...(draftId !== null && { draftId: String(draftId) }) } }),
    retry: false,
  });
  if (error) return <Fault error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t('suggesting')}</p>;
  if (data.length === 0) return <p role="status">{t('noSuggestions')}</p>;
  return (
    <ul className={styles.ways} aria-label={t('suggestions')}>
      {data.map(({ day, startTime, endTime, rooms, reasons }) => (
        <li key={`${day} ${startTime}`}>
          <button
            type="button"
            onClick={() => {
              const values = { day, startTime, endTime, rooms };
              for (const [field, value] of Object.entries(values))
                setValue(field, value, { shouldDirty: true });
              onTaken();
            }}
          >
            <b>{[`${dayNameShort(day, language)} ${startTime}`, ...rooms.map(roomShort)].join(', ')}</b>
            <span>{reasons.map((reason) => t(`slotReasons.${reason}`)).join(', ')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
