import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { expect, type Person, test } from '../support/test.ts';

const profile = '/personal-account/profile';
const study = '/personal-account/study';

const warning = (page: Page) => page.getByRole('dialog', { name: 'Вы ещё здесь?' });
const expired = (page: Page) => page.getByRole('alert').filter({ hasText: 'Время вашего сеанса истекло.' });
const menu = (page: Page) => page.getByRole('button', { name: /^Меню пользователя/ });

const expiry = (page: Page) => page.evaluate(() => Number(localStorage.getItem('_expiredTime')));

/** Returns the status of the browser's session on the server. */
const statusOnServer = (page: Page) =>
  page.evaluate(async () => (await fetch('/api/v1/personal-information')).status);

async function signInByForm(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel('Логин').fill(username);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Events that count as activity. */
const activities: Record<string, (page: Page) => Promise<void>> = {
  'a mouse move': (page) => page.mouse.move(600, 500),
  'a scroll': async (page) => {
    await page.mouse.wheel(0, 40);
    // Waits until the page has scrolled, because the wheel event returns immediately.
    await page.waitForFunction(() => window.scrollY > 0);
  },
  'a key': (page) => page.keyboard.press('Shift'),
};

for (const [name, act] of Object.entries(activities))
  test(`SES-01 inactivity: ${name} renews the stored expiry after 300 ms, once`, async ({
    page,
    world,
    signIn,
  }) => {
    await signIn('student', '/schedule/428501');
    await expect(menu(page)).toBeVisible();
    const before = await expiry(page);
    await world.clock.advance('10 min');
    expect(await expiry(page)).toBe(before);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await act(page);
    await page.clock.runFor(250);
    expect(await expiry(page)).toBe(before);
    await page.clock.runFor(350);
    const now = await page.evaluate(() => Date.now());
    expect((await expiry(page)) - now).toBeGreaterThan(1739 * 1000);
    expect((await expiry(page)) - now).toBeLessThanOrEqual(1740 * 1000);
  });

test('SES-02 inactivity: the session ends after 29 minutes without activity, here and on the server', async ({
  page,
  world,
  signIn,
}) => {
  const student = await signIn('student', profile);
  await expect(menu(page)).toBeVisible();
  await world.clock.advance('26 min');
  await expect(warning(page)).toBeHidden();
  const left = page.waitForResponse('/api/v1/auth/logout');
  await world.clock.advance('3 min');
  await expect(expired(page)).toBeVisible();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(profile)}`);
  await left;
  expect(await statusOnServer(page)).toBe(403);
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('_expiredTime')]))
    .toEqual([null, null]);
  await signInByForm(page, student);
  await expect(page).toHaveURL(profile);
  await expect(expired(page)).toBeHidden();
});

test('SES-02 inactivity: a public page stays open when the session ends', async ({ page, world, signIn }) => {
  await signIn('student', '/schedule/428501');
  await expect(menu(page)).toBeVisible();
  await world.clock.advance('29 min');
  await expect(expired(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/schedule/428501');
});

test('SES-02 inactivity: a session on a remembered device does not expire', async ({
  page,
  world,
  signIn,
}) => {
  // The portal does not run on this page, where it could overwrite the stored user.
  await signIn('student', '/healthz');
  await page.evaluate(() => {
    const user: unknown = { ...JSON.parse(localStorage.getItem('user') ?? ''), rememberDevice: true };
    localStorage.setItem('user', JSON.stringify(user));
  });
  await page.goto(profile);
  await expect(menu(page)).toBeVisible();
  await world.clock.advance('31 min');
  await page.clock.runFor(2000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профиль');
  await expect(expired(page)).toBeHidden();
});

test('SES-02 inactivity: a dialog shows the time left two minutes before the end, and staying extends the session', async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  await signIn('student', profile);
  await expect(menu(page)).toBeVisible();
  await world.clock.advance('27 min');
  await expect(warning(page)).toContainText(/До\sвыхода: 1\sминута \d+\sсекунд/);
  await expectAccessible();
  const refreshed = page.waitForResponse('/api/v1/auth/refresh');
  await warning(page).getByRole('button', { name: 'Остаться' }).press('Enter');
  await page.clock.runFor(400);
  await expect(warning(page)).toBeHidden();
  await refreshed;
  await world.clock.advance('26 min');
  await page.clock.runFor(1000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профиль');
  await expect(warning(page)).toBeHidden();
});

test('inactivity: activity in the browser alone extends the session on the server', async ({
  page,
  world,
  signIn,
}) => {
  await signIn('student', '/schedule/428501');
  await expect(menu(page)).toBeVisible();
  for (const y of [100, 200, 300, 400]) {
    await world.clock.advance('20 min');
    const refreshed = page.waitForResponse('/api/v1/auth/refresh');
    await page.mouse.move(600, y);
    await page.clock.runFor(400);
    await refreshed;
  }
  expect(await statusOnServer(page)).toBe(200);
});

/** First events after the device wakes up. */
const wakings: Record<string, (page: Page) => Promise<unknown>> = {
  'a mouse move': (page) => page.mouse.move(600, 500),
  'the page coming into sight': (page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  'the page coming back from the cache': (page) =>
    page.evaluate(() => window.dispatchEvent(new Event('pageshow'))),
  'the next look': (page) => page.clock.runFor(1000),
};

for (const [waking, wake] of Object.entries(wakings))
  test(`inactivity: after an hour of sleep the user is signed out immediately, by ${waking}`, async ({
    page,
    world,
    signIn,
  }) => {
    await signIn('student', profile);
    await expect(menu(page)).toBeVisible();
    // Only advances the wall clock, because timers do not run during sleep.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await world.clock.set('2026-11-20T11:00:00.000Z');
    await wake(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    // The sign-in page may need timers to render.
    await page.clock.resume();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(profile)}`);
    await expect(expired(page)).toBeVisible();
  });

