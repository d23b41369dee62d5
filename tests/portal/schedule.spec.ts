import { boxOf, expectToFit } from '../support/effects.ts';
import { expect, test } from '../support/test.ts';

const GROUP = '/schedule/428501';

test.describe('schedule of a group', () => {
  test('PUB-01 schedule: shows the week as a table with the current time, merged equal lessons, exams and announcements', async ({
    page,
  }) => {
    await page.goto(GROUP);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Группа 428501');
    await expect(page.getByRole('link', { name: /^Неделя 4 , с\s16\s*ноя , идёт сейчас/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const table = page.getByRole('table', { name: 'Группа 428501, Неделя 4, 16–21 ноября' });
    await expect(table.getByRole('columnheader')).toHaveCount(7);
    await expect(table.locator('th[aria-current=date]')).toContainText('20');
    await expect(table.locator('th[aria-current=date]')).toContainText('сегодня');
    await expect(table.getByRole('rowheader', { name: /12:25/ })).toContainText('ещё 47 мин');
    const block = page.locator('td[rowspan="4"]');
    await expect(block).toContainText('4 пары подряд');
    await expect(block).toContainText('09:00–15:20');
    const exams = page.getByRole('region', { name: 'Сессия' }).getByRole('listitem');
    await expect(exams).toHaveCount(4);
    await expect(exams.first()).toContainText('ЭКЗ');
    await expect(exams.first()).toContainText('конс.');
    const announcements = page.getByRole('region', { name: 'Объявления' });
    await expect(announcements.getByRole('paragraph')).toHaveCount(1);
    await announcements.getByRole('button', { name: /^Ещё \d/ }).click();
    await expect(announcements.getByRole('paragraph').nth(1)).toBeVisible();
  });

  test('PUB-01 schedule: filters by week and stores it in the address', async ({ page }) => {
    await page.goto(GROUP);
    const week = page.getByRole('link', { name: /^Неделя 1/ });
    await week.click();
    await expect(page).toHaveURL(/week=1/);
    await expect(page.getByRole('columnheader', { name: '23 ноября, понедельник' })).toBeVisible();
    await page.reload();
    await expect(week).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: 'Эта неделя' }).click();
    await expect(page).not.toHaveURL(/week=/);
    await expect(page.getByRole('columnheader', { name: '16 ноября, понедельник' })).toBeVisible();
  });

  test('PUB-01 schedule: shows several weeks together: no dates, each lesson lists its weeks', async ({
    page,
  }) => {
    await page.goto(GROUP);
    const several = page.getByRole('button', { name: 'Несколько недель' });
    await several.click();
    // From now on the links of weeks select additional weeks.
    await expect(several).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: /^Неделя 2/ }).click();
    await expect(page).toHaveURL(/week=2(%2C|,)4/);
    await expect(page.getByRole('columnheader', { name: 'понедельник', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Все недели' }).click();
    await expect(
      page
        .getByRole('article')
        .filter({ hasText: /нед\.\s1, 3/ })
        .first(),
    ).toBeVisible();
  });

  test('PUB-01 schedule: filters by subgroup and remembers it', async ({ page }) => {
    await page.goto(GROUP);
    const second = page.getByRole('article').filter({ hasText: /пг\s2/ });
    await expect(second.first()).toBeVisible();
    await page.getByRole('button', { name: '1-я подгруппа' }).click();
    await expect(page).toHaveURL(/subgroup=1/);
    await expect(second).toHaveCount(0);
    await page.goto('/schedule/428502');
    await expect(page.getByRole('button', { name: '1-я подгруппа' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('schedule: links from a lesson to its educator and back to the group', async ({ page }) => {
    await page.goto(GROUP);
    await page
      .getByRole('table')
      .getByRole('link', { name: /^Образцов/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Образцов');
    await page.getByRole('table').getByRole('link', { name: '428501' }).first().click();
    await expect(page).toHaveURL(/\/schedule\/428501$/);
    // Visiting it again makes it the most recent place.
    await page.getByRole('link', { name: 'Главная' }).click();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^(?:428501|Образцов)/ })
        .first(),
    ).toHaveText('428501');
  });

  test('PUB-01 schedule: a mistyped address suggests similar ones', async ({ page }) => {
    for (const [slip, right, title] of [
      ['428508', '428501', 'Группа 428501'],
      ['i-obraztsov', 'Образцов И. Л.', /Образцов/],
    ] as const) {
      const answer = await page.request.get(`/schedule/${slip}`, { headers: { accept: 'text/html' } });
      expect(answer.status()).toBe(404);
      // The searched lists are not part of the page.
      const html = await answer.text();
      expect(html).toContain('Возможно, вы искали:');
      expect(html).not.toContain('Хмелевский');
      await page.goto(`/schedule/${slip}`);
      await page.getByText('Возможно, вы искали:').getByRole('link', { name: right }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });

  test('PUB-01 schedule: an unknown group is an empty state, not an error', async ({ page }) => {
    await page.goto('/schedule/999999');
    await expect(page.getByText('Расписания группы 999999 нет')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('link', { name: 'Все группы' }).click();
    await expect(page).toHaveURL(/\/schedule$/);
  });

  test('schedule: a starred group is on the home page and first in the list', async ({ page }) => {
    await page.goto(GROUP);
    await page.getByRole('button', { name: 'Добавить в избранное' }).click();
    await expect(page.getByRole('button', { name: 'Убрать из избранного' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Сегодня у группы 428501' })).toBeVisible();
    await expect(page.getByRole('table').getByText('ещё 47 мин')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('PUB-01 schedule: on a phone shows the same week as a list of days, starting today', async ({
    page,
  }) => {
    await page.goto(GROUP);
    await expect(page.getByRole('table')).toBeHidden();
    const days = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(days.first()).toContainText('Пятница, 20 ноября');
    await expect(days.first()).toContainText('сегодня');
    await page.getByRole('link', { name: 'Пн 16 ноября' }).click();
    await expect(page).toHaveURL(/day=1/);
    await expect(days.first()).toContainText('Понедельник, 16 ноября');
  });

  test('schedule: on a phone nothing is wider than the screen', async ({ page }) => {
    // The test of all pages measures the other pages.
    for (const path of [`${GROUP}?week=1,2,3,4`, '/schedule/i-obrazcov']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectToFit(page);
    }
  });
});

test('schedule: with large text the week is a list of days, and nothing overlaps', async ({ page }) => {
  const enlarge = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '26px'));
  await page.goto(GROUP);
  await enlarge();
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Пятница/ })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(async () => {
    const [weeks, subgroup] = [
      await boxOf(page.getByRole('group', { name: 'Неделя' })),
      await boxOf(page.getByRole('combobox', { name: 'Подгруппа' })),
    ];
    expect(subgroup.x).toBeGreaterThanOrEqual(weeks.x + weeks.width);
    expect(subgroup.x + subgroup.width).toBeLessThanOrEqual(360);
  }).toPass();
});

test.story(
  'schedule: only the table is printed, and a week or two with the exams fit on one sheet',
  async ({ page, world }) => {
    // The fullest weeks of the demo, in autumn and in spring, the latter with two subgroups in most cells.
    for (const [now, path] of [
      ['2026-11-16T07:00:00Z', GROUP],
      ['2026-11-16T07:00:00Z', `${GROUP}?lang=en`],
      ['2027-02-16T07:00:00Z', GROUP],
      ['2027-02-16T07:00:00Z', `${GROUP}?week=1,3`],
    ] as const) {
      await world.clock.set(now);
      await page.goto(path);
      await expect(page.getByRole('table')).toBeVisible();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Эта неделя' })).toBeHidden();
  },
);
