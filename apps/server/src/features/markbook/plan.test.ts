import { login } from '@semestr/api/auth';
import { own } from '@semestr/api/markbook';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { groups } from '../../db/tables/groups.ts';
import { makePerson } from '../../../test/people.ts';
import { NOW, startTestServer } from '../../../test/server.ts';

const server = await startTestServer();
afterAll(server.close);

it('markbook: the current semester shows its plan before any marks exist', async () => {
  const beginner = await makePerson(server.db, 'student', new Date(NOW));
  const visitor = await server.client();
  await visitor.call(login, { body: beginner });
  const { averageMark, markPages, runningSemester } = await visitor.call(own, {});
  expect([averageMark, runningSemester]).toEqual([0, 3]);
  expect(Object.keys(markPages)).toEqual(['3']);
  const rows = markPages['3']?.marks ?? [];
  expect(rows.length).toBeGreaterThan(4);
  for (const row of rows)
    expect(row).toMatchObject({
      mark: '',
      date: null,
      teacher: null,
      retakesCount: 0,
      canStudyInParallel: null,
      canLiquidationAcademicDifferences: null,
      lmsEducationTerms: null,
    });
  // The planned subjects appear once: those with marks are not repeated.
  const markbook = await (await server.client('student')).call(own, {});
  const subjectsOf = (page: typeof rows) => page.map(({ idSubject }) => idSubject).toSorted((a, b) => a - b);
  expect(subjectsOf(markbook.markPages['3']?.marks ?? [])).toEqual(subjectsOf(rows));
});

it('markbook: a group without a course has no current semester', async () => {
  await server.db.update(groups).set({ course: null }).where(eq(groups.name, '428501'));
  const { markPages, runningSemester } = await (await server.client('student')).call(own, {});
  expect(runningSemester).toBeNull();
  expect(Object.keys(markPages)).toEqual(['1', '2', '3']);
});
