import type { Page } from '@playwright/test';
import { expectReadable } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

const list = '/console/broadcasts';
const table = (page: Page) => page.getByRole('table', { name: 'Рассылки' });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const counted = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /олуч/ });
const words = (page: Page) => page.getByRole('textbox', { name: 'Текст' });

const waiting = (text: string) => ({
  text,
  audience: 'everybody',
  facultyIds: [],
  courses: [],
  groupIds: [],
  sendAt: '2026-11-21T06:00:00Z',
});

/** Schedules a broadcast for the next day, as another administrator. */
async function plan(page: Page, text: string): Promise<{ id: number; version: number }> {
  const response = await page.request.post('/api/v1/admin/broadcasts', { data: waiting(text) });
  expect(response.ok()).toBe(true);
  return response.json();
}

test('CNS-02 broadcasts: a broadcast to a group shows its recipients, who receive it immediately', async ({
  page,
  request,
  world,
  signIn,
  expectAccessible,
}) => {
  const person = await world.person('student');
  await world.studyIn(person, { course: 3 });
  await signIn('admin', `${list}/create`);
  const filter = encodeURIComponent(JSON.stringify({ q: person.username }));
  const [{ groupName }] = await (await page.request.get(`/api/v1/admin/students?filter=${filter}`)).json();
  await expect(page.getByLabel('Кому')).toBeVisible();
  await expect(page.getByLabel('Группы')).toHaveCount(0);
  await page.getByLabel('Кому').selectOption('Студентам');
  await expect(counted(page)).toHaveText(/Получ[аи]т \d+\sчеловек/);
  await page.getByLabel('Группы').fill(groupName);
  await page.getByRole('option', { name: groupName, exact: true }).click();
  await expect(counted(page)).toHaveText(/^Получит 1\sчеловек$/);
  await expect(page.getByRole('button', { name: 'Отправить 1', exact: true })).toBeVisible();
  await words(page).fill('Группу ждут в деканате в 14:00.');
  await expect(page.getByRole('figure').getByRole('listitem')).toContainText(
    'Группу ждут в деканате в 14:00.',
  );
  await expectAccessible({ within: 'main' });
  await page.getByRole('button', { name: 'Отправить 1', exact: true }).click();
  await expect(page.getByText(/^Отправлено: уведомление получил 1\sчеловек$/)).toBeVisible();
  await rows(page).filter({ hasText: 'Группу ждут' }).getByRole('link').first().click();
  await expect(heading(page)).toHaveText('Группу ждут в деканате в 14:00.');
  await expect(page.getByRole('region', { name: 'Отправка' })).toContainText(groupName);
  await expect(page.getByRole('link', { name: 'Изменить' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Удалить…' })).toHaveCount(0);
  // The address of the form does not open it either.
  await page.goto(page.url().replace('/show', ''));
  await expect(page).toHaveURL(/\/show$/);

  const { username, password } = person;
  await request.post('/api/v1/auth/login', { data: { username, password } });
  const heard = await request.get('/api/v1/notifications');
  expect(await heard.json()).toMatchObject({
    notifications: [{ message: 'Группу ждут в деканате в 14:00.' }],
  });
});

test('CNS-02 broadcasts: many recipients require a confirmation', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', `${list}/create`);
  await page.getByLabel('Кому').selectOption('Всем');
  await words(page).fill('Занятия завтра дистанционные.');
  await page.getByRole('button', { name: /^Отправить \d{3,}$/ }).click();
  const question = page.getByRole('dialog', { name: /^Отправить \d{3,}\s(?:людям|человеку)\?$/ });
  await expectAccessible({ within: 'dialog[open]' });
  await question.getByRole('button', { name: 'Отмена' }).click();
  await expect(words(page)).toHaveValue('Занятия завтра дистанционные.');
  await page.getByRole('group', { name: 'Курсы' }).waitFor({ state: 'detached' });
  await page.getByLabel('Кому').selectOption('Студентам');
  await page.getByRole('button', { name: /^Отправить \d{3,}$/ }).click();
  const toStudents = page.getByRole('dialog', { name: /^Отправить \d{3,}\s(?:студентам|студенту)\?$/ });
  await toStudents.getByRole('button', { name: 'Отмена' }).click();
  await page.getByRole('group', { name: 'Курсы' }).getByRole('button', { name: '6' }).click();
  await expect(counted(page)).toHaveText(/^Никто не\sполучит/);
  await page.getByLabel('Кому').selectOption('');
  await page.getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(page.getByLabel('Кому')).toHaveAccessibleDescription('Заполните поле «Кому»');
});

test('CNS-02 broadcasts: a scheduled broadcast can be edited and deleted until it is sent', async ({
  page,
  signIn,
}) => {
  await signIn('admin', `${list}/create`);
  await page.getByLabel('Кому').selectOption('Сотрудникам');
  await words(page).fill('Совещание в 15:00.');
  await page.getByRole('button', { name: 'В назначенное время' }).click();
  await expect(counted(page)).toHaveText(/^Сейчас получил/);
  await page.getByRole('button', { name: 'Запланировать' }).click();
  await expect(page.getByLabel('День и время')).toHaveAccessibleDescription(/Заполните поле «День и\sвремя»/);
  await page.getByLabel('День и время').fill('19.11.2026 15:00');
  await page.getByRole('button', { name: 'Запланировать' }).click();
  await expect(page.getByLabel('День и время')).toHaveAccessibleDescription(
    /Не\sраньше 20\.11\.2026 \d\d:\d\d/,
  );
  await page.getByLabel('День и время').fill('24.11.2026 15');
  await page.getByRole('button', { name: 'Запланировать' }).click();
  await expect(page.getByText('Рассылка запланирована', { exact: true })).toBeVisible();

  await rows(page).filter({ hasText: 'Совещание в 15:00.' }).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Отправка' })).toContainText(/уйдёт 24\.11\.2026\sв\s15:00/);
  await page.getByRole('link', { name: 'Изменить' }).click();
  await expect(page.getByLabel('День и время')).toHaveValue('24.11.2026 15:00');
  await words(page).fill('Совещание в 16:00.');
  await page.getByRole('button', { name: 'Запланировать' }).click();
  await expect(page.getByText('Рассылка запланирована', { exact: true }).first()).toBeVisible();
  await rows(page).filter({ hasText: 'Совещание в 16:00.' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Удалить…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Рассылка удалена: Совещание в 16:00.', { exact: true })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Совещание' })).toHaveCount(0);
});

test('CNS-02 broadcasts: a broadcast sent in the meantime is not deleted, and the dialog shows why', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/healthz');
  const { id, version } = await plan(page, 'Портал обновляется.');
  await page.goto(`${list}/${id}/show`);
  await page.getByRole('button', { name: 'Удалить…' }).click();
  const data = { ...waiting('Портал обновляется.'), audience: 'employees', sendAt: null, version };
  expect((await page.request.put(`/api/v1/admin/broadcasts/${id}`, { data })).ok()).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Рассылка уже отправлена');
});

test('CNS-02 broadcasts: no accessibility faults on any page, in both languages and schemes, also on a phone', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', list);
  await expect(rows(page)).not.toHaveCount(0);
  await expectReadable(page, expectAccessible, { within: 'main' });
  // The time of a planned one is the longest text.
  const { id } = await plan(page, 'Портал обновляется.');
  await page.goto(`${list}/${id}/show`);
  await page.getByRole('figure').waitFor();
  await expectReadable(page, expectAccessible, { within: 'main' });
  await page.goto(`${list}/create`);
  await page.getByLabel('Кому', { exact: true }).selectOption('students');
  await words(page).fill('Текст '.repeat(160));
  await page.getByRole('figure').waitFor();
  await expectReadable(page, expectAccessible, { within: 'main' });
});
