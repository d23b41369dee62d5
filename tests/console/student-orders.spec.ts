import type { APIRequestContext, Page } from '@playwright/test';
import { expectReadable } from '../support/looks.ts';
import { withOwnServer } from '../support/own-server.ts';
import { expect } from '../support/test.ts';

/** A separate server, because expelled students would be missing in the lists of other tests. */
const test = withOwnServer();

interface Listed {
  id: number;
}

/** Creates a group with students. */
async function makeGroup(request: APIRequestContext, name: string, surnames: readonly string[]) {
  const [template] = (await (await request.get('/api/v1/admin/groups')).json()) as [
    Listed & { facultyId: number; specialityId: number },
  ];
  const { facultyId, specialityId } = template;
  const created = await request.post('/api/v1/admin/groups', {
    data: {
      name,
      facultyId,
      specialityId,
      course: 2,
      degree: 1,
      size: 0,
      calendarId: null,
      specialityCode: null,
      curatorId: null,
    },
  });
  expect(created.ok()).toBe(true);
  const { id } = (await created.json()) as Listed;
  for (const [index, lastName] of surnames.entries()) {
    const student = await request.post('/api/v1/admin/students', {
      data: {
        cardNumber: `${name}0${index}`,
        lastName,
        firstName: 'Анна',
        middleName: null,
        birthDate: '2008-02-29',
        groupId: id,
        subgroup: 1,
        isGroupHead: false,
        canStudentNote: false,
        hasProfiling: false,
      },
    });
    expect(student.ok()).toBe(true);
  }
}

const rows = (page: Page) => page.getByRole('table', { name: 'Студенты' }).locator('tbody').getByRole('row');
const dialog = (page: Page) => page.getByRole('dialog');

async function choose(page: Page, order: string): Promise<void> {
  await page.getByRole('button', { name: 'Приказ', exact: true }).click();
  await page.getByRole('menuitem', { name: order }).click();
}

test('student orders: selected students are expelled by one order, one is reinstated, and that is undone', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/healthz');
  await makeGroup(page.request, '900201', ['Якушева', 'Щербина', 'Ярош']);
  const filter = (more: object) => encodeURIComponent(JSON.stringify({ groupName: '900201', ...more }));
  await page.goto(`/console/students?filter=${filter({})}`);
  await page.getByRole('checkbox', { name: 'Якушева Анна' }).check();
  await page.getByRole('checkbox', { name: 'Щербина Анна' }).check();
  await choose(page, 'Отчислить…');
  await expect(dialog(page)).toContainText('Отчислить: 2');
  await expect(dialog(page)).toContainText('аккаунт закрыт');
  await expectReadable(page, expectAccessible, { within: 'dialog[open]' });
  await page.getByRole('button', { name: 'Отчислить', exact: true }).click();
  await expect(page.getByLabel('Номер приказа')).toHaveAccessibleDescription(/./);
  await page.getByLabel('Номер приказа').fill('214-с');
  await page.getByLabel('Основание').fill('по собственному желанию');
  await page.getByRole('button', { name: 'Отчислить', exact: true }).click();
  await expect(page.getByText(/Приказ №\s214-с записан для 2\sстудентов/)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Состояние').selectOption('expelled');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Якушева Анна' }).click();
  const orders = page.getByRole('region', { name: 'Приказы' });
  await expect(orders).toContainText(/Отчисление, приказ №\s214-с/);
  await expect(page.getByRole('button', { name: 'Перевести…' })).toHaveCount(0);

  // A student with a history cannot be deleted, so the dialog offers an order instead.
  await page.getByRole('button', { name: 'Удалить…' }).click();
  await page.getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(/приказ по\sконтингенту/);
  await expect(dialog(page)).toContainText(/не\sудаляют/);
  await dialog(page).getByRole('button', { name: 'Отмена' }).click();

  await choose(page, 'Восстановить…');
  await page.getByLabel('Номер приказа').fill('220-с');
  await page.getByRole('button', { name: 'Восстановить', exact: true }).click();
  // An order must begin after the previous one, but both would be of today.
  await expect(dialog(page)).toContainText(
    /Якушева Анна – с\sэтого дня или позже уже действует другой приказ/,
  );
  await dialog(page).getByRole('button', { name: 'Отмена' }).click();
  await expect(orders).toContainText('по собственному желанию');
});

test("student orders: an order issued on a student's page can be undone from its message", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/healthz');
  await makeGroup(page.request, '900202', ['Ярмош']);
  const filter = encodeURIComponent(JSON.stringify({ groupName: '900202' }));
  await page.goto(`/console/students?filter=${filter}`);
  await page.getByRole('link', { name: 'Ярмош Анна' }).click();
  await choose(page, 'Академический отпуск…');
  await page.getByLabel('Номер приказа').fill('215-с');
  await page.getByLabel('Последний день отпуска').fill('31.08.2027');
  await page.getByRole('button', { name: /^Отправить в.отпуск$/ }).click();
  const studies = page.getByRole('region', { name: 'Учёба' });
  await expect(studies).toContainText(/В\sотпуске/);
  // Stops the clock before the message with the undo disappears.
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(studies).toContainText('Учится');
  await expect(page.getByRole('region', { name: 'Приказы' })).toHaveCount(0);
  await page.goto('/console/student-orders');
  await expect(page.getByRole('table', { name: 'Движение студентов' })).toContainText('Зачисление');
  await expectReadable(page, expectAccessible, { within: 'main' });
});
