import { expectToFit } from '../support/effects.ts';
import { expect, test } from '../support/test.ts';

const GROUP = '/schedule/428501';
const OTHER = 'Другая дата или семестр';

test('PUB-01 schedule dates: links to the previous and the next week, and back to today with one click', async ({
  page,
}) => {
  await page.goto(GROUP);
  await page.getByRole('link', { name: 'Неделя позже' }).click();
  await expect(page).toHaveURL(/date=2026-11-23/);
  await expect(page.getByRole('table', { name: 'Группа 428501, Неделя 1, 23–28 ноября' })).toBeVisible();
  await expect(page.locator('th[aria-current=date]')).toHaveCount(0);
  await expect(page.getByText('ещё 47 мин')).toHaveCount(0);
  await page.getByRole('link', { name: 'Неделя раньше' }).click();
  await expect(page).not.toHaveURL(/date=/);
  await expect(page.locator('th[aria-current=date]')).toContainText('20');
  await page.getByRole('link', { name: 'Неделя раньше' }).click();
  await expect(page.getByRole('columnheader', { name: '9 ноября, понедельник' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Неделя 3 , с\s9\s*ноя/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('link', { name: 'Эта неделя' }).click();
  await expect(page.locator('th[aria-current=date]')).toContainText('20');
});

test('PUB-01 schedule dates: opens any date, which is stored in the address, and keeps the subgroup', async ({
  page,
}) => {
  await page.goto(`${GROUP}?subgroup=1`);
  await page.locator('summary').filter({ hasText: OTHER }).click();
  await page.getByLabel('Перейти к дате').fill('2026-12-09');
  await page.getByLabel('Перейти к дате').press('Enter');
  await expect(page).toHaveURL(/subgroup=1.*date=2026-12-09/);
  await expect(page.getByRole('table', { name: 'Группа 428501, Неделя 3, 7–12 декабря' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table', { name: 'Группа 428501, Неделя 3, 7–12 декабря' })).toBeVisible();
  // Selects another week of the same cycle, and several of them.
  await page.getByRole('link', { name: /^Неделя 1/ }).click();
  await expect(page.getByRole('columnheader', { name: '23 ноября, понедельник' })).toBeVisible();
});

test('PUB-01 schedule dates: several weeks move by a whole cycle', async ({ page }) => {
  await page.goto(`${GROUP}?week=1,4`);
  await page.getByRole('link', { name: 'Неделя позже' }).click();
  await expect(page).toHaveURL(/week=1(%2C|,)4/);
  await expect(page.getByRole('link', { name: /^Неделя 1 , с\s21\s*дек/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByRole('link', { name: /^Неделя 4 , с\s14\s*дек/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('PUB-01 schedule dates: shows the announcements of the selected week', async ({ page }) => {
  const announcements = page.getByRole('region', { name: 'Объявления' });
  await page.goto(GROUP);
  await expect(announcements).toContainText('23 ноября');
  await page.goto(`${GROUP}?date=2026-11-25`);
  await expect(announcements).toContainText('23 ноября');
  await page.goto(`${GROUP}?date=2026-10-12`);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(announcements).toHaveCount(0);
});

test('PUB-01 schedule dates: a week without lessons has a note, and a holiday its name', async ({ page }) => {
  await page.goto(`${GROUP}?date=2027-07-07`);
  await expect(page.getByText('Эта неделя позже конца занятий')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto(`${GROUP}?date=2026-08-10`);
  await expect(page.getByText('Эта неделя раньше начала занятий: они начинаются 1 сентября.')).toBeVisible();
  await page.goto(`${GROUP}?date=2026-11-07`);
  await expect(
    page.getByRole('columnheader', { name: /^7\sноября, суббота, День Октябрьской/ }),
  ).toBeVisible();
});

test('PUB-01 schedule dates: an invalid date shows the current week', async ({ page }) => {
  await page.goto(`${GROUP}?date=2026-02-30&term=last`);
  await expect(page.locator('th[aria-current=date]')).toContainText('20');
});

test('PUB-01 schedule dates: the next term is a separate option, starting at its first week', async ({
  page,
}) => {
  await page.goto(GROUP);
  await page.locator('summary').filter({ hasText: OTHER }).click();
  await expect(page.getByRole('link', { name: 'Прошлый семестр' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Следующий семестр' }).click();
  await expect(page).toHaveURL(/term=next/);
  await expect(page.getByText('Занятия начнутся 9 февраля 2027.')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '8 февраля, понедельник' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Сессия' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Неделя позже' }).click();
  await expect(page).toHaveURL(/term=next/);
  await expect(page.getByRole('columnheader', { name: '15 февраля, понедельник' })).toBeVisible();
  await page.getByRole('link', { name: 'Эта неделя' }).click();
  await expect(page).not.toHaveURL(/term=/);
  await expect(page.locator('th[aria-current=date]')).toContainText('20');
});

test('PUB-01 schedule dates: between two terms the previous one is offered', async ({ page, world }) => {
  await world.clock.set('2027-02-01T07:00:00Z');
  await page.goto(`${GROUP}?term=previous`);
  await expect(page.getByText(/^Занятия закончились .+ Показаны последние недели\.$/)).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('PUB-01 schedule dates: on a phone the list of days begins with the selected date', async ({
    page,
  }) => {
    await page.goto(`${GROUP}?date=2026-12-09`);
    const days = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(days.first()).toContainText('Среда, 9 декабря');
    await page.locator('summary').filter({ hasText: OTHER }).click();
    await expect(page.getByRole('link', { name: 'Следующий семестр' })).toBeVisible();
    await expectToFit(page);
  });
});

test.story.describe('without scripts', () => {
  test.story.use({ javaScriptEnabled: false });

  test.story(
    'PUB-01 schedule dates: without scripts weeks, dates and terms are links and a form',
    async ({ page }) => {
      await page.goto(`${GROUP}?subgroup=2`);
      await page.getByRole('link', { name: 'Неделя позже' }).click();
      await expect(page.getByRole('columnheader', { name: '23 ноября, понедельник' })).toBeVisible();
      await page.locator('summary').filter({ hasText: OTHER }).click();
      await page.getByLabel('Перейти к дате').fill('2026-12-09');
      await page.getByRole('button', { name: 'Показать' }).click();
      await expect(page).toHaveURL(/subgroup=2&date=2026-12-09/);
      await expect(page.getByRole('columnheader', { name: '7 декабря, понедельник' })).toBeVisible();
      await page.locator('summary').filter({ hasText: OTHER }).click();
      await page.getByRole('link', { name: 'Следующий семестр' }).click();
      await expect(page.getByRole('columnheader', { name: '8 февраля, понедельник' })).toBeVisible();
    },
  );
});
