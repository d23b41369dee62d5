import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { groups } from '../../src/db/tables/groups.ts';
import { logins } from '../server.ts';
import { sharedServer } from '../shared-server.ts';

/** Behaviour of ratings and markbooks on which independent clients rely; some are strict about every key. */
const server = await sharedServer();
const student = await server.as('student');

type Json = Record<string, unknown>;

async function get<T = Json[]>(path: string): Promise<T> {
  const response = await student.fetch(`/api/v1${path}`);
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

describe('studies', () => {
  const lessonKeys = [
    'controlPoint',
    'dateString',
    'gradeBookOmissions',
    'id',
    'isRespectfulOmission',
    'lessonNameAbbrev',
    'lessonTypeAbbrev',
    'lessonTypeId',
    'marks',
    'subGroup',
  ];

  it('wire format: disciplines have the two keys that strict clients support, unless more are requested', async () => {
    const [speciality] = await server.db.select().from(groups).where(eq(groups.name, '428501'));
    const rows = await get(
      `/list-disciplines?id=${String(speciality?.specialityId)}&course=2&isForeign=false`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Object.keys(row)).toEqual(['name', 'hours']);
  });

  it('wire format: the rating omits empty values, and has no key that strict clients do not support', async () => {
    const [speciality] = await server.db.select().from(groups).where(eq(groups.name, '428501'));
    const rows = await get(`/rating?sdef=${String(speciality?.specialityId)}&course=2`);
    expect(rows.length).toBeGreaterThan(0);
    const keyPattern =
      /^(?:studentCardNumber|average|hours|averageShift|(?:first|second|third)(?:Average|Hours))$/;
    for (const row of rows) {
      expect(Object.keys(row).filter((key) => !keyPattern.test(key))).toEqual([]);
      expect(Object.values(row)).not.toContain(null);
    }
  });

  it('wire format: a lesson of a rated student has every key and no other', async () => {
    const card = logins.student;
    const rated = await get<{ fio: unknown; lessons: Json[] }>(
      `/rating/studentRating?studentCardNumber=${card}`,
    );
    expect(Object.keys(rated).toSorted()).toEqual(['fio', 'id', 'lessons', 'subGroup', 'subGroupStudent']);
    expect(typeof rated.fio).toBe('string');
    expect(rated.lessons.length).toBeGreaterThan(0);
    for (const lesson of rated.lessons) {
      expect(Object.keys(lesson).toSorted()).toEqual(lessonKeys);
      expect(typeof lesson['controlPoint']).toBe('string');
    }
  });

  it('wire format: the grade book has students as an array, the markbook has hours as a text', async () => {
    const [book] = await get('/grade-book');
    expect(Array.isArray(book?.['students'])).toBe(true);
    const { number, markPages } = await get<{ number: string; markPages: Record<string, { marks: Json[] }> }>(
      '/markbook',
    );
    expect(number).toBe(logins.student);
    const marked = Object.values(markPages).flatMap(({ marks }) => marks);
    expect(marked.length).toBeGreaterThan(0);
    for (const { hours } of marked) expect(hours).toMatch(/^\d+\.\d$/);
  });
});
