import { describe, expect, it } from 'vitest';
import { openServer } from '../../../test/open.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const node = (data: object, children: readonly object[] | null = null) => ({
  data: {
    id: 20201,
    typeId: 3,
    name: 'Кафедра образцов',
    abbrev: 'Каф.О',
    idHead: null,
    employees: null,
    code: '1.1',
    urlId: 'kaf-o',
    ...data,
  },
  children,
});

const top = { id: 20101, typeId: 2, name: 'Факультет примеров', abbrev: 'ФП', code: '1', urlId: 'fp' };
const club = { id: 7, typeId: 5, name: 'Клуб', abbrev: 'Клуб', code: null, urlId: null };
const tree = [node(top, [node({})]), node(club)];

const card = {
  id: 501001,
  firstName: 'Иван',
  middleName: 'Ильич',
  lastName: 'Образцов',
  photoLink: null,
  degree: 'кандидат примерных наук',
  degreeAbbrev: 'к.п.н.',
  rank: 'доцент',
  email: 'obrazcov@example.by',
  department: null,
  urlId: 'i-obrazcov',
  calendarId: null,
  jobPositions: [
    {
      jobPosition: 'доцент',
      department: 'Кафедра образцов',
      contacts: [
        { phoneNumber: '+375172930007', address: 'ул. Примерная, 5' },
        { phoneNumber: '', address: 'ул. Примерная, 5' },
      ],
    },
    {
      jobPosition: 'декан',
      department: 'Факультет примеров',
      contacts: [{ phoneNumber: '+375172930007', address: 'ул. Примерная, 5' }],
    },
    { jobPosition: 'лектор', department: 'Клуб', contacts: null },
  ],
  chief: false,
};

const { ask, answer } = openServer({
  'GET /departments/tree': ok(tree),
  'GET /employees?departmentUrlId=kaf-o': ok([card]),
  'GET /employees?departmentUrlId=fp': ok([]),
});

describe('semestr departments list', () => {
  it('departments: list contains all departments, including those outside the structure', async () => {
    const { code, out, err } = await ask(['departments', 'list'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "    №  код  сокращение  название            адрес
      20101  1    ФП          Факультет примеров  fp
      20201  1.1  Каф.О       Кафедра образцов    kaf-o
          7       Клуб        Клуб
      "
    `);
  });

  it('departments: list prints CSV with stable keys, and all fields with --json', async () => {
    expect((await ask(['departments', 'list', '--csv'])).out).toMatchInlineSnapshot(`
      "id,code,abbrev,name,urlId
      20101,1,ФП,Факультет примеров,fp
      20201,1.1,Каф.О,Кафедра образцов,kaf-o
      7,,Клуб,Клуб,
      "
    `);
    expect(JSON.parse((await ask(['departments', 'list', '--json'])).out)).toEqual(
      [node(top), node({}), node(club)].map(({ data }) => data),
    );
  });

  it('departments: list reports that there are none', async () => {
    answer('GET /departments/tree', ok([]));
    const none = { code: 0, out: '', err: 'There are no departments yet.\n' };
    expect(await ask(['departments', 'list'])).toEqual(none);
    expect(await ask(['departments', 'tree'])).toEqual(none);
  });

  it('departments: list reports a server that does not respond', async () => {
    answer('GET /departments/tree', { status: 500 });
    expect(await ask(['departments', 'list'])).toEqual({ code: 1, out: '', err: 'Failed to get data.\n' });
  });
});

describe('semestr departments tree', () => {
  it('departments: tree shows each department below its parent', async () => {
    expect((await ask(['departments', 'tree'])).out).toMatchInlineSnapshot(`
      "1    Факультет примеров  ФП     fp
      1.1    Кафедра образцов  Каф.О  kaf-o
           Клуб                Клуб
      "
    `);
  });

  it('departments: tree prints the server’s response with --json, and rejects --csv', async () => {
    expect(JSON.parse((await ask(['departments', 'tree', '--json'])).out)).toEqual(tree);
    const { code, err } = await ask(['departments', 'tree', '--csv']);
    expect(code).toBe(2);
    expect(err).toContain("unknown option '--csv'");
  });
});

describe('semestr departments people', () => {
  it('departments: people lists the employees', async () => {
    expect((await ask(['departments', 'people', 'kaf-o'])).out).toMatchInlineSnapshot(`
      "name                 posts                  degree  phones         e-mail               address
      Образцов Иван Ильич  доцент, декан, лектор  к.п.н.  +375172930007  obrazcov@example.by  i-obrazcov
      "
    `);
  });

  it('departments: people prints CSV with telephones unchanged, and the server’s response with --json', async () => {
    expect((await ask(['departments', 'people', 'kaf-o', '--csv'])).out).toMatchInlineSnapshot(`
      "name,posts,degree,phones,email,urlId
      Образцов Иван Ильич,"доцент, декан, лектор",к.п.н.,'+375172930007,obrazcov@example.by,i-obrazcov
      "
    `);
    expect(JSON.parse((await ask(['departments', 'people', 'kaf-o', '--json'])).out)).toEqual([card]);
  });

  it('departments: people explains what to do when the list is empty or the department is unknown', async () => {
    expect(await ask(['departments', 'people', 'fp'])).toEqual({
      code: 0,
      out: '',
      err: 'No employees are listed in the department "fp". Check the address with: semestr departments list\n',
    });
    expect(await ask(['departments', 'people', 'kaf-x'])).toEqual({
      code: 1,
      out: '',
      err: 'There is no department "kaf-x". Find the address with: semestr departments list\n',
    });
  });

  it('departments: people requires an address', async () => {
    const { code, err } = await ask(['departments', 'people']);
    expect(code).toBe(2);
    expect(err).toContain("missing required argument 'urlId'");
  });
});
