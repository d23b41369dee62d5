import { readFile } from 'node:fs/promises';
import { expectCopied } from '../support/effects.ts';
import { expect, test } from '../support/test.ts';

const GROUP = '/schedule/428501';

/** Normalises whitespace of any kind to single spaces. */
const read = (text: string): string =>
  text
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll(' ,', ',')
    .trim();

test('PUB-01 schedule text: a lesson of the table has its type, subject, room and educator', async ({
  page,
}) => {
  await page.goto(GROUP);
  const table = page.getByRole('table', { name: 'Группа 428501, Неделя 4, 16–21 ноября' });
  await expect(table.getByRole('columnheader').nth(3)).toHaveText(/18\s*ноября,\s*среда/);
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^10:35 11:55/ }) });
  const card = row.getByRole('article').filter({ hasText: 'ООП' });
  await expect
    .poll(async () => read(await card.innerText()))
    .toBe('ЛК ООП, аудитория 328-4 Объектно-ориентированное программирование Образцов И. Л.');
  await expect(card.getByTitle('лекция')).toHaveText('ЛК');
});

test('PUB-01 schedule text: with several weeks a lesson lists its weeks', async ({ page }) => {
  await page.goto(`${GROUP}?week=1,2,3,4`);
  const card = page
    .getByRole('table')
    .getByRole('article')
    .filter({ hasText: /нед\.\s1, 3/ })
    .first();
  await expect.poll(async () => read(await card.innerText())).toMatch(/ нед\. 1, 3/);
  await expect(page.getByText(/^окно/)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('PUB-01 schedule text: a day has its date, times, lessons and gaps', async ({ page }) => {
    await page.goto(`${GROUP}?day=1`);
    const monday = page
      .getByRole('main')
      .locator('section')
      .filter({
        has: page.getByRole('heading', { level: 2, name: /^Понедельник, 16\sноября/ }),
      });
    const lines = monday.getByRole('listitem');
    await expect
      .poll(async () => (await lines.allInnerTexts()).map(read).slice(0, 2))
      .toEqual([
        '10:35 11:55 ПЗ Физическая культура',
        expect.stringMatching(/^12:25 13:45 ЛР Компьютерная графика, аудитория 705а-4 .* 1-я подгруппа/),
      ]);
    const saturday = page
      .getByRole('main')
      .locator('section')
      .filter({
        has: page.getByRole('heading', { level: 2, name: /^Пятница, 20\sноября/ }),
      });
    await expect(saturday).toHaveAttribute('aria-current', 'date');
  });

  test('PUB-01 schedule text: a gap is labelled in the list', async ({ page }) => {
    await page.goto('/schedule/i-obrazcov?day=5');
    const lines = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: /^Пятница/ }) })
      .getByRole('listitem');
    await expect(lines.nth(0)).toContainText('10:35');
    await expect(lines.nth(1)).toHaveText(/^окно 2\sч\s5\sмин$/);
    await expect(lines.nth(2)).toContainText('14:00');
  });

  test('PUB-01 schedule text: a short break before another building is shown, but not with several weeks', async ({
    page,
  }) => {
    const ways = page.getByText(/^переход в\s\d\sк\.$/);
    await page.goto(`${GROUP}?week=1&day=1&subgroup=1`);
    await expect(ways.first()).toBeVisible();
    await page.goto(`${GROUP}?week=1,2&day=1&subgroup=1`);
    await expect(page.getByRole('heading', { level: 2, name: 'Понедельник' })).toBeVisible();
    await expect(ways).toHaveCount(0);
  });
});

test('PUB-01 schedule text: a gap is labelled in the table, but not in the schedule of a department', async ({
  page,
}) => {
  await page.goto('/schedule/i-obrazcov');
  await expect(page.getByRole('cell', { name: /^окно 2\sч\s5\sмин$/ })).toHaveCount(1);
  await page.goto('/schedule-department/kaf-ps?employee=i-obrazcov');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('cell', { name: /^окно/ })).toHaveCount(0);
});

