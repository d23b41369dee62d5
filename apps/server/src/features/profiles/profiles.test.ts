import * as cv from '@semestr/api/cv';
import * as faculties from '@semestr/api/faculties';
import * as photos from '@semestr/api/photos';
import * as calls from '@semestr/api/profiles';
import { rowsOf } from '@semestr/api/rows';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { students } from '../../db/tables/students.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let visitor: Visitor;
let student: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  visitor = await server.client();
  student = await server.client('student');
});
afterAll(() => server.close());

const everything: object = calls.search.example.body;
const search = (part: object) => visitor.call(calls.search, { body: { ...everything, ...part } });
const names = async (part: object) => (await search(part)).cvs.map(({ lastName }) => lastName);
const anna = async () => (await search({ lastName: 'Лисицкая' })).cvs[0];

describe('search in CVs', () => {
  it('CV search: is public, and finds published CVs ordered by name, on pages from 1', async () => {
    const published = await server.db.$count(students, eq(students.isPublished, true));
    const first = await search({});
    expect(first).toMatchObject({ totalItems: published, currentPage: 1, pageSize: 10 });
    expect(first.totalPages).toBe(Math.ceil(published / 10));
    const pages = Array.from({ length: first.totalPages }, (_, page) => ({ currentPage: page + 1 }));
    const all = (await Promise.all(pages.map(search))).flatMap(({ cvs }) => cvs);
    expect(new Set(all.map(({ id }) => id)).size).toBe(published);
    expect(all.every((one) => one.published)).toBe(true);
    const pastEnd = await search({ currentPage: 99 });
    expect([pastEnd.cvs, pastEnd.totalItems]).toEqual([[], published]);
  });

  it('CV search: echoes the query', async () => {
    const query = {
      course: [2],
      currentPage: 1,
      faculties: [],
      lastName: 'Ли',
      searchJob: true,
      skills: [{ id: 1, name: 'Python' }],
    };
    expect(await search(query)).toMatchObject(query);
  });

  it('CV search: shows no date of birth, no hidden rating, no hidden photo', async () => {
    const own = await student.call(cv.personalCv, {});
    expect(await anna()).toEqual({ ...own, birthDate: '' });
    await student.call(cv.setShowRating, { body: { showRating: false } });
    await student.call(photos.show, { query: { showPhoto: 'false' } });
    expect(await anna()).toEqual({ ...own, birthDate: '', showRating: false, rating: 0, photoUrl: null });
  });

  it('CV search: filters by surname, course, faculty, job and every skill', async () => {
    const own = await student.call(cv.personalCv, {});
    const all = rowsOf(await visitor.call(faculties.all, {}));
    const ofOwn = all.filter(({ abbrev }) => abbrev === own.faculty).map(({ id }) => id);
    const [python, react] = ['Python', 'React'].map((name) => own.skills.find((one) => one.name === name));
    const right: object[] = [
      { lastName: 'лисиц' },
      { lastName: 'Лісіцкая' },
      { lastName: 'Lisitskaya' },
      { lastName: 'Kbcbw' },
      { lastName: 'Лис', course: [1, 2] },
      { lastName: 'Лис', faculties: ofOwn },
      { lastName: 'Лис', searchJob: true },
      { lastName: 'Лис', skills: [python, { id: null, name: 'react' }] },
    ];
    for (const part of right) expect(await names(part)).toContain('Лисицкая');
    const wrong: object[] = [
      { lastName: 'исиц' },
      { lastName: '%' },
      { lastName: 'Лис', course: [1] },
      { lastName: 'Лис', faculties: [2_000_000] },
      { lastName: 'Лис', skills: [python, react, { id: null, name: 'Немецкий язык, A2' }] },
    ];
    for (const part of wrong) expect(await names(part)).not.toContain('Лисицкая');
  });

  it('CV search: excludes a CV that is no longer published', async () => {
    await student.call(cv.setPublished, { body: { published: false } });
    expect(await anna()).toBeUndefined();
  });
});
