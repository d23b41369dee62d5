import type { DayLesson } from '@semestr/api/journal';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { type RosterInputStore, useRosterInput } from './roster-input.ts';
import { LastRecord } from './LastRecord.tsx';
import styles from './roster.module.css';
import { changesOf, markAllPresent, hoursOf } from '@semestr/core/roster';
import { headmanTexts } from './texts.ts';

interface SaveBarProps {
  lesson: DayLesson;
  store: RosterInputStore;
  isClosed: boolean;
  onSave: () => void;
}

/**
 * Number of absent students, the last author, and the actions. At the bottom edge, within reach of a thumb.
 */
export function SaveBar({ lesson, store, isClosed, onSave }: SaveBarProps) {
  const t = useTexts(headmanTexts);
  const { students } = lesson;
  const hours = useRosterInput(store)?.hours ?? hoursOf(students);
  const missed = students.map(({ id }) => hours[id] ?? 0).filter((one) => one > 0);
  const changed = changesOf(students, hours).length;
  return (
    <div className={styles.bar}>
      <p className={styles.sum}>
        <b>{t('absent', { absent: missed.length, all: students.length })}</b>
        <span>{t('missed', { count: missed.reduce((sum, one) => sum + one, 0) })}</span>
      </p>
      <p className={styles.noted} {...asPrivate}>
        <LastRecord lesson={lesson} />
        {changed > 0 && <>, {t('changed', { count: changed })}</>}
      </p>
      {!isClosed && (
        <div className={styles.actions}>
          <Button onClick={() => store.set(lesson, markAllPresent(students))}>{t('everybody')}</Button>
          <Button look="primary" className={styles.save} onClick={onSave}>
            {t('save')}
          </Button>
        </div>
      )}
    </div>
  );
}
