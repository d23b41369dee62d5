import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { demo, expect, test } from '../support/test.ts';

const MY_DAY = '/personal-account/my-day';

const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const due = (page: Page) => part(page, 'Скоро срок');
const unread = (page: Page) => part(page, 'Не прочитано');

test('my day: a student sees the current and the next lesson, with room and directions', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.signIn(page, demo('student'), MY_DAY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пятница, 20 ноября');
  const lessons = part(page, 'Идёт 3-я пара ещё 47 мин').getByRole('listitem');
  await expect(lessons).toHaveText([
    /^12:2513:45ЛККомпьютерная\sграфика328-4Ковалевский\sГ\.\sГ\.4-й\sкорпус,\s3-й\sэтаж$/,
    /^14:0015:20ЛРОбъектно-ориентированное\sпрограммирование329-41-я\sподгруппа.*4-й\sкорпус,\s3-й\sэтаж$/,
    /^15:50ПЗИностранный\sязык631-4$/,
  ]);
  await expect(lessons.first()).toHaveAttribute('aria-current', 'time');
  await expect(page.getByRole('link', { name: 'Вся неделя' })).toHaveAttribute('href', '/schedule/428501');
  await expectAccessible();
});

test('my day: between lessons it shows the next one, and after the last the next day with lessons', async ({
  page,
  world,
}) => {
  await world.clock.set('2026-11-20T10:50:00.000Z');
  await world.signIn(page, demo('student'), MY_DAY);
  await expect(part(page, /^Следующая пара в\s14:00\sчерез 10\sмин$/)).toBeVisible();
  // Closes the page, which would sign out at the end of the session.
  await page.goto('/healthz');
  await world.clock.set('2026-11-21T15:00:00.000Z');
  await world.signIn(page, demo('student'), MY_DAY);
  await expect(part(page, 'Понедельник, 23 ноября').getByRole('listitem').first()).toContainText(
    /^\d\d:\d\d/,
  );
});

test('my day: tasks are listed most urgent first, and link to the page where they are done', async ({
  page,
  world,
}) => {
  await world.signIn(page, demo('student'), MY_DAY);
  const rows = due(page).getByRole('listitem');
  await expect(rows).toHaveText([
    /^13\sноя.*Сдать\sкнигу\s«Линейная\sалгебра\sв\sзадачах\sинженера».*просрочена\sна\s7\sдней$/,
    /^22\sноя.*Сдать\sкнигу\s«Базы\sданных.*осталось\s2\sдня$/,
    /^23\sноя.*Сдать\sпо\sведомости:\sОперационные\sсистемыведомость\sнапечатана,\sосталось\s3\sдня$/,
    'Ещё 3',
  ]);
  await due(page).getByRole('button', { name: 'Ещё 3' }).click();
  await expect(rows).toHaveCount(6);
  // The heading is focused, because the button has been removed.
  await expect(due(page).getByRole('heading')).toBeFocused();
  await due(page)
    .getByRole('link', { name: /ведомости/ })
    .click();
  await expect(page).toHaveURL('/personal-account/study/mark-sheets');
});

test('my day: new marks link to the rating', async ({ page, world }) => {
  await world.signIn(page, demo('student'), MY_DAY);
  const marks = part(page, 'Новые отметки');
  await expect(marks.getByRole('listitem')).toHaveText([/^7Иностранный языкПЗ, 13\sноября$/]);
  await marks.getByRole('link', { name: 'Мой рейтинг' }).click();
  await expect(page).toHaveURL('/personal-account/rating');
});

test('my day: an unread notification links to its subject, and is then marked as read', async ({
  page,
  world,
}) => {
  const person = await world.person('student');
  const notice = { type: 'SUCCESS', text: 'certificateReady' } as const;
  await world.notify(person, [notice, notice, notice]);
  await world.signIn(page, person, MY_DAY);
  await expect(unread(page).getByRole('listitem')).toHaveCount(2);
  await expect(unread(page).getByRole('link', { name: 'Ещё 1' })).toHaveAttribute(
    'href',
    '/personal-account/notifications',
  );
  const bell = page.getByRole('button', { name: /^Уведомления/ });
  await expect(bell).toHaveAccessibleName('Уведомления, 3 новых');
  await unread(page).getByRole('listitem').first().getByRole('link').click();
  await expect(page).not.toHaveURL(MY_DAY);
  await expect(bell).toHaveAccessibleName('Уведомления, 2 новых');
});

test('my day: without tasks and news it only shows lessons, and a new notification appears automatically', async ({
  page,
  world,
  signIn,
}) => {
  const person = await signIn('student', MY_DAY);
  await expect(page.getByRole('link', { name: 'Вся неделя' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Уведомления', exact: true })).toBeVisible();
  await expect(unread(page)).toHaveCount(0);
  await world.notify(person, [{ type: 'SUCCESS', text: 'certificateReady' }]);
  await expect(unread(page).getByRole('listitem')).toHaveText(/Справка.готова/);
});

test('my day: a part that fails to load reports it and can be retried; an unsupported one is left out', async ({
  page,
  world,
}) => {
  const OWN = '/api/v1/my-day';
  world.fail({ path: OWN, status: 500 });
  await world.signIn(page, demo('student'), MY_DAY);
  await expect(due(page).getByRole('alert')).toContainText('Не удалось подключиться к серверу.');
  await expect(part(page, /^Идёт 3-я пара/)).toBeVisible();
  await expect(part(page, 'Новые отметки')).toHaveCount(0);
  world.mend();
  await due(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(due(page).getByRole('listitem')).toHaveCount(4);
  await expect(part(page, 'Новые отметки')).toBeVisible();
  // A provider without this call does not return tasks.
  world.fail({ path: OWN, status: 404 });
  await page.reload();
  await expect(part(page, /^Идёт 3-я пара/)).toBeVisible();
  await expect(due(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('my day: can be selected as the page after sign-in', async ({ page, signIn }) => {
  const person = await signIn('student', MY_DAY);
  await page.getByRole('button', { name: 'Открывать эту страницу после входа' }).click();
  await expect(page.getByRole('button', { name: /после входа/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
  await page.getByLabel('Логин').fill(person.username);
  await page.getByLabel('Пароль', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(MY_DAY);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('my day: on a phone the first screen shows the current and next lesson and overdue tasks', async ({
    page,
    world,
    expectAccessible,
  }) => {
    await world.signIn(page, demo('student'), MY_DAY);
    await expect(due(page).getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
    await expect(due(page).getByRole('listitem').nth(2)).toBeInViewport({ ratio: 1 });
    await expectToFit(page);
    await expectAccessible();
  });
});
