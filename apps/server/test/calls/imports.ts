import * as calls from '@semestr/api/imports';
import type { CallFixture, CallFixtures } from '../call-fixture.ts';

/** Imports take lists of records; the records have separate tests. */
const list: CallFixture = {
  request: { body: [] },
  wrong: [
    ['body', { body: {} }],
    ['0', { body: [null] }],
    ['0', { body: [7] }],
    ['body', { body: Array.from({ length: calls.IMPORT_BATCH + 1 }, () => ({})) }],
  ],
};

export const imports: CallFixtures = Object.fromEntries(
  [
    'faculties',
    'departments',
    'specialities',
    'employees',
    'rooms',
    'groups',
    'schedules',
    'announcements',
  ].map((kind) => [kind, list]),
);
