import { expect, it } from 'vitest';
import { workStateOf } from './activity.ts';

it.each([
  ['Подтверждено', 'accepted'],
  ['Опубликована', 'accepted'],
  ['Принят', 'accepted'],
  ['Отклонено', 'rejected'],
  ['На рассмотрении', 'waiting'],
  ['На рецензировании', 'waiting'],
  ['Призёр', null],
  ['', null],
] as const)('PA-12 a work of which the university says “%s” is %s', (status, state) => {
  expect(workStateOf(status)).toBe(state);
});
