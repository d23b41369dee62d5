import { describe, expect, it } from 'vitest';
import {
  administratorHealth,
  backupHealth,
  clockHealth,
  diskHealth,
  latencyHealth,
  outboxHealth,
  worstOf,
} from './doctor.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const GIGABYTE = 1024 ** 3;

it('doctor: the worst of several results counts', () => {
  expect([worstOf([]), worstOf(['ok', 'look', 'ok']), worstOf(['bad', 'look'])]).toEqual([
    'ok',
    'look',
    'bad',
  ]);
});

describe('measurements', () => {
  it.each([
    [0, 0, 'ok'],
    [-4999, 0, 'ok'],
    [5000, 0, 'look'],
    [-30_000, 0, 'bad'],
    [30_500, 1000, 'look'],
    [500, 1000, 'ok'],
  ] as const)('doctor: clocks that differ by %d ms, measured to %d ms: %s', (apart, margin, health) => {
    expect(clockHealth(apart, margin)).toBe(health);
  });

  it.each([
    [3, 'ok'],
    [50, 'look'],
    [1000, 'bad'],
  ] as const)('doctor: a database that takes %d ms: %s', (took, health) => {
    expect(latencyHealth(took)).toBe(health);
  });

  it.each([
    [0.1, null, 'bad'],
    [0.5, null, 'look'],
    [2, null, 'ok'],
    [2, 3, 'look'],
    [7, 3, 'ok'],
  ] as const)('doctor: %d GB free with a database of %d: %s', (free, database, health) => {
    const sizes = { free: free * GIGABYTE, database: database === null ? null : database * GIGABYTE };
    expect(diskHealth(sizes)).toBe(health);
  });

  it.each([
    [null, 'look'],
    [24 * HOUR, 'ok'],
    [26 * HOUR, 'look'],
    [7 * 24 * HOUR, 'bad'],
  ] as const)('doctor: the newest backup is %d ms old: %s', (age, health) => {
    expect(backupHealth(age)).toBe(health);
  });

  it.each([
    [{ overdue: null, failed: 0, isServed: true }, 'ok'],
    [{ overdue: 60 * SECOND, failed: 0, isServed: true }, 'ok'],
    [{ overdue: 600 * SECOND, failed: 0, isServed: true }, 'look'],
    [{ overdue: HOUR, failed: 0, isServed: true }, 'bad'],
    [{ overdue: 100 * HOUR, failed: 0, isServed: false }, 'look'],
    [{ overdue: null, failed: 1, isServed: true }, 'look'],
  ] as const)('doctor: an outbox of %j: %s', (facts, health) => {
    expect(outboxHealth(facts)).toBe(health);
  });

  it.each([
    [0, 0, 'bad'],
    [2, 1, 'look'],
    [2, 2, 'ok'],
  ] as const)('doctor: %d administrators, %d of them with a second factor: %s', (able, secured, health) => {
    expect(administratorHealth({ able, secured })).toBe(health);
  });
});
