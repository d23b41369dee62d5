import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { expect, test } from '../support/test.ts';

const tables = (page: Page) => page.getByRole('main').getByRole('table');
const year = (page: Page, label: string | RegExp) => page.getByRole('link', { name: label });

/** Returns the days whose cells are red, as "7 ноябрь". */
const redDays = (page: Page): Promise<string[]> =>
  tables(page).evaluateAll((found) =>
    found.flatMap((table) =>
      [...table.querySelectorAll('td')]
        .filter((cell) => cell.textContent !== '' && getComputedStyle(cell).color === 'rgb(191, 42, 32)')
        .map((cell) => `${cell.textContent} ${table.querySelector('caption b')?.textContent}`),
    ),
  );

test('CAL-01 calendar: shows the current academic year with both calendar years', async ({ page, world }) => {
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Календарь недель');
  await expect(page.getByRole('banner')).toContainText('пятница, 20 ноября, 4-я неделя');
  await expect(year(page, /^2026.2027 ?, идёт сейчас$/)).toHaveAttribute('aria-current', 'true');
  await expect(tables(page).first()).toContainText('Сентябрь 2026');
  await expect(tables(page).last()).toContainText('Август 2027');
  await world.clock.set('2026-08-31T09:58:00Z');
  await page.reload();
  await expect(year(page, /^2025.2026 ?, идёт сейчас$/)).toHaveAttribute('aria-current', 'true');
  await expect(tables(page).last()).toContainText('Август 2026');
});

