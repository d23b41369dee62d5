import { describe, expect, it } from 'vitest';
import { openServer } from '../../../test/open.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const person = { id: 501001, firstName: 'Иван', middleName: 'Ильич', lastName: 'Образцов' };

const found = {
  ...person,
  fio: 'Образцов И. И.',
  academicDepartment: 'Каф.О, ФП',
  rank: 'доцент',
  degree: 'к.п.н.',
  employeeDepartmentId: null,
  jobPositions: null,
  urlId: 'i-obrazcov',
};

const details = {
  ...person,
  photoLink: null,
  degree: 'кандидат примерных наук',
  degreeAbbrev: 'к.п.н.',
  rank: 'доцент',
  email: null,
  department: null,
  urlId: 'i-obrazcov',
  calendarId: null,
  jobPositions: [
    {
      jobPosition: 'доцент',
      department: 'Кафедра образцов',
      contacts: [
        {
          phoneNumber: '+375172930007',
          address: 'ул. Примерная, 5',
          auditory: '407',
          buildingNumber: '5 к.',
        },
        { phoneNumber: '12-07', address: 'ул. Примерная, 5', auditory: '408' },
      ],
    },
    { jobPosition: 'декан', department: 'Факультет примеров', contacts: null },
  ],
  chief: false,
  readingCourses: ['Основы примеров', 'Теория образцов'],
  additionalInformation: [{ nameType: 'Научные интересы', content: 'примеры\nи образцы' }],
  profileLinks: [
    { link: 'https://orcid.example.org/1', profileLinkType: 'ORCID' },
    { link: 'https://example.org/', profileLinkType: 'Личная страница' },
  ],
};

const { ask, answer } = openServer({
  'GET /employees/fio?employee-fio=образцов+иван': ok([found]),
  'GET /employees/fio?employee-fio=никто': ok([]),
  'GET /employees/details-url?urlId=i-obrazcov': ok(details),
});

describe('semestr employees find', () => {
  it('employees: find lists the employees whose name begins with the search text', async () => {
    const { code, out, err } = await ask(['employees', 'find', 'образцов', 'иван'], {
      env: { SEMESTR_LANG: 'ru' },
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "имя                  звание  степень  подразделения  адрес
      Образцов Иван Ильич  доцент  к.п.н.   Каф.О, ФП      i-obrazcov
      "
    `);
  });

  it('employees: find prints CSV with stable keys, and the server’s response with --json', async () => {
    const argv = ['employees', 'find', 'образцов', 'иван'];
    expect((await ask([...argv, '--csv'])).out).toMatchInlineSnapshot(`
      "name,rank,degree,departments,urlId
      Образцов Иван Ильич,доцент,к.п.н.,"Каф.О, ФП",i-obrazcov
      "
    `);
    expect(JSON.parse((await ask([...argv, '--json'])).out)).toEqual([found]);
  });

  it('employees: find reports that there is no match, and requires a name', async () => {
    expect(await ask(['employees', 'find', 'никто'])).toEqual({
      code: 0,
      out: '',
      err: 'No employees found.\n',
    });
    const { code, err } = await ask(['employees', 'find']);
    expect(code).toBe(2);
    expect(err).toContain("missing required argument 'name'");
  });
});

describe('semestr employees show', () => {
  it('employees: show prints the details, one per line', async () => {
    const { code, out } = await ask(['employees', 'show', 'i-obrazcov']);
    expect(code).toBe(0);
    expect(out.replace(/http:\S+?(?=\/employees)/, 'URL')).toMatchInlineSnapshot(`
      "name              Образцов Иван Ильич
      degree            кандидат примерных наук
      rank              доцент
      доцент            Кафедра образцов, 407-5, +375172930007, 408, 12-07
      декан             Факультет примеров
      lectures on       Основы примеров, Теория образцов
      Научные интересы  примеры и образцы
      ORCID             https://orcid.example.org/1
      Personal page     https://example.org/
      page              URL/employees/i-obrazcov
      "
    `);
  });

  it('employees: show omits empty fields', async () => {
    const nothing = { degree: '', rank: null, jobPositions: null, readingCourses: null };
    const bare = { ...details, ...nothing, additionalInformation: null, profileLinks: [] };
    answer('GET /employees/details-url?urlId=i-obrazcov', ok(bare));
    const { out } = await ask(['employees', 'show', 'i-obrazcov']);
    expect(out.split('\n').map((line) => line.split(' ')[0])).toEqual(['name', 'page', '']);
  });

  it('employees: show prints the server’s response with --json', async () => {
    expect(JSON.parse((await ask(['employees', 'show', 'i-obrazcov', '--json'])).out)).toEqual(details);
  });

  it('employees: show explains how to find the address, and reports failures', async () => {
    expect(await ask(['employees', 'show', 'nobody'])).toEqual({
      code: 1,
      out: '',
      err: 'There is no employee "nobody". Find the address with: semestr employees find NAME\n',
    });
    answer('GET /employees/details-url?urlId=i-obrazcov', { status: 500 });
    expect((await ask(['employees', 'show', 'i-obrazcov'])).err).toBe('Failed to get data.\n');
  });
});
