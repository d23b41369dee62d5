import type { APIRequestContext, Page } from '@playwright/test';
import { codeOf } from '../support/codes.ts';
import { expectReadable } from '../support/looks.ts';
import { impersonate, expect, type Person, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Кто не может войти' });
const hits = (page: Page) => page.getByRole('list', { name: 'Кто найден' }).getByRole('listitem');
const answer = (page: Page, title: string) => page.getByRole('region', { name: title });
/** The heading contains the state; another region begins with the same word. */
const ACCOUNT = /^Аккаунт\s(?:Открыт|Закрыт|Без|Нет)/;
const facts = (page: Page, title: string | RegExp) => page.getByRole('region', { name: title });
const timeline = (page: Page) => page.getByRole('region', { name: 'Что происходило' });
const newest = (page: Page) => timeline(page).getByRole('listitem').first();

const address = (words: string) => `/console/access?q=${encodeURIComponent(words)}`;
const enters = async (request: APIRequestContext, { username, password }: Person): Promise<number> =>
  (await request.post('/api/v1/auth/login', { data: { username, password } })).status();

/** Enters wrong contacts until recovery is locked. */
async function shutRecovery(request: APIRequestContext, { username: login }: Person): Promise<void> {
  const data = { login, contactValue: '+375291234567' };
  for (let tries = 1; tries <= 5; tries += 1) {
    const response = await request.post('/api/v1/settings/contact/exist', { data });
    expect(response.status()).toBe(tries < 5 ? 404 : 429);
  }
}

/** Confirms a dialog. */
async function agree(page: Page, title: string, verb: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: verb }).click();
  await expect(dialog).toBeHidden();
}

test('access: a student without attempts left is found by phone, with the reason, and can sign in again', async ({
  page,
  request,
  world,
  signIn,
}) => {
  const student = await world.person('student');
  const { username: login, phone: contactValue } = student;
  await shutRecovery(request, student);
  await signIn('admin', '/console/access');
  await expect(field(page)).toBeFocused();
  const [, operator, a, b, c] = /^\+375(\d\d)(\d{3})(\d\d)(\d\d)$/.exec(contactValue) ?? [];
  await field(page).fill(`8 (0${operator}) ${a}-${b}-${c}`);
  await expect(page.getByRole('status').filter({ hasText: 'Найдено: 1' })).toBeVisible();
  await expect(hits(page)).toContainText('Закрыто до 13:58');
  const why = answer(page, 'Попытки восстановить пароль кончились');
  await expect(why).toContainText('Восстановление пароля закрыто до 13:58, ещё 1 ч. Открыто: вход паролем.');
  await expect(facts(page, /^Попытки и/)).toContainText('осталось 0 из 5');
  await expect(newest(page)).toContainText('Восстановление закрыто на час');
  await why.getByRole('button', { name: 'Вернуть попытки…' }).click();
  await agree(page, 'Вернуть все попытки?', 'Вернуть попытки');
  await expect(answer(page, 'Препятствий нет')).toContainText('Входов ещё не было.');
  await expect(page.getByRole('heading', { name: 'Препятствий нет' })).toBeFocused();
  await expect(newest(page)).toContainText('Попытки возвращены');
  await expect(facts(page, /^Попытки и/)).toContainText('осталось 5 из 5');

  await world.clock.advance('1 min');
  const sent = await request.post('/api/v1/settings/password/reset', { data: { login, contactValue } });
  expect(sent.ok()).toBe(true);
  const confirmCode = codeOf(await world.outbox(student));
  const password = 'Zebra-Kite-7';
  const data = { login, contactValue, confirmCode, password };
  expect((await request.post('/api/v1/settings/password/new', { data })).ok()).toBe(true);
  expect(await enters(request, { ...student, password })).toBe(200);
  await page.reload();
  await expect(timeline(page).getByRole('listitem')).toContainText([
    'Вход',
    'Пароль восстановлен',
    'Код по SMS',
    'Попытки возвращены',
  ]);
});

