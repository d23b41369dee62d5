import type { Attendance, DayLesson } from '@semestr/api/journal';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import type { Column } from '../../io/rows.ts';
import { lessonWord } from '../../io/words.ts';
import { texts } from './texts.ts';

/** A student in the list of a lesson. */
export interface Listed {
  lesson: DayLesson;
  student: Attendance;
}

/** Columns of the lists of lessons. */
export function columnsOf(language: Language): Column<Listed>[] {
  const t = translator(texts, language);
  return [
    { key: 'lesson', head: t('head.lesson'), value: ({ lesson }) => lesson.id, isNumber: true },
    { key: 'time', head: t('head.time'), value: ({ lesson }) => lesson.lessonPeriod.startTime },
    { key: 'subject', head: t('head.subject'), value: ({ lesson }) => lesson.nameAbbrev },
    {
      key: 'type',
      head: t('head.type'),
      value: ({ lesson }) => lesson.lessonTypeAbbrev,
      display: ({ lesson }) => lessonWord(lesson.lessonTypeAbbrev, language),
    },
    {
      key: 'subgroup',
      head: t('head.subgroup'),
      // 0 is the whole group.
      value: ({ lesson }) => lesson.subGroup || null,
      isNumber: true,
    },
    { key: 'student', head: t('head.student'), value: ({ student }) => student.fio },
    {
      key: 'hours',
      head: t('head.hours'),
      value: ({ student }) => student.omission?.missedHours ?? 0,
      isNumber: true,
    },
    {
      key: 'excused',
      head: t('head.excused'),
      value: ({ student }) => (student.omission?.respectfulOmission ? t('excused') : null),
    },
  ];
}
