import type { Bell } from './bells.ts';

/** The first date that can be requested: the default bells apply to every day. */
const validFrom = '2000-01-01';

/** The initial bells of a new database, and the fallback for a provider without bells. */
export const defaultBells: readonly [Bell, ...Bell[]] = [
  { number: 1, start: '09:00', end: '10:20', validFrom },
  { number: 2, start: '10:35', end: '11:55', validFrom },
  { number: 3, start: '12:25', end: '13:45', validFrom },
  { number: 4, start: '14:00', end: '15:20', validFrom },
  { number: 5, start: '15:50', end: '17:10', validFrom },
  { number: 6, start: '17:25', end: '18:45', validFrom },
];
