import type { Page } from '@playwright/test';
import { sheetIn } from '../../apps/server/test/sheet.ts';
import { readIn } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

/** Exports the open list and returns the bytes of the file. */
async function exportList(page: Page, button: string, format: RegExp): Promise<Buffer> {
  await page.getByRole('button', { name: button }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const lists = [
  { list: 'students', titles: { ru: 'Студент', en: 'Student' } },
  { list: 'employees', titles: { ru: 'Сотрудник', en: 'Employee' } },
] as const;
const buttons = { ru: 'Выгрузить', en: 'Export' } as const;

for (const { list, titles } of lists)
  test(`exports: the full names in ${list} do not have the heading of surnames, in both languages`, async ({
    page,
    signIn,
  }) => {
    // One letter keeps the files small; which rows match does not matter.
    await signIn('admin', `/console/${list}?filter={"q":"щ"}`);
    for (const language of ['ru', 'en'] as const) {
      const [title, button] = [titles[language], buttons[language]];
      await readIn(page, language);
      await expect(page.getByRole('columnheader', { name: title, exact: true })).toBeVisible();
      const table = await exportList(page, button, /\.csv$/);
      expect(table.toString()).toMatch(new RegExp(`^\uFEFF"${title}";`));
      const { header } = await sheetIn(await exportList(page, button, /\.xlsx$/));
      expect(header[0]).toBe(title);
    }
  });
