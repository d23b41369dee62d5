import type { BrowserContext, Page } from '@playwright/test';
import { dotted } from '@semestr/core/dates';
import { phone } from '@semestr/core/display';
import { expect, type Person, story as test } from '../support/test.ts';
import type { World } from '../support/world.ts';

const profile = '/personal-account/profile';
/** Requests of the profile that the sign-in does not send. */
const cv = /\/api\/v1\/profiles\/personal-cv/;
const personal = /\/api\/v1\/(?:profiles\/personal-cv|personal-information)/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const expired = (page: Page) => page.getByRole('alert').filter({ hasText: 'Время вашего сеанса истекло.' });

/** Returns the student's data on the profile, which no other user may see. */
async function secretsOn(page: Page, person: Person): Promise<string[]> {
  if (!person.birthDate) throw new Error('Only a student has a birth date to keep');
  const secrets = [dotted(person.birthDate), phone(person.phone), person.email];
  for (const secret of secrets) await expect(main(page)).toContainText(secret);
  return secrets;
}

/** Watches whether one of the texts appears on the page. Returns a function that reports it. */
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

async function signInByForm(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel('Логин').fill(username);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible();
}

/** Leaves the profile for the home page, and returns after its data has become stale. */
async function comeBack(page: Page, world: World, meanwhile?: () => Promise<void>): Promise<void> {
  const announced = page.waitForResponse(/\/announcements\//);
  await page.getByRole('link', { name: 'Главная', exact: true }).click();
  await expect(heading(page)).toHaveText('Пятница, 20 ноября');
  await announced;
  await world.clock.advance('2 min');
  await meanwhile?.();
  await page.getByRole('link', { name: 'Профиль', exact: true }).click();
}

/** Ways to end a session while a profile is open. */
const endings: Record<string, (page: Page, context: BrowserContext, world: World) => Promise<void>> = {
  'a refusal': async (page, context, world) => {
    await comeBack(page, world, () => context.clearCookies());
    await expect(expired(page)).toBeVisible();
  },
  'its time': async (page, _context, world) => {
    // No page is open in the meantime, so the portal detects the expired session when it starts.
    await page.goto('/healthz');
    await world.clock.advance('61 min');
    await page.goto(profile);
    await expect(expired(page)).toBeVisible();
  },
  'signing out in another tab': async (page, context) => {
    const other = await context.newPage();
    await other.goto('/');
    // Stops the clock, because the message may disappear before the other tab is ready.
    await Promise.all([page.getByText('Сеанс завершён в другой вкладке.').waitFor(), signOut(other)]);
    await other.close();
  },
};

for (const [ending, end] of Object.entries(endings))
  test(`AC-04 session: ended by ${ending}, it leads to the sign-in page, and the next user sees no previous data`, async ({
    page,
    context,
    world,
    signIn,
  }) => {
    // Waits for the bell's request, which would otherwise end the session before the profile does.
    const counted = page.waitForResponse(/\/notViewed\/count/);
    const secrets = await secretsOn(page, await signIn('student', profile));
    await counted;
    await end(page, context, world);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(profile)}`);
    const wasSeen = await watchFor(page, secrets);
    const next = await world.person('student');
    const release = world.hold(cv);
    const cvRequest = page.waitForRequest(cv);
    await signInByForm(page, next);
    await cvRequest;
    expect(await wasSeen()).toBe(false);
    release();
    await expect(main(page)).toContainText(next.username);
    await expect(page.getByText('Внимание!', { exact: true })).toHaveCount(0);
    expect(await wasSeen()).toBe(false);
  });

test('session: a user who signs in in another tab sees no previous data in this tab; a sign-in to the console ends it', async ({
  page,
  context,
  world,
  signIn,
}) => {
  const secrets = await secretsOn(page, await signIn('student', profile));
  const [next, last] = [await world.person('student'), await world.person('student')];
  const other = await context.newPage();
  const release = world.hold(cv);
  // The session changes to the next user directly.
  await world.signIn(other, next, '/schedule');
  await expect(page.getByText(`В другой вкладке выполнен вход: ${next.lastName}`)).toBeVisible();
  const wasSeen = await watchFor(page, secrets);
  expect(await wasSeen()).toBe(false);
  release();
  await expect(main(page)).toContainText(next.username);
  expect(await wasSeen()).toBe(false);
  // The session ends first, and then another one begins.
  const nextSecrets = await secretsOn(page, next);
  await signOut(other);
  await expect(page).toHaveURL(/\/login\?next=/);
  const wasNextSeen = await watchFor(page, nextSecrets);
  const releaseLast = world.hold(cv);
  const cvRequest = page.waitForRequest(cv);
  await other.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
  await signInByForm(other, last);
  await cvRequest;
  expect(await wasNextSeen()).toBe(false);
  releaseLast();
  await expect(main(page)).toContainText(last.username);
  expect(await wasNextSeen()).toBe(false);
  await other.goto('/console/');
  await signInByForm(other, await world.person('admin'));
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Сеанс завершён в другой вкладке.').last()).toBeVisible();
});

test('session: signing out leads to the home page and leaves no data', async ({ page, world, signIn }) => {
  const secrets = await secretsOn(page, await signIn('student', profile));
  const next = await world.person('student');
  await signOut(page);
  await expect(page).toHaveURL('/');
  const wasSeen = await watchFor(page, secrets);
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
  await signInByForm(page, next);
  await expect(main(page)).toContainText(next.username);
  expect(await wasSeen()).toBe(false);
});

for (const role of ['headman', 'noter'] as const)
  test(`session: a permission that a ${role} has lost is reported, and the session continues`, async ({
    page,
    world,
    signIn,
  }) => {
    const person = await signIn(role, profile);
    const text = role === 'headman' ? 'Староста' : 'Отмечает пропуски';
    await expect(main(page)).toContainText(text);
    await world.removeRights(person);
    world.fail({ path: '/api/v1/profiles/personal-cv', status: 403, times: 1 });
    await comeBack(page, world);
    await expect(page.getByText('Ваши права изменились.')).toBeVisible();
    await expect(main(page)).toContainText(person.username);
    await expect(main(page)).not.toContainText(text);
    await expect(page).toHaveURL(profile);
  });

test('session: refusals within a valid session are reported after a single check with the server', async ({
  page,
  world,
  signIn,
}) => {
  await signIn('student', '/');
  const { promise: allRefused, resolve } = Promise.withResolvers<void>();
  let [refused, questions] = [0, 0];
  page.on('requestfinished', (request) => {
    if (personal.test(request.url())) refused += 1;
    if (refused === 3) resolve();
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) questions += 1;
  });
  world.fail({ path: personal, status: 403 });
  const release = world.hold('/api/v1/auth/refresh');
  await page.getByRole('link', { name: 'Профиль', exact: true }).click();
  await allRefused;
  release();
  // Each part that failed to load reports it.
  await expect(page.getByText('У вас нет прав на это.')).toHaveCount(2);
  await expect(page).toHaveURL(profile);
  await expect(page.getByRole('button', { name: /^Меню пользователя/ })).toBeVisible();
  expect(questions).toBe(1);
});
