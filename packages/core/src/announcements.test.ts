import { describe, expect, it } from 'vitest';
import { type AnnouncedEvent, recipientsOfChange, timesFault } from './announcements.ts';

const today = '2026-11-20';
const announced = (more: Partial<AnnouncedEvent> = {}): AnnouncedEvent => ({
  date: '2026-11-25',
  startTime: '14:00',
  endTime: '15:20',
  room: '304-5 к.',
  groupIds: [1, 2],
  ...more,
});
const none = { written: [], changed: [], withdrawn: [] };

describe('PA-05 recipients of an announcement', () => {
  it.each<[string, AnnouncedEvent | null, AnnouncedEvent | null, object]>([
    ['is new', null, announced(), { written: [1, 2] }],
    ['is withdrawn', announced(), null, { withdrawn: [1, 2] }],
    ['has another day', announced(), announced({ date: '2026-11-26' }), { changed: [1, 2] }],
    ['begins at another time', announced(), announced({ startTime: '13:00' }), { changed: [1, 2] }],
    ['ends at another time', announced(), announced({ endTime: null }), { changed: [1, 2] }],
    ['has another room', announced(), announced({ room: null }), { changed: [1, 2] }],
    ['has another text', announced(), announced(), {}],
    ['has other groups', announced(), announced({ groupIds: [2, 3] }), { written: [3], withdrawn: [1] }],
    [
      'has other groups and another day',
      announced(),
      announced({ groupIds: [2, 3], date: '2026-11-26' }),
      { written: [3], changed: [2], withdrawn: [1] },
    ],
    ['is over and withdrawn', announced({ date: '2026-11-19' }), null, {}],
    [
      'was over and is moved to the future',
      announced({ date: '2026-11-19' }),
      announced(),
      { written: [1, 2] },
    ],
    ['is today and withdrawn', announced({ date: today }), null, { withdrawn: [1, 2] }],
  ])(
    'announcements: notifies the right groups of an announcement that %s',
    (_what, before, after, expected) => {
      expect(recipientsOfChange(before, after, today)).toEqual({ ...none, ...expected });
    },
  );
});

it.each([
  [null, null, null],
  ['14:00', null, null],
  ['14:00', '15:20', null],
  [null, '15:20', { field: 'startTime', reason: 'required' }],
  ['14:00', '14:00', { field: 'endTime', reason: 'too-small' }],
  ['14:00', '13:59', { field: 'endTime', reason: 'too-small' }],
])('PA-05 announcements: checks the times from %s to %s', (startTime, endTime, fault) => {
  expect(timesFault({ startTime, endTime })).toEqual(fault);
});
