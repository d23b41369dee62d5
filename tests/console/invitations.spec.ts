import type { APIRequestContext, Page } from '@playwright/test';
import { expectReadable } from '../support/looks.ts';
import { withOwnServer } from '../support/own-server.ts';
import { expect } from '../support/test.ts';

/** A separate server, because additional groups would affect other tests of the start of the year. */
const test = withOwnServer();

interface Listed {
  id: number;
}

/** Creates a group with students who have no passwords; returns its name and id. */
async function makeGroup(request: APIRequestContext, name: string, surnames: readonly string[]) {
  const [template] = (await (await request.get('/api/v1/admin/groups')).json()) as [
    Listed & { facultyId: number; specialityId: number },
  ];
  const { facultyId, specialityId } = template;
  const data = { name, facultyId, specialityId, course: 1, degree: 1, size: 0, calendarId: null };
  const created = await request.post('/api/v1/admin/groups', {
    data: { ...data, specialityCode: null, curatorId: null },
  });
  expect(created.ok()).toBe(true);
  const { id } = (await created.json()) as Listed;
  for (const [index, lastName] of surnames.entries()) {
    const student = await request.post('/api/v1/admin/students', {
      data: {
        cardNumber: `${name}${String(index).padStart(2, '0')}`,
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
  return { name, id };
}

const fact = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Без пароля' }).locator('div', { hasText: name }).locator('dd');
const way = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

test('invitations: slips are printed for a group, and its accounts are shown as invited', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/healthz');
  const { id } = await makeGroup(page.request, '900101', ['Якушева', 'Щербина', 'Ярош']);
  await page.goto(`/console/invitations?role=student&groupId=${id}`);
  await expect(page.getByRole('combobox', { name: 'Группа' })).toHaveValue('900101');
  await expect(fact(page, 'Будут приглашены')).toHaveText('3');
  await expectReadable(page, expectAccessible, { within: 'main' });
  const coming = page.waitForEvent('download');
  await way(page, 'Листки на бумаге').getByRole('button', { name: 'Напечатать 3' }).click();
  expect((await coming).suggestedFilename()).toMatch(/^Приглашения.на.портал, .*\.pdf$/);
  await expect(fact(page, 'Уже приглашены')).toHaveText('3');
  await expect(page.getByText('Приглашать некого')).toBeVisible();
  await page.getByRole('checkbox', { name: /И.тех, кто уже приглашён/ }).check();
  await expect(way(page, 'Листки на бумаге').getByRole('button', { name: 'Напечатать 3' })).toBeVisible();
  const filter = encodeURIComponent(JSON.stringify({ groupId: [id] }));
  await page.goto(`/console/users?filter=${filter}`);
  await expect(page.getByRole('row', { name: /Приглашён до.\d/ })).toHaveCount(3);
});

test('invitations: an e-mail reaches a student with contacts that staff entered and confirmed', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('admin', '/healthz');
  const { id } = await makeGroup(page.request, '900102', ['Юркевич']);
  await page.goto('/console/contacts/create');
  await page.getByRole('combobox', { name: 'Чей' }).fill('Юркевич');
  await page.getByRole('option', { name: 'Юркевич Анна' }).click();
  await page.getByLabel('Вид').selectOption('Электронная почта');
  await page.getByRole('textbox', { name: 'Значение' }).fill('yurkevich@example.com');
  await page.getByRole('button', { name: 'Создать' }).click();
  await page.getByRole('link', { name: 'yurkevich@example.com' }).click();
  await page.getByRole('button', { name: 'Подтвердить…' }).click();
  const question = page.getByRole('dialog', { name: /Подтвердить 1.контакт без кода/ });
  await question.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(question.getByText('Укажите причину.')).toBeVisible();
  await question.getByLabel('Причина').fill('Анкета абитуриента');
  await question.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Подтвердить…' })).toHaveCount(0);

  await page.goto(`/console/invitations?groupId=${id}`);
  await expect(way(page, 'SMS').getByRole('button')).toBeDisabled();
  await way(page, 'Письма').getByRole('button', { name: 'Отправить 1' }).click();
  await page
    .getByRole('dialog', { name: /Отправить 1.письмо/ })
    .getByRole('button', { name: 'Отправить' })
    .click();
  await expect(page.getByText(/В.очереди 1.письмо/)).toBeVisible();
  const messages = await world.outbox({ email: 'yurkevich@example.com', phone: '' });
  expect(messages.some(({ text }) => text?.includes('/initial-password?h='))).toBe(true);
});
