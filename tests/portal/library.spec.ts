import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { demo, expect, test } from '../support/test.ts';
import type { World } from '../support/world.ts';

const LIBRARY = '/personal-account/library';
const BOOKS = '/api/v1/library/books';
const NEWS = '/api/v1/library/news';

/** Signs in the first-year student of the demo, who has a book due today, as if their contacts were confirmed. */
async function freshman(page: Page, world: World): Promise<void> {
  // The portal does not run on this page, where it could overwrite the stored user.
  await world.signIn(page, demo('unconfirmed'), '/healthz');
  await page.evaluate(() => {
    const user = localStorage.getItem('user') ?? '';
    localStorage.setItem(
      'user',
      user.replace('"hasNotConfirmedContact":true', '"hasNotConfirmedContact":false'),
    );
  });
  await page.goto(LIBRARY);
}

test('PA-08 library: lists overdue books first, in words, then by due date', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.signIn(page, demo('student'), LIBRARY);
  await expect(page.getByRole('heading', { name: 'На руках 5 книг, 1 просрочена' })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Мои книги' }).locator('tbody tr');
  await expect(rows).toHaveText([
    /15\.08\.2026.*13\.11\.2026.*Просрочена на\s7\sдней/,
    /24\.08\.2026.*22\.11\.2026.*Осталось 2\sдня/,
    /20\.12\.2026.*Осталось 30\sдней/,
    /04\.02\.2027.*Осталось 76\sдней/,
    /17\.02\.2027.*Осталось 89\sдней/,
  ]);
  await expectAccessible();
});

test('PA-08 library: a book due today is overdue on the next day', async ({ page, world }) => {
  await freshman(page, world);
  await expect(page.getByRole('heading', { name: /^На\sруках 1\sкнига$/ })).toBeVisible();
  await expect(page.getByText('Сегодня последний день')).toBeVisible();
  // Closes the page, which would sign out at the end of the session.
  await page.goto('/healthz');
  await world.clock.set('2026-11-20T21:00:00Z');
  await freshman(page, world);
  await expect(page.getByRole('heading', { name: 'На руках 1 книга, она просрочена' })).toBeVisible();
  await expect(page.getByText(/Просрочена на\s1\sдень/)).toBeVisible();
});

test('PA-08 library: news are listed newest first and link to the library', async ({ page, signIn }) => {
  await signIn('student', LIBRARY);
  const news = page.getByRole('region', { name: 'Новости библиотеки' });
  await expect(news.getByRole('listitem').first()).toContainText(/18\sноября/);
  await expect(news.getByRole('link')).toHaveCount(4);
  await expect(news.getByRole('link').first()).toHaveAttribute('href', /^https:\/\/library\.example\.by\//);
  await news.getByText(/Ещё 2\sновости/).click();
  await expect(news.getByRole('link')).toHaveCount(6);
});

test('PA-08 library: a student without books sees an empty state, also when the provider returns 404', async ({
  page,
  signIn,
  world,
  expectAccessible,
}) => {
  await signIn('student', LIBRARY);
  await expect(page.getByText('За вами не числится книг')).toBeVisible();
  await expectAccessible();
  world.fail({ path: BOOKS, status: 404 });
  await page.reload();
  await expect(page.getByText('За вами не числится книг')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('PA-08 library: the list of books reports a failure to load and can be retried', async ({
  page,
  world,
  expectAccessible,
}) => {
  world.fail({ path: BOOKS, status: 500, times: 1 });
  await world.signIn(page, demo('student'), LIBRARY);
  const alert = page.getByRole('region', { name: 'Мои книги' }).getByRole('alert');
  await expect(alert).toContainText('Не удалось подключиться к серверу.');
  await expect(page.getByRole('heading', { name: 'Новости библиотеки' })).toBeVisible();
  await expectAccessible();
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('heading', { name: /^На\sруках 5\sкниг/ })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('PA-08 library: a failure to load the news does not affect the books', async ({ page, world }) => {
  world.fail({ path: NEWS, status: 500, times: 1 });
  await world.signIn(page, demo('student'), LIBRARY);
  await expect(page.getByRole('table', { name: 'Мои книги' })).toBeVisible();
  const news = page.getByRole('region', { name: 'Новости библиотеки' });
  await news.getByRole('button', { name: 'Повторить' }).click();
  await expect(news.getByRole('link')).toHaveCount(4);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('PA-08 library: on a phone books are cards with labelled dates', async ({
    page,
    world,
    expectAccessible,
  }) => {
    await world.signIn(page, demo('student'), LIBRARY);
    const first = page.getByRole('table', { name: 'Мои книги' }).locator('tbody tr').first();
    await expect(first.getByText('Взята', { exact: true })).toBeVisible();
    await expect(first.getByText('Вернуть до', { exact: true })).toBeVisible();
    await expect(first).toContainText(/Просрочена на\s7\sдней/);
    await expectToFit(page);
    await expectAccessible();
  });
});