test('PUB-01 schedule text: the week, the dates and a lesson’s educator can be reached by keyboard', async ({
  page,
}) => {
  await page.goto(GROUP);
  await page.getByRole('link', { name: /^Неделя 1/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/week=1/);
  const summary = page.locator('summary').filter({ hasText: 'Другая дата' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Перейти к дате').fill('2026-12-09');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: '7 декабря, понедельник' })).toBeVisible();
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Образцов/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Образцов');
});

test('PUB-01 schedule text: arrow keys move between cells, and each is read as a sentence', async ({
  page,
}) => {
  await page.goto(`${GROUP}?week=1`);
  const grid = page.getByRole('table');
  const named = (name: RegExp) => grid.getByRole('cell', { name });
  const mondays = named(/^понедельник, 10:35–11:55, /);
  await mondays.focus();
  await expect(mondays).toHaveAttribute(
    'aria-label',
    /^понедельник, 10:35–11:55, [^;]+, практическое занятие/,
  );
  const rows = grid.getByRole('row');
  for (const [key, place] of [
    ['ArrowRight', '1:1'],
    ['ArrowDown', '2:1'],
    ['ArrowLeft', '2:0'],
    ['End', '2:5'],
    ['Control+Home', '0:0'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.locator(':focus')).toHaveAttribute('data-place', place);
  }
  await page.keyboard.press('ArrowUp');
  await expect(page.locator(':focus')).toHaveAttribute('data-place', '0:0');
  // The table is a tab stop at the last active cell; links in its lessons are separate tab stops.
  await expect(rows.locator('[tabindex="0"]')).toHaveCount(1);
});

test("PUB-01 schedule text: a cell's sentence names rooms, weeks, subgroups and educators, in English too", async ({
  page,
  choose,
}) => {
  const cell = page.getByRole('cell', { name: /Компьютерная графика/ }).first();
  await page.goto(`${GROUP}?week=1`);
  await expect(cell).toHaveAccessibleName(
    [
      'понедельник, 12:25–13:45',
      'Объектно-ориентированное программирование, лабораторная работа, ауд. 705а-4, недели 1 и 3',
      '1-я подгруппа, Образцов И. Л.; Компьютерная графика, лабораторная работа, ауд. 329-4, недели 1 и 3',
      '2-я подгруппа, Ковалевский Г. Г.',
    ].join(', '),
  );
  await choose({ language: 'en' });
  await page.goto(`${GROUP}?week=1`);
  await expect(page.getByRole('cell', { name: /^Wednesday, 12:25/ })).toHaveAccessibleName(
    'Wednesday, 12:25–13:45, Базы данных, lecture, room 328-4, Кравцова Н. В.',
  );
  await expect(cell).toHaveAccessibleName(/, weeks 1 and 3, Subgroup 2, Ковалевский/);
});

test("HLP-07 schedule text: lessons are downloaded as a workbook named after the group or educator, or as the department's report", async ({
  page,
}) => {
  for (const [path, name] of [
    [GROUP, 'schedule 428501.xlsx'],
    ['/schedule/i-obrazcov', 'schedule i-obrazcov.xlsx'],
    ['/schedule-department/kaf-ps', 'department schedule.xlsx'],
  ] as const) {
    await page.goto(path);
    await page.locator('summary').filter({ hasText: 'Другая дата' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Скачать .xlsx' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    // A workbook is a ZIP archive.
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  }
});

test.story(
  'schedule text: the current view is shared by the device, or as a copied link',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto(`${GROUP}?week=1`);
    await page.getByRole('button', { name: 'Поделиться' }).click();
    await expect(page.getByText('Ссылка скопирована.')).toBeVisible();
    await expectCopied(page, page.url());

    await page.addInitScript(() =>
      Object.assign(Navigator.prototype, {
        share: (data: ShareData) => Object.assign(window, { shared: data }),
      }),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Поделиться' }).click();
    await expect
      .poll(() => page.evaluate(() => 'shared' in window && window.shared))
      .toEqual({ title: 'Группа 428501', url: page.url() });
  },
);

test('schedule text: after the schedule or the calendar, another page is printed in portrait format', async ({
  page,
}) => {
  const isLandscape = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [, width = 0, height = 0] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    return Number(width) > Number(height);
  };
  await page.goto(GROUP);
  await expect.poll(isLandscape).toBe(true);
  await page.getByRole('link', { name: 'Календарь недель' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Календарь недель');
  await expect.poll(isLandscape).toBe(true);
  await page.getByRole('link', { name: 'Телефоны' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Телефоны');
  await expect.poll(isLandscape).toBe(false);
});
