import type { Page } from '@playwright/test';
import { demo, expect, test } from '../support/test.ts';

const STUDY = '/personal-account/study';

const links = (page: Page) => page.getByRole('group', { name: 'Разделы учёбы' }).getByRole('link');

test('PA-06 study: each section has an address and a status', async ({ page, world }) => {
  await world.signIn(page, demo('student'), STUDY);
  await expect(links(page)).toHaveText([
    /^Справки 1\sв\sработе$/,
    /^Ведомости 2\sнужны$/,
    /^Заявки на\sобучение подписать договор$/,
    'Практика',
    'Академический отпуск',
  ]);
  await expect(links(page).nth(0)).toHaveAttribute('aria-current', 'page');
  for (const [place, path, heading] of [
    [1, '/mark-sheets', 'Мои ведомости'],
    [2, '/applications', 'Мои заявки'],
    [3, '/practice', 'Мои заявки'],
    [4, '/academic-leaves', 'Мои заявки'],
    [0, '', 'Мои справки'],
  ] as const) {
    await links(page).nth(place).click();
    await expect(page).toHaveURL(STUDY + path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(links(page).nth(place)).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(/ · Учёба · Семестр$/);
  }
});

test('study: an empty account has no badges next to the sections, and an unknown address is not found', async ({
  page,
  signIn,
}) => {
  await signIn('student', STUDY);
  await expect(page.getByText('Справок пока нет')).toBeVisible();
  await expect(links(page)).toHaveText([
    /^Справки\s*$/,
    /^Ведомости\s*$/,
    /^Заявки на\sобучение\s*$/,
    /^Практика\s*$/,
    /^Академический отпуск\s*$/,
  ]);
  await page.goto(`${STUDY}/everything`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
});

test.story(
  'PA-06 PA-18 study: a section that fails to load reports it, and the others are available',
  async ({ page, signIn, world }) => {
    await signIn('student', `${STUDY}/practice`);
    await expect(page.getByText('Заявок пока нет')).toBeVisible();
    world.fail({ path: /MarkSheetsSection.*\.js$/, status: 500 });
    await links(page).filter({ hasText: 'Ведомости' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'Не удалось подключиться к серверу.' });
    await expect(failure).toBeVisible();
    await links(page).filter({ hasText: 'Справки' }).click();
    await expect(page.getByText('Справок пока нет')).toBeVisible();
    world.fail({ path: '/api/v1/certificate', status: 500 });
    world.fail({ path: '/api/v1/certificate/places', status: 500 });
    await page.reload();
    await expect(failure).toHaveCount(2);
    await expect(links(page)).toHaveCount(5);
    world.mend();
    await failure.first().getByRole('button', { name: 'Повторить' }).click();
    await expect(failure).toHaveCount(1);
    await failure.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByText('Справок пока нет')).toBeVisible();
    await links(page).filter({ hasText: 'Ведомости' }).click();
    await expect(page.getByText('Ведомостей пока нет')).toBeVisible();
  },
);

test('study: the page does not wait for the badges', async ({ page, world }) => {
  const release = world.hold('/api/v1/lms/application-history');
  await world.signIn(page, demo('student'), STUDY);
  await expect(page.getByRole('heading', { name: 'Мои справки' })).toBeVisible();
  await expect(links(page).nth(2)).toHaveText(/^Заявки на\sобучение\s*$/);
  release();
  await expect(links(page).nth(2)).toHaveText(/подписать договор$/);
});
