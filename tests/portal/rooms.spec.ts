import type { Page } from '@playwright/test';
import { expect, selectByKeyboard, test } from '../support/test.ts';

const CALL = '/api/v1/auditories/day';

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const rows = (page: Page) => page.locator('tbody tr', { has: page.getByRole('rowheader').getByRole('link') });
const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('link', { name, exact: true }) });
const count = (page: Page) => page.getByRole('status').getByRole('heading', { name: /^Свободно: \d+\sиз/ });
const pair = (page: Page, number: number) =>
  page.getByRole('link', { name: new RegExp(`^Пара ${number}\\b`) });
const now = (page: Page) => page.getByRole('link', { name: 'Сейчас', exact: true });
const taken = (page: Page) => page.getByRole('checkbox', { name: /^Показать и\sзанятые$/ });

/** Returns the link to the room of the demo group's current lesson. */
async function roomNow(page: Page): Promise<string> {
  await page.goto('/schedule/428501');
  const lesson = page.getByRole('article').filter({ hasText: 'сейчас: ' }).first();
  const link = lesson.getByRole('link', { name: /^\d{3}[аб]?-\d$/ });
  return (await link.textContent()) ?? '';
}

test("rooms: a room is taken during a group's lesson, and free at another time", async ({
  page,
  expectAccessible,
}) => {
  const name = await roomNow(page);
  await page.goto('/rooms');
  await expect(now(page)).toHaveAttribute('aria-current', 'true');
  await expect(rows(page).first()).toContainText('свободна до');
  await expect(row(page, name)).toHaveCount(0);
  await taken(page).check();
  await expect(page).toHaveURL(/\?taken=1$/);
  await expect(row(page, name)).toContainText(/занята до\s13:45/);
  await expect(row(page, name)).toContainText('428501');
  await expectAccessible();
  const state = await row(page, name).getByText('Занята на').textContent();
  const pairs: readonly string[] = state?.match(/\d/g) ?? [];
  expect(pairs).toContain('3');
  const free = [1, 2, 3, 4, 5, 6].find((number) => !pairs.includes(String(number))) ?? 0;
  await pair(page, free).click();
  await expect(page).toHaveURL(new RegExp(`\\?at=${free}&taken=1$`));
  await expect(row(page, name)).toContainText('свободна до');
});

test('rooms: free rooms are updated as time passes', async ({ page, world }) => {
  const name = await roomNow(page);
  await page.goto('/rooms');
  await expect(row(page, name)).toHaveCount(0);
  await world.clock.advance('48 min');
  await expect(row(page, name)).toContainText('свободна до');
});

test.story(
  'rooms: building, type, size and day filter the list, are stored in the address and cause no duplicate requests',
  async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) urls.push(request.url());
    });
    await page.goto('/rooms?at=1');
    await expect(rows(page).first()).toBeVisible();
    const before = await rows(page).count();
    await field(page, 'Корпус').selectOption('4');
    await expect(page).toHaveURL(/\?at=1&building=4$/);
    await expect(page.locator('th[scope=rowgroup]')).toHaveText(['Корпус 4']);
    await expect.poll(() => rows(page).count()).toBeLessThan(before);
    await field(page, 'Тип').selectOption({ label: 'лабораторные занятия' });
    await expect(rows(page).filter({ hasNotText: 'лабораторные занятия' })).toHaveCount(0);
    const ofAnySize = (await count(page).textContent()) ?? '';
    await field(page, 'Места').selectOption('15');
    await expect(page).toHaveURL(/seats=15$/);
    await expect(rows(page).filter({ hasText: '14' }).filter({ hasNotText: '16' })).toHaveCount(0);
    await expect(count(page)).not.toHaveText(ofAnySize);
    const found = (await count(page).textContent()) ?? '';
    await page.reload();
    await expect(count(page)).toHaveText(found);
    await expect(field(page, 'Места')).toHaveValue('15');
    expect(urls).toEqual([]);
    await field(page, 'День').selectOption('2026-11-21');
    await expect(page).toHaveURL(/\?date=2026-11-21&at=1&building=4/);
    await expect(now(page)).toHaveCount(0);
    await expect(count(page)).toBeVisible();
    expect(urls).toEqual([expect.stringContaining(`${CALL}?date=2026-11-21`)]);
  },
);

