import { expect, it } from 'vitest';
import {
  directiveKindOf,
  dormitoryStateOf,
  dormitoryStatus,
  mayExchangeDocument,
  queueProgress,
} from './dormitory.ts';
import { requestRules } from './requests/kinds.ts';
import { states } from './requests/lifecycle.ts';

it('PA-09 dormitory: each of the provider’s words maps to a state, an unknown one to none', () => {
  for (const state of states(requestRules.dormitory.lifecycle))
    expect(dormitoryStateOf(dormitoryStatus[state])).toBe(state);
  expect(dormitoryStateOf('Потеряна')).toBeNull();
});

it('PA-09 dormitory: a document can be replaced until it is reviewed', () => {
  expect(states(requestRules.dormitory.lifecycle).filter(mayExchangeDocument)).toEqual(['waiting']);
});

it('PA-09 dormitory: shows the position in the queue and its changes, whatever the order of the days', () => {
  const history = [
    { on: '2026-10-12', place: 30 },
    { on: '2026-08-17', place: 34 },
    { on: '2026-09-07', place: 34 },
    { on: '2026-11-02', place: 31 },
  ] as const;
  expect(queueProgress(history, 31)).toEqual({
    from: { on: '2026-08-17', place: 34 },
    moved: 3,
    steps: [
      { on: '2026-11-02', place: 31, moved: -1 },
      { on: '2026-10-12', place: 30, moved: 4 },
    ],
  });
});

it('PA-09 dormitory: shows no change for an unchanged or unknown position', () => {
  expect(queueProgress([{ on: '2026-08-17', place: 5 }], 5)).toEqual({
    from: { on: '2026-08-17', place: 5 },
    moved: 0,
    steps: [],
  });
  expect(queueProgress([], 5)).toBeNull();
});

it.each([
  ['Взыскание', 'PENALTY_SPPS', 'penalty'],
  ['PENALTY_SPPS', 'Взыскание', 'penalty'],
  ['Премия', 'PREMIUM_SPPS', 'premium'],
  ['Иное', 'Иное', null],
] as const)(
  'PA-10 dormitory: a directive of the event %s, %s is of the kind %s',
  (eventType, eventTypeName, kind) => {
    expect(directiveKindOf({ eventType, eventTypeName })).toBe(kind);
    expect(directiveKindOf(null)).toBeNull();
  },
);
