import type { Page } from '@playwright/test';
import { resources } from '@semestr/api/contract';
import { mark } from '@semestr/api/notifications';
import { signInElsewhere } from '../support/elsewhere.ts';
import { demo, expect, test } from '../support/test.ts';

const PAGE = '/personal-account/notifications';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Уведомления/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Уведомления' });
const items = (page: Page) => drawer(page).getByRole('listitem');

const ready = { type: 'SUCCESS', text: 'certificateReady' } as const;
const refused = { type: 'FAILURE', text: 'excuseRejected' } as const;
const marked = { type: 'INFO', text: 'labMarked' } as const;

test('SH-02 notifications: the bell is for signed-in users other than administrators', async ({
  page,
  signIn,
}) => {
  await page.goto('/schedule');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible();
  await expect(bell(page)).toHaveCount(0);
  await signIn('admin', '/schedule');
  await expect(page.getByRole('button', { name: /^Меню пользователя/ })).toBeVisible();
  await expect(bell(page)).toHaveCount(0);
  await signIn('teacher', '/schedule');
  await expect(bell(page)).toHaveAccessibleName('Уведомления');
});

test('NOT-01 notifications: the drawer takes a third of the page, loads 15 at a time, and starts at the first page again', async ({
  page,
  world,
}) => {
  const person = await world.person('student');
  await world.notify(
    person,
    Array.from({ length: 38 }, () => marked),
  );
  await world.signIn(page, person, '/personal-account/library');
  await expect(bell(page)).toHaveAccessibleName('Уведомления, 38 новых');
  await bell(page).click();
  await expect(items(page)).toHaveCount(15);
  await expect(drawer(page)).toContainText(/показано 15\sиз\s38/);
  await expect.poll(async () => (await drawer(page).boundingBox())?.width).toBe(448);
  await items(page).last().scrollIntoViewIfNeeded();
  await drawer(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(items(page)).toHaveCount(30);
  await drawer(page).getByRole('button', { name: 'Ещё' }).click();
  await expect(items(page)).toHaveCount(38);
  await expect(drawer(page)).toContainText('Это все уведомления');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  await bell(page).click();
  await expect(items(page)).toHaveCount(15);
});

test('NOT-01 notifications: a click for more is not lost while the list is reloading', async ({
  page,
  world,
}) => {
  const person = await world.person('student');
  await world.notify(
    person,
    Array.from({ length: 20 }, () => marked),
  );
  await world.signIn(page, person, '/personal-account/library');
  await bell(page).click();
  await expect(items(page)).toHaveCount(15);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isList = (url: URL): boolean => url.pathname === '/api/v1/notifications';
  await page.route(isList, async (route) => {
    await held;
    await route.continue();
  });
  const renewing = page.waitForRequest((request) => isList(new URL(request.url())));
  await world.notify(person, [ready]);
  await renewing;
  await drawer(page).getByRole('button', { name: 'Ещё' }).click();
  release();
  await expect(items(page)).toHaveCount(21);
});

test('NOT-02 notifications: types differ in word and shape, new ones have a dot and words, long ones are collapsed', async ({
  page,
  world,
  expectAccessible,
}) => {
  const person = await world.person('student');
  await world.notify(person, [marked, refused, ready]);
  await world.signIn(page, person, '/schedule');
  await bell(page).click();
  await expect(items(page)).toContainText([
    /^Готово, Не\sпросмотрено/,
    /^Отказ, Не\sпросмотрено/,
    /^Сообщение, Не\sпросмотрено/,
  ]);
  await expect(drawer(page).getByText('Сегодня')).toBeVisible();
  const long = items(page).nth(1);
  await expect(long).toContainText('18.11.2026…');
  await long.getByRole('button', { name: 'Показать полностью' }).click();
  await expect(long).toContainText('не видно печати учреждения.');
  await long.getByRole('button', { name: 'Свернуть' }).click();
  await expect(long).toContainText('18.11.2026…');
  await expect(items(page).nth(0).getByRole('button')).toHaveCount(0);
  await expectAccessible();
  await items(page).nth(0).getByRole('link', { name: 'Справки' }).click();
  await expect(page).toHaveURL(/\/personal-account\/study/);
  await expect(drawer(page)).toHaveCount(0);
});

test('NOT-03 notifications: only visible ones are marked as viewed, and stay highlighted during the visit', async ({
  page,
  world,
}) => {
  const person = await world.person('student');
  await world.notify(
    person,
    Array.from({ length: 15 }, () => refused),
  );
  await world.signIn(page, person, '/schedule');
  await bell(page).click();
  await expect(items(page).first()).toContainText(/Не\sпросмотрено/);
  // The number decreases by those that fit on the screen; they are still displayed as new.
  await expect(drawer(page)).toContainText(/^Уведомления(?:[1-9]|1[0-3])\sнов/);
  await expect(items(page).first()).toContainText(/Не\sпросмотрено/);
  await page.keyboard.press('Escape');
  await expect(bell(page)).not.toHaveAccessibleName('Уведомления, 15 новых');
  await bell(page).click();
  await expect(items(page).first()).not.toContainText(/Не\sпросмотрено/);
  await expect(items(page).last()).toContainText(/Не\sпросмотрено/);
  // Scrolling marks further ones as viewed.
  await items(page).last().scrollIntoViewIfNeeded();
  await items(page).nth(8).scrollIntoViewIfNeeded();
  await expect(bell(page)).toHaveAccessibleName('Уведомления');
});

test('NOT-01 notifications: the bell follows the server in every tab, and a new one is inserted at the top', async ({
  page,
  world,
  context,
}) => {
  const person = await world.person('student');
  await world.signIn(page, person, '/schedule');
  await expect(bell(page)).toHaveAccessibleName('Уведомления');
  const second = await context.newPage();
  await second.goto('/calendar');
  await expect(bell(second)).toHaveAccessibleName('Уведомления');
  await world.notify(person, [ready]);
  for (const tab of [page, second]) await expect(bell(tab)).toHaveAccessibleName('Уведомления, 1 новое');
  await bell(second).click();
  await expect(items(second)).toHaveCount(1);
  await world.notify(person, [marked]);
  await expect(items(second)).toHaveCount(2);
  await expect(items(second).first()).toContainText('Отметка за занятие');
  for (const tab of [page, second]) await expect(bell(tab)).toHaveAccessibleName('Уведомления');
  // Closes the tab that may be the listening one.
  await second.close();
  await world.notify(person, [ready]);
  await expect(bell(page)).toHaveAccessibleName('Уведомления, 1 новое');
});

test('SH-02 notifications: a decision of an administrator updates the bell of an open page', async ({
  page,
  world,
}) => {
  const person = await world.person('student');
  await world.signIn(page, person, '/personal-account/library');
  await expect(bell(page)).toHaveAccessibleName('Уведомления');
  await page.request.post('/api/v1/certificate/register', {
    data: {
      certificateRequestDto: { certificateType: 'обычная', provisionPlace: 'в поликлинику' },
      certificateCount: 1,
    },
  });
  const admin = await signInElsewhere(world, demo('admin'));
  const query = { sort: '["id","DESC"]', range: '[0,0]' };
  const { path } = resources.certificates.list;
  const [request] = (await (await admin.get(path, { params: query })).json()) as [{ id: number }];
  const data = { ...request, state: 'rejected', rejectionReason: 'Справка уже выдана.' };
  expect((await admin.put(`${path}/${request.id}`, { data })).ok()).toBe(true);
  await expect(bell(page)).toHaveAccessibleName('Уведомления, 1 новое');
  await bell(page).click();
  await expect(items(page).first()).toContainText(/^Отказ.*в\sполиклинику.*Справка уже выдана\./);
  await admin.dispose();
});

test('PA-17 notifications: the page shows all of them, the unread ones, or those of a type', async ({
  page,
  world,
  expectAccessible,
}) => {
  const person = await world.person('student');
  await world.notify(person, [ready, refused, marked]);
  await world.signIn(page, person, PAGE);
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(3);
  await expectAccessible();
  await page.getByRole('button', { name: 'Отказы' }).click();
  await expect(page).toHaveURL(/\?kind=failure$/);
  await expect(list).toHaveCount(1);
  await expect(list).toContainText('Заявка об уважительной причине отклонена');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Отказы' })).toHaveAttribute('aria-pressed', 'true');
  await expect(list).toHaveCount(1);
  // All of them have been visible.
  await expect(bell(page)).toHaveAccessibleName('Уведомления');
  await page.getByRole('button', { name: 'Новые' }).click();
  await expect(page.getByText('Таких уведомлений нет')).toBeVisible();
  await page.getByRole('button', { name: 'Все' }).click();
  await expect(list).toHaveCount(3);
});

test('PA-17 notifications: the empty state explains what the page is for', async ({ page, signIn }) => {
  await signIn('student', '/schedule');
  await bell(page).click();
  await expect(drawer(page)).toContainText('Уведомлений нет');
  await page.keyboard.press('Escape');
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Уведомления');
  await expect(page.getByRole('main')).toContainText('Уведомлений нет');
});

test('PA-17 PA-18 notifications: the list reports a failure to load and can be retried', async ({
  page,
  world,
}) => {
  const person = await world.person('student');
  await world.notify(
    person,
    Array.from({ length: 16 }, () => ready),
  );
  await world.signIn(page, person, '/schedule');
  await expect(bell(page)).toHaveAccessibleName('Уведомления, 16 новых');
  // Prevents marking as viewed, which would reload the list and end the failure.
  await page.route(mark.path, (route) =>
    route.request().method() === mark.method ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  world.fail({ path: '/api/v1/notifications', status: 500 });
  await bell(page).click();
  await expect(drawer(page).getByText('Не удалось подключиться к серверу.')).toBeVisible();
  world.mend();
  await drawer(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(items(page)).toHaveCount(15);
  world.fail({ path: '/api/v1/notifications', status: 500 });
  await drawer(page).getByRole('button', { name: 'Ещё' }).click();
  await expect(drawer(page).getByText('Не удалось подключиться к серверу.')).toBeVisible();
  await expect(items(page)).toHaveCount(15);
  world.mend();
  await drawer(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(items(page)).toHaveCount(16);
});

test('NOT-01 notifications: a blocked call that marks them as viewed is only tried once', async ({
  page,
  world,
}) => {
  const person = await world.person('student');
  await world.notify(person, [marked, refused, ready]);
  await world.signIn(page, person, '/schedule');
  await expect(bell(page)).toHaveAccessibleName('Уведомления, 3 новых');
  let tries = 0;
  await page.route(mark.path, (route) => {
    if (route.request().method() !== mark.method) return route.fallback();
    tries += 1;
    return route.abort();
  });
  await bell(page).click();
  await expect(items(page)).toHaveCount(3);
  // The list is reloaded after another call succeeds.
  await page
    .getByRole('dialog', { name: /^Сервер сейчас недоступен/ })
    .getByRole('button', { name: 'Повторить сейчас' })
    .click();
  await expect(page.getByText('Связь с сервером восстановлена.')).toHaveCount(1);
  await world.notify(person, [ready]);
  await expect(items(page)).toHaveCount(4);
  await expect.poll(() => tries).toBe(2);
  await expect(items(page).filter({ hasText: 'Не просмотрено' })).toHaveCount(4);
  expect(tries).toBe(2);
});

test.describe('on a phone, in English, in dark', () => {
  test.use({ viewport: { width: 425, height: 740 } });

  test('NOT-01 notifications: on a phone the drawer fills the screen', async ({
    page,
    world,
    choose,
    expectAccessible,
  }) => {
    await choose({ language: 'en', theme: 'dark' });
    // A new user, because the demo's teacher may have received a broadcast.
    await world.signIn(page, await world.person('teacher'), '/schedule');
    await page.getByRole('button', { name: 'Notifications' }).click();
    const dialog = page.getByRole('dialog', { name: 'Notifications' });
    await expect(dialog).toContainText('There are no notifications');
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(425);
    await expectAccessible();
  });
});
