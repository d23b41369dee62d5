import type { Lesson, Schedule } from '@semestr/api/schedule';
import { withRoomsShort } from '@semestr/core/room-names';
import { lessonsHeldOn, nowAndNext } from '@semestr/core/schedule';
import { firstLessonAfter, type Present } from '../../lessons/day.ts';
import type { EmployeesTexts } from './texts.ts';

const roomOf = ({ auditories }: Lesson, t: EmployeesTexts): string =>
  auditories.length > 0
    ? t('room', { room: withRoomsShort(auditories.join(', '), t.language) })
    : t('noRoom');

/**
 * Describes an educator's location at `time` (`HH:MM`) according to the timetable, or the time and place of the next
 * lesson: "Сейчас: ауд. 417-4 к., до 11:55".
 */
export function locationText(
  schedule: Schedule,
  { today, time, holidays }: Present,
  t: EmployeesTexts,
): string {
  const lessons = lessonsHeldOn<Lesson>(schedule, today, holidays);
  const { now, next } = nowAndNext(lessons, time);
  if (now[0]) return t('at', { room: roomOf(now[0], t), until: now[0].endLessonTime });
  if (next) return t('next', { room: roomOf(next, t), time: next.startLessonTime });
  const over = t(lessons.length > 0 ? 'done' : 'free');
  const later = firstLessonAfter(schedule, today, holidays);
  return later ? `${over} ${t('later', { date: later.date, time: later.lesson.startLessonTime })}` : over;
}
