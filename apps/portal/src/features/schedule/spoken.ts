import { weekNumbers } from '@semestr/core/calendar';
import { dayName, shortName } from '@semestr/core/display';
import { lessonKind } from '@semestr/core/schedule';
import type { TimeRow } from '@semestr/core/timetable';
import { fullSubjectOf, groupNames, type LessonInPlan, roomShort } from '../../lessons/lesson.ts';
import { subgroupName } from './subgroup-name.ts';
import type { ScheduleTexts } from './texts.ts';

function spokenLesson({ lesson }: LessonInPlan, t: ScheduleTexts): string {
  const rooms = lesson.auditories.map(roomShort);
  const weeks = (lesson.weekNumber ?? []).map(String);
  const people = lesson.employees?.map(shortName).join(', ') ?? groupNames(lesson);
  const parts = [
    fullSubjectOf(lesson),
    lesson.lessonTypeAbbrev !== null && t(`kinds.${lessonKind(lesson)}`),
    rooms.length > 0 && t('atRooms', { count: rooms.length, rooms }),
    weeks.length > 0 && weeks.length < weekNumbers.length && t('duringWeeks', { count: weeks.length, weeks }),
    lesson.numSubgroup > 0 && t(`subgroupNames.${subgroupName(lesson.numSubgroup)}`),
    people,
  ];
  return parts.filter(Boolean).join(', ');
}

interface SpokenCell {
  /** 1 = Monday … 6 = Saturday. */
  day: number;
  /** Number of rows that the cell covers. */
  rows: readonly TimeRow[];
  lessons: readonly LessonInPlan[];
}

/**
 * Describes a cell of the table in one sentence for screen readers: «вторник, 10:35–11:55, Базы данных, лекция, ауд.
 * 417-4, недели 1 и 3»; lessons at the same time follow one another.
 */
export function spokenCell({ day, rows, lessons }: SpokenCell, t: ScheduleTexts): string {
  const time = `${rows[0]?.start ?? ''}–${rows.at(-1)?.end ?? ''}`;
  const sentences = lessons.map((planned) => spokenLesson(planned, t)).join('; ');
  return `${dayName(day, t.language)}, ${time}, ${sentences}`;
}
