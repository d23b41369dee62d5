import { expect, it } from 'vitest';
import { departmentFor, marksOf, nameFor } from './phones.ts';

it('phones: highlights search terms in texts, and their digits also in numbers', () => {
  expect(marksOf('деканат 293-10')).toEqual({ words: ['деканат', '293-10'], digits: ['29310'] });
});

it('phones: shows the matching text even if only its long form matches', () => {
  const fio = 'Образцов Игорь Леонидович';
  expect(nameFor(fio, ['образцов'])).toBe('Образцов\u00a0И.\u00a0Л.');
  expect(nameFor(fio, ['игорь'])).toBe(fio);
  const department = { name: 'Кафедра программных систем', abbrev: 'Каф.ПС' };
  expect(departmentFor(department, ['кафедра'])).toBe('Кафедра программных систем');
  expect(departmentFor(department, ['каф.пс'])).toBe('Кафедра программных систем (Каф.ПС)');
});
