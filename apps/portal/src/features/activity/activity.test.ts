import { expect, it } from 'vitest';
import { shownWorks } from './activity.ts';

it('PA-12 the latest work stands on top, with what its word means', () => {
  const shown = shownWorks([
    { id: 1, title: 'Хор', date: '02.11.2025', status: 'Подтверждено' },
    { id: 2, title: 'Турнир', date: '01.03.2026', status: 'Отклонено' },
    { id: 3, title: 'Ярмарка', date: 'весной', status: 'Призёр' },
  ]);
  expect(shown.map(({ title, state }) => [title, state])).toEqual([
    ['Турнир', 'rejected'],
    ['Хор', 'accepted'],
    ['Ярмарка', null],
  ]);
});
