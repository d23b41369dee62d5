import { expect, it } from 'vitest';
import { matchingDepartment, marksOf, matchingName } from './phones.ts';

it('phones: highlights search terms in texts, and their digits also in numbers', () => {
  expect(marksOf('деканат 293-10')).toEqual({ words: ['деканат', '293-10'], digits: ['29310'] });
});

it('phones: shows the long form if only that matches', () => {
  const fio = 'Образцов Игорь Леонидович';
  expect(matchingName(fio, ['образцов'])).toBe('Образцов\u00a0И.\u00a0Л.');
  expect(matchingName(fio, ['игорь'])).toBe(fio);
  const department = { name: 'Кафедра программных систем', abbrev: 'Каф.ПС' };
  expect(matchingDepartment(department, ['кафедра'])).toBe('Кафедра программных систем');
  expect(matchingDepartment(department, ['каф.пс'])).toBe('Кафедра программных систем (Каф.ПС)');
});
