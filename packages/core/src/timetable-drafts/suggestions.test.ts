import { describe, expect, it } from 'vitest';
import { defaultCalendar } from '../academic-calendar.ts';
import { clashesOf } from '../clashes.ts';
import { lesson } from '../planned.fixture.ts';
import type { Planned } from '../planned.ts';
import { type Slot, weekSlots } from '../week-slots.ts';
import { MAX_SUGGESTIONS, suggestSlots, type SuggestionContext } from './suggestions.ts';

const context: SuggestionContext = {
  calendar: defaultCalendar,
  rooms: [
    { label: '512-4 к.', seats: 60, type: 'lecture' },
    { label: '514-4 к.', seats: 30, type: 'lecture' },
    { label: '516-4 к.', seats: 20, type: 'lecture' },
    { label: '601-4 к.', seats: 15, type: 'computers' },
  ],
  students: 24,
};

const [first, second, third] = ['09:00', '10:35', '12:25'] as const;
const ends = { [first]: '10:20', [second]: '11:55', [third]: '13:45' } as const;

/** Another lesson of the same group on Wednesday, with another teacher in another room. */
const other = (id: number, startTime: keyof typeof ends, changes: Partial<Planned> = {}): Planned => ({
  ...lesson,
  id,
  day: 3,
  subject: 'Физика',
  startTime,
  endTime: ends[startTime],
  rooms: ['601-4 к.'],
  employeeIds: [21],
  ...changes,
});

const at = (day: number, startTime: string, others: readonly Planned[]) =>
  suggestSlots(lesson, others, context).find((one) => one.day === day && one.startTime === startTime);

describe('slot suggestions', () => {
  it('slot suggestions: every suggested slot is without a clash', () => {
    const others = [1, 2, 3, 4, 5, 6].map((day) => other(10 + day, first, { day }));
    const found = suggestSlots(lesson, others, context);
    expect(found).toHaveLength(MAX_SUGGESTIONS);
    for (const { reasons: _reasons, cost: _cost, ...place } of found)
      expect(clashesOf({ ...lesson, ...place }, others, defaultCalendar)).toEqual([]);
  });

  it('slot suggestions: the slot that closes a window of the group comes first', () => {
    const [best] = suggestSlots(lesson, [other(2, first), other(3, third)], context);
    expect(best).toMatchObject({ day: 3, startTime: second });
    expect(best?.reasons).toContain('closes-window');
  });

  it('slot suggestions: a slot that opens a window of the group is worse than one beside its lesson', () => {
    expect(at(3, second, [other(2, first)])?.reasons).toContain('next-to-lesson');
    expect(at(3, third, [other(2, first)])).toBeUndefined();
  });

  it('slot suggestions: the reasons include a window of the teacher', () => {
    const free = (slot: Slot) => slot.day === 1 && slot.startTime <= second;
    const busy = weekSlots(lesson, defaultCalendar)
      .filter((slot) => !free(slot))
      .map((slot, index) => ({ ...other(100 + index, first), ...slot }));
    const teaching = other(2, third, { day: 1, groupIds: [11], employeeIds: [20], rooms: [] });
    expect(at(1, first, [...busy, teaching])?.reasons).toContain('teacher-window');
    expect(at(1, second, [...busy, teaching])?.reasons).not.toContain('teacher-window');
  });

  it('slot suggestions: a lesson whose room is taken gets the smallest room of the type with enough seats', () => {
    const taken = other(2, second, { groupIds: [11], rooms: ['512-4 к.'] });
    const group = [other(3, first), other(4, third)];
    expect(at(3, second, [taken, ...group])?.rooms).toEqual(['514-4 к.']);
    const both = other(5, second, { groupIds: [12], employeeIds: [22], rooms: ['514-4 к.'] });
    expect(at(3, second, [taken, both, ...group])).toMatchObject({
      rooms: ['516-4 к.'],
      reasons: expect.arrayContaining(['few-seats']),
    });
  });

  it('slot suggestions: a slot without a free room is not suggested', () => {
    const others = ['512-4 к.', '514-4 к.', '516-4 к.'].map((room, index) =>
      other(2 + index, second, { groupIds: [11 + index], employeeIds: [30 + index], rooms: [room] }),
    );
    expect(at(3, second, [...others, other(8, first), other(9, third)])).toBeUndefined();
  });

  it('slot suggestions: the reasons include the walk to a lesson in another building', () => {
    const away = [other(2, first, { rooms: ['101-1 к.'] }), other(3, third, { rooms: ['101-1 к.'] })];
    expect(at(3, second, away)?.reasons).toContain('walk');
    const near = [other(2, first), other(3, third)];
    expect(at(3, second, near)?.reasons).toContain('same-building');
  });

  it('slot suggestions: lessons of other weeks and of the other subgroup do not count', () => {
    const odd = { ...lesson, weeks: [1, 3], subgroup: 1 };
    const others = [other(2, first, { weeks: [2, 4] }), other(3, third, { subgroup: 2 })];
    const [best] = suggestSlots(odd, others, context);
    expect(best?.reasons).not.toContain('closes-window');
  });
});
