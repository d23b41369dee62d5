import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { importing } from '../../../test/table-imports.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { educationForms, specialities } from '../../db/tables/specialities.ts';

let server: TestServer;
let tables: ReturnType<typeof importing>;
beforeAll(async () => {
  server = await startTestServer();
  tables = importing(await server.client('admin'));
});
afterAll(() => server.close());

const head = ['Шифр', 'Наименование специальности', 'Факультет', 'Форма получения образования', 'Сокращение'];

it('table imports: stores specialities, each form of education separately', async () => {
  const [faculty] = await server.db.insert(faculties).values({ name: 'Новый', abbrev: 'НФ' }).returning();
  const [first, second] = await server.db.select().from(educationForms).orderBy(educationForms.id);
  if (!faculty || !first || !second) throw new Error('The demo has two forms of education');
  const rows = [
    head,
    ['6-05-0999-01', 'Программное обеспечение примеров', 'НФ', first.name, ''],
    ['6-05-0999-01', 'Программное обеспечение примеров', 'НФ', second.name, 'ПОПз'],
    ['', 'Физика примеров', 'НФ', first.name, ''],
  ];
  await tables.thereAndBack('specialities', rows, { created: 3, updated: 0 }, async () => {
    const stored = await server.db
      .select()
      .from(specialities)
      .where(eq(specialities.facultyId, faculty.id))
      .orderBy(specialities.id);
    expect(stored).toMatchObject([
      { code: '6-05-0999-01', abbrev: 'ПОП', formId: first.id },
      { code: '6-05-0999-01', abbrev: 'ПОПз', formId: second.id },
      { code: '', abbrev: 'ФП', name: 'Физика примеров' },
    ]);
  });
});

it('table imports: adds the code to a speciality without one', async () => {
  const [faculty] = await server.db.select().from(faculties).orderBy(faculties.id);
  const [form] = await server.db.select().from(educationForms).orderBy(educationForms.id);
  if (!faculty || !form) throw new Error('The demo has faculties and forms of education');
  const old = { name: 'Без шифра', abbrev: 'БШ', code: '', formId: form.id, facultyId: faculty.id };
  await server.db.insert(specialities).values(old);
  const rows = [head, ['6-05-0998-01', 'Без шифра', faculty.abbrev, form.name, 'БШ']];
  await tables.thereAndBack('specialities', rows, { created: 0, updated: 1 }, async () => {
    const stored = await server.db.select().from(specialities).where(eq(specialities.abbrev, 'БШ'));
    expect(stored).toMatchObject([{ code: '6-05-0998-01' }]);
  });
});

it('table imports: new specialities require an existing faculty and form of education', async () => {
  expect(
    await tables.faultsOf('specialities', [
      head,
      ['6-05-0997-01', 'Новая', 'нет такого', 'космическая', 'Н'],
      ['6-05-0996-01', 'Новейшая', '', '', 'Н'],
    ]),
  ).toEqual([
    [2, 'faculty', 'unknown'],
    [2, 'educationForm', 'unknown'],
    [3, 'educationForm', 'required'],
    [3, 'faculty', 'required'],
  ]);
});
