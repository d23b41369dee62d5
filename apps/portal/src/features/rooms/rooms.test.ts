import type { Bell } from '@semestr/core/bells';
import { defaultBells } from '@semestr/core/default-bells';
import { describe, expect, it } from 'vitest';
import { parseSearch } from './address.ts';
import { selectedTime } from './rooms.ts';

const now = { today: '2026-11-20', time: '12:58' } as const;
const when = (search: string, bells: readonly Bell[] = defaultBells) =>
  selectedTime(parseSearch(new URLSearchParams(search)), now, bells);
const pair = (number: number, from: string, to: string) => ({
  kind: 'pair',
  pair: number,
  span: { from, to },
});
const at = (kind: 'now' | 'time', time: string) => ({ kind, span: { from: time, to: time } });

describe('selected time of free rooms', () => {
  it.each([
    ['now, when nothing is selected', '', at('now', '12:58')],
    ['the selected pair', 'at=4', pair(4, '14:00', '15:20')],
    ['the selected time', 'at=13:50', at('time', '13:50')],
    ['now instead of a pair that today does not have', 'at=7', at('now', '12:58')],
    ['now instead of an impossible pair', 'at=21', at('now', '12:58')],
    ['the first pair of another day', 'date=2026-11-21', pair(1, '09:00', '10:20')],
    [
      'the first pair of another day, which lacks the selected one',
      'date=2026-11-21&at=7',
      pair(1, '09:00', '10:20'),
    ],
  ])('rooms: are looked up at %s', (_what, search, expected) => {
    expect(when(search)).toEqual(expected);
  });

  it('rooms: on a day without bells uses the current time, or noon on another day', () => {
    expect(when('at=4', [])).toEqual(at('now', '12:58'));
    expect(when('date=2026-11-21', [])).toEqual(at('time', '12:00'));
    expect(when('date=2026-11-21&at=13:50', [])).toEqual(at('time', '13:50'));
  });
});