test('inactivity: tabs are in sync: activity in one extends all, and the end applies to all', async ({
  page,
  context,
  world,
  signIn,
}) => {
  await signIn('student', profile);
  const other = await context.newPage();
  await other.goto(study);
  for (const tab of [page, other]) await expect(menu(tab)).toBeVisible();
  await world.clock.advance('27 min');
  for (const tab of [page, other]) await expect(warning(tab)).toBeVisible();
  // Waits for the server's reply, which extends the session and must not arrive after the clock is advanced.
  const refreshed = page.waitForResponse('**/api/v1/auth/refresh');
  await page.keyboard.press('Shift');
  await page.clock.runFor(400);
  await (await refreshed).finished();
  for (const tab of [page, other]) await expect(warning(tab)).toBeHidden();
  await world.clock.advance('29 min');
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/login\?next=/);
  // The clocks of the tabs are advanced sequentially, so the second tab is notified of the end before its own time has
  // come.
  const said = async (): Promise<number> => (await expired(page).count()) + (await expired(other).count());
  await expect.poll(said).toBeGreaterThan(0);
});

test('inactivity: the input is restored after signing in again, only for the same user', async ({
  page,
  world,
  signIn,
}) => {
  const organisation = page.getByRole('textbox', { name: 'Организация' });
  const place = page.getByRole('combobox', { name: 'Куда нужна' });
  const student = await signIn('student', study);
  await place.fill('по месту требования');
  await place.press('Enter');
  await organisation.fill('ОАО «Примерсвязь»');
  await page.clock.runFor(400);
  await world.clock.advance('29 min');
  await expect(expired(page)).toBeVisible();
  await signInByForm(page, student);
  await expect(organisation).toHaveValue('ОАО «Примерсвязь»');
  await world.clock.advance('29 min');
  await expect(expired(page)).toBeVisible();
  await signInByForm(page, await world.person('student'));
  await expect(place).toHaveValue('');
  await expect(organisation).toBeHidden();
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('SES-02 inactivity: the warning fits a phone, and the end is reported', async ({
    page,
    world,
    signIn,
    choose,
    expectAccessible,
  }) => {
    await choose({ language: 'en', theme: 'dark' });
    await signIn('student', profile);
    await expect(page.getByRole('button', { name: /^User menu/ })).toBeVisible();
    await world.clock.advance('27 min');
    const dialog = page.getByRole('dialog', { name: 'Are you still there?' });
    await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeVisible();
    await expectToFit(page);
    await expectAccessible();
    await world.clock.advance('2 min');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('alert').filter({ hasText: 'Your session has expired.' })).toBeVisible();
  });
});
