import { describe, expect, it } from 'vitest';
import { defaultBells } from './default-bells.ts';
import { buildingOf, pausesOf, type Slot, windowBetween } from './pauses.ts';

describe('PUB-01 gap between lessons', () => {
  it.each([
    ['10:20', '10:35', null], // the next pair
    ['11:55', '12:25', null],
    ['10:20', '12:25', 125], // the second pair is free
    ['10:20', '14:00', 220], // two pairs are free
    ['13:30', '15:50', 140], // after an exam with times off the bell schedule
    ['09:40', '11:00', null], // as long as a pair, but no pair is free from bell to bell
    ['18:45', '20:30', null], // after the last bell
  ])('pauses: a gap from %s to %s lasts %s', (end, start, minutes) => {
    expect(windowBetween(end, start, defaultBells)).toBe(minutes);
  });
});

describe('PUB-01 building of a room', () => {
  it.each([
    ['417-4 к.', '4 к.'],
    ['705а-4 к.', '4 к.'],
    ['12-бис-5 к.', '5 к.'],
    ['спортзал', null],
    ['', null],
  ])('pauses: the room %j is in %j', (room, building) => {
    expect(buildingOf(room)).toBe(building);
  });
});

describe('PUB-01 pauses between the lessons of a day', () => {
  const slot = (start: string, end: string, ...rooms: string[]): Slot => ({ start, end, rooms });
  const first = slot('09:00', '10:20', '101-4 к.');

  it.each([
    [
      'shows a way to another building',
      [first, slot('10:35', '11:55', '202-1 к.')],
      { kind: 'way', building: '1 к.' },
    ],
    ['shows no way within a building', [first, slot('10:35', '11:55', '202-4 к.')], null],
    [
      'shows no way after a long break',
      [slot('10:35', '11:55', '1-1 к.'), slot('12:25', '13:45', '1-4 к.')],
      null,
    ],
    ['shows no way to an unknown building', [first, slot('10:35', '11:55', 'спортзал')], null],
    [
      'shows no way when subgroups go to different buildings',
      [first, slot('10:35', '11:55', '1-1 к.', '1-2 к.')],
      null,
    ],
    [
      'shows a way when both subgroups change the building',
      [first, slot('10:35', '11:55', '1-1 к.', '2-1 к.')],
      { kind: 'way', building: '1 к.' },
    ],
    [
      'shows a window rather than a way',
      [first, slot('12:25', '13:45', '1-1 к.')],
      { kind: 'window', minutes: 125 },
    ],
    [
      'shows nothing while a longer lesson is in progress',
      [slot('09:00', '13:45', '1-4 к.'), slot('10:35', '11:55', '1-1 к.'), slot('14:00', '15:20', '2-4 к.')],
      null,
    ],
  ] as const)('pauses: %s', (_what, slots, expected) => {
    const pauses = pausesOf(slots, defaultBells);
    expect(pauses).toHaveLength(slots.length);
    expect(pauses[0]).toBeNull();
    expect(pauses.at(-1)).toEqual(expected);
  });
});