test('access: an action becomes the newest event and updates the summary', async ({
  page,
  request,
  world,
  signIn,
}) => {
  const student = await world.person('student');
  expect(await enters(request, student)).toBe(200);
  for (let tries = 0; tries < 3; tries += 1)
    expect(await enters(request, { ...student, password: 'Wrong-2026!' })).toBe(401);
  await signIn('admin', address(student.username));
  await expect(answer(page, 'Препятствий нет')).toContainText('Последний вход сегодня в 12:58.');
  await expect(newest(page)).toContainText(/Неверный пароль\s+3\sраза/);
  const sessions = facts(page, 'Ссылки и сеансы');
  await sessions.getByRole('button', { name: /^Завершить/ }).click();
  await agree(page, 'Завершить сеанс?', 'Завершить');
  await expect(newest(page)).toContainText('Сеанс завершён');
  await expect(sessions).toContainText('нет открытых');
  await facts(page, ACCOUNT).getByRole('button', { name: 'Заблокировать…' }).click();
  await agree(page, 'Заблокировать аккаунт?', 'Заблокировать');
  await expect(newest(page)).toContainText('Аккаунт заблокирован до нового пароля');
  const blocked = answer(page, 'Аккаунт заблокирован до нового пароля');
  await expect(facts(page, ACCOUNT)).toContainText('Закрыт');
  await blocked.getByRole('button', { name: 'Отправить ссылку…' }).click();
  await agree(page, 'Отправить ссылку на почту?', 'Отправить');
  await expect(blocked).toContainText('Ссылка для пароля действует до 23 ноября, 12:58.');
  await blocked.getByRole('button', { name: 'Разблокировать…' }).click();
  await agree(page, 'Разблокировать аккаунт?', 'Разблокировать');
  await expect(answer(page, 'Препятствий нет')).toBeVisible();
  await timeline(page).getByRole('button', { name: 'Блокировки' }).click();
  await expect(timeline(page).getByRole('listitem')).toHaveText([
    /Аккаунт разблокирован/,
    /Аккаунт заблокирован до\sнового пароля/,
  ]);
  await timeline(page).getByRole('button', { name: 'Сообщения' }).click();
  await expect(timeline(page)).toContainText('Письмо со ссылкой');
  await expect(timeline(page)).not.toContainText('Неверный пароль');
});

