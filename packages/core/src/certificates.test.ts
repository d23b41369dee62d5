import { expect, it } from 'vitest';
import {
  asksForOrganisation,
  consecutiveNumbers,
  needsSeal,
  nextCertificateNumber,
  orderedPlace,
  toCertificateStateView,
} from './certificates.ts';
import { CANCELLED_BY_STUDENT } from './requests/lifecycle.ts';

it.each([
  [1, null, 'printed'],
  [2, null, 'processing'],
  [3, 'Укажите организацию полностью.', 'rejected'],
  [3, null, 'rejected'],
  [3, CANCELLED_BY_STUDENT, 'cancelled'],
])('PA-06 certificates: status %d with the reason %j is %s', (status, rejectionReason, state) => {
  expect(toCertificateStateView({ status, rejectionReason })).toBe(state);
});

it('PA-06 certificates: places of the types 1 and 2 require the seal', () => {
  expect([0, 1, 2, 3].map((type) => needsSeal({ type }))).toEqual([false, true, true, false]);
});

it('PA-06 certificates: an unspecified place requires the organisation', () => {
  expect(asksForOrganisation({ id: 16, name: 'другое' })).toBe(true);
  expect(asksForOrganisation({ id: 4, name: 'по\u00a0месту требования' })).toBe(true);
  expect(asksForOrganisation({ id: 4, name: 'в банк' })).toBe(false);
});

it.each([
  ['по месту требования: ОАО «Примерсвязь»', 'по\u00a0месту требования: ОАО «Примерсвязь»'],
  ['по месту требования (ОАО «Примерсвязь»)', 'по\u00a0месту требования: ОАО «Примерсвязь»'],
  ['по месту требования (ОАО «Примерсвязь (Минск)»)', 'по\u00a0месту требования: ОАО «Примерсвязь (Минск)»'],
  ['по\u00a0месту требования', 'по\u00a0месту требования'],
  ['в посольство (виза)', 'в посольство (виза)'],
  ['в суд (районный)', null],
  ['(ОАО «Примерсвязь»)', null],
])('PA-06 certificates: the place %s is %s', (text, place) => {
  const places = ['по\u00a0месту требования', 'в посольство (виза)'].map((name, id) => ({
    id,
    name,
    type: 0,
  }));
  expect(orderedPlace(places, text)?.text ?? null).toBe(place);
});

it.each([
  ['is 1 when there are none', [], 1],
  ['follows the highest of the year', [[2026, 101, 1145]], 1146],
  ['is 1 in a new year', [[2025, 101, 1867]], 1],
  [
    'is 1 when every year began with 1',
    [
      [2024, 1, 900],
      [2025, 1, 1867],
    ],
    1,
  ],
  [
    'continues when the previous year continued too',
    [
      [2024, 1, 900],
      [2025, 901, 1867],
    ],
    1868,
  ],
  ['is unknown when the numbers are used up', [[2026, 1, 1_000_000]], null],
] as const)('certificates: the next number %s', (_, years, next) => {
  const stored = years.map(([year, lowest, highest]) => ({ year, lowest, highest }));
  expect(nextCertificateNumber(stored, 2026)).toBe(next);
});

it('certificates: issued together have consecutive numbers', () => {
  expect(consecutiveNumbers(1146, 3)).toEqual([1146, 1147, 1148]);
});
