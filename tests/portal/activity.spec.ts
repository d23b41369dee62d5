import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { demo, expect, test } from '../support/test.ts';

const ACTIVITY = '/personal-account/social-and-research-work';

const part = (page: Page, name: string) => page.getByRole('region', { name });
const rows = (page: Page, name: string) => page.getByRole('table', { name }).locator('tbody tr');

test('PA-12 activity: lists works by kind, latest first, with their state in a word', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.signIn(page, demo('student'), ACTIVITY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Общественная и\sнаучная работа$/);
  await expect(rows(page, 'Общественная работа')).toHaveCount(5);
  await expect(part(page, 'Общественная работа')).toContainText(/5\sзаписей/);
  await expect(rows(page, 'Научная работа')).toHaveCount(3);
  const days = await rows(page, 'Общественная работа').locator('td:first-child').allTextContents();
  const inOrder = days.map((day) => day.split('.').toReversed().join('-'));
  expect(inOrder).toEqual(inOrder.toSorted().toReversed());
  await expect(part(page, 'Научная работа')).toContainText('Опубликовано');
  await expect(part(page, 'Научная работа')).toContainText('На рецензировании');
  const unions = part(page, 'Членство').getByRole('listitem');
  await expect(unions).toHaveText([/^БРСМ.*Вы\sсостоите$/, /^Профком.*Вы\sсостоите$/]);
  await expectAccessible();
});

test('PA-12 activity: the empty state explains who enters works and memberships', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('student', ACTIVITY);
  await expect(part(page, 'Общественная работа')).toContainText('скажите об\u00a0этом куратору группы');
  await expect(part(page, 'Научная работа')).toContainText(
    'Доклады, статьи и\u00a0олимпиады вносит университет',
  );
  const unions = part(page, 'Членство').getByRole('listitem');
  await expect(unions).toHaveText([/^БРСМ.*Вы\sне\sсостоите$/, /^Профком.*Вы\sне\sсостоите$/]);
  await expectAccessible();
});

for (const [call, name, comes] of [
  ['social-work', 'Общественная работа', /5\sзаписей/],
  ['research-work', 'Научная работа', /3\sзаписи/],
  ['is-brsm', 'Членство', /БРСМ/],
  ['is-prof-com', 'Членство', /Профком/],
] as const)
  test(`PA-12 PA-18 activity: a part that fails to load reports it and can be retried: ${call}`, async ({
    page,
    world,
  }) => {
    world.fail({ path: `/api/v1/activity/${call}`, status: 500, times: 1 });
    await world.signIn(page, demo('student'), ACTIVITY);
    const alert = part(page, name).getByRole('alert');
    await expect(alert).toContainText('Не удалось подключиться к серверу.');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await alert.getByRole('button', { name: 'Повторить' }).press('Enter');
    await expect(part(page, name)).toContainText(comes);
    await expect(alert).toHaveCount(0);
  });

test('PA-12 activity: a provider without memberships or works does not cause an error', async ({
  page,
  world,
}) => {
  world.fail({ path: /^\/api\/v1\/activity\//, status: 404 });
  await world.signIn(page, demo('student'), ACTIVITY);
  await expect(part(page, 'Членство').getByText('Сведений нет')).toHaveCount(2);
  await expect(page.getByText(/Записей об\sобщественной работе нет/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('on a phone, in English, in dark', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('PA-12 PA-18 activity: everything fits a phone, and failures are reported in English', async ({
    page,
    world,
    choose,
    expectAccessible,
  }) => {
    await choose({ language: 'en', theme: 'dark' });
    world.fail({ path: '/api/v1/activity/is-brsm', status: 500 });
    await world.signIn(page, demo('student'), ACTIVITY);
    await expect(part(page, 'Memberships').getByRole('alert')).toContainText(
      'Failed to connect to the server.',
    );
    await expect(part(page, 'Social work')).toContainText(/5\srecords/);
    await expectToFit(page);
    await expectAccessible();
  });
});
