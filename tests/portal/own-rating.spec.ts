import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { withOwnServer } from '../support/own-server.ts';
import { demo, expect } from '../support/test.ts';

/** A separate server, because marks created by other browser tests would change the positions. */
const test = withOwnServer();

const RATING = '/personal-account/rating';

const part = (page: Page, name: string) => page.getByRole('region', { name });

test('PA-03 own rating: shows the position with its history, absences, labs, and marks that match the public rating', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.signIn(page, demo('student'), RATING);
  const standing = part(page, 'Место на курсе');
  await expect(standing).toContainText(/8,67 =\s286\s÷\s33/);
  await expect(standing).toContainText(/Место2\sиз\s\d+/);
  await expect(standing).toContainText(/Без уважительной причины31\sчас/);
  await expect(standing).toContainText(/По\sуважительной60\sчасов/);
  const points = page.getByRole('table', { name: 'Средний балл и место по контрольным точкам' });
  await expect(points.locator('tbody tr')).toHaveText([
    /^КТ\s18,446\sиз\s\d+18$/,
    /^КТ\s28,882\sиз\s\d+, на\s4\sвыше6$/,
    /^КТ\s3—нет—нет7$/,
  ]);
  await expectAccessible();
  const labs = part(page, 'Лабораторные работы').getByRole('listitem');
  await expect(labs).toHaveCount(4);
  const programming = labs.filter({ hasText: 'Объектно-ориентированное программирование' });
  await expect(programming).toContainText(/4\sбез отметки после срока, работа\s11\sдо\s20\sноября/);
  await expect(programming).toContainText(/6\sиз\s11/);
  const marks = page.getByRole('table', { name: 'Отметки по предметам' });
  await expect(marks.getByRole('row', { name: 'Базы данных' })).toContainText(/ЛР\s8 9ПЗ\s8 9ЛР\s10ПЗ\s10/);
  const sums = (table: ReturnType<Page['locator']>) => table.locator('tfoot tr').innerText();
  await expect(marks.locator('tfoot tr')).toContainText('8,67');
  const own = await sums(marks);
  await page.getByRole('link', { name: 'Рейтинг курса' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Рейтинг студентов' })).toBeVisible();
  const card = page.getByRole('region', { name: /^Билет №/ });
  await expect(card).toContainText(/Место2\sиз\s\d+/);
  await expect.poll(() => sums(card.getByRole('table', { name: 'Отметки по предметам' }))).toBe(own);
});

test('PA-03 own rating: shows no position before the first mark', async ({ page, signIn }) => {
  await signIn('student', RATING);
  await expect(part(page, 'Место на курсе')).toContainText('Отметок ещё нет');
  await expect(part(page, 'Место на курсе')).not.toContainText('из');
});

test('PA-03 PA-18 own rating: a failure to load is reported and can be retried', async ({ page, world }) => {
  await world.signIn(page, demo('student'), '/personal-account/library');
  world.fail({ path: '/api/v1/personal-rating', status: 500 });
  await page.getByRole('link', { name: 'Мой рейтинг' }).click();
  await expect(page.getByText('Не удалось подключиться к серверу.')).toBeVisible();
  world.mend();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(part(page, 'Место на курсе')).toBeVisible();
});

test.describe('on a phone, in English, in dark', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('PA-03 own rating: everything fits a phone', async ({ page, world, choose, expectAccessible }) => {
    await choose({ language: 'en', theme: 'dark' });
    await world.signIn(page, demo('student'), RATING);
    await expect(part(page, 'Place in the year')).toContainText(/Place2 of\s\d+/);
    await expect(page.getByRole('table', { name: 'Average and place by control point' })).toContainText(
      /up by\s4/,
    );
    await expectToFit(page);
    await expectAccessible();
  });
});
