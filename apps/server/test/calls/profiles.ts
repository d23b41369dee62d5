import * as calls from '@semestr/api/profiles';
import type { CallFixtures } from '../call-fixture.ts';

const right = calls.search.example.body;
const wrong = (part: object) => ({ body: { ...right, ...part } });

export const profiles: CallFixtures = {
  search: {
    request: { body: right },
    wrong: [
      ['course', wrong({ course: 2 })],
      ['course', wrong({ course: Array.from({ length: 21 }, () => 1) })],
      ['course.0', wrong({ course: ['second'] })],
      ['currentPage', wrong({ currentPage: -1 })],
      ['currentPage', wrong({ currentPage: 1_000_000 })],
      ['faculties.0', wrong({ faculties: [-1] })],
      ['lastName', wrong({ lastName: 'x'.repeat(101) })],
      ['searchJob', wrong({ searchJob: 'yes' })],
      ['skills.0', wrong({ skills: [{ id: 1 }] })],
      ['skills', wrong({ skills: Array.from({ length: 21 }, () => ({ id: null, name: 'Go' })) })],
    ],
  },
};
