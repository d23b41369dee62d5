import { type BrowserContext, type Page, request as api } from '@playwright/test';
import { accounts, expect, test } from '../support/test.ts';

const profile = '/personal-account/profile';
const personal = /\/api\/v1\/(?:profiles\/personal-cv|personal-information)/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What the profile shows that nobody else may see. */
async function secretsOn(page: Page): Promise<string[]> {
  await expect(heading(page)).toHaveText('Профиль');
  const valueOf = (name: string) =>
    page.getByRole('main').locator('dl > div', { hasText: name }).locator('dd').innerText();
  const secrets = [
    await valueOf('Дата рождения'),
    await valueOf('Телефон'),
    await valueOf('Электронная почта'),
  ];
  expect(secrets).toEqual([
    expect.stringMatching(/\d{4}$/),
    expect.stringMatching(/^\+375/),
    expect.stringContaining('@'),
  ]);
  return secrets;
}

/** From now on notes every moment at which one of the texts stands on the page; answers whether there was one. */
async function watchFor(page: Page, texts: readonly string[]): Promise<() => Promise<boolean>> {
  await page.evaluate((wanted) => {
    const look = (): void => {
      const text = document.body.textContent;
      if (wanted.some((one) => text.includes(one))) document.documentElement.dataset['seen'] = 'yes';
    };
    look();
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, texts);
  return () => page.evaluate(() => document.documentElement.dataset['seen'] === 'yes');
}

/** Holds the answers to personal calls back until they are let go. */
async function holdAnswers(page: Page): Promise<{ asked: Promise<void>; release: () => void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.route(personal, async (route) => {
    ask();
    await released;
    await route.continue();
  });
  return { asked, release };
}

async function signInByForm(page: Page, who: keyof typeof accounts): Promise<void> {
  await page.getByLabel('Логин').fill(accounts[who].username);
  await page.getByLabel('Пароль', { exact: true }).fill(accounts[who].password);
  await page.keyboard.press('Enter');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible();
}

/** Leaves the profile for the home page and comes back when its data are old enough to be asked for again. */
async function comeBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Главная', exact: true }).click();
  await expect(heading(page)).toHaveText('Пятница, 20 ноября');
  await page.clock.fastForward('02:00');
  await page.getByRole('link', { name: 'Профиль', exact: true }).click();
}

const expired = (page: Page) => page.getByRole('alert').filter({ hasText: 'Время вашей сессии истекло.' });

/** The ways in which a session ends under an open profile. */
const endings: Record<string, (page: Page, context: BrowserContext) => Promise<void>> = {
  'a refusal': async (page, context) => {
    await context.clearCookies();
    await comeBack(page);
    await expect(expired(page)).toBeVisible();
  },
  'its time': async (page, context) => {
    await context.clearCookies();
    await page.evaluate(() => localStorage.setItem('_expiredTime', '1'));
    await page.reload();
    await expect(expired(page)).toBeVisible();
  },
  'signing out in another tab': async (page, context) => {
    const other = await context.newPage();
    await other.goto('/');
    await signOut(other);
    await other.close();
    await expect(page.getByText('Сеанс завершён в другой вкладке.')).toBeVisible();
  },
};

for (const [ending, end] of Object.entries(endings))
  test(`AC-04 a session ended by ${ending} leads to the login page, and the next person sees nothing of the last`, async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('student', profile);
    const secrets = await secretsOn(page);
    await end(page, context);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(profile)}`);
    const wasSeen = await watchFor(page, secrets);
    const answers = await holdAnswers(page);
    await signInByForm(page, 'freshman');
    await answers.asked;
    expect(await wasSeen()).toBe(false);
    answers.release();
    await expect(page.getByRole('main')).toContainText(accounts.freshman.username);
    await expect(page.getByText('Внимание!', { exact: true })).toHaveCount(0);
    expect(await wasSeen()).toBe(false);
  });

test('a person who signs in in another tab sees nothing of the last one in this tab', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('student', profile);
  const secrets = await secretsOn(page);
  const answers = await holdAnswers(page);
  const other = await context.newPage();
  await other.goto('/');
  await signOut(other);
  await expect(page).toHaveURL(/\/login\?next=/);
  const wasSeen = await watchFor(page, secrets);
  await other.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
  await signInByForm(other, 'freshman');
  await answers.asked;
  await expect(page.getByRole('main')).not.toContainText(secrets[0] ?? '');
  answers.release();
  await expect(page.getByRole('main')).toContainText(accounts.freshman.username);
  expect(await wasSeen()).toBe(false);
});

test('an administrator who signs in to the console ends the session of the portal too', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('student', profile);
  const other = await context.newPage();
  await other.goto('/console/');
  await signInByForm(other, 'admin');
  await expect(page.getByText('Сеанс завершён в другой вкладке.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('signing out leads home and leaves nothing behind', async ({ page, signIn }) => {
  await signIn('student', profile);
  const secrets = await secretsOn(page);
  await signOut(page);
  await expect(page).toHaveURL('/');
  const wasSeen = await watchFor(page, secrets);
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
  await signInByForm(page, 'freshman');
  await expect(page.getByRole('main')).toContainText(accounts.freshman.username);
  expect(await wasSeen()).toBe(false);
});

/** An administrator makes a student group head, or takes it away, somewhere else. */
async function setGroupHead(server: string, cardNumber: string, isGroupHead: boolean): Promise<void> {
  const admin = await api.newContext({ baseURL: server });
  await admin.post('/api/v1/auth/login', { data: accounts.admin });
  const found = await admin.get('/api/v1/admin/students', {
    params: { filter: JSON.stringify({ q: cardNumber }) },
  });
  const [student] = (await found.json()) as [{ id: number }];
  const changed = await admin.put(`/api/v1/admin/students/${student.id}`, {
    data: { ...student, isGroupHead },
  });
  expect(changed.status()).toBe(200);
  await admin.dispose();
}

test('a right that was taken away is said, and the session goes on with what is left', async ({
  page,
  server,
  signIn,
}) => {
  await signIn('head', profile);
  await expect(page.getByRole('main')).toContainText('Староста');
  await setGroupHead(server, accounts.head.username, false);
  try {
    await page.route('**/api/v1/profiles/personal-cv', (route) => route.fulfill({ status: 403 }), {
      times: 1,
    });
    await comeBack(page);
    await expect(page.getByText('Ваши права изменились.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(accounts.head.username);
    await expect(page.getByRole('main')).not.toContainText('Староста');
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('"isGroupHead":false');
  } finally {
    await setGroupHead(server, accounts.head.username, true);
  }
});

test('refusals in a live session are told as such after one question to the server', async ({
  page,
  signIn,
}) => {
  await signIn('student', '/');
  const { promise: allRefused, resolve } = Promise.withResolvers<void>();
  let refused = 0;
  page.on('requestfinished', (request) => {
    if (!personal.test(request.url())) return;
    refused += 1;
    if (refused === 3) resolve();
  });
  await page.route(personal, (route) => route.fulfill({ status: 403 }));
  let questions = 0;
  await page.route('**/api/v1/auth/refresh', async (route) => {
    questions += 1;
    await allRefused;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Профиль', exact: true }).click();
  await expect(page.getByText('У вас нет прав на это.')).toBeVisible();
  await expect(page).toHaveURL(profile);
  await expect(page.getByRole('button', { name: /^Меню пользователя/ })).toBeVisible();
  expect(questions).toBe(1);
});
