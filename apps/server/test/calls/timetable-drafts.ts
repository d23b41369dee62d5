import type { Database } from '../../src/db/database.ts';
import { timetableDrafts as drafts } from '../../src/db/tables/timetable-drafts.ts';
import type { CallFixtures } from '../call-fixture.ts';
import { NOW } from '../snapshot.ts';
import { anyLesson } from './timetable.ts';

/** The demo has no drafts, so no call finds this one; their results are tested separately. */
const params = { id: '1' };
const wrongIds = [['id', { params: { id: 'first' } }]] as const;

/** Adds a draft without changes. */
export async function addDraft(db: Database): Promise<void> {
  await db.insert(drafts).values({ term: '2026-autumn', name: 'Весна', createdAt: new Date(NOW) });
}
const ofLesson = { ...params, lessonId: '1' };
const body = { ...anyLesson, subject: 'Проба' };

const wrongLessons = [
  ['day', { params: ofLesson, body: { ...body, day: 7 } }],
  ['weeks.0', { params: ofLesson, body: { ...body, weeks: [5] } }],
  ['place', { params: ofLesson, body: { ...body, place: 1 } }],
] as const;

export const timetableDrafts: CallFixtures = {
  list: {
    request: { query: { term: '2026-autumn' } },
    wrong: [['term', { query: { term: '2026' } }]],
  },
  create: {
    request: { body: { term: '2026-autumn', name: 'Проба' } },
    wrong: [
      ['term', { body: { term: 'autumn', name: 'Проба' } }],
      ['name', { body: { term: '2026-autumn', name: '' } }],
      ['name', { body: { term: '2026-autumn', name: 'x'.repeat(101) } }],
    ],
  },
  one: {
    request: async (db) => {
      const [any] = await db.select({ id: drafts.id }).from(drafts).limit(1);
      return { params: { id: String(any?.id ?? 1) } };
    },
    wrong: wrongIds,
  },
  remove: { request: { params }, wrong: wrongIds },
  addLesson: { request: { params, body }, wrong: wrongLessons },
  saveLesson: { request: { params: ofLesson, body }, wrong: wrongLessons },
  removeLesson: {
    request: { params: ofLesson },
    wrong: [['lessonId', { params: { ...params, lessonId: 'first' } }]],
  },
  discard: {
    request: { params: { ...params, changeId: '1' } },
    wrong: [['changeId', { params: { ...params, changeId: 'first' } }]],
  },
  copy: {
    request: {
      params,
      body: { from: { term: '2026-autumn', groupId: 1, day: 1 }, to: { groupId: 1, day: 6 } },
    },
    wrong: [
      ['from.term', { params, body: { from: { term: '2026', groupId: 1 }, to: { groupId: 1 } } }],
      ['to.day', { params, body: { from: { term: '2026-autumn', groupId: 1 }, to: { groupId: 1, day: 7 } } }],
    ],
  },
  search: {
    request: { params, body: { groupIds: [1], seconds: 1 } },
    wrong: [
      ['seconds', { params, body: { seconds: 301 } }],
      ['groupIds', { params, body: { groupIds: [], seconds: 1 } }],
      ['facultyId', { params, body: { facultyId: 'first', seconds: 1 } }],
      ['seed', { params, body: { seed: 0, seconds: 1 } }],
    ],
  },
  stopSearch: { request: { params }, wrong: wrongIds },
  publish: {
    request: { params, body: {} },
    wrong: [['inSpiteOfClash', { params, body: { inSpiteOfClash: 'yes' } }]],
  },
  takeBack: { request: { params }, wrong: wrongIds },
};
