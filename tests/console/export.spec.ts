import type { Download, Page, Request } from '@playwright/test';
import { sheetIn } from '../../apps/server/test/sheet.ts';
import { expect, test } from '../support/test.ts';

const exportButton = (page: Page) => page.getByRole('button', { name: /^Выгру/ });

/** Waits for the list, opens the export menu and selects an export. */
async function exportAs(page: Page, kind: string): Promise<void> {
  await exportButton(page).click();
  await page.getByRole('menuitem', { name: kind }).click();
}

async function bytesOf(download: Promise<Download>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Exports the open list and returns the bytes of the file. */
async function exportedAs(page: Page, kind: string): Promise<Buffer> {
  const saved = page.waitForEvent('download');
  await exportAs(page, kind);
  return bytesOf(saved);
}

const firstRow = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row').first();

// A browser test, because only pages sent by the server have a content security policy.

test.story('exports: a list of more than 2,000 rows is saved as a workbook', async ({ page, signIn }) => {
  await signIn('admin', '/console/marks');
  const answer = await page.request.get('/api/v1/admin/marks?range=[0,0]');
  const total = Number(answer.headers()['content-range']?.split('/').at(-1));
  expect(total).toBeGreaterThan(2000);
  await expect(firstRow(page)).toBeVisible();
  const { rows } = await sheetIn(await exportedAs(page, 'Книга .xlsx'));
  expect(rows).toHaveLength(total);
  await expect(exportButton(page)).toHaveText('Выгрузить');
});

test.story('exports: dates and numbers are values of the workbook, not texts', async ({ page, signIn }) => {
  await signIn('admin', '/console/marks?filter={"from":"2026-01-01"}');
  await expect(firstRow(page)).toBeVisible();
  const { header, rows } = await sheetIn(await exportedAs(page, 'Книга .xlsx'));
  const [row = []] = rows;
  expect(row[header.indexOf('Дата')]).toBeInstanceOf(Date);
  expect(row[header.indexOf('Пересдачи')]).toEqual(expect.any(Number));
});

test.story(
  'exports: an empty list only has its titles, and a single row is one row',
  async ({ page, signIn }) => {
    await signIn('admin', '/console/faculties?filter={"q":"никакой"}');
    const [{ name }] = await (await page.request.get('/api/v1/admin/faculties?range=[0,0]')).json();
    await expect(page.getByText('найдено: 0')).toBeVisible();
    const { header, rows } = await sheetIn(await exportedAs(page, 'Книга .xlsx'));
    expect({ titles: header.length > 1, rows }).toEqual({ titles: true, rows: [] });
    expect((await exportedAs(page, 'Таблица .csv')).toString().split('\r\n')).toHaveLength(2);
    await page.getByRole('searchbox').fill(name);
    await expect(page.getByText('найдено: 1')).toBeVisible();
    expect((await sheetIn(await exportedAs(page, 'Книга .xlsx'))).rows).toHaveLength(1);
    expect((await exportedAs(page, 'Таблица .csv')).toString().split('\r\n')).toHaveLength(3);
  },
);

test.story(
  'exports: cancelling stops the requests, and the list can be exported again',
  async ({ page, signIn, world }) => {
    await signIn('admin', '/console/marks?filter={"from":"2026-01-01"}');
    await expect(firstRow(page)).toBeVisible();
    const release = world.hold('/api/v1/admin/marks');
    const isPage = (request: Request): boolean => request.url().includes('/admin/marks?');
    const requested = page.waitForRequest(isPage);
    await exportAs(page, 'Книга .xlsx');
    await requested;
    await expect(page.getByRole('progressbar', { name: 'Выгружено строк' })).toBeVisible();
    await expect(exportButton(page)).toHaveText('Выгружается…');
    const cancelled = page.waitForEvent('requestfailed', isPage);
    await page.getByRole('button', { name: 'Отменить выгрузку' }).click();
    await cancelled;
    await expect(exportButton(page)).toHaveText('Выгрузить');
    await expect(exportButton(page)).toBeFocused();
    release();
    expect((await exportedAs(page, 'Таблица .csv')).length).toBeGreaterThan(100);
  },
);

test.story(
  'exports: a page of rows that fails to load ends the export with an error message',
  async ({ page, signIn, world }) => {
    await signIn('admin', '/console/marks?filter={"from":"2026-01-01"}');
    await expect(firstRow(page)).toBeVisible();
    const error = page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: /Не\sудалось/ });
    world.fail({ path: '/api/v1/admin/students', status: 500 });
    await exportAs(page, 'Книга .xlsx');
    await expect(error.first()).toBeVisible();
    await expect(exportButton(page)).toHaveText('Выгрузить');
  },
);

test.story(
  'exports: a workbook or a table that cannot be saved shows an error message',
  async ({ page, signIn }) => {
    await signIn('admin', '/console/faculties');
    await expect(firstRow(page)).toBeVisible();
    await page.evaluate(() => {
      URL.createObjectURL = () => {
        throw new Error('No room for another blob');
      };
    });
    const error = page.getByText(/^Не\sудалось собрать файл/);
    for (const [index, kind] of ['Книга .xlsx', 'Таблица .csv'].entries()) {
      await exportAs(page, kind);
      await expect(error).toHaveCount(index + 1);
      await expect(exportButton(page)).toHaveText('Выгрузить');
    }
  },
);