test('CAL-02 CAL-04 calendar: twelve months of numbered weeks, days off in red, holidays with tooltips and in words', async ({
  page,
}) => {
  await page.goto('/calendar');
  const names = 'Сентябрь Октябрь Ноябрь Декабрь Январь Февраль Март Апрель Май Июнь Июль Август'.split(' ');
  await expect(tables(page)).toHaveCount(12);
  await expect(tables(page).locator('caption b')).toHaveText(names);
  const heads = tables(page).first().getByRole('columnheader');
  await expect(heads).toHaveCount(8);
  for (const [index, day] of ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'].entries())
    await expect(heads.nth(index + 1)).toHaveAccessibleName(day);
  await expect(heads.last()).toHaveAccessibleName('воскресенье');
  // The headings of all months are the same.
  const allHeads = await tables(page)
    .locator('thead')
    .evaluateAll((found) => found.map((head) => head.innerHTML));
  expect(allHeads).toEqual(Array.from({ length: 12 }, () => allHeads[0]));
  const november = page.getByRole('table', { name: 'Ноябрь 2026' }).getByRole('row');
  await expect(november.getByRole('rowheader', { name: /^неделя [1-4]$/ })).toHaveText(
    [1, 2, 3, 4, 1, 2].map((week) => `неделя ${week}`),
  );
  await expect(november.nth(1).getByRole('cell')).toHaveText(['', '', '', '', '', '', '1']);
  await expect(november.last().getByRole('cell')).toHaveText(['30', '', '', '', '', '', '']);
  // The cycle continues through the year. A week in two months has the same number in both.
  const weeks = await tables(page).getByRole('rowheader').allTextContents();
  const days = await tables(page).evaluateAll((found) =>
    found.flatMap((table) =>
      [...table.querySelectorAll('tbody tr')].map((row) => row.children[1]?.textContent),
    ),
  );
  let week = 4;
  for (const [index, text] of weeks.entries()) {
    // A row without a Monday continues the last week of the previous month, except in the first month.
    if (index === 0 || days[index] !== '') week = (week % 4) + 1;
    expect(text).toBe(`неделя ${week}`);
  }
  const red = await redDays(page);
  const weekends = await tables(page).evaluateAll((found) =>
    found.flatMap((table) =>
      [...table.querySelectorAll('tbody tr')].flatMap((row) =>
        [6, 7]
          .map((column) => row.children[column]?.textContent)
          .filter(Boolean)
          .map((day) => `${day} ${table.querySelector('caption b')?.textContent}`),
      ),
    ),
  );
  const holidays = {
    '7 Ноябрь': 'День Октябрьской революции',
    '25 Декабрь': 'Рождество Христово (католическое)',
    '1 Январь': 'Новый год',
    '2 Январь': 'Новый год',
    '7 Январь': 'Рождество Христово (православное)',
    '8 Март': 'День женщин',
    '29 Апрель': 'Радуница',
    '1 Май': 'Праздник труда',
    '9 Май': 'День Победы',
    '3 Июль': 'День Независимости',
  };
  expect(weekends).toHaveLength(104);
  expect(red.toSorted()).toEqual([...new Set([...weekends, ...Object.keys(holidays)])].toSorted());
  for (const [day, name] of Object.entries(holidays)) {
    const [number = '', month = ''] = day.split(' ');
    const cell = page.getByRole('table', { name: month }).getByRole('cell', { name: number, exact: true });
    await expect(cell).toHaveAttribute('title', name);
    await expect(cell).toHaveCSS('font-weight', '700');
  }
  await expect(tables(page).locator('[title]')).toHaveCount(10);
  await expect(page.getByRole('main').getByRole('list').filter({ hasText: 'Новый год' })).toHaveText(
    '1, 2 Новый год7 Рождество Христово (православное)',
  );
});

test('CAL-03 calendar: today and its week are marked, in words too, and only on that date', async ({
  page,
}) => {
  await page.goto('/calendar');
  const today = page.getByRole('main').locator('[aria-current=date]');
  await expect(today).toHaveText('20');
  const november = page.getByRole('table', { name: 'Ноябрь 2026 сегодня, нед. 4' });
  await expect(november.locator('[aria-current=date]')).toHaveText('20');
  await expect(today.locator('b')).toHaveCSS('background-color', 'rgb(191, 42, 32)');
  const row = november.getByRole('row').filter({ has: page.locator('[aria-current=date]') });
  await expect(row.getByRole('rowheader')).toHaveCSS('color', 'rgb(191, 42, 32)');
  await expect(row).toHaveCSS('box-shadow', 'rgb(191, 42, 32) 2px 0px 0px 0px inset');
  await expect(november.getByRole('row').nth(1)).toHaveCSS('box-shadow', 'none');
  // 20 November of another year is not marked.
  await year(page, '2025/2026').click();
  await expect(page.getByRole('table', { name: 'Ноябрь 2025' })).toBeVisible();
  await expect(today).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('сегодня,');
});

test('CAL-03 calendar: a current week that spans two months is marked in both', async ({ page, world }) => {
  await world.clock.set('2026-12-01T09:58:00Z');
  await page.goto('/calendar');
  await expect(page.getByRole('table', { name: 'Ноябрь 2026 идёт нед. 2' })).toBeVisible();
  const december = page.getByRole('table', { name: 'Декабрь 2026 сегодня, нед. 2' });
  await expect(december.locator('[aria-current=date]')).toHaveText('1');
  await expect(page.getByRole('main').locator('[aria-current=date]')).toHaveCount(1);
});

test('calendar: another year is stored in the address, and an invalid one shows the current year', async ({
  page,
}) => {
  await page.goto('/calendar');
  await year(page, '2027/2028').click();
  await expect(page).toHaveURL(/\/calendar\?year=2027$/);
  await expect(tables(page).first()).toContainText('Сентябрь 2027');
  await page.reload();
  await expect(year(page, '2027/2028')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Сегодня' }).click();
  await expect(page).toHaveURL(/\/calendar#today$/);
  await expect(page.getByRole('main').locator('[aria-current=date]')).toBeInViewport();
  await page.goto('/calendar?year=2010');
  await expect(tables(page).first()).toContainText('Сентябрь 2010');
  await expect(year(page, '2009/2010')).toBeVisible();
  for (const text of ['1812', '99999', 'soon']) {
    await page.goto(`/calendar?year=${text}`);
    await expect(year(page, /^2026.2027 ?, идёт сейчас$/)).toHaveAttribute('aria-current', 'true');
  }
});

test('calendar: the year is changed by keyboard alone, and the focus is kept', async ({ page, choose }) => {
  await choose({ language: 'en' });
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study weeks');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(year(page, '2025/2026')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'September 2025' })).toBeVisible();
  await expect(year(page, '2025/2026')).toBeFocused();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Today' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'November 2026 today, week 4' })).toBeInViewport();
});

test('calendar: the months are in 4, 3, 2 or 1 columns, and nothing is wider than the page', async ({
  page,
}) => {
  await page.goto('/calendar');
  await expect(tables(page)).toHaveCount(12);
  const lefts = () =>
    tables(page).evaluateAll(
      (found) => new Set(found.map((table) => table.getBoundingClientRect().left)).size,
    );
  for (const [width, columns] of [
    [1280, 4],
    [1000, 3],
    [768, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(lefts).toBe(columns);
    await expectToFit(page);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('calendar: the current month is scrolled into view, once', async ({ page, world }) => {
    await page.goto('/calendar');
    const caption = page.getByText('сегодня, нед. 4');
    await expect(caption).toBeInViewport();
    await expect(page.getByText('Сентябрь')).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await world.clock.advance('2 min');
    await expect(page.getByText('Сентябрь')).toBeInViewport();
    await year(page, '2025/2026').click();
    await expect(page.getByText('Сентябрь')).toBeInViewport();
    await page.goto('/');
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Календарь недель' }).click();
    await expect(caption).toBeInViewport();
  });
});

test.story.describe('without scripts', () => {
  test.story.use({ javaScriptEnabled: false });

  test.story('calendar: is readable without scripts, and links change the year', async ({ page }) => {
    await page.goto('/calendar');
    await expect(page.getByRole('table', { name: 'Ноябрь 2026 сегодня, нед. 4' })).toBeVisible();
    await year(page, '2025/2026').click();
    await expect(page.getByRole('table', { name: 'Сентябрь 2025' })).toBeVisible();
    await page.getByRole('link', { name: 'Сегодня' }).click();
    await expect(page.getByRole('main').locator('[aria-current=date]')).toBeInViewport();
  });
});

// The year with the tallest months.
test.story('calendar: a year is printed on one page, without the shell', async ({ page }) => {
  await page.goto('/calendar');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(year(page, '2025/2026')).toBeHidden();
  await expect(page.getByText('Учебный год 2026/2027')).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});
