import { ApiError } from '@semestr/api/client';
import { type DayLesson, note } from '@semestr/api/journal';
import type { IsoDate } from '@semestr/core/dates';
import { connection } from '@semestr/ui/connection/connection';
import { ConfirmDialog } from '@semestr/ui/ConfirmDialog.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { toast } from '@semestr/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { usePerson } from '../../account/person.ts';
import { MutationError } from '../../ui/MutationError.tsx';
import { sentenceOf } from '../../client/sentence.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { Conflict } from './Conflict.tsx';
import { type RosterInputStore, useRosterInput } from './roster-input.ts';
import { dayQuery } from './headman.ts';
import styles from './roster.module.css';
import { areRecorded, type Change, changesOf, hoursOf, notesOf, undoOf } from '@semestr/core/roster';
import { headmanTexts } from './texts.ts';

interface SavingProps {
  lesson: DayLesson;
  date: IsoDate;
  store: RosterInputStore;
  /** Called when the server reports that the lesson can no longer be recorded. */
  onClosed: () => void;
  onClose: () => void;
}

/**
 * Summarises and saves the absences, and offers an undo. If another user has saved in the meantime, prompts for the
 * version to keep.
 */
export function Saving({ lesson, date, store, onClosed, onClose }: SavingProps) {
  const t = useTexts(headmanTexts);
  const language = useLanguage();
  const queries = useQueryClient();
  const day = dayQuery(usePerson(), date);
  const refetches = [day.queryKey];
  const undoing = useApiMutation(note, { refetches });
  const entered = useRosterInput(store);
  const { students } = lesson;
  const hours = entered?.hours ?? hoursOf(students);
  const absent = students.filter(({ id }) => (hours[id] ?? 0) > 0);

  const undo = async (list: readonly Change[], seenAt: string | null): Promise<void> => {
    const body = { idLesson: lesson.id, studentOmissionsHoursDtoList: [...list], seenAt };
    const error = await undoing.run({ body });
    if (!error) toast('success', t('undone'));
    else toast('error', await sentenceOf(error, language), { undo: () => void undo(list, seenAt) });
  };

  /** Restores the previous state, unless the lesson has been saved again in the meantime. */
  const confirmSaved = (sent: readonly Change[]): void => {
    const now = queries.getQueryData(day.queryKey)?.lessons.find(({ id }) => id === lesson.id);
    const before = undoOf(students, sent);
    const isOurs = now?.notedAt != null && areRecorded(now.students, sent);
    const isChanged = changesOf(students, hours).length > 0;
    const seenAt = now?.notedAt ?? null;
    const saved =
      absent.length === 0 ? t('savedAllPresent') : t('saved', { count: absent.length, all: students.length });
    toast('success', saved, isOurs && isChanged ? { undo: () => void undo(before, seenAt) } : {});
  };

  const act = useApiMutation(note, {
    refetches,
    done: (_, { body }) => {
      confirmSaved(body.studentOmissionsHoursDtoList);
      store.forget();
      onClose();
    },
  });

  /** @param seenAt the record that the user has seen and overwrites */
  const save = async (seenAt: string | null): Promise<void> => {
    const list = [...notesOf(students, hours)];
    const body = { idLesson: lesson.id, studentOmissionsHoursDtoList: list, seenAt };
    const error = await act.run({ body });
    if (!(error instanceof ApiError)) return;
    if (error.reason === 'lesson-closed') onClosed();
    if (error.status === 409) await queries.invalidateQueries({ queryKey: day.queryKey });
  };

  const noted = lesson.notedAt ?? null;
  const seen = entered ? entered.seenAt : noted;
  const isReachable = connection.use() === 'up';
  const isCutOff = act.error instanceof ApiError && act.error.status === 0;
  const saveAgain = useEffectEvent(() => void save(seen));
  // Saves automatically once the server is available again, if the button was pressed without a network.
  useEffect(() => {
    if (isReachable && isCutOff) saveAgain();
  }, [isReachable, isCutOff]);
  const isMeanwhile = act.error instanceof ApiError && act.error.reason === 'lesson-noted-meanwhile';
  if (isMeanwhile && noted !== seen)
    return (
      <Conflict
        lesson={lesson}
        hours={hours}
        isPending={act.isPending}
        onMine={() => void save(noted)}
        onTheirs={() => {
          store.forget();
          onClose();
        }}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      title={t('summary')}
      confirm={t('save')}
      cancel={t('back')}
      isPending={act.isPending}
      failure={<MutationError act={act} />}
      onConfirm={() => void save(seen)}
      onClose={onClose}
    >
      {absent.length === 0 ? (
        t('everybody')
      ) : (
        <>
          {t('absent', { absent: absent.length, all: students.length })}
          <ul className={styles.absent} {...asPrivate}>
            {absent.map(({ id, fio }) => (
              <li key={id}>
                <span lang="ru">{fio}</span> – {t('hours', { count: hours[id] ?? 0 })}
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
