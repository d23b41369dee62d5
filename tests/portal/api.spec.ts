import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { expect, test } from '../support/test.ts';

const call = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

test.story('PUB-10 API documentation: a page documents every call of the API', async ({ page, world }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const response = await page.request.get('/api/v1/openapi.json');
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, { summary: string }>> };
  await page.goto('/api');
  await expect(page.getByRole('heading', { level: 1, name: 'Документация API' })).toBeVisible();
  const rows = page.getByRole('main').getByRole('heading', { level: 3 });
  const callsOnPage = () =>
    rows.evaluateAll((all) =>
      all
        .map((row) => [...row.querySelectorAll('button > span')].slice(0, 3).map((part) => part.textContent))
        .map(String)
        .toSorted(),
    );
  const stated = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => [
      method.toUpperCase(),
      path.replace('/api/v1', ''),
      summary,
    ]),
  );
  await expect.poll(callsOnPage).toEqual(stated.map(String).toSorted());
  // Nothing is loaded from other origins.
  expect(urls.filter((url) => !url.startsWith(world.url) && !url.startsWith('data:'))).toEqual([]);
});

test('API documentation: a call expands to its parameters, schemas, refusals and an example to copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api');
  const row = call(page, 'POST /certificate/register');
  await row.click();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/\?call=certificates\.register$/);
  const details = page.locator('#certificates\\.register-details');
  await expect(
    details.getByRole('row', { name: /^Idempotency-Key в\sзаголовке строка необязательно/ }),
  ).toBeVisible();
  await expect(details.getByText('provisionPlace', { exact: true }).first()).toBeVisible();
  await expect(details.getByText('знаков: 1–200')).toBeVisible();
  await expect(
    details.getByRole('row', { name: '409 Такая справка уже заказана и ещё не готова. certificate-ordered' }),
  ).toBeVisible();
  await expect(
    details.getByRole('row', { name: /^409 .*тело: \{"reason":"contacts-unconfirmed"\}/ }),
  ).toBeVisible();
  await details.getByRole('button', { name: 'Скопировать: Запрос' }).click();
  await expect(details.getByRole('status').first()).toHaveText('Скопировано');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("/api/v1/certificate/register'");
  expect(copied).toContain('-H "Authorization: Bearer $SEMESTR_TOKEN"');
  await expect(details.getByText(/Токену API нужна область write\./)).toBeVisible();
  expect(copied).toContain('"provisionPlace": "по месту работы родителей"');
  await row.click();
  await expect(details).toHaveCount(0);
});

test('API documentation: the open call and the search are stored in the address', async ({ page }) => {
  await page.goto('/api?call=schedule.ofGroup');
  await expect(call(page, 'GET /schedule Get the schedule of a student group')).toBeInViewport();
  await expect(page.getByRole('row', { name: /^404 Расписания нет\./ })).toBeVisible();
  await page.getByRole('searchbox').fill('certificate/register');
  await expect(page.getByRole('main').getByText('Найдено: 1', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=certificate(\/|%2F)register/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('certificate/register');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1);
  await page.getByRole('searchbox').fill('нет такого вызова');
  await expect(page.getByText('Таких вызовов нет')).toBeVisible();
  await page.getByRole('button', { name: 'Показать все вызовы' }).click();
  await expect(call(page, /certificate\/register/)).toBeVisible();
});

test('API documentation: search, section, call and nested schema are reachable by keyboard alone', async ({
  page,
}) => {
  await page.goto('/api');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  // "расписание" in the wrong layout.
  await page.keyboard.type('hfcgbcfybt');
  await expect(call(page, /\/employees\/schedule\/\{urlId\}/)).toBeVisible();
  await page.getByRole('searchbox').fill('');
  const row = call(page, 'GET /schedule Get the schedule of a student group');
  await row.waitFor();
  const section = page
    .getByRole('navigation', { name: 'Разделы API' })
    .getByRole('link', { name: /^Справки/ });
  await section.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Справки' })).toBeInViewport();
  // The cleared search must not return, even when the section is opened immediately.
  await expect(page).toHaveURL(/\/api#certificates$/);
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  // Expands a named schema.
  const shape = page.locator('summary').filter({ hasText: 'studentGroupDto' });
  await shape.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('specialityName', { exact: true }).first()).toBeVisible();
});

test('API documentation: a failure to load is reported and can be retried', async ({ page, world }) => {
  await page.goto('/');
  world.fail({ path: '/api/v1/openapi.json', status: 500 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'API' }).click();
  await expect(page.getByText('Не удалось подключиться к серверу.')).toBeVisible();
  world.mend();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Документация API' })).toBeVisible();
});

test('API documentation: an administrator finds it in the account menu', async ({ signIn, page }) => {
  await signIn('admin', '/schedule');
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Документация' }).click();
  await expect(page).toHaveURL(/\/api$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Документация API' })).toBeVisible();
});

test('API documentation: an open call fits and has no faults: in both schemes and languages, wide and narrow', async ({
  page,
  choose,
  expectAccessible,
}) => {
  await page.goto('/api?call=certificates.register');
  const refusal = page.getByRole('row', { name: /certificate-ordered/ });
  await refusal.waitFor();
  // The test of all pages covers the collapsed calls.
  await expectAccessible({ within: '#certificates' });
  await expectToFit(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await choose({ theme: 'dark', language: 'en' });
  await page.reload();
  await refusal.waitFor();
  await expectAccessible({ within: '#certificates' });
  await expectToFit(page);
});
