import { describe, expect, it } from 'vitest';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const cv = {
  id: 7,
  firstName: 'Анна',
  lastName: 'Примерная',
  middleName: 'Ивановна',
  birthDate: '01.02.2007',
  photoUrl: null,
  summary: 'Ищу стажировку.\nУчусь на примерах.',
  rating: 4,
  published: true,
  searchJob: false,
  showRating: true,
  faculty: 'ФП',
  course: 2,
  speciality: 'ПИ',
  studentGroup: '428501',
  officeEmail: null,
  officePassword: null,
  skills: [
    { id: 1, name: 'TypeScript' },
    { id: 2, name: 'SQL' },
  ],
  references: [
    { id: 3, name: 'GitHub', reference: 'https://github.com/example' },
    { id: 4, name: 'Портфолио', reference: 'https://example.org/' },
  ],
};

const { ask, askUnknown, answer } = ownServer({ 'GET /profiles/personal-cv': ok(cv) });

describe('semestr cv', () => {
  it('cv: prints one line per field', async () => {
    const { code, out, err } = await ask(['cv'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "имя            Примерная Анна Ивановна
      дата рождения  2007-02-01
      группа         428501
      курс           2
      факультет      ФП
      специальность  ПИ
      о себе         Ищу стажировку. Учусь на примерах.
      навыки         TypeScript, SQL
      ссылки         GitHub (https://github.com/example), Портфолио (https://example.org/)
      рейтинг        4 из 5
      опубликована   да
      ищу работу     нет
      рейтинг виден  да
      "
    `);
  });

  it('cv: omits empty fields', async () => {
    answer(
      'GET /profiles/personal-cv',
      ok({ ...cv, summary: null, skills: [], references: [], published: false }),
    );
    const { out } = await ask(['cv']);
    expect(out).not.toContain('skills');
    expect(out).toMatch(/^published +no$/m);
  });

  it('cv: prints the server’s response with --json', async () => {
    expect(JSON.parse((await ask(['cv', '--json'])).out)).toEqual(cv);
  });

  it('cv: requires a signed-in student', async () => {
    answer('GET /profiles/personal-cv', { status: 404 });
    expect(await ask(['cv'])).toEqual({ code: 1, out: '', err: 'There is no such student.\n' });
    const { code, err } = await askUnknown(['cv']);
    expect(code).toBe(4);
    expect(err).toContain('Sign in with: semestr login');
  });
});
