import { expect, it } from 'vitest';
import { reminderOf } from './reminders.ts';

it.each([
  ['2026-11-24', null],
  ['2026-11-23', 'soon'],
  ['2026-11-20', 'soon'],
  ['2026-11-19', 'overdue'],
] as const)('reminders: on 20.11.2026 something due on %s: %s', (dueOn, reminder) => {
  expect(reminderOf({ dueOn, today: '2026-11-20' })).toBe(reminder);
});
