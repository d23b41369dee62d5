import * as calls from '@semestr/api/cv';
import * as photos from '@semestr/api/photos';
import * as profiles from '@semestr/api/profiles';
import { eq } from 'drizzle-orm';
import { extractText, getMeta } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { skills as skillTable } from '../../db/tables/cv.ts';
import { marks } from '../../db/tables/marks.ts';
import { students } from '../../db/tables/students.ts';
import { logins, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let student: Visitor;
let headman: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.client('student');
  headman = await server.client('headman');
});
afterAll(() => server.close());

const own = () => student.call(calls.personalCv, {});

describe('own CV', () => {
  it('CV: contains each student’s data and texts', async () => {
    const [mine, other] = [await own(), await headman.call(calls.personalCv, {})];
    expect(other).toMatchObject({
      lastName: 'Карпеко',
      firstName: 'Илья',
      studentGroup: '428501',
      faculty: 'ФИС',
      photoUrl: null,
    });
    expect(mine.id).not.toBe(other.id);
    expect(mine.birthDate).toMatch(/^\d\d\.\d\d\.20\d\d$/);
    expect(mine.skills.map(({ name }) => name)).toContain('TypeScript');
    expect(mine.references.map(({ reference }) => reference)).toContain('t.me/example');
    expect(mine.photoUrl).toMatch(new RegExp(`^${server.url}/api/v1/profiles/photo/[\\w-]{22}$`));
  });

  it('CV: has a rating of up to five, computed from the marks', async () => {
    const [me] = await server.db.select().from(students).where(eq(students.cardNumber, logins.student));
    const ofMe = eq(marks.studentId, me?.id ?? 0);
    await server.db.update(marks).set({ mark: '9' }).where(ofMe);
    expect((await own()).rating).toBe(5);
    await server.db.update(marks).set({ mark: '5' }).where(ofMe);
    expect((await own()).rating).toBe(3);
    await server.db.update(marks).set({ mark: 'зачтено' }).where(ofMe);
    expect((await own()).rating).toBe(1);
  });

  it('CV: newer clients also receive the name in Belarusian', async () => {
    expect(await student.call(calls.personalProfile, {})).toEqual({
      ...(await own()),
      belarusianLastName: 'Лісіцкая',
      belarusianFirstName: 'Ганна',
      belarusianMiddleName: 'Ігараўна',
    });
  });

  it.each(['teacher', 'admin'] as const)('CV: returns 404 for the %s, who is not a student', async (who) => {
    const visitor = await server.as(who);
    for (const call of [calls.personalCv, calls.personalProfile])
      await expect(visitor.call(call, {})).rejects.toMatchObject({
        status: 404,
        reason: 'student-not-found',
      });
    await expect(visitor.call(calls.setSkills, { body: [] })).rejects.toMatchObject({ status: 404 });
  });
});

describe('skills', () => {
  const skillsNow = async () => (await own()).skills;

  it('CV skills: are found by the beginning of a word, case-insensitively', async () => {
    const names = async (name: string) =>
      (await student.call(calls.skills, { query: { name } })).map((skill) => skill.name);
    expect(await names('ДАН')).toEqual(['Анализ данных']);
    expect(await names('py')).toEqual(['Python']);
    expect(await names('%')).toEqual([]);
    expect((await names('')).length).toBeGreaterThan(20);
  });

  it('CV skills: are replaced in the given order, found by id or name, or created', async () => {
    const [git] = await student.call(calls.skills, { query: { name: 'git' } });
    const before = await server.db.$count(skillTable);
    await student.call(calls.setSkills, {
      body: [
        { id: null, name: 'Ассемблер ARM' },
        { id: git?.id, name: 'whatever' },
        { id: 5, name: ' python' },
        { id: null, name: 'ассемблер  arm' },
      ],
    });
    expect((await skillsNow()).map(({ name }) => name)).toEqual(['Ассемблер ARM', 'Git', 'Python']);
    expect(await server.db.$count(skillTable)).toBe(before + 1);
    await student.call(calls.setSkills, { body: [] });
    expect(await skillsNow()).toEqual([]);
  });

  it('CV skills: a new skill added by two students at the same time is created once', async () => {
    const before = await server.db.$count(skillTable);
    const body = [{ id: null, name: 'Forth' }];
    await Promise.all([student, headman].map((who) => who.call(calls.setSkills, { body })));
    expect(await server.db.$count(skillTable)).toBe(before + 1);
    expect(await skillsNow()).toEqual((await headman.call(calls.personalCv, {})).skills);
  });
});

