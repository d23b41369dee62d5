import { describe, expect, it } from 'vitest';
import { type RatedLesson, ratingCard } from './rating-card.ts';

const lesson = (subject: string, part: Partial<RatedLesson>): RatedLesson => ({
  lessonNameAbbrev: subject,
  lessonTypeAbbrev: 'ПЗ',
  controlPoint: 'КТ 1',
  gradeBookOmissions: 0,
  isRespectfulOmission: false,
  marks: [],
  ...part,
});

describe('lessons of a rated student', () => {
  const card = ratingCard(
    [
      lesson('Ф', { marks: [8, 9] }),
      lesson('Ф', { controlPoint: 'КТ 2', lessonTypeAbbrev: 'ЛР', marks: [4], gradeBookOmissions: 2 }),
      lesson('Ф', { controlPoint: null, gradeBookOmissions: 4, isRespectfulOmission: true }),
      lesson('БД', { lessonTypeAbbrev: 'ЛК', gradeBookOmissions: 2 }),
    ],
    { Ф: 'Физика' },
  );

  it('rating card: computes the average and the unexcused hours', () => {
    expect(card).toMatchObject({ sum: 21, count: 3, average: 7, hours: 4 });
    expect(card.pointSums.map(({ average, hours }) => [average, hours])).toEqual([
      [8.5, 2],
      [4, 2],
      [null, 0],
    ]);
  });

  it('rating card: groups lessons by subject and control point, those without one last', () => {
    expect(card.points).toEqual(['КТ 1', 'КТ 2', '']);
    expect(card.subjects.map(({ name, average, hours }) => [name, average, hours])).toEqual([
      ['БД', null, 2],
      ['Физика', 7, 2],
    ]);
    expect(card.subjects[1]?.types).toEqual(['ЛР', 'ПЗ']);
    expect(card.subjects[1]?.points).toEqual([
      [{ type: 'ПЗ', marks: [8, 9] }],
      [{ type: 'ЛР', marks: [4] }],
      [],
    ]);
  });

  it('rating card: is empty without lessons', () => {
    expect(ratingCard([])).toEqual({
      sum: 0,
      count: 0,
      average: null,
      hours: 0,
      points: [],
      pointSums: [],
      subjects: [],
    });
  });
});
