import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekNumbers } from './calendar.ts';
import {
  cycleWeeks,
  parseLessonType,
  partOfTerm,
  parseWeekday,
  parseWeeks,
} from './table-import-lesson-cells.ts';

describe('cells of a timetable', () => {
  it.each([
    ['1, 3', [1, 3]],
    ['3 и 1', [1, 3]],
    ['1-4', [1, 2, 3, 4]],
    ['1 – 4', [1, 2, 3, 4]],
    ['24', [2, 4]],
    ['1/3', [1, 3]],
    ['I, III', [1, 3]],
    ['1-я и 3-я недели', [1, 3]],
    ['weeks 1 & 3', [1, 3]],
    ['1 3 нед.', [1, 3]],
    ['2н', [2]],
    ['2.0', [2]],
    ['1,3,5-7', [1, 3, 5, 6, 7]],
    ['13,15', [13, 15]],
    ['все', []],
    ['каждую неделю', []],
    ['weekly', []],
    ['нечётная', [1, 3]],
    ['неч.', [1, 3]],
    ['odd', [1, 3]],
    ['числитель', [1, 3]],
    ['верхняя', [1, 3]],
    ['няцотны', [1, 3]],
    ['чётные недели', [2, 4]],
    ['even', [2, 4]],
    ['знаменатель', [2, 4]],
    ['нижн.', [2, 4]],
    ['0', null],
    ['25', null],
    ['4-1', null],
    ['кроме 2', null],
    ['иногда', null],
    ['', null],
  ] as const)('table import cells: "%s" are the weeks %j', (text, weeks) => {
    expect(parseWeeks(text)).toEqual(weeks);
  });

  it.each([
    ['Понедельник', 1],
    ['панядзелак', 1],
    ['сб.', 6],
    ['субота', 6],
    ['Thursday', 4],
    ['чц', 4],
    ['WED', 3],
    ['в среду', 3],
    ['2', 2],
    ['2.0', 2],
    ['воскресенье', null],
    ['среднее', null],
    ['7', null],
    ['п', null],
  ] as const)('table import cells: "%s" is the weekday %j', (text, day) => {
    expect(parseWeekday(text)).toBe(day);
  });

  it.each([
    ['Лекция', 'ЛК'],
    ['лек', 'ЛК'],
    ['лек.', 'ЛК'],
    ['лк', 'ЛК'],
    ['lecture', 'ЛК'],
    ['Lec', 'ЛК'],
    ['практическое занятие', 'ПЗ'],
    ['пр.', 'ПЗ'],
    ['Prac', 'ПЗ'],
    ['лабораторная работа', 'ЛР'],
    ['лаб', 'ЛР'],
    ['lab', 'ЛР'],
    ['консультация', 'Консультация'],
    ['экз.', 'Экзамен'],
    ['кандидатский экзамен', 'Канд. экзамен'],
    ['зачёт', 'Зачет'],
    ['диф. зачёт', 'Дифф. зачет'],
    ['УЛк', 'УЛк'],
    ['установочная лекция', 'УЛк'],
    ['УПз', 'УПз'],
    ['Экскурсия', 'Экскурсия'],
    ['Учебная практика', 'Учебная практика'],
  ])('table import cells: "%s" is the lesson type "%s"', (text, type) => {
    expect(parseLessonType(text)).toBe(type);
  });
});

describe('weeks of a term', () => {
  it.each([
    [[1, 3], 1, [1, 3]],
    [[1, 3, 5, 7, 9, 11, 13, 15], 1, [1, 3]],
    [[2, 4, 6, 8, 10, 12, 14, 16], 1, [2, 4]],
    [[1, 5, 9, 13], 1, [1]],
    [[1, 5, 9, 13], 4, [4]],
    [[1, 2, 3, 4, 5, 6, 7, 8], 1, null],
    [[1, 5, 9], 1, null],
    [[5], 1, null],
  ] as const)(
    'table import cells: weeks %j of a term that begins with week %i are %j',
    (weeks, first, cycle) => {
      expect(cycleWeeks(weeks, first)).toEqual(cycle);
    },
  );

  it.each([
    [[2, 3, 4, 5, 6], 1, { weeks: [], from: 2, to: 6 }],
    [[5, 7, 9], 1, { weeks: [1, 3], from: 5, to: 9 }],
    [[5, 9], 4, { weeks: [4], from: 5, to: 9 }],
    [[6], 1, { weeks: [], from: 6, to: 6 }],
    [[1, 2, 5, 9], 1, null],
    [[], 1, null],
  ] as const)(
    'table import cells: weeks %j of a term that begins with week %i are the part %j',
    (weeks, first, part) => {
      expect(partOfTerm(weeks, first)).toEqual(part);
    },
  );

  it('table import cells: weeks that repeat through the term are converted to weeks of the cycle', () => {
    const some = fc.subarray([...weekNumbers], { minLength: 1 });
    fc.assert(
      fc.property(
        some,
        fc.constantFrom(...weekNumbers),
        fc.integer({ min: 15, max: 20 }),
        (weeks, first, length) => {
          const term = Array.from({ length }, (_, index) => index + 1);
          const ofTerm = term.filter((week) => weeks.some((one) => (first + week - 2 - (one - 1)) % 4 === 0));
          expect(cycleWeeks(ofTerm, first)).toEqual(weeks.length === 4 ? [] : weeks);
        },
      ),
    );
  });
});
