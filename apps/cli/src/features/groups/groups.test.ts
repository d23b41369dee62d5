import { describe, expect, it } from 'vitest';
import { group, page } from '../../../test/answers.fixture.ts';
import { openServer } from '../../../test/open.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const other = { ...group, id: 24002, name: '351001', course: null };

const own = {
  numberOfGroup: '428501',
  studentGroupCuratorDto: {
    position: 'Куратор',
    fio: 'Образцов Иван Ильич',
    phone: '+375172930007',
    email: 'obrazcov@example.by',
    urlId: 'i-obrazcov',
  },
  groupInfoStudentDto: [
    { position: 'Староста', fio: 'Примерная Анна Ивановна', urlId: '', subGroup: 1 },
    { position: 'Студент', fio: 'Шаблонов Пётр Олегович', urlId: '', subGroup: null, email: null },
  ],
};

const { ask, askSignedIn, answer } = openServer(
  { 'GET /student-groups': ok([group, other]) },
  { 'GET /student-groups/user-group-info': ok(own) },
);

describe('semestr groups list', () => {
  it('groups: list shows the groups whose number begins with the search text', async () => {
    const { code, out, err } = await ask(['groups', 'list', '428'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "группа  курс  факультет  сокр.  специальность
      428501     2  ФП         ПИ     Примерная инженерия
      "
    `);
  });

  it('groups: list prints all groups as CSV, paginated or not', async () => {
    answer('GET /student-groups', ok(page([group, other])));
    expect((await ask(['groups', 'list', '--csv'])).out).toMatchInlineSnapshot(`
      "name,course,faculty,speciality,specialityName
      428501,2,ФП,ПИ,Примерная инженерия
      351001,,ФП,ПИ,Примерная инженерия
      "
    `);
  });

  it('groups: list prints the server’s response with --json', async () => {
    expect(JSON.parse((await ask(['groups', 'list', '3', '--json'])).out)).toEqual([other]);
  });

  it('groups: list reports that there are none, and reports failures', async () => {
    expect(await ask(['groups', 'list', '99'])).toEqual({
      code: 0,
      out: '',
      err: 'There are no groups whose number begins with "99".\n',
    });
    answer('GET /student-groups', ok([]));
    expect((await ask(['groups', 'list'])).err).toBe('There are no groups yet.\n');
    answer('GET /student-groups', { status: 500 });
    expect(await ask(['groups', 'list'])).toEqual({ code: 1, out: '', err: 'Failed to get data.\n' });
  });
});

describe('semestr groups own', () => {
  it('groups: own lists the curator and the students', async () => {
    expect((await askSignedIn(['groups', 'own'])).out).toMatchInlineSnapshot(`
      "name                     role      subgr.  phone          e-mail
      Образцов Иван Ильич      Куратор           +375172930007  obrazcov@example.by
      Примерная Анна Ивановна  Староста       1
      Шаблонов Пётр Олегович   Студент
      "
    `);
  });

  it('groups: own prints CSV with stable keys, and the server’s response with --json', async () => {
    expect((await askSignedIn(['groups', 'own', '--csv'])).out).toMatchInlineSnapshot(`
      "name,position,subgroup,phone,email
      Образцов Иван Ильич,Куратор,,'+375172930007,obrazcov@example.by
      Примерная Анна Ивановна,Староста,1,,
      Шаблонов Пётр Олегович,Студент,,,
      "
    `);
    expect(JSON.parse((await askSignedIn(['groups', 'own', '--json'])).out)).toEqual(own);
  });

  it('groups: own reports an empty group', async () => {
    const empty = { ...own, studentGroupCuratorDto: null, groupInfoStudentDto: [] };
    answer('GET /student-groups/user-group-info', ok(empty));
    expect((await askSignedIn(['groups', 'own'])).err).toBe('The group has no students yet.\n');
  });

  it('groups: own requires a signed-in student', async () => {
    const { code, err } = await ask(['groups', 'own']);
    expect(code).toBe(4);
    expect(err).toContain('Sign in with: semestr login');
    answer('GET /student-groups/user-group-info', { status: 404 });
    expect((await askSignedIn(['groups', 'own'])).err).toBe('There is no such student.\n');
  });
});
