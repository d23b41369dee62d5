import type { JournalLesson, JournalStudent } from '@semestr/api/journal';
import { expect, it } from 'vitest';
import { subjectLessons, studentsWithAbsences } from './by-subject.ts';

const lesson = (gradeBookOmissions: number, isRespectfulOmission = false): JournalLesson => ({
  id: 1,
  dateString: '20.11.2026',
  gradeBookOmissions,
  isRespectfulOmission,
  lessonTypeId: 4,
  lessonTypeAbbrev: 'ЛР',
  lessonNameAbbrev: 'БД',
  subGroup: 0,
  marks: [],
  controlPoint: null,
});

const student = (id: number, fio: string, lessons: JournalLesson[]): JournalStudent => ({
  id,
  fio,
  subGroup: null,
  subGroupStudent: null,
  lessons,
});

it('absences by subject: sorts by missed hours, then by name, without students who missed nothing', () =>
  expect(
    studentsWithAbsences([
      student(1, 'Яковлев', [lesson(2), lesson(0)]),
      student(2, 'Борисов', [lesson(0)]),
      student(3, 'Андреев', [lesson(2, true)]),
      student(4, 'Волков', [lesson(2), lesson(1, true)]),
    ]),
  ).toEqual([
    { id: 4, fio: 'Волков', lessons: 2, hours: 3, excused: 1 },
    { id: 3, fio: 'Андреев', lessons: 1, hours: 2, excused: 2 },
    { id: 1, fio: 'Яковлев', lessons: 1, hours: 2, excused: 0 },
  ]));

it('absences by subject: sorts subjects by name and type of lesson', () =>
  expect(
    subjectLessons({
      Физика: [
        { id: 3, lessonTypeAbbrev: 'ЛР', subgroup: [1, 2] },
        { id: 2, lessonTypeAbbrev: 'ЛК', subgroup: [0] },
      ],
      Алгебра: [{ id: 1, lessonTypeAbbrev: 'ПЗ', subgroup: [0] }],
    }).map(({ id }) => id),
  ).toEqual([1, 2, 3]));
