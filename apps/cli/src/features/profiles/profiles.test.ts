import { describe, expect, it } from 'vitest';
import { openServer } from '../../../test/open.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const cv = (changes: object = {}) => ({
  id: 1,
  firstName: 'Анна',
  lastName: 'Примерная',
  middleName: 'Ивановна',
  birthDate: '',
  photoUrl: null,
  summary: null,
  rating: 0,
  published: true,
  searchJob: true,
  showRating: false,
  faculty: 'ФП',
  course: 3,
  speciality: 'ПИ',
  studentGroup: '428501',
  officeEmail: null,
  officePassword: null,
  skills: [
    { id: 1, name: 'TypeScript' },
    { id: 2, name: 'SQL' },
  ],
  references: [],
  ...changes,
});
const all = [cv(), cv({ id: 2, lastName: '=Шаблонова', middleName: '', searchJob: false, skills: [] })];

const answered = (cvs: object[], totalItems: number) => ({
  cvs,
  totalItems,
  totalPages: Math.ceil(totalItems / 10),
  currentPage: 1,
  pageSize: 10,
  course: null,
  faculties: null,
  lastName: null,
  searchJob: false,
  skills: null,
});

const skills = [
  { id: 3, name: 'Python' },
  { id: null, name: 'PyTorch' },
];

const { ask, answer, requests } = openServer({
  'POST /profiles': ok(answered(all, 2)),
  'GET /skill?name=': ok(skills),
  'GET /skill?name=py': ok(skills.slice(0, 1)),
});

describe('semestr cvs find', () => {
  it('cvs: find lists what students have published', async () => {
    const { code, out, err } = await ask(['cvs', 'find'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "имя                      факультет  специальность  курс  группа  ищет работу  навыки
      Примерная Анна Ивановна  ФП         ПИ                3  428501  да           TypeScript, SQL
      =Шаблонова Анна          ФП         ПИ                3  428501
      "
    `);
    const nothing = { lastName: '', course: [], faculties: [], searchJob: false, skills: [], currentPage: 1 };
    expect(requests()).toEqual([{ line: 'POST /profiles', body: nothing }]);
  });

  it('cvs: find prints CSV that spreadsheets do not execute, and the server’s response with --json', async () => {
    expect((await ask(['cvs', 'find', '--csv'])).out).toMatchInlineSnapshot(`
      "name,faculty,speciality,course,group,job,skills
      Примерная Анна Ивановна,ФП,ПИ,3,428501,yes,"TypeScript, SQL"
      '=Шаблонова Анна,ФП,ПИ,3,428501,,
      "
    `);
    expect(JSON.parse((await ask(['cvs', 'find', '--json'])).out)).toEqual(all);
  });

  it('cvs: find sends the given conditions, and shows the page number', async () => {
    answer('POST /profiles', ok(answered(all, 12)));
    const argv = ['--name', 'прим', '--course', '3', '4', '--skill', 'SQL', '--skill', 'TypeScript', '--job'];
    const { err } = await ask(['cvs', 'find', ...argv, '--page', '2']);
    expect(err).toBe('Page 2 of 2, 12 rows in all. Other pages: --page NUMBER\n');
    expect(requests()[0]?.body).toEqual({
      lastName: 'прим',
      course: [3, 4],
      faculties: [],
      searchJob: true,
      skills: [
        { id: null, name: 'SQL' },
        { id: null, name: 'TypeScript' },
      ],
      currentPage: 2,
    });
  });

  it('cvs: find lists every CV when there is no terminal', async () => {
    answer('POST /profiles', ok(answered(all, 4)));
    expect(JSON.parse((await ask(['cvs', 'find', '--json'])).out)).toHaveLength(4);
    expect(requests().map(({ body }) => body)).toMatchObject([{ currentPage: 1 }, { currentPage: 2 }]);
  });

  it('cvs: find reports that there are none, and reports failures', async () => {
    answer('POST /profiles', ok(answered([], 0)));
    expect(await ask(['cvs', 'find'])).toEqual({
      code: 0,
      out: '',
      err: 'No CVs found. Try fewer conditions.\n',
    });
    answer('POST /profiles', { status: 500 });
    expect(await ask(['cvs', 'find'])).toEqual({ code: 1, out: '', err: 'Failed to get data.\n' });
  });

  it.each([
    [['--course', 'third'], '--course: write 1, 2, 3, 4, 5 or 6, not third.'],
    [['--page', '0'], '--page: write the number of a page from 1, not 0.'],
  ])('cvs: find rejects %j', async (argv, sentence) => {
    const { code, err } = await ask(['cvs', 'find', ...argv]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(requests()).toEqual([]);
  });
});

describe('semestr cvs skills', () => {
  it('cvs: skills lists all, or those that begin with the text', async () => {
    expect((await ask(['cvs', 'skills'])).out).toMatchInlineSnapshot(`
      "No.  skill
        3  Python
           PyTorch
      "
    `);
    expect((await ask(['cvs', 'skills', 'py', '--csv'])).out).toBe('id,name\r\n3,Python\r\n');
    expect(JSON.parse((await ask(['cvs', 'skills', '--json'])).out)).toEqual(skills);
  });

  it('cvs: skills reports that there are none, and reports failures', async () => {
    answer('GET /skill?name=', ok([]));
    expect(await ask(['cvs', 'skills'])).toEqual({ code: 0, out: '', err: 'No skills found.\n' });
    answer('GET /skill?name=', { status: 500 });
    expect((await ask(['cvs', 'skills'])).err).toBe('Failed to get data.\n');
  });
});
