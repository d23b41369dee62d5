import { expect, it } from 'vitest';
import {
  isStepDone,
  isUnopened,
  type OpeningCounts,
  type OpeningFacts,
  openingList,
  recordsOf,
  stepsDone,
} from './opening.ts';

const countsOf = (count: number): OpeningCounts => ({
  institution: count,
  buildings: count,
  'room-types': count,
  rooms: count,
  faculties: count,
  departments: count,
  'education-forms': count,
  specialities: count,
  disciplines: count,
  groups: count,
  students: count,
  employees: count,
  positions: count,
  terms: count,
  holidays: count,
  bells: count,
  lessons: count,
  'certificate-places': count,
});
const empty: OpeningFacts = {
  counts: countsOf(0),
  gateways: { email: false, sms: false },
  accounts: { active: 0, invited: 0, none: 0 },
};
const complete: OpeningFacts = {
  counts: countsOf(1),
  gateways: { email: true, sms: true },
  accounts: { active: 1, invited: 1, none: 0 },
};

it('opening: no step is done in an empty database, and every step in a complete one', () => {
  expect([stepsDone(empty), isUnopened(empty.counts)]).toEqual([0, true]);
  expect([stepsDone(complete), isUnopened(complete.counts)]).toEqual([openingList.length, false]);
});

it.each([
  'institution',
  'buildings',
  'structure',
  'plans',
  'people',
  'calendar',
  'timetable',
  'requests',
  'messages',
  'passwords',
] as const)('opening: the step %s is open while one of its records is missing', (step) => {
  const missing = recordsOf(step).at(-1);
  const facts = missing === undefined ? empty : { ...complete, counts: { ...complete.counts, [missing]: 0 } };
  expect(isStepDone(step, facts)).toBe(false);
});

it.each([
  [{ active: 10, invited: 0, none: 1 }, false],
  [{ active: 0, invited: 11, none: 0 }, true],
  [{ active: 0, invited: 0, none: 0 }, false],
])('opening: with accounts %j passwords are done: %s', (accounts, isDone) =>
  expect(isStepDone('passwords', { ...complete, accounts })).toBe(isDone),
);

it('opening: one gateway does not suffice, because a student confirms a phone and an address', () =>
  expect(isStepDone('messages', { ...complete, gateways: { email: true, sms: false } })).toBe(false));
