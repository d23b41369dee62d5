import { groups } from '../../src/db/tables/groups.ts';
import type { CallFixtures } from '../call-fixture.ts';

/** A weekly lesson without groups, teachers and rooms. */
export const anyLesson = {
  term: '2026-autumn',
  isExam: false,
  day: 1,
  weeks: [1, 3],
  subgroup: 0,
  startTime: '09:00',
  endTime: '10:20',
  subject: 'Проба',
  subjectFull: null,
  type: 'ЛК',
  note: null,
  rooms: [],
  date: null,
  startDate: null,
  endDate: null,
  isAnnouncement: false,
  groupIds: [],
  employeeIds: [],
};
const planned = (changes: object) => ({ query: { lesson: JSON.stringify({ ...anyLesson, ...changes }) } });
const ofTerm = (query: object) => ({ query: { term: '2026-autumn', ...query } });

export const timetable: CallFixtures = {
  week: {
    request: async (db) => {
      const [group] = await db.select({ id: groups.id }).from(groups).limit(1);
      return ofTerm({ groupId: String(group?.id) });
    },
    wrong: [
      ['term', { query: { term: '2026-winter', room: '512-4 к.' } }],
      ['groupId', ofTerm({})],
      ['groupId', ofTerm({ groupId: '1', room: '512-4 к.' })],
      ['employeeId', ofTerm({ employeeId: 'first' })],
      ['room', ofTerm({ room: '' })],
    ],
  },
  workbook: {
    request: ofTerm({ room: '512-4 к.' }),
    wrong: [
      ['term', { query: { term: '2026', room: '512-4 к.' } }],
      ['groupId', ofTerm({})],
      ['draftId', ofTerm({ room: '512-4 к.', draftId: 'first' })],
    ],
  },
  fit: {
    request: planned({}),
    wrong: [
      ['lesson', { query: { lesson: '{' } }],
      ['lesson.day', planned({ day: 7 })],
      ['lesson.weeks.0', planned({ weeks: [5] })],
      ['lesson.startTime', planned({ startTime: '9' })],
      ['lesson.place', planned({ place: 1 })],
      ['draftId', { query: { ...planned({}).query, draftId: 'first' } }],
    ],
  },
  suggestions: {
    request: planned({}),
    wrong: [
      ['lesson.day', planned({ day: 0 })],
      ['draftId', { query: { ...planned({}).query, draftId: '0' } }],
    ],
  },
};
