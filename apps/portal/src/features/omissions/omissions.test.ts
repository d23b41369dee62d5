import type { OmissionRequest } from '@semestr/api/omissions';
import { expect, it } from 'vitest';
import { dayOf, hoursRows, monthRows, toRequestViews } from './omissions.ts';
import { noValues, requestValues, toValues } from './request-values.ts';

const request = (id: number, more: Partial<OmissionRequest> = {}): OmissionRequest => ({
  id,
  number: 0,
  status: 'Ожидание',
  createdDate: '2026-11-18T12:00:00.000',
  dateFrom: '2026-11-02',
  dateTo: '2026-11-04',
  omissionCertificateType: 'Справка',
  placeOfStay: '',
  rejectionReason: null,
  signature: null,
  ...more,
});

it('PA-07 PA-15 absences: lists the newest request first, whatever order a provider uses', () => {
  const views = toRequestViews([request(3), request(9), request(5)]);
  expect(views.map(({ id }) => id)).toEqual([9, 5, 3]);
});

it('PA-07 absences: converts a request with the details that the provider returns', () => {
  const [first, second] = toRequestViews([
    request(2, { status: 'Отклонена', decidedDate: '2026-11-19T10:00:00.000' }),
    request(1, { status: 'Утеряна', dateFrom: 'вчера' }),
  ]);
  expect(first).toMatchObject({ state: 'rejected', createdOn: '2026-11-18', decidedOn: '2026-11-19' });
  expect(second).toMatchObject({ state: null, decidedOn: null, from: null, to: '2026-11-04' });
});

it('PA-07 absences: scales bars to the longest one', () => {
  const rows = hoursRows([
    { name: 'a', total: 8, excused: 2 },
    { name: 'b', total: 4, excused: null },
    { name: 'c', total: 0, excused: 0 },
  ]);
  expect(rows.map(({ parts }) => parts)).toEqual([
    { excused: 0.25, unexcused: 0.75 },
    { excused: 0, unexcused: 0.5 },
    { excused: 0, unexcused: 0 },
  ]);
});

it("PA-07 absences: names a month in the page's language when its provider sends ISO", () => {
  const month = { month: 'сентябрь 2026', omissionCount: 4, term: 3, totalHours: 4 };
  const names = [{ ...month, isoMonth: '2026-09', excusedCount: 1 }, month].map((one) =>
    monthRows([one], (first) => `of ${first}`),
  );
  expect(names.flat()).toMatchObject([
    { name: 'of 2026-09-01', excused: 1 },
    { name: 'сентябрь 2026', excused: null },
  ]);
});

it('absences: parses dates in every format that providers use', () => {
  expect(['2026-12-31', '31.12.2026', Date.UTC(2026, 11, 31), 'завтра'].map(dayOf)).toEqual([
    '2026-12-31',
    '2026-12-31',
    '2026-12-31',
    null,
  ]);
});

it('PA-07 absences: the form validates the period and is prefilled from a rejected request', () => {
  const faults = (dateFrom: string, dateTo: string): unknown[] => {
    const { error } = requestValues('2026-11-20').safeParse({ ...noValues, type: '1', dateFrom, dateTo });
    return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  };
  expect(faults('02.11.2026', '4.11.2026')).toEqual([]);
  expect(faults('21.11.2026', '22.11.2026')).toEqual([['dateFrom', 'too-big']]);
  expect(faults('01.11.2025', '02.11.2025')).toEqual([['dateFrom', 'too-small']]);
  expect(faults('04.11.2026', '02.11.2026')).toEqual([['dateTo', 'too-small']]);
  expect(faults('01.01.2026', '01.11.2026')).toEqual([['dateTo', 'too-big']]);
  expect(faults('', '31.11.2026')).toEqual([
    ['dateFrom', 'required'],
    ['dateTo', 'format'],
  ]);
  const [refused] = toRequestViews([request(1, { placeOfStay: 'Гродно' })]);
  expect(refused && toValues(refused, [{ id: 7, name: 'Справка' }])).toEqual({
    type: '7',
    dateFrom: '02.11.2026',
    dateTo: '04.11.2026',
    place: 'Гродно',
  });
});
