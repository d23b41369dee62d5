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
] as const)('PA-12 activity: a work with the university’s status “%s” is %s', (status, state) => {
  expect(workStateOf(status)).toBe(state);
});
