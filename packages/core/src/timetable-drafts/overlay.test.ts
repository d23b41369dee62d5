import { expect, it } from 'vitest';
import { lesson } from '../planned.fixture.ts';
import { idInDraft, sharesAny, withChanges } from './overlay.ts';

const { id: _id, ...values } = lesson;

it('timetable drafts: changed lessons replace published ones, new ones are added, removed ones are absent', () => {
  const published = [1, 2, 3].map((id) => ({ ...lesson, id }));
  const lessons = withChanges(published, [
    { id: 7, lessonId: 2, lesson: { ...values, day: 5 } },
    { id: 8, lessonId: null, lesson: { ...values, subject: 'новый' } },
    { id: 9, lessonId: 3, lesson: null },
  ]);
  expect(lessons.map(({ id, day, subject }) => [id, day, subject])).toEqual([
    [1, 2, 'ОАиП'],
    [2, 5, 'ОАиП'],
    [-8, 2, 'новый'],
  ]);
});

it('timetable drafts: a lesson keeps its id, and a new one never has that of a published lesson', () => {
  expect(idInDraft({ id: 4, lessonId: 9 })).toBe(9);
  expect(idInDraft({ id: 4, lessonId: null })).toBe(-4);
});

it('timetable drafts: lessons share a room, a teacher or a group', () => {
  const other = { rooms: ['1-1 к.'], groupIds: [1], employeeIds: [1] };
  expect(sharesAny(lesson, other)).toBe(false);
  expect(sharesAny(lesson, { ...other, rooms: ['512-4 к.'] })).toBe(true);
  expect(sharesAny(lesson, { ...other, groupIds: [10] })).toBe(true);
  expect(sharesAny(lesson, { ...other, employeeIds: [20] })).toBe(true);
});
