import { describe, expect, it } from 'vitest';
import {
  type Attended,
  areRecorded,
  changesOf,
  markAllPresent,
  nextByLetter,
  notesOf,
  undoOf,
} from './roster.ts';

const student = (id: number, missedHours = 0, respectfulOmission = false): Attended => ({
  id,
  omission: missedHours === 0 ? null : { missedHours, respectfulOmission },
});
const students = [student(1), student(2, 2), student(3, 1, true)];

describe('roster of a lesson', () => {
  it('roster: sends the changes, and all students of an unchanged lesson', () => {
    expect(notesOf(students, { 1: 2, 2: 2, 3: 1 })).toEqual([{ student: 1, hours: 2 }]);
    expect(notesOf(students, { 1: 0, 2: 2, 3: 1 })).toHaveLength(3);
  });

  it('roster: never overwrites excused absences', () => {
    expect(markAllPresent(students)).toEqual({ 1: 0, 2: 0, 3: 1 });
    expect(changesOf(students, { 1: 0, 2: 2, 3: 0 })).toEqual([]);
  });

  it('roster: undo restores the previous hours', () => {
    const sent = [
      { student: 1, hours: 1 },
      { student: 2, hours: 0 },
    ];
    expect(undoOf(students, sent)).toEqual([
      { student: 1, hours: 0 },
      { student: 2, hours: 2 },
    ]);
    expect(areRecorded(students, sent)).toBe(false);
    expect(areRecorded([student(1, 1), student(2)], sent)).toBe(true);
  });

  it('roster: finds surnames by their letter on either layout, wrapping around', () => {
    const names = ['Абрамчук', 'Богданец', 'Жилинский', 'Бойко'];
    expect(nextByLetter(names, 1, 'б')).toBe(3);
    expect(nextByLetter(names, 3, 'Б')).toBe(1);
    expect(nextByLetter(names, 0, ';')).toBe(2);
    expect(nextByLetter(names, 2, 'z')).toBe(2);
  });
});
