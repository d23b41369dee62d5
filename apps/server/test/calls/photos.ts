import { and, isNotNull } from 'drizzle-orm';
import type { CallFixtures } from '../call-fixture.ts';
import { employees } from '../../src/db/tables/employees.ts';
import { photos as table } from '../../src/db/tables/photos.ts';

/** One red pixel as a PNG. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const DRAWING = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`;
const HALF = Buffer.from(PIXEL, 'base64').subarray(0, 40).toString('base64');

export const photos: CallFixtures = {
  ofEmployee: {
    request: async (db) => {
      const [photo] = await db.select().from(table).where(isNotNull(table.employeeId));
      return { params: { id: photo?.employeeId } };
    },
    wrong: [['id', { params: { id: 'first' } }]],
  },
  ofStudent: {
    request: async (db) => {
      // Others see a student's picture only if the student shows it.
      const [photo] = await db
        .select()
        .from(table)
        .where(and(isNotNull(table.studentId), isNotNull(table.picture), table.isShown));
      return { params: { name: photo?.name } };
    },
    wrong: [['name', { params: { name: 'first' } }]],
  },
  upload: {
    request: { body: `data:image/png;base64,${PIXEL}` },
    wrong: [
      ['body', {}],
      ['body', { body: 'a photo' }],
      ['body', { body: DRAWING }],
      ['body', { body: `data:image/png;base64,${HALF}` }],
      ['body', { body: { note: 'no file' } }],
    ],
  },
  setOfEmployee: {
    request: async (db) => {
      const [employee] = await db.select({ id: employees.id }).from(employees).limit(1);
      return { params: { id: employee?.id }, body: { photoBase64String: PIXEL } };
    },
    wrong: [
      ['id', { params: { id: 'first' }, body: { photoBase64String: PIXEL } }],
      ['photoBase64String', { params: { id: '1' }, body: {} }],
      ['photoBase64String', { params: { id: '1' }, body: { photoBase64String: 7 } }],
    ],
  },
  change: {
    request: { body: { photoBase64String: PIXEL } },
    wrong: [
      ['photoBase64String', { body: {} }],
      ['photoBase64String', { body: { photoBase64String: '' } }],
      ['photoBase64String', { body: { photoBase64String: DRAWING } }],
      ['photoBase64String', { body: { photoBase64String: HALF } }],
    ],
  },
  show: {
    request: { query: { showPhoto: 'false' } },
    wrong: [
      ['showPhoto', {}],
      ['showPhoto', { query: { showPhoto: 'perhaps' } }],
    ],
  },
};
