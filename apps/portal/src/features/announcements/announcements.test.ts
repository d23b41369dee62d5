import type { Announcement } from '@semestr/api/announcements';
import { describe, expect, it } from 'vitest';
import { byDay, isFrom } from './announcements.ts';
import {
  announcementValues,
  toConsultation,
  lastConsultation,
  noValues,
  type Values,
  toValues,
  toRequestBody,
} from './values.ts';

const today = '2026-11-20';

const announcement = (more: Partial<Announcement> = {}): Announcement => ({
  id: 7,
  employee: 'Образцов И. Л. (доцент)',
  urlId: 'i-obrazcov',
  content: 'Консультация перед экзаменом.',
  date: '25.11.2026',
  startTime: '14:00',
  endTime: '15:20',
  auditory: '304-5 к.',
  employeeDepartments: ['Каф.ПС'],
  studentGroups: [{ id: 24066, name: '428501' }],
  ...more,
});

it('PA-05 announcements: sorts the next first and earlier times first, for any order and date format', () => {
  const days = byDay([
    announcement({ id: 1, date: '2026-12-02' }),
    announcement({ id: 2, date: '25.11.2026', startTime: '15:50' }),
    announcement({ id: 3, date: '25.11.2026', startTime: '09:00' }),
    announcement({ id: 4, date: '25.11.2026', startTime: null, endTime: null }),
  ]);
  expect(days.map(([day, ofDay]) => [day, ofDay.map(({ id }) => id)])).toEqual([
    ['2026-11-25', [4, 3, 2]],
    ['2026-12-02', [1]],
  ]);
});

it('PA-05 announcements: an announcement without a source is addressed to the group', () => {
  expect(isFrom(announcement(), 'group')).toBe(true);
  expect(isFrom(announcement(), 'educators')).toBe(false);
  expect(isFrom(announcement({ sources: ['educators'] }), 'group')).toBe(false);
});

describe('PA-05 announcement form', () => {
  const values = (more: Partial<Values> = {}): Values => ({
    ...noValues,
    content: 'Зачёт',
    day: '25.11.2026',
    groups: ['428501'],
    ...more,
  });
  const faults = (more: Partial<Values>) =>
    (announcementValues(today).safeParse(values(more)).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')} ${message}`,
    );

  it.each<[string, Partial<Values>, string[]]>([
    ['the least that is needed', {}, []],
    ['today', { day: '20.11.2026' }, []],
    ['yesterday', { day: '19.11.2026' }, ['day too-small']],
    ['no day', { day: ' ' }, ['day required']],
    ['a day that there is not', { day: '31.11.2026' }, ['day format']],
    ['no group', { groups: [] }, ['groups required']],
    ['a beginning alone', { from: '14' }, []],
    ['an end alone', { to: '14' }, ['from required']],
    ['an end before the beginning', { from: '14', to: '13:59' }, ['to too-small']],
    ['a time that there is not', { from: '25:00' }, ['from format']],
    [
      'a consultation without a time and a place',
      { kind: 'consultation' },
      ['from required', 'to required', 'room required'],
    ],
    ['a consultation', { kind: 'consultation', from: '14', to: '15:20', room: '304-5' }, []],
  ])('announcements: form validates %s', (_what, more, expected) => {
    expect(faults(more)).toEqual(expected);
  });

  it('announcements: form sends ids, times and a room label in the format of the university', () => {
    const lists = { groups: [{ id: 24066, name: '428501' }], rooms: ['304-5 к.', '304-4 к.'] };
    expect(toRequestBody(values({ from: '9', to: '1020', room: '304-5' }), lists)).toEqual({
      content: 'Зачёт',
      date: '25.11.2026',
      startTime: '09:00',
      endTime: '10:20',
      auditory: '304-5 к.',
      groupIds: [24066],
    });
    // The server reports unknown rooms.
    expect(toRequestBody(values({ room: 'за углом' }), lists).auditory).toBe('за углом');
    expect(toRequestBody(values(), lists)).toMatchObject({ startTime: null, endTime: null, auditory: null });
  });

  it('announcements: form is prefilled with the announcement being edited', () => {
    expect(
      toValues(
        announcement({ date: '2026-11-25', auditory: { id: 1, name: '304', buildingNumber: '5 к.' } }),
      ),
    ).toEqual({
      kind: 'plain',
      content: 'Консультация перед экзаменом.',
      day: '25.11.2026',
      from: '14:00',
      to: '15:20',
      room: '304-5 к.',
      groups: ['428501'],
    });
  });

  it('announcements: a consultation keeps the input and is prefilled from the last one, a week later', () => {
    const last = lastConsultation([
      announcement({ content: 'Зачёт' }),
      announcement({ date: '2026-11-04' }),
      announcement({ date: '2026-10-28' }),
    ]);
    expect(toConsultation(noValues, { word: 'Консультация', last, today })).toEqual({
      kind: 'consultation',
      content: 'Консультация',
      day: '25.11.2026',
      from: '14:00',
      to: '15:20',
      room: '304-5 к.',
      groups: ['428501'],
    });
    const typed = values({ content: 'Разбор задач', room: '101-1', groups: ['428502'] });
    expect(toConsultation(typed, { word: 'Консультация', last, today })).toMatchObject({
      content: 'Разбор задач',
      day: '25.11.2026',
      room: '101-1',
      groups: ['428502'],
    });
    expect(toConsultation(noValues, { word: 'Консультация', last: null, today })).toEqual({
      ...noValues,
      kind: 'consultation',
      content: 'Консультация',
    });
  });
});
