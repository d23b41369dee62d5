import type { Page } from '@playwright/test';
import { sheetIn } from '../../apps/server/test/sheet.ts';
import { expect, test } from '../support/test.ts';

const exportButton = (page: Page) => page.getByRole('button', { name: /^Выгру/ });

/** Opens the export menu, which requires the list, and selects an export. */
async function exportAs(page: Page, kind: string): Promise<void> {
  await exportButton(page).click();
  await page.getByRole('menuitem', { name: kind }).click();
}

// A browser test: only pages sent by the server have its content security policy.

test.story('exports: a list of more than 2,000 rows is saved as a workbook', async ({ page, signIn }) => {
  await signIn('admin', '/console/marks');
  const answer = await page.request.get('/api/v1/admin/marks?range=[0,0]');
  const total = Number(answer.headers()['content-range']?.split('/').at(-1));
  expect(total).toBeGreaterThan(2000);
  await expect(page.getByRole('table').locator('tbody').getByRole('row').first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await exportAs(page, 'Книга .xlsx');
  const chunks: Buffer[] = [];
  for await (const chunk of await (await saved).createReadStream()) chunks.push(chunk);
  const { rows } = await sheetIn(Buffer.concat(chunks));
  expect(rows).toHaveLength(total);
  await expect(exportButton(page)).toHaveText('Выгрузить');
});

test.story(
  'exports: a workbook or a table that cannot be saved shows an error message',
  async ({ page, signIn }) => {
    await signIn('admin', '/console/faculties');
    await expect(page.getByRole('table').locator('tbody').getByRole('row').first()).toBeVisible();
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
