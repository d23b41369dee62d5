import type { Due } from '@semestr/api/my-day';
import type { Lesson } from '@semestr/api/schedule';
import { daysBetween, type IsoDate } from '@semestr/core/dates';
import { shortName } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { tableLines } from '../../io/output.ts';
import { codeWord, lessonWord, roomWord } from '../../io/words.ts';
import type { MyDay } from './load.ts';
import { texts } from './texts.ts';

interface Reader {
  language: Language;
  today: IsoDate;
}

const lessonCells = (lesson: Lesson, language: Language): string[] => [
  `${lesson.startLessonTime}–${lesson.endLessonTime}`,
  lessonWord(lesson.lessonTypeAbbrev, language),
  lesson.subject || lesson.subjectFullName || '',
  roomWord(lesson.auditories.join(', '), language),
  (lesson.employees ?? []).map((person) => shortName(person)).join(', '),
  lesson.note ?? '',
];

/** Formats the time until or since a date; empty when no date is set. */
function timeLeft(date: IsoDate | null, { language, today }: Reader): string {
  const t = translator(texts, language);
  if (date === null) return '';
  const days = daysBetween(today, date);
  if (days === 0) return t('lastDay');
  return days < 0 ? t('late', { count: -days }) : t('left', { count: days });
}

const dueCells = (due: Due, reader: Reader): string[] => [
  due.date ?? '',
  translator(texts, reader.language)(`due.${due.kind}`),
  due.title,
  timeLeft(due.date, reader),
];

/** Renders a section of the day under its title; nothing when there are no rows. */
const part = (title: string, rows: readonly (readonly string[])[]): string[] =>
  rows.length === 0 ? [] : [[title, ...tableLines(rows).map((line) => `  ${line}`)].join('\n')];

/** Renders the day as plain text: lessons, due dates, new marks, and the number of unviewed notifications. */
export function plainDay({ lessons, hasSchedule, due, marks, unviewed }: MyDay, reader: Reader): string {
  const t = translator(texts, reader.language);
  const parts = [
    ...(lessons
      ? part(
          `${t('day', { date: lessons.date })}${lessons.date === reader.today ? ` (${t('today')})` : ''}`,
          lessons.lessons.map((lesson) => lessonCells(lesson, reader.language)),
        )
      : [t(hasSchedule ? 'over' : 'noSchedule')]),
    ...part(
      t('soon'),
      due.map((one) => dueCells(one, reader)),
    ),
    ...part(
      t('marks'),
      marks.map(({ date, subject, work, taskNumber, mark }) => [
        date,
        subject,
        [lessonWord(work, reader.language), taskNumber].filter((one) => one !== null).join(' '),
        codeWord('mark', mark, reader.language),
      ]),
    ),
    ...(unviewed > 0 ? [t('unviewed', { count: unviewed })] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
