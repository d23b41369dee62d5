import type { Page } from '@playwright/test';
import { expectCopied, expectToFit } from '../support/effects.ts';
import { demo, expect, test } from '../support/test.ts';

const GROUP = '/personal-account/group';
const INFO = '/api/v1/student-groups/user-group-info';
const REPORT = '/api/v1/group-list/get-report';

const rows = (page: Page) => page.getByRole('table', { name: 'Студенты' }).locator('tbody tr');

test('PA-04 group: shows its students by name, its subgroups, head and curator', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const person = await signIn('student', GROUP);
  const self = rows(page).filter({ hasText: person.lastName });
  await expect(self).toContainText('вы');
  const head = rows(page).filter({ hasText: 'Карпеко Илья Сергеевич' });
  await expect(head).toContainText('староста');
  await expect(page.getByRole('region', { name: 'Староста' })).toContainText('Карпеко Илья Сергеевич');
  const curator = page.getByRole('region', { name: 'Куратор' });
  await expect(curator.getByRole('link', { name: 'Образцов Игорь Леонидович' })).toHaveAttribute(
    'href',
    '/employees/i-obrazcov',
  );
  await expect(curator.getByRole('link', { name: 'i.obrazcov@example.by' })).toHaveAttribute(
    'href',
    'mailto:i.obrazcov@example.by',
  );
  // The user is in the first subgroup and the head in the second.
  await page.getByRole('group', { name: 'Подгруппа' }).getByRole('button', { name: '2' }).click();
  await expect(self).toHaveCount(0);
  await expect(head).toBeVisible();
  await page.getByRole('group', { name: 'Подгруппа' }).getByRole('button', { name: 'Все' }).click();
  await expect(self).toBeVisible();
  await expectAccessible();
});

test('PA-04 group: links to its schedule', async ({ page, world }) => {
  await world.signIn(page, demo('student'), GROUP);
  await page.getByRole('link', { name: 'Расписание группы' }).click();
  await expect(page).toHaveURL('/schedule/428501');
});

test('PA-04 PA-18 HLP-07 group: the list is downloaded as a file, and a failure is reported', async ({
  page,
  world,
}) => {
  await world.signIn(page, demo('student'), GROUP);
  world.fail({ path: REPORT, status: 500, times: 1 });
  await page.getByRole('button', { name: 'Список группы, .xlsx' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Не удалось загрузить список группы.' });
  const came = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Повторить' }).click();
  expect((await came).suggestedFilename()).toBe('group list.xlsx');
  await expect(page.getByText('Список группы загружен.')).toBeVisible();
});

test('PA-04 group: all addresses are copied together', async ({ page, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await world.signIn(page, demo('student'), GROUP);
  await page.getByRole('button', { name: 'Скопировать: адреса электронной почты группы' }).click();
  await expect(
    page.getByRole('button', { name: 'Скопировано: адреса электронной почты группы' }),
  ).toBeVisible();
  await expectCopied(page, 'i.obrazcov@example.by');
});

test.story(
  'PA-04 group: when the browser cannot copy, the addresses are shown selected',
  async ({ page, world }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await world.signIn(page, demo('student'), GROUP);
    await page.getByRole('button', { name: /^Скопировать: адреса/ }).click();
    const field = page.getByRole('textbox', { name: 'адреса электронной почты группы' });
    await expect(field).toHaveValue('i.obrazcov@example.by');
    await expect(field).toBeFocused();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('i.obrazcov@example.by');
  },
);

test('PA-04 group: the contacts of groupmates are hidden', async ({ page, signIn, world }) => {
  const other = await world.person('student');
  await signIn('student', GROUP);
  await expect(rows(page).filter({ hasText: other.lastName })).toBeVisible();
  await expect(page.getByText(other.email)).toHaveCount(0);
  await expect(page.getByText('почта одногруппников не\u00a0показываются')).toBeVisible();
  const answer = await page.context().request.get(INFO);
  expect(await answer.text()).not.toContain(other.email);
});

test('PA-04 PA-18 group: a failure to load is reported and can be retried', async ({
  page,
  world,
  expectAccessible,
}) => {
  world.fail({ path: INFO, status: 500, times: 1 });
  await world.signIn(page, demo('student'), GROUP);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Не удалось подключиться к серверу.');
  await expectAccessible();
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(rows(page).filter({ hasText: 'Лисицкая Анна Игоревна' })).toBeVisible();
});

test('PA-04 group: a user without a group sees an empty state', async ({ page, signIn, world }) => {
  world.fail({ path: INFO, status: 404 });
  await signIn('student', GROUP);
  await expect(page.getByText('Вы не\u00a0числитесь в\u00a0группе')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('PA-04 group: a group without students, head and curator shows what is missing', async ({
  page,
  signIn,
}) => {
  await page.route(`**${INFO}`, (route) =>
    route.fulfill({
      json: { numberOfGroup: '428501', studentGroupCuratorDto: null, groupInfoStudentDto: [] },
    }),
  );
  await signIn('student', GROUP);
  for (const words of [
    'В\u00a0группе пока никого нет',
    'Куратор не\u00a0назначен',
    'Староста не\u00a0назначен',
  ])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Скопировать/ })).toHaveCount(0);
});

test.describe('on a phone, in English, in dark', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('PA-04 PA-18 group: everything fits a phone, and the download is confirmed', async ({
    page,
    world,
    choose,
    expectAccessible,
  }) => {
    await choose({ language: 'en', theme: 'dark' });
    await world.signIn(page, demo('student'), GROUP);
    await expect(page.getByRole('heading', { name: /^\d+\sstudents$/ })).toBeVisible();
    world.fail({ path: REPORT, status: 500, times: 1 });
    await page.getByRole('button', { name: 'Group list, .xlsx' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to load the group list.' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Group list loaded.')).toBeVisible();
    await expectToFit(page);
    await expectAccessible();
  });
});