test('access: the selected result is stored in the address, and the page of an account links back', async ({
  page,
  world,
  signIn,
}) => {
  const [one, other] = [await world.person('student'), await world.person('teacher')];
  await signIn('admin', '/console/access');
  await expect(page.getByText('Найдите человека')).toBeVisible();
  await heading(page).click();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  const typed = one.lastName.replace('Новиков', 'Yjdbrjd');
  await page.keyboard.type(typed);
  await expect(page).toHaveURL(address(typed));
  await expect(hits(page).filter({ hasText: one.username })).toBeVisible();
  await field(page).fill(other.username);
  await expect(hits(page)).toHaveCount(1);
  const account = facts(page, ACCOUNT);
  await account.getByRole('link', { name: other.lastName }).click();
  await expect(heading(page)).toContainText(other.lastName);
  await expect(page.getByRole('button', { name: 'Войти как студент…' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Что мешает и что происходило' }).click();
  await expect(account).toContainText(other.username);
  await field(page).fill(one.lastName);
  await expect(page).toHaveURL(address(one.lastName));
  await hits(page)
    .getByRole('link', { name: `${one.lastName} Пётр Ильич`, exact: true })
    .click();
  await expect(page).toHaveURL(/\/console\/access\/students\/\d+\?q=/);
  await expect(facts(page, ACCOUNT)).toContainText(one.username);
  await page.reload();
  await expect(facts(page, ACCOUNT)).toContainText(one.username);
  await page.getByRole('navigation').getByRole('link', { name: 'Вход и доступ' }).click();
  await expect(field(page)).toHaveValue('');
  await field(page).fill('щщщщ');
  await expect(page.getByText('Никого не нашли')).toBeVisible();
});

test('access: a failed load can be retried', async ({ page, world, signIn }) => {
  const student = await world.person('student');
  world.fail({ path: '/api/v1/admin/access', status: 500, times: 1 });
  await signIn('admin', address(student.username));
  await expect(page.getByRole('alert')).toBeVisible();
  world.fail({ path: /\/access\/students\/\d+$/, status: 500, times: 1 });
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(hits(page)).toHaveCount(1);
  await expect(page.getByRole('alert')).toBeVisible();
  world.fail({ path: /\/events$/, status: 500, times: 1 });
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(facts(page, ACCOUNT)).toBeVisible();
  await timeline(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(timeline(page)).toContainText('Ничего не происходило');
});

const strip = (page: Page) => page.getByRole('region', { name: 'Вход под именем студента' });

/** Enters a reason and impersonates the student. */
async function act(page: Page, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /войти как студент\?$/ });
  await dialog.getByLabel('Причина').fill(reason);
  await dialog.getByRole('button', { name: 'Войти как студент' }).click();
}

test('CNS-01 access: impersonation starts on the student’s page, returns to it and notifies the student', async ({
  page,
  request,
  world,
  signIn,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await signIn('admin', address(student.username));
  await hits(page)
    .getByRole('button', { name: /^Войти как студент: / })
    .click();
  const dialog = page.getByRole('dialog', { name: /войти как студент\?$/ });
  await expect(dialog).toContainText('На 30 минут');
  await expect(dialog).toContainText('студент увидит, кто входил и почему');
  await dialog.getByRole('button', { name: 'Войти как студент' }).click();
  await expect(dialog.getByLabel('Причина')).toHaveAccessibleDescription(/Укажите причину/);
  await expect(dialog.getByLabel('Причина')).toBeFocused();
  await expectAccessible({ within: 'dialog[open]' });
  await dialog.getByRole('button', { name: 'Отмена' }).click();

  await expect(answer(page, 'Препятствий нет')).toBeVisible();
  const opener = page.getByRole('button', { name: 'Войти как студент…', exact: true });
  await opener.click();
  world.fail({ path: '/api/v1/auth/login-as-student', status: 500, times: 1 });
  await act(page, 'Не видит отметок');
  await expect(dialog.getByRole('alert')).toContainText('Не удалось');
  await dialog.getByRole('button', { name: 'Отмена' }).click();

  await facts(page, ACCOUNT).getByRole('link').click();
  await expect(heading(page)).toContainText(student.lastName);
  const place = page.url();
  await opener.click();
  await act(page, 'Не видит отметок');
  await expect(page).toHaveURL('/personal-account/profile');
  await expect(strip(page)).toContainText(`Вы смотрите портал как ${student.lastName} Пётр Ильич.`);
  await expect(strip(page)).toContainText('До 13:28');
  // Ending the impersonation returns to the page where it started, even after other pages were opened.
  await page.getByRole('link', { name: 'Главная', exact: true }).click();
  await strip(page).getByRole('button', { name: 'Закончить' }).click();
  await expect(page).toHaveURL(place);
  await page.getByRole('link', { name: 'Что мешает и что происходило' }).click();
  await expect(timeline(page).getByRole('listitem')).toHaveText([
    /Вход под именем окончен/,
    /Вход под именем студента.*«Не\sвидит отметок»/,
  ]);
  expect(await enters(request, student)).toBe(200);
  const receipts: { reason: string }[] = await (await request.get('/api/v1/settings/impersonations')).json();
  expect(receipts.map(({ reason }) => reason)).toEqual(['Не видит отметок']);
});

test('CNS-01 access: a stored way back to another origin, a script or another impersonation is ignored', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  const finish = async (kept: object): Promise<void> => {
    await impersonate(page, student);
    await page.evaluate((changed) => {
      const user: { impersonatedBy: { until: string } } = JSON.parse(localStorage.getItem('user') ?? '');
      sessionStorage.setItem('wayBack', JSON.stringify({ until: user.impersonatedBy.until, ...changed }));
    }, kept);
    await page.goto('/personal-account/profile');
    await strip(page).getByRole('button', { name: 'Закончить' }).click();
  };
  for (const kept of [
    { path: '//example.org/console' },
    { path: 'javascript:alert(1)' },
    { path: '/console/students', until: '2026-11-20T08:00:00.000Z' },
  ])
    await test.step(kept.path, async () => {
      await finish(kept);
      await expect(page).toHaveURL('/admin');
      await expect(heading(page)).toHaveText('Администратор');
    });
  // The stored way back of this impersonation is used.
  await finish({ path: '/healthz' });
  await expect(page).toHaveURL('/healthz');
});

test('access: no accessibility faults, in both languages and colour schemes, wide and narrow', async ({
  page,
  request,
  world,
  signIn,
  expectAccessible,
}) => {
  const student = await world.person('student');
  expect(await enters(request, student)).toBe(200);
  await shutRecovery(request, student);
  await signIn('admin', '/console/access');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expectReadable(page, expectAccessible, { within: 'main' });
  await page.getByRole('searchbox').fill(student.username);
  await expect(page.getByRole('list').getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByText(/13:58/).first()).toBeVisible();
  await expectReadable(page, expectAccessible, { within: 'main' });
});

test('access: opening the page from the menu focuses the search field', async ({ page, signIn }) => {
  await signIn('admin', '/console/sessions');
  await page
    .getByRole('navigation', { name: 'Разделы' })
    .getByRole('link', { name: 'Вход и\u00a0доступ' })
    .click();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
});
