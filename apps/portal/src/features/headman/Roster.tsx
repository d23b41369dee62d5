import type { DayLesson } from '@semestr/api/journal';
import type { IsoDate } from '@semestr/core/dates';
import { ATTENDANCE_DAYS } from '@semestr/core/journal';
import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { useMemo, useState } from 'react';
import { useRosterInputStore } from './roster-input.ts';
import styles from './roster.module.css';
import { SaveBar } from './SaveBar.tsx';
import { Saving } from './SaveState.tsx';
import { focusRow, StudentRow } from './StudentRow.tsx';
import { headmanTexts } from './texts.ts';

interface RosterProps {
  lesson: DayLesson;
  date: IsoDate;
  /** Whether to focus the first student, because the lesson was just selected. */
  takesFocus: boolean;
}

const focusFirst = (list: HTMLElement | null): void => focusRow(list?.firstElementChild);

/** Attendance of a lesson. All students are present by default. */
export function Roster({ lesson, date, takesFocus }: RosterProps) {
  const t = useTexts(headmanTexts);
  const store = useRosterInputStore(lesson.id);
  const [current, setCurrent] = useState<number | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const { students } = lesson;
  const names = useMemo(() => students.map(({ fio }) => fio), [students]);
  const isClosed = wasRefused || lesson.isClosed === true;
  const tabStop = students.some(({ id }) => id === current) ? current : students[0]?.id;
  return (
    <Section
      title={<span lang="ru">{lesson.fullSubject ?? lesson.nameAbbrev}</span>}
      note={<Caption>{t('hoursHead')}</Caption>}
    >
      {isClosed ? (
        <Banner kind="warning" isAnnounced>
          {t('closed', { count: ATTENDANCE_DAYS })}
        </Banner>
      ) : (
        <p className={styles.keys}>{t('keys')}</p>
      )}
      <ol
        className={styles.roster}
        aria-label={t('roster')}
        ref={takesFocus ? focusFirst : undefined}
        {...asPrivate}
      >
        {students.map((student, place) => (
          <StudentRow
            key={student.id}
            lesson={lesson}
            student={student}
            names={names}
            place={place}
            store={store}
            isClosed={isClosed}
            isTabStop={student.id === tabStop}
            onFocus={setCurrent}
            onEnter={setSaving}
          />
        ))}
      </ol>
      <SaveBar lesson={lesson} store={store} isClosed={isClosed} onSave={() => setSaving(true)} />
      {isSaving && (
        <Saving
          lesson={lesson}
          date={date}
          store={store}
          onClosed={() => setRefused(true)}
          onClose={() => setSaving(false)}
        />
      )}
    </Section>
  );
}
