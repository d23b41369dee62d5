import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { importing } from '../../../test/table-imports.ts';
import { employees } from '../../db/tables/employees.ts';
import { groups } from '../../db/tables/groups.ts';
import { students } from '../../db/tables/students.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  await server.db.insert(employees).values([
    {
      lastName: 'Шевчук',
      firstName: 'Пётр',
      middleName: 'Ильич',
      degree: '',
      degreeAbbrev: '',
      urlId: 'p-shevchuk',
    },
    {
      lastName: 'Ёлкина',
      firstName: 'Зоя',
      middleName: null,
      degree: '',
      degreeAbbrev: '',
      urlId: 'z-yolkina',
    },
  ]);
});
afterAll(() => server.close());

describe('table imports of employees', () => {
  const head = ['Фамилия', 'Имя', 'Отчество', 'Степень'];

  it.each([
    ['шевчук', 'пётр', 'ильич'],
    ['ШЕВЧУК', 'ПЕТР', 'ИЛЬИЧ'],
    ['Шевчук'.normalize('NFD'), 'Пётр'.normalize('NFD'), 'Ильич'],
    ['Shevchuk', 'Petr', 'Ilich'],
    ['Шаўчук', 'Пётр', 'Ільіч'],
  ])('table imports: %s %s %s is the stored employee, whose name is kept', async (...names) => {
    const sent = await importing(admin).sent('employees', [head, [...names, 'к.т.н.']]);
    const { counts, nameChanges, changes } = await importing(admin).check(sent);
    expect(counts).toMatchObject({ created: 0, updated: 1, faulty: 0 });
    expect(nameChanges).toBe(0);
    expect(changes[0]?.name).toBe('Шевчук Пётр Ильич');
  });

  it('table imports: a missing ё is added to a stored name, and never removed', async () => {
    await server.db
      .insert(employees)
      .values({ lastName: 'Семенов', firstName: 'Артем', degree: '', degreeAbbrev: '', urlId: 'a-semenov' });
    const rows = [
      ['Елкина', 'Зоя', '', 'к.т.н.'],
      ['Семёнов', 'Артём', '', 'к.т.н.'],
    ];
    await importing(admin).apply(await importing(admin).sent('employees', [head, ...rows]));
    const nameOf = async (urlId: string) =>
      (await server.db.select().from(employees).where(eq(employees.urlId, urlId))).map(
        ({ lastName, firstName }) => `${lastName} ${firstName}`,
      );
    expect(await nameOf('z-yolkina')).toEqual(['Ёлкина Зоя']);
    expect(await nameOf('a-semenov')).toEqual(['Семёнов Артём']);
  });

  it('table imports: a name that only sounds like a stored one is another employee', async () => {
    const sent = await importing(admin).sent('employees', [head, ['Шевчюк', 'Пётр', 'Ильич', '']]);
    expect((await importing(admin).check(sent)).counts).toMatchObject({ created: 1, updated: 0 });
  });
});

describe('table imports of lessons', () => {
  const head = ['Семестр', 'Группы', 'День', 'Начало', 'Окончание', 'Предмет', 'Тип', 'Преподаватели'];

  async function faultsWith(teacher: string): Promise<readonly (readonly [string | null, string])[]> {
    const [group] = await server.db.select().from(groups).limit(1);
    const row = ['2026-autumn', group?.name ?? '', 'ср', '22:10', '23:30', 'Проба', 'ЛК', teacher];
    const { faults } = await importing(admin).check(await importing(admin).sent('lessons', [head, row]));
    return faults.map(({ field, reason }) => [field, reason] as const);
  }

  it.each([
    'Шевчук П.И.',
    'шевчук п. и.',
    'П.И. Шевчук',
    'доц. Шевчук П.И.',
    'к.т.н., доц. Шевчук П. И.',
    'ст. преп. Шевчук Пётр Ильич',
    'Шевчук Петр',
    'Shevchuk P.',
    'проф. Елкина З.',
  ])('table imports: the teacher of a lesson may be named %s', async (teacher) => {
    expect(await faultsWith(teacher)).toEqual([]);
  });

  it.each(['Шевчук И.П.', 'Шевчук', 'Шевчюк П.И.'])(
    'table imports: %s does not match a stored teacher',
    async (teacher) => {
      expect(await faultsWith(teacher)).toEqual([['employees', 'unknown']]);
    },
  );
});

it('table imports: a student’s name in another spelling is not changed', async () => {
  const [student] = await server.db.select().from(students).limit(1);
  if (!student) throw new Error('The demo has students');
  const { cardNumber, lastName, firstName } = student;
  await server.db.update(students).set({ lastName: 'Ёлкин' }).where(eq(students.id, student.id));
  const row = [cardNumber, 'ЕЛКИН', firstName.toUpperCase()];
  const sent = await importing(admin).sent('students', [['Студбилет', 'Фамилия', 'Имя'], row]);
  expect((await importing(admin).check(sent)).counts).toMatchObject({ unchanged: 1, updated: 0 });
  await server.db.update(students).set({ lastName }).where(eq(students.id, student.id));
});