describe('setting', () => {
  it.each([
    [calls.setSummary, 'summary', 'Ищу стажировку'],
    [calls.setShowRating, 'showRating', false],
    [calls.setSearchJob, 'searchJob', false],
    [calls.setPublished, 'published', false],
  ] as const)('CV: %o changes one field of the whole CV in the request', async (call, field, value) => {
    const before = await own();
    const body = { ...before, lastName: 'Чужая', searchJob: true, [field]: value, more: { x: 1 } };
    const response = await student.fetch(call.path, {
      method: call.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(await own()).toEqual({ ...before, [field]: value });
  });

  it('CV: stores an empty text as none', async () => {
    await student.call(calls.setSummary, { body: { summary: ' ' } });
    expect((await own()).summary).toBeNull();
  });
});

it('CV: rejects an id beyond the database’s range, in a CV and in a search', async () => {
  const skill = { id: -9_007_199_254_740_952, name: 'Git' };
  const saved = student.call(calls.setSkills, { body: [skill] });
  await expect(saved).rejects.toMatchObject({
    status: 400,
    fields: [{ field: '0.id', reason: 'too-small' }],
  });
  const found = student.call(profiles.search, { body: { skills: [skill] } });
  await expect(found).rejects.toMatchObject({ status: 400, fields: [{ field: 'skills.0.id' }] });
});

describe('references', () => {
  beforeEach(() => student.call(calls.setReferences, { body: [] }));
  const set = async (body: Parameters<typeof save>[0]) => (await save(body)).references;
  const save = async (body: { id?: number | null; name: string; reference: string }[]) => {
    await student.call(calls.setReferences, { body });
    return own();
  };

  it('CV references: keep their id when sent with it, and are deleted otherwise', async () => {
    const [site, handle] = await set([
      { id: null, name: 'Сайт', reference: 'https://example.by/a?b#c' },
      { name: 'TG', reference: '@primer' },
    ]);
    expect(site).toMatchObject({ name: 'Сайт', reference: 'https://example.by/a?b#c' });
    const changed = await set([
      { id: handle?.id ?? null, name: 'Telegram', reference: '@primer' },
      { id: null, name: 'GH', reference: 'github.com/primer' },
    ]);
    expect(changed).toEqual([
      { id: handle?.id, name: 'Telegram', reference: '@primer' },
      { id: expect.any(Number) as number, name: 'GH', reference: 'github.com/primer' },
    ]);
  });

  it('CV references: of another student are not changed', async () => {
    const [theirs] = (await headman.call(calls.personalCv, {})).references;
    const mine = await set([{ id: theirs?.id ?? null, name: 'Моя', reference: 't.me/mine' }]);
    expect(mine[0]?.id).not.toBe(theirs?.id);
    expect((await headman.call(calls.personalCv, {})).references[0]).toEqual(theirs);
  });
});

describe('PA-01 CV as a PDF', () => {
  const read = async ({ bytes }: { bytes: Uint8Array }) =>
    extractText(new Uint8Array(bytes), { mergePages: true });
  const hasPicture = ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes).includes('/Subtype /Image');

  it('CV PDF: contains on one page exactly the data visible to others', async () => {
    await headman.call(calls.setShowRating, { body: { showRating: true } });
    const { rating, birthDate } = await headman.call(calls.personalCv, {});
    await headman.call(calls.setSummary, { body: { summary: 'Ўсё пра базы даных.' } });
    await headman.call(calls.setSkills, { body: [{ id: null, name: 'PostgreSQL' }] });
    await headman.call(calls.setReferences, {
      body: [{ id: null, name: 'GitHub', reference: 'github.com/primer' }],
    });
    const file = await headman.call(calls.document, {});
    expect([file.name, file.type]).toEqual(['cv.pdf', 'application/pdf']);
    const { text, totalPages } = await read(file);
    expect(totalPages).toBe(1);
    for (const part of ['Карпеко Илья', '2-й курс · ФИС', 'группа 428501', 'О себе', 'Ўсё пра базы даных.'])
      expect(text.replaceAll('\u00a0', ' ')).toContain(part);
    for (const part of [`Рейтинг ${rating} из`, 'Навыки', 'PostgreSQL', 'GitHub: github.com/primer'])
      expect(text).toContain(part);
    expect(text).not.toContain(birthDate);
    expect((await getMeta(new Uint8Array(file.bytes))).info).toMatchObject({
      Title: 'Карпеко Илья Сергеевич',
    });
    expect(Buffer.from(file.bytes).includes('https://github.com/primer')).toBe(true);
    await headman.call(calls.setShowRating, { body: { showRating: false } });
    expect((await read(await headman.call(calls.document, {}))).text).not.toContain('Рейтинг');
  });

  it('CV PDF: contains the photo only if others can see it', async () => {
    expect(hasPicture(await student.call(calls.document, {}))).toBe(true);
    await student.call(photos.show, { query: { showPhoto: 'false' } });
    expect(hasPicture(await student.call(calls.document, {}))).toBe(false);
  });

  it('CV PDF: is in English for English readers', async () => {
    const english = await server.client('headman', { cookie: 'language=en' });
    const { text } = await read(await english.call(calls.document, {}));
    for (const word of ['group 428501', 'About me', 'Skills', 'Links']) expect(text).toContain(word);
  });

  it('CV PDF: returns 404 for users who are not students, and requires signing in', async () => {
    const refused = async (who: Visitor) => who.call(calls.document, {});
    await expect(refused(await server.as('teacher'))).rejects.toMatchObject({
      status: 404,
      reason: 'student-not-found',
    });
    await expect(refused(await server.client())).rejects.toMatchObject({ status: 403 });
  });
});
