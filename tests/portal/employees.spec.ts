import type { Page } from '@playwright/test';
import { expectCopied, expectToFit } from '../support/effects.ts';
import { expect, test } from '../support/test.ts';

const PERSON = '/employees/i-obrazcov';
const DETAILS = '/api/v1/employees/details-url';

const name = (page: Page) => page.getByRole('heading', { level: 1, name: 'Образцов Игорь Леонидович' });

test('PUB-02 employees: a page shows photo, posts, rooms, contacts and lessons', async ({
  page,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PERSON);
  await expect(name(page)).toBeVisible();
  const photo = page.getByRole('img', { name: 'Образцов Игорь Леонидович' });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const posts = page.getByRole('region', { name: 'Должности' });
  await expect(posts.getByRole('heading', { level: 3 })).toHaveText('доцент');
  await expect(posts).toContainText('Кафедра программных систем');
  await expect(posts).toContainText('ауд.\u00a0307-4 к., ул. Садовая, 15');
  const number = '+375\u00a0(17)\u00a0293-10-00';
  await expect(posts.getByRole('link', { name: number })).toHaveAttribute('href', 'tel:+375172931000');
  await posts.getByRole('button', { name: `Скопировать: ${number}` }).click();
  await expect(posts.getByRole('button', { name: `Скопировано: ${number}` })).toBeVisible();
  await expectCopied(page, '+375 (17) 293-10-00');
  await expect(page.getByRole('link', { name: 'i.obrazcov@example.by' })).toHaveAttribute(
    'href',
    'mailto:i.obrazcov@example.by',
  );
  await expect(page.getByRole('region', { name: 'Читает лекции' }).getByRole('listitem')).toHaveCount(4);
  await expectAccessible();
  await page.getByRole('main').getByRole('link', { name: 'Расписание' }).click();
  await expect(page).toHaveURL(/\/schedule\/i-obrazcov$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Образцов');
});

test('PUB-06 employees: a page shows the current location and announcements, and offers a contact file', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(PERSON);
  const today = page.getByRole('region', { name: 'Сегодня' });
  await expect(today.getByRole('table', { name: 'Сегодня' })).toBeVisible();
  await expect(today.getByText(/^(Сейчас|Следующее занятие в)/)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Объявления и консультации' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'В контакты, .vcf' }).click();
  expect((await coming).suggestedFilename()).toBe('i-obrazcov.vcf');
  await expectAccessible();
});

test('PUB-02 employees: a department links to the pages of its employees', async ({ page }) => {
  await page.goto('/departments/kaf-ps');
  await page.getByRole('link', { name: 'Образцов Игорь Леонидович' }).click();
  await expect(page).toHaveURL(/\/employees\/i-obrazcov$/);
  await expect(name(page)).toBeVisible();
});

test('PUB-01 employees: an unknown employee is the not-found screen, with status 404', async ({
  page,
  expectAccessible,
}) => {
  const answer = await page.request.get('/employees/nobody', { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(404);
  await page.goto('/employees/nobody');
  await expect(page).toHaveTitle('Страница не найдена · Семестр');
  await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
  await expect(page.getByText('Такой страницы нет.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible();
});

test('employees: a page that fails to load reports it and can be retried', async ({ page, world }) => {
  await page.goto('/departments/kaf-ps');
  world.fail({ path: DETAILS, status: 500, times: 1 });
  await page.getByRole('link', { name: 'Образцов Игорь Леонидович' }).click();
  await expect(page.getByText('Не удалось получить данные.')).toBeVisible();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(name(page)).toBeVisible();
});

test.story.describe('without scripts', () => {
  test.story.use({ javaScriptEnabled: false });

  test.story('employees: a page is readable without scripts, with the photo', async ({ page, world }) => {
    await page.goto(PERSON);
    await expect(name(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('img')).toHaveAttribute(
      'src',
      new RegExp(`^${world.url}/api/v1/employees/photo/`),
    );
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('employees: a page fits a phone, in English too', async ({ page, choose, expectAccessible }) => {
    await choose({ language: 'en' });
    await page.goto(PERSON);
    await expect(page.getByRole('region', { name: 'Lectures on' })).toBeVisible();
    await expectToFit(page);
    await expectAccessible();
  });
});
