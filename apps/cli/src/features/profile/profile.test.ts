import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ok, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import { type Run, run, type World } from '../../../test/run.fixture.ts';
import { sessionServer } from '../../../test/session.fixture.ts';

const about = {
  degree: 1,
  email: 'a***a@example.by',
  phone: null,
  course: 2,
  enablePractice: true,
  practiceType: null,
  kt: true,
  re: true,
  graduating: false,
  studies: {
    studentCardNumber: '42850001',
    groupNumber: '428501',
    sdef: 3,
    facultyId: 1,
    facultyName: 'Факультет примеров',
    specialityName: 'Примерная информатика',
    educationForm: 'дневная',
  },
  employee: null,
};

let stub: Stub;
let wrong: object | undefined;
beforeEach(async () => {
  wrong = undefined;
  const server = sessionServer();
  stub = await stubProvider({
    ...server.replies,
    'GET /personal-information': server.signedIn(ok(about)),
    'GET /personal-information/illiquid-data': () => ok(wrong),
  });
});
afterEach(() => stub.close());

const ask = (argv: readonly string[] = [], world: World = {}): Promise<Run> =>
  run(['profile', '--user', '42850001', ...argv], { url: stub.url, stdin: 'Student-2026!', ...world });

describe('semestr profile', () => {
  it('profile: prints one line per field', async () => {
    const { code, out, err } = await ask();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "student card       42850001
      group              428501
      year               2
      faculty            Факультет примеров
      speciality         Примерная информатика
      form of education  дневная
      e-mail             a***a@example.by
      "
    `);
  });

  it('profile: shows pending corrections', async () => {
    wrong = { message: 'Нет паспорта' };
    expect((await ask()).out).toContain('to be corrected    Нет паспорта\n');
    expect(JSON.parse((await ask(['--json'])).out)).toEqual({ ...about, illiquidMessage: 'Нет паспорта' });
  });

  it('profile: requires a signed-in user', async () => {
    const { code, out, err } = await run(['profile'], { url: stub.url });
    expect({ code, out }).toEqual({ code: 4, out: '' });
    expect(err).toContain('Sign in with: semestr login');
  });
});
