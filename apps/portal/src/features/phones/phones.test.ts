import { expect, it } from 'vitest';
import { departmentFor, marksOf, nameFor } from './phones.ts';

it('words are marked in texts, digits of them also in numbers', () => {
  expect(marksOf('деканат 293-10')).toEqual({ words: ['деканат', '293-10'], digits: ['29310'] });
});

it('what was found is shown, also where it is in the long form only', () => {
  const fio = 'Образцов Игорь Леонидович';
  expect(nameFor(fio, ['образцов'])).toBe('Образцов\u00a0И.\u00a0Л.');
  expect(nameFor(fio, ['игорь'])).toBe(fio);
  const department = { name: 'Кафедра программных систем', abbrev: 'Каф.ПС' };
  expect(departmentFor(department, ['кафедра'])).toBe('Кафедра программных систем');
  expect(departmentFor(department, ['каф.пс'])).toBe('Кафедра программных систем (Каф.ПС)');
});
