import { expect, test } from '../support/test.ts';

test('home: shows the date, the week and the current lesson, and updates automatically', async ({
  page,
  world,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пятница, 20 ноября');
  await expect(page.getByRole('banner')).toContainText('4-я неделя · идёт 3-я пара, ещё 47 мин');
  await expect(page.locator('li[aria-current=time]')).toContainText('12:25–13:45');
  await expect(page.locator('li[aria-current=date]')).toContainText('16 ноя');
  await world.clock.advance('2 min');
  await expect(page.getByRole('banner')).toContainText('ещё 45 мин');
});

test('home: without a schedule it explains how to select one', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Здесь будет ваш день')).toBeVisible();
  await page.getByRole('link', { name: 'Выбрать группу' }).click();
  await expect(page).toHaveURL(/\/schedule$/);
});

test('home: the search finds groups and educators by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: 'Группа, человек, аудитория' });
  await search.fill('42850');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option', { name: /^428501/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/schedule\/42850/);
});

test('home: the search finds departments by a part of their name', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('combobox').fill('программных');
  await page.getByRole('option', { name: /^Кафедра программных систем/ }).click();
  await expect(page).toHaveURL('/departments/kaf-ps');
  await expect(page.getByRole('heading', { name: 'Кафедра программных систем' })).toBeVisible();
});

test('home: the search finds rooms by number, with and without the building, in any notation', async ({
  page,
}) => {
  await page.goto('/rooms');
  const name = (await page.getByRole('rowheader').getByRole('link').first().textContent()) ?? '';
  await page.goto('/');
  const search = page.getByRole('main').getByRole('combobox');
  const option = page.getByRole('group', { name: 'Аудитории' }).getByRole('option', { name: `${name} к.` });
  for (const typed of [name, name.replace('-', ''), `${name} к.`, name.split('-')[0] ?? '']) {
    await search.fill(typed);
    await expect(option).toBeEnabled();
    await expect(option.locator('mark')).not.toHaveCount(0);
  }
  await search.fill(`ауд. ${name}`);
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(option).toBeEnabled();
  await search.press('Enter');
  await expect(page).toHaveURL(`/rooms/${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Аудитория ${name}`);
});

test('home: the search finds phones by their digits, with their owners', async ({ page }) => {
  await page.goto('/phones');
  const number = await page.getByRole('table').locator('a[href^="tel:"]').first().textContent();
  const digits = number?.replaceAll(/\D/g, '') ?? '';
  await page.goto('/');
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/phone-book')) bodies.push(request.postData() ?? '');
  });
  const search = page.getByRole('main').getByRole('combobox');
  const phones = page.getByRole('group', { name: 'Телефоны' }).getByRole('option');
  for (const typed of [digits.slice(-7), number?.split(' ').at(-1) ?? '', number ?? '']) {
    await search.fill(typed);
    await expect(phones).toHaveCount(1);
    await expect(phones).toBeEnabled();
    await expect(phones.locator('mark').first()).toHaveText(new RegExp(`${digits.slice(-2)}$`));
  }
  // Text that cannot be a number does not trigger a phone search.
  const before = bodies.length;
  await search.fill('программных');
  await expect(page.getByRole('option', { name: /^Кафедра программных систем/ })).toBeVisible();
  expect(bodies).toHaveLength(before);
  await search.fill(digits);
  await expect(phones).toHaveCount(1);
  await expect(phones).toBeEnabled();
  await search.press('Enter');
  await expect(page).toHaveURL(/\/employees\/|\/phones\?q=\d+$/);
  await expect(page.getByRole('main')).toContainText(digits.slice(-2));
});

test('HLP-02 home: the search accepts the wrong keyboard layout', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('J,hfp');
  await page
    .getByRole('option', { name: /^Образцов/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Образцов');
});

test('home: the search reports that there are no results', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox').click();
  await page.getByRole('combobox').fill('щщщщ');
  await expect(page.getByText('Ничего не нашлось')).toBeVisible();
});

test('home: a failure to load is not shown as an empty state', async ({ page, world }) => {
  await page.goto('/schedule/428501');
  await page.getByRole('button', { name: 'Добавить в избранное' }).click();
  await expect(page.getByRole('button', { name: 'Убрать из избранного' })).toBeVisible();
  world.fail({ path: /^\/api\/v1\/(?:schedule|announcements)/, status: 500 });
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText([
    'Не удалось подключиться к серверу.Повторить',
    'Не удалось загрузить объявления.',
  ]);
  await expect(page.getByText('Расписания пока нет')).toBeHidden();
  await expect(page.getByText('Новых объявлений нет.')).toBeHidden();
});

test('home: a failed search is reported', async ({ page, world }) => {
  await page.goto('/');
  world.fail({ path: '/api/v1/student-groups/filters', status: 500 });
  await page.getByRole('combobox').click();
  await page.getByRole('combobox').fill('428');
  await expect(page.getByRole('search').getByText('Не удалось получить данные.')).toBeVisible();
});

const freeDays = [
  { name: 'a Sunday', now: '2026-11-22T09:58:00Z', next: 'завтра в 09:00' },
  { name: '7 November, a Saturday', now: '2026-11-07T05:45:00Z', next: 'в понедельник, 9 ноября, в 09:00' },
  { name: '25 December, a Friday', now: '2026-12-25T09:58:00Z', next: 'завтра в 09:00' },
];

test('home: on days off it shows the next lesson instead of counting minutes', async ({ page, world }) => {
  for (const { name, now, next } of freeDays)
    await test.step(name, async () => {
      await world.clock.set(now);
      await page.goto('/');
      await expect(page.getByRole('banner')).toContainText(`неделя · 1-я пара ${next}`);
      await expect(page.locator('li[aria-current=time]')).toHaveCount(0);
    });
});

test("home: on a holiday the user's schedule has no lessons, and the next one is shown", async ({
  page,
  world,
}) => {
  await page.goto('/schedule/428501');
  await page.getByRole('button', { name: 'Добавить в избранное' }).click();
  await expect(page.getByRole('button', { name: 'Убрать из избранного' })).toBeVisible();
  await world.clock.set('2026-11-07T09:58:00Z');
  await page.goto('/');
  await expect(page.getByText('Сегодня занятий нет')).toBeVisible();
  await expect(page.getByText('Ближайшие: понедельник, 9 ноября.')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('занятия в понедельник, 9 ноября, в 10:35');
});

test('home: a remaining time of an hour or more is shown in hours and minutes', async ({
  page,
  world,
  choose,
}) => {
  await world.clock.set('2026-11-20T04:40:00Z');
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText('1-я пара через 1 ч 20 мин');
  await choose({ language: 'en' });
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('period 1 in 1 h 20 min');
});
