import type { ProfilingApplication } from '@semestr/api/profiling';
import { expect, it } from 'vitest';
import {
  chanceOf,
  selectableSpecialisations,
  deadlineOf,
  toApplicationViews,
  toRatingView,
} from './profiling.ts';

const application = (id: number, more: Partial<ProfilingApplication> = {}): ProfilingApplication => ({
  id,
  applicationId: id,
  specialityId: id,
  specialityName: `Профилизация ${id}`,
  status: 'В очереди',
  statusId: 1,
  priority: id,
  createDate: '18.11.2026',
  rejectionReason: null,
  ...more,
});

it('PA-13 profiling: lists pending applications by priority, decided ones newest first', () => {
  const { waiting, decided } = toApplicationViews([
    application(4, { priority: 2 }),
    application(3, { statusId: 3, rejectionReason: 'Отозвана студентом', decidedDate: '19.11.2026' }),
    application(5, { statusId: 2 }),
    application(1),
    application(2, { statusId: 9 }),
  ]);
  expect(waiting.map(({ id, createdOn }) => [id, createdOn])).toEqual([
    [1, '2026-11-18'],
    [4, '2026-11-18'],
  ]);
  expect(decided.map(({ id, state, decidedOn }) => [id, state, decidedOn])).toEqual([
    [5, 'enrolled', null],
    [3, 'cancelled', '2026-11-19'],
    [2, null, null],
  ]);
});

it('PA-13 profiling: does not offer selected specialisations, nor any to an enrolled student', () => {
  const offers = [1, 2, 3].map((id) => ({ id, name: `Профилизация ${id}`, abbrev: `П${id}` }));
  const list = [application(1), application(2, { statusId: 3 })];
  expect(selectableSpecialisations(offers, list).map(({ id }) => id)).toEqual([2, 3]);
  expect(selectableSpecialisations(offers, [application(1, { statusId: 2 })])).toEqual([]);
});

it('PA-13 profiling: closes at the end of the last day', () => {
  const offer = { id: 1, name: 'Анализ данных', abbrev: 'АД' };
  expect(deadlineOf([offer])).toBeNull();
  expect(deadlineOf([offer, { ...offer, lastDay: '2026-12-02' }])).toEqual({
    lastDay: '2026-12-02',
    ends: new Date('2026-12-02T21:00:00Z'),
  });
});

it.each([
  ['the number of places is unknown', {}, 3, null],
  ['there is none left to take', { places: 2, lastPosition: 0 }, 1, 'full'],
  ['some are left', { places: 2, lastPosition: null }, 9, 'enough'],
  ['the last place goes to a lower position', { places: 2, lastPosition: 4 }, 3, 'fits'],
  ['the last is their own', { places: 2, lastPosition: 4 }, 4, 'last'],
  ['the last place goes to a higher position', { places: 2, lastPosition: 4 }, 5, 'short'],
  ['they have no place in the rating', { places: 2, lastPosition: 4 }, undefined, null],
] as const)('PA-13 profiling: predicts the chance of a student where %s', (_, offer, position, chance) => {
  expect(chanceOf(offer, position)).toBe(chance);
});

it('PA-13 profiling: finds the student by the student card number in a rating without owners', () => {
  const list = ['42850001', '42850002'].map((studentCardNumber, index) => ({
    studentCardNumber,
    average: 8,
    position: index + 1,
  }));
  expect(toRatingView(list, { username: '42850002' }).map(({ isOwn }) => isOwn)).toEqual([false, true]);
});