test('rooms: filtering works by keyboard alone', async ({ page }) => {
  await page.goto('/rooms');
  await pair(page, 2).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?at=2$/);
  await expect(pair(page, 2)).toHaveAttribute('aria-current', 'true');
  await expect(pair(page, 2)).toBeFocused();
  await field(page, 'Корпус').focus();
  await selectByKeyboard(field(page, 'Корпус'), '2');
  await expect(page).toHaveURL(/building=2$/);
  await expect(page.locator('th[scope=rowgroup]')).toHaveText(['Корпус 2']);
  const link = rows(page).first().getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Аудитория ${name}`);
});

const freeDays = [
  { name: 'a Sunday', date: '2026-11-22', says: /В\sвоскресенье занятий нет/, next: '2026-11-23' },
  { name: '7 November', date: '2026-11-07', says: /Октябрьской революции: занятий нет/, next: '2026-11-09' },
];

for (const { name, date, says, next } of freeDays)
  test(`rooms: on ${name} it explains that there are no lessons, and links to a day with lessons`, async ({
    page,
  }) => {
    await page.goto(`/rooms?date=${date}`);
    await expect(page.getByText(says)).toBeVisible();
    const total = (await count(page).textContent())?.match(/\d+/g) ?? [];
    expect(total[0]).toBe(total[1]);
    await page.getByRole('link', { name: /^Ближайший учебный день/ }).click();
    await expect(page).toHaveURL(`/rooms?date=${next}&at=1`);
    await expect(page.getByText(says)).toHaveCount(0);
  });

test('rooms: the empty state explains what to change', async ({ page }) => {
  await page.goto('/rooms?seats=9999');
  await expect(page.getByText('Таких аудиторий нет')).toBeVisible();
  await expect(count(page)).toHaveText(/^Свободно: 0\sиз\s0$/);
  await page.getByRole('link', { name: 'Сбросить' }).click();
  await expect(page).toHaveURL('/rooms');
  await expect(rows(page).first()).toBeVisible();
});

test('rooms: a room has a page with its week, its lessons and whether it is free now', async ({
  page,
  expectAccessible,
}) => {
  const name = await roomNow(page);
  await page.getByRole('article').getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(`/rooms/${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Аудитория ${name}`);
  await expect(page.getByRole('banner')).toContainText(`Корпус ${name.split('-')[1]}`);
  await expect(page.getByRole('main')).toContainText(/Сейчас\s*занята до\s13:45/);
  const table = page.getByRole('table', { name: new RegExp(`^Аудитория ${name}, неделя 4`, 'i') });
  await expect(table.getByRole('link', { name: '428501' }).first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: /^Неделя 1/ }).click();
  await expect(page).toHaveURL(`/rooms/${name}?week=1`);
  await expect(
    page.getByRole('table', { name: new RegExp(`^Аудитория ${name}, неделя 1`, 'i') }),
  ).toBeVisible();
});

test('rooms: a starred room appears on the home page', async ({ page }) => {
  await page.goto('/rooms/328-4');
  await page.getByRole('button', { name: 'Добавить в избранное' }).click();
  await expect(page.getByRole('button', { name: 'Убрать из избранного' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: '328-4', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Аудитория 328-4');
});

test('rooms: an unknown room is reported with status 404, and links to all rooms', async ({ page }) => {
  const answer = await page.request.get('/rooms/999-9', { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(404);
  await page.goto('/rooms/999-9');
  await expect(page.getByText('Аудитории 999-9 нет')).toBeVisible();
  await page.getByRole('link', { name: 'Все аудитории' }).click();
  await expect(page).toHaveURL('/rooms');
});

test('rooms: a server failure is reported and can be retried', async ({ page, world }) => {
  world.fail({ path: CALL, status: 500 });
  await page.goto('/rooms');
  await expect(page.getByRole('alert')).toContainText('Не удалось получить данные.');
  world.mend();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.story.describe('without scripts', () => {
  test.story.use({ javaScriptEnabled: false });

  test.story(
    'rooms: without scripts the page shows free rooms, lesson times are links and the filters a form',
    async ({ page }) => {
      await page.goto('/rooms');
      await expect(now(page)).toHaveAttribute('aria-current', 'true');
      await expect(rows(page).first()).toContainText('свободна до');
      await pair(page, 2).click();
      await expect(page).toHaveURL(/\?at=2$/);
      await field(page, 'Корпус').selectOption('5');
      await taken(page).check();
      await page.getByRole('button', { name: 'Показать' }).click();
      await expect(page).toHaveURL(/at=2.*building=5.*taken=1/);
      await expect(page.locator('th[scope=rowgroup]')).toHaveText(['Корпус 5']);
      await rows(page).first().getByRole('link').click();
      await expect(page.getByRole('main')).toContainText('Сейчас');
    },
  );
});

test('rooms: reports a provider that does not list taken rooms', async ({ page, world }) => {
  world.fail({ path: CALL, status: 404 });
  await page.goto('/rooms');
  await expect(page.getByText('Занятость аудиторий неизвестна')).toBeVisible();
});
