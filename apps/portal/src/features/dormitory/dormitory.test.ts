import type { DormitoryApplication } from '@semestr/api/dormitory';
import { expect, it } from 'vitest';
import { canApply, queuedApplication, toApplicationViews } from './dormitory.ts';

const one = (id: number, more: Partial<DormitoryApplication> = {}): DormitoryApplication => ({
  id,
  number: id,
  numberInQueue: null,
  status: 'Ожидание',
  applicationDate: '2026-11-18T12:00:00.000',
  acceptedDate: null,
  settledDate: null,
  docReference: null,
  docContent: null,
  rejectionReason: null,
  roomInfo: null,
  ...more,
});

it('PA-09 PA-15 dormitory: lists the newest application first, whatever order a provider uses', () => {
  expect(toApplicationViews([one(3), one(9), one(5)]).map(({ id }) => id)).toEqual([9, 5, 3]);
});

it.each([
  [[], true],
  [['Отклонена', 'Выселен'], true],
  [['Утеряна'], true],
  [['Ожидание'], false],
  [['Отклонена', 'Заселён'], false],
] as const)(
  'PA-09 dormitory: with applications in states %j another one can be submitted: %s',
  (statuses, may) => {
    expect(canApply(toApplicationViews(statuses.map((status, id) => one(id, { status }))))).toBe(may);
  },
);

it('PA-09 dormitory: shows the queue position with its history, or without when a provider has none', () => {
  const status = 'Документы приняты';
  const queueHistory = [
    { date: '17.08.2026', numberInQueue: 34 },
    { date: '02.11.2026', numberInQueue: 14 },
  ];
  const of = (more: Partial<DormitoryApplication>) => queuedApplication(toApplicationViews([one(1, more)]));
  expect(of({ status, numberInQueue: 14, queueHistory })?.progress?.moved).toBe(20);
  expect(of({ status, numberInQueue: 14 })).toEqual({ place: 14, progress: null });
  expect(of({ status })).toBeNull();
  expect(of({ status: 'Заселён', numberInQueue: 14, queueHistory })).toBeNull();
});
