import { describe, expect, it } from 'vitest';
import { byDueDay, isDueSoon, newMarksFrom, placeOfRoom } from './my-day.ts';

const today = '2026-11-20';

describe('due dates', () => {
  it.each([
    ['2026-10-01', true],
    ['2026-11-20', true],
    ['2026-12-04', true],
    ['2026-12-05', false],
  ] as const)('my day: something due on %s is shown: %s', (dueOn, isShown) =>
    expect(isDueSoon(dueOn, today)).toBe(isShown),
  );

  it('my day: tasks are sorted by due date, those without one last', () => {
    const list = [
      { name: 'a', date: null },
      { name: 'b', date: '2026-12-01' },
      { name: 'c', date: '2026-11-19' },
      { name: 'd', date: null },
    ] as const;
    expect(byDueDay(list).map(({ name }) => name)).toEqual(['c', 'b', 'a', 'd']);
  });
});

it('my day: a mark is new for a week', () => expect(newMarksFrom(today)).toBe('2026-11-13'));

it.each([
  ['712-5 к.', { building: '5', floor: 7 }],
  ['311-4\u00a0к.', { building: '4', floor: 3 }],
  ['407а-2 к.', { building: '2', floor: 4 }],
  ['012-1 к.', { building: '1', floor: null }],
  ['спортзал', null],
  ['Актовый зал-1 к.', null],
  ['41-1 к.', null],
])('my day: the room %s is in %j', (room, place) => expect(placeOfRoom(room)).toEqual(place));
