import { expect, it } from 'vitest';
import { backupName } from './backups.ts';

it.each([
  ['2026-11-25T06:12:59.999Z', 'semestr-2026-11-25T0912.backup'],
  ['2026-12-31T21:00:00.000Z', 'semestr-2027-01-01T0000.backup'],
])('backups: a backup of %s is named %s, in the university’s time zone', (now, name) => {
  expect(backupName(new Date(now))).toBe(name);
});
