import * as employees from '@semestr/api/employees';
import { rowsOf } from '@semestr/api/rows';
import { describe, expect, it } from 'vitest';
import { sharedServer } from '../../../test/shared-server.ts';

const server = await sharedServer();
const visitor = await server.client();

const byName = (text: string) => visitor.call(employees.byName, { query: { 'employee-fio': text } });

describe('PUB-02 employees', () => {
  it('employees: are listed with the short degree, departments as a list and the rank after the name (wire 5.10, 5.11)', async () => {
    const all = rowsOf(await visitor.call(employees.all, {}));
    expect(all.length).toBeGreaterThan(20);
    expect(all.find(({ urlId }) => urlId === 'i-obrazcov')).toMatchObject({
      degree: 'к.т.н.',
      rank: 'доцент',
      academicDepartment: ['Каф.ПС'],
      fio: 'Образцов И. Л. (доцент)',
    });
  });

  it.each([
    'обр',
    'ОБРАЗЦОВ',
    'Образцов Иг',
    'образцов игорь леонидович',
    'Игорь Образцов',
    'И. Л. Образцов',
    'доц. Образцов И.Л.',
    'бразц',
    'Obraztsov',
    'J,hfpwjd',
  ])('employees: are found by %s', async (text) => {
    const found = await byName(text);
    expect(found.map(({ urlId }) => urlId)).toContain('i-obrazcov');
    // Here the departments are one text.
    expect(found.find(({ urlId }) => urlId === 'i-obrazcov')).toMatchObject({
      fio: 'Образцов И. Л.',
      academicDepartment: 'Каф.ПС',
    });
  });

  it.each(['%', '_', 'Образцова', 'Образцов П.', 'никто'])('employees: are not found by %s', async (text) => {
    expect(await byName(text)).toEqual([]);
  });

  it('employees: the list of a department is found by its id and by its URL id', async () => {
    const departments = (await (await server.fetch('/api/v1/departments')).json()) as {
      id: number;
      urlId: string;
    }[];
    const chair = departments.find(({ urlId }) => urlId === 'kaf-ps');
    const byId = await visitor.call(employees.ofDepartment, { query: { departmentId: String(chair?.id) } });
    const byUrl = await visitor.call(employees.ofDepartment, { query: { departmentUrlId: 'kaf-ps' } });
    expect(byId.map(({ urlId }) => urlId)).toContain('i-obrazcov');
    expect(byUrl).toEqual(byId);
    expect(await visitor.call(employees.ofDepartment, { query: { departmentId: '1' } })).toEqual([]);
  });

  it('employees: a page shows posts, telephone and the subjects of the lectures', async () => {
    const page = await visitor.call(employees.details, { query: { urlId: 'i-obrazcov' } });
    expect(page).toMatchObject({
      degree: 'кандидат технических наук',
      degreeAbbrev: 'к.т.н.',
      jobPositions: [
        {
          department: 'Кафедра программных систем',
          contacts: [{ phoneNumber: expect.stringMatching(/^\+375/) as string }],
        },
      ],
      profileLinks: expect.arrayContaining([
        {
          profileLinkEmployeeId: expect.any(Number) as number,
          link: 'https://university.example.org/staff/i-obrazcov',
          profileLinkType: 'Страница кафедры',
        },
      ]) as unknown[],
      additionalInformation: [
        {
          id: expect.any(Number) as number,
          idType: 1,
          nameType: 'Научные интересы',
          content: expect.stringContaining(', ') as string,
        },
      ],
    });
    expect(page.readingCourses).toEqual(page.readingCourses?.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(page.readingCourses?.length).toBeGreaterThan(0);
  });

  it('employees: are available as contacts for an address book, with every telephone', async () => {
    const card = await visitor.call(employees.contactCard, { query: { urlId: 'i-obrazcov' } });
    expect(card.name).toBe('i-obrazcov.vcf');
    const lines = new TextDecoder().decode(card.bytes).replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'FN:Образцов Игорь Леонидович',
        'N:Образцов;Игорь;Леонидович;;',
        `URL;TYPE=WORK:${server.url}/employees/i-obrazcov`,
        'TITLE:доцент',
        'ORG:Кафедра программных систем',
        'EMAIL;TYPE=WORK:i.obrazcov@example.by',
        'TEL;TYPE=WORK,VOICE:+375172931000',
        'ADR;TYPE=WORK:;307-4 к.;ул. Садовая\\, 15;;;;',
      ]),
    );
    await expect(visitor.call(employees.contactCard, { query: { urlId: 'nobody' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('PUB-01 employees: the page of an unknown employee returns 404', async () => {
    const response = await visitor.fetch('/api/v1/employees/details-url?urlId=nobody');
    expect([response.status, await response.text()]).toEqual([404, '']);
  });

  it('employees: return when their lessons last changed, by URL id and by id', async () => {
    const { id } = await visitor.call(employees.details, { query: { urlId: 'i-obrazcov' } });
    const byUrl = await visitor.call(employees.lastUpdate, { query: { 'url-id': 'i-obrazcov' } });
    expect(byUrl.lastUpdateDate).toMatch(/^\d\d\.\d\d\.2026$/);
    expect(await visitor.call(employees.lastUpdate, { query: { id: String(id) } })).toEqual(byUrl);
    for (const query of [{ 'url-id': 'nobody' }, { id: '1' }])
      await expect(visitor.call(employees.lastUpdate, { query })).rejects.toMatchObject({ status: 404 });
  });
});
