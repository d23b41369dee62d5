import type { Page } from '@playwright/test';
import { signInElsewhere } from '../support/elsewhere.ts';
import { mockPush } from '../support/push.ts';
import { demo, expect, test as screens } from '../support/test.ts';
import type { World } from '../support/world.ts';

// A browser test: it needs a service worker, and overrides the browser's features before the page's scripts run.
const test = screens.story;

const SETTINGS = '/personal-account/settings';
const CALL = '/api/v1/push';
const part = (page: Page) => page.getByRole('region', { name: 'Уведомления' });
const here = (page: Page) => part(page).getByRole('switch', { name: 'Показывать в этом браузере' });
const decisions = (page: Page) => part(page).getByRole('switch', { name: 'Решения по заявкам: В браузере' });
const welcome = {
  title: 'Семестр: уведомления включены',
  body: 'Так здесь будут появляться сообщения университета.',
  data: '/personal-account/notifications',
};

/** Orders a certificate as the student, and rejects it as an administrator. */
async function refuseOrder(page: Page, world: World): Promise<void> {
  const data = {
    certificateRequestDto: { certificateType: 'обычная', provisionPlace: 'в поликлинику' },
    certificateCount: 1,
  };
  const [order] = (await (await page.request.post('/api/v1/certificate/register', { data })).json()) as [
    { id: number },
  ];
  const admin = await signInElsewhere(world, demo('admin'));
  const record = `/api/v1/admin/certificates/${order.id}`;
  const stands: unknown = await (await admin.get(record)).json();
  const refusal = { state: 'rejected', rejectionReason: 'Там она не нужна.' };
  const answer = await admin.put(record, { data: Object.assign({}, stands, refusal) });
  expect(answer.ok()).toBe(true);
}

test('PA-16 push: an added browser shows messages, also after a failed first attempt, until it is turned off', async ({
  page,
  signIn,
  world,
  expectAccessible,
}) => {
  const browser = await mockPush(page, world, 'granted');
  const student = await signIn('student', SETTINGS);
  await expect(here(page)).not.toBeChecked();
  await expect(here(page)).toBeEnabled();
  await expect(decisions(page)).toBeDisabled();
  world.fail({ path: CALL, status: 500, times: 1 });
  await here(page).click();
  await expect(part(page).getByRole('alert')).toContainText('Не удалось изменить уведомления браузера.');
  await expect(here(page)).not.toBeChecked();
  await part(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(here(page)).toBeChecked();
  await expect(decisions(page)).toBeEnabled();
  expect(await browser.receive()).toEqual([welcome]);
  // The subscription is stored as usual, so the next sign-in renews it.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('pushOwner')))
    .toBe(JSON.stringify(student.username));
  await refuseOrder(page, world);
  expect(await browser.receive()).toEqual([
    {
      title: 'Семестр: решение по заявке',
      body: 'Справка отклонена: в поликлинику. Причина: Там она не нужна.',
      data: '/personal-account/study',
    },
  ]);
  await expectAccessible();
  await page.reload();
  await expect(here(page)).toBeChecked();
  await here(page).uncheck();
  await expect(decisions(page)).toBeDisabled();
  await refuseOrder(page, world);
  expect(await browser.receive()).toEqual([]);
});

test('PA-16 push: signing in again renews the subscription, but not for another user', async ({
  page,
  signIn,
  world,
}) => {
  const browser = await mockPush(page, world, 'granted');
  const student = await signIn('student', SETTINGS);
  await here(page).check();
  await expect(decisions(page)).toBeEnabled();
  expect(await browser.receive()).toEqual([welcome]);
  const signOut = async (): Promise<void> => {
    await page.request.post('/api/v1/auth/logout');
    await page.evaluate(() => localStorage.removeItem('user'));
  };
  const enter = async ({ username, password }: { username: string; password: string }): Promise<void> => {
    await page.goto('/login');
    await page.getByLabel('Логин').fill(username);
    await page.getByLabel('Пароль', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(page).toHaveURL(/personal-account/);
  };
  await signOut();
  const added = page.waitForResponse((response) => response.url().endsWith(CALL) && response.ok());
  await enter(student);
  await added;
  expect(await browser.receive()).toEqual([welcome]);
  await signOut();
  await enter(await world.person('student'));
  await page.goto(SETTINGS);
  await expect(here(page)).not.toBeChecked();
});

test('PA-16 push: a user who declined sees how to allow it', async ({ page, signIn, world }) => {
  await mockPush(page, world, 'denied');
  await signIn('student', SETTINGS);
  await here(page).click();
  await expect(here(page)).toBeDisabled();
  await expect(here(page)).not.toBeChecked();
  await expect(here(page)).toHaveAccessibleDescription(/Браузер запрещает уведомления этого сайта/);
});

test('PA-16 push: a push service or server without a response is reported, and the switch reverts', async ({
  page,
  signIn,
  world,
}) => {
  await mockPush(page, world, 'granted');
  await page.addInitScript(() =>
    Object.assign(PushManager.prototype, { subscribe: () => Promise.reject(new Error('unreachable')) }),
  );
  await signIn('student', SETTINGS);
  await here(page).click();
  await expect(part(page).getByRole('alert')).toContainText(/не\sсмог связаться со\sсвоей службой/);
  await expect(here(page)).not.toBeChecked();
});

screens('PA-16 another browser is turned off from here', async ({ page, signIn, world }) => {
  await signIn('student', SETTINGS);
  await page.request.post(CALL, { data: world.pushService.subscribe().subscription });
  await page.reload();
  const row = part(page)
    .getByRole('listitem')
    .filter({ hasText: /Chrome, / });
  await expect(row).toContainText('добавлен сегодня');
  await row.getByRole('button', { name: /Отключить/ }).click();
  await expect(part(page).getByText('Ещё показывают')).toHaveCount(0);
  await expect(decisions(page)).toBeDisabled();
});

test('PA-16 push: a browser without support for messages is reported', async ({ page, signIn }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await signIn('student', SETTINGS);
  await expect(here(page)).toBeDisabled();
  await expect(here(page)).toHaveAccessibleDescription(/не\sпоказывает уведомлений сайтов/);
});

screens('PA-16 a provider that sends nothing to browsers offers nothing', async ({ page, signIn, world }) => {
  world.fail({ path: CALL, status: 404 });
  await signIn('student', SETTINGS);
  await expect(part(page).getByRole('switch', { name: 'Решения по заявкам: На почту' })).toBeVisible();
  await expect(here(page)).toHaveCount(0);
  await expect(decisions(page)).toHaveCount(0);
});
