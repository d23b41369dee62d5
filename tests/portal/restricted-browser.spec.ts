import type { Page } from '@playwright/test';
import { logout } from '@semestr/api/session';
import { addExtensions, denyStorage, garbage, refuseCookies, removeInterfaces } from '../support/refusals.ts';
import { expect, type Person, story as test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footer = (page: Page) => page.getByRole('contentinfo');

async function signInByForm(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel('Логин').fill(username);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(password);
  await page.keyboard.press('Enter');
}

test('restricted browser: pages work without observers, channels, workers, clipboard and notifications', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  await world.notify(
    student,
    Array.from({ length: 20 }, () => ({ type: 'INFO', text: 'labMarked' }) as const),
  );
  await removeInterfaces(page);
  await page.goto('/schedule/428501');
  await expect(page.getByRole('table').getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Поделиться' }).click();
  await expect(page.getByText('Браузер не\u00a0дал скопировать ссылку.')).toBeVisible();
  await world.signIn(page, student, '/personal-account/notifications');
  // Without observers the next page of the list is loaded immediately.
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(20);
  await page.goto('/personal-account/settings');
  await expect(heading(page)).toHaveText('Настройки');
  await footer(page).getByRole('link', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('Settings');
});

test('restricted browser: language and theme are kept until a reload when cookies and storage are denied', async ({
  page,
}) => {
  await denyStorage(page);
  await page.goto('/phones');
  await footer(page).getByRole('link', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('Phones');
  await page.getByRole('button', { name: 'Display and language' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Schedule', exact: true }).click();
  await expect(heading(page)).toHaveText('Schedule');
});

test('restricted browser: the sign-in reports disabled cookies before any input', async ({
  page,
  expectAccessible,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('Браузер не\u00a0сохраняет файлы cookie');
  await expectAccessible();
});

test('restricted browser: a sign-in reports a refused session cookie instead of starting', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  await refuseCookies(page);
  await page.goto('/login');
  await signInByForm(page, student);
  await expect(page.getByRole('alert')).toContainText('Браузер не\u00a0сохраняет файлы cookie');
  await expect(page).toHaveURL('/login');
  await page.unroute('**/api/v1/auth/login');
  await signInByForm(page, student);
  await expect(page).toHaveURL('/personal-account/profile');
});

test('restricted browser: fields that a password manager fills in without events are submitted', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  await page.goto('/login');
  await page.getByLabel('Логин').waitFor();
  await page.evaluate(({ username, password }) => {
    for (const [name, value] of Object.entries({ username, password })) {
      const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
      if (input) input.value = value;
    }
  }, student);
  await page.getByRole('main').getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).toHaveURL('/personal-account/profile');
});

test('restricted browser: elements of extensions do not prevent hydration', async ({ page }) => {
  await addExtensions(page);
  await page.goto('/phones');
  await page.getByRole('searchbox').fill('бухгалтерия');
  await expect(page.getByRole('heading', { level: 2, name: 'Найдено: 1' })).toBeVisible();
  await expect(page.locator('body > extension-element')).toHaveCount(2);
});

/** Keys of the local storage that the portal reads. */
const keys = [
  'favourites',
  'recent',
  'subgroup',
  'sidebar-collapsed',
  'startPage',
  'marks-hidden',
  'announcements-seen',
  'pushOwner',
  '_announcedTime',
  '_expiredTime',
  'user',
];

/** Stores the value under each key from another tab. */
const spoil = (page: Page, value: string): Promise<void> =>
  page.evaluate(
    ([names, text]) => {
      for (const name of names) localStorage.setItem(name, text);
    },
    [keys, value] as const,
  );

test('restricted browser: invalid stored values break neither an open nor a reloaded page', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/healthz');
  for (const value of garbage)
    await test.step(value.slice(0, 40), async () => {
      await spoil(other, value);
      await page.getByRole('link', { name: 'Расписание', exact: true }).click();
      await expect(heading(page)).toHaveText('Расписание');
      await page.getByRole('link', { name: 'Главная', exact: true }).click();
      await expect(heading(page)).toHaveText('Пятница, 20 ноября');
      await page.reload();
      await expect(heading(page)).toHaveText('Пятница, 20 ноября');
    });
});

test('restricted browser: a student stays signed in when stored values become invalid', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  await page.goto('/login');
  await signInByForm(page, student);
  await expect(page).toHaveURL('/personal-account/profile');
  for (const value of ['{"', '{"username": "x", "fio": 1, "authorities": {}}', '[null]']) {
    await spoil(page, value);
    await page.goto('/personal-account/markbook');
    await expect(heading(page)).toHaveText('Зачётная книжка');
    await expect(page.getByRole('table').first()).toBeVisible();
  }
});

test('restricted browser: a page restored after a sign-out in another tab shows no data of the user', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('student', '/personal-account/markbook');
  await expect(page.getByRole('table').first()).toBeVisible();
  // Pages in the back-forward cache receive no events.
  await page.evaluate(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
  const other = await context.newPage();
  await other.goto('/healthz');
  await other.request.fetch(logout.path, { method: logout.method });
  await other.evaluate(() => localStorage.clear());
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('language: an open page follows a language that is selected in another tab', async ({
  page,
  context,
  choose,
}) => {
  await choose({ language: 'en' });
  await page.goto('/phones');
  await expect(heading(page)).toHaveText('Phones');
  const other = await context.newPage();
  await other.goto('/phones');
  await footer(other).getByRole('link', { name: 'Русский' }).click();
  await expect(heading(other)).toHaveText('Телефоны');
  await expect(heading(page)).toHaveText('Телефоны');
  await footer(other).getByRole('link', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('Phones');
});

test('language: an open page follows the language of an address opened in another tab', async ({
  page,
  context,
  choose,
}) => {
  await choose({ language: 'en' });
  await page.goto('/phones');
  await expect(heading(page)).toHaveText('Phones');
  await expect(page.getByRole('searchbox').first()).toBeEditable();
  const other = await context.newPage();
  await other.goto('/phones?lang=ru');
  await expect(heading(page)).toHaveText('Телефоны');
});

test('language: a page follows a language that was selected in another tab while it was loading', async ({
  page,
  context,
  choose,
}) => {
  await choose({ language: 'en' });
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/phones', { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Phones');
  const other = await context.newPage();
  await other.goto('/phones');
  await footer(other).getByRole('link', { name: 'Русский' }).click();
  await expect(heading(other)).toHaveText('Телефоны');
  release();
  await expect(heading(page)).toHaveText('Телефоны');
});
