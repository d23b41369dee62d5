import { expect, it } from 'vitest';
import { toWorkViews } from './activity.ts';

it('PA-12 activity: lists the latest work first, with the meaning of its status', () => {
  const views = toWorkViews([
    { id: 1, title: 'Хор', date: '02.11.2025', status: 'Подтверждено' },
    { id: 2, title: 'Турнир', date: '01.03.2026', status: 'Отклонено' },
    { id: 3, title: 'Ярмарка', date: 'весной', status: 'Призёр' },
  ]);
  expect(views.map(({ title, state }) => [title, state])).toEqual([
    ['Турнир', 'rejected'],
    ['Хор', 'accepted'],
    ['Ярмарка', null],
  ]);
});
