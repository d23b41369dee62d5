import type { Page } from '@playwright/test';
import { sheetIn } from '../../apps/server/test/sheet.ts';
import { selectLanguage } from '../support/looks.ts';
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
const parts = {
  ru: ['Фамилия', 'Имя', 'Отчество'],
  en: ['Last name', 'First name', 'Middle name'],
} as const;
const separators = { ru: ';', en: ',' } as const;

for (const { list, titles } of lists)
  test(`exports: the full names in ${list} are exported in the columns of an import, in both languages`, async ({
    page,
    signIn,
  }) => {
    // A search keeps the files small; any rows will do.
    await signIn('admin', `/console/${list}?filter={"q":"ан"}`);
    for (const language of ['ru', 'en'] as const) {
      const button = buttons[language];
      await selectLanguage(page, language);
      await expect(page.getByRole('columnheader', { name: titles[language], exact: true })).toBeVisible();
      const table = await exportList(page, button, /\.csv$/);
      const head = parts[language].map((title) => `"${title}"`).join(separators[language]);
      expect(table.toString().startsWith(`\uFEFF${head}`)).toBe(true);
      const { header } = await sheetIn(await exportList(page, button, /\.xlsx$/));
      expect(header.slice(0, 3)).toEqual(parts[language]);
    }
  });
