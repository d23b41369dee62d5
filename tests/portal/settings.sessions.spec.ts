import type { Page } from '@playwright/test';
import { IPHONE, isSignedIn, signInElsewhere } from '../support/elsewhere.ts';
import { impersonate, demo, expect, test } from '../support/test.ts';

const SETTINGS = '/personal-account/settings';
const SESSIONS = '/api/v1/sessions';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const sessionRow = (page: Page, device: string) =>
  region(page, 'Сеансы и устройства').getByRole('listitem').filter({ hasText: device });

test('PA-16 session settings: sessions are described, the current one first, and ended one by one', async ({
  page,
  world,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await world.clock.set('2026-11-13T09:00:00Z');
  const phone = await signInElsewhere(world, student, { userAgent: IPHONE, rememberDevice: true });
  await world.clock.set('2026-11-19T20:40:00Z');
  await signInElsewhere(world, student, { rememberDevice: true });
  await world.clock.set('2026-11-20T09:15:00Z');
  await isSignedIn(phone);
  await world.clock.set('2026-11-20T09:58:00Z');
  await world.signIn(page, student, SETTINGS);
  const sessions = region(page, 'Сеансы и устройства');
  await expect(sessions.getByRole('listitem')).toHaveText([
    /^Chrome, .*Этот сеанс\s*открыт сегодня в\s12:58$/,
    /^Safari, iPhone\s*вход запомнен 13\sноября, последний раз сегодня в\s12:15Завершить/,
    /^Firefox, Linux\s*Новое устройство\s*первый вход вчера в\s23:40, запомненЗавершить/,
  ]);
  await expectAccessible();
  world.fail({ path: new RegExp(`^${SESSIONS}/\\d+$`), status: 500, times: 1 });
  const firefox = sessionRow(page, 'Firefox');
  await firefox.getByRole('button', { name: 'Завершить сеанс: Firefox, Linux' }).click();
  await expect(firefox.getByRole('alert')).toContainText('Не удалось завершить сеанс.');
  await firefox.getByRole('button', { name: 'Повторить' }).click();
  await expect(firefox).toHaveCount(0);
  await expect(page.getByText('Сеанс завершён.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Сеансы и устройства' })).toBeFocused();
  expect(await isSignedIn(phone)).toBe(true);
  // The session was ended elsewhere in the meantime.
  await phone.post('/api/v1/auth/logout');
  await sessionRow(page, 'Safari')
    .getByRole('button', { name: /^Завершить/ })
    .click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByText('Других сеансов нет.')).toBeVisible();
  await expect(sessions.getByRole('button')).toHaveCount(0);
  expect(await isSignedIn(page.request)).toBe(true);
});

test('PA-16 session settings: all other sessions are ended together, after a confirmation with their number', async ({
  page,
  world,
  expectAccessible,
}) => {
  const student = await world.person('student');
  const one = await signInElsewhere(world, student);
  const two = await signInElsewhere(world, student, { userAgent: IPHONE });
  await world.signIn(page, student, SETTINGS);
  await page.getByRole('button', { name: 'Завершить остальные' }).click();
  const dialog = page.getByRole('dialog', { name: 'Завершить остальные сеансы?' });
  await expect(dialog).toContainText(/Закончатся 2\sсеанса\./);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Оставить' }).click();
  expect(await isSignedIn(one)).toBe(true);
  world.fail({ path: SESSIONS, status: 500, times: 1 });
  await page.getByRole('button', { name: 'Завершить остальные' }).click();
  await dialog.getByRole('button', { name: 'Завершить остальные' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Не удалось завершить сеанс.');
  await dialog.getByRole('button', { name: 'Завершить остальные' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Остальные сеансы завершены.')).toBeVisible();
  await expect(region(page, 'Сеансы и устройства').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Сеансы и устройства' })).toBeFocused();
  expect([await isSignedIn(one), await isSignedIn(two), await isSignedIn(page.request)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('PA-16 session settings: an unknown device leads to the password form', async ({ page, world }) => {
  const student = await world.person('student');
  await signInElsewhere(world, student);
  await world.signIn(page, student, SETTINGS);
  const current = page.getByLabel('Текущий пароль');
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('button', { name: 'смените пароль' }).click();
    await expect(current).toBeFocused();
  }
  // On blur an empty field shows an error that shifts the content below, but not during a click.
  await page.getByLabel('Новый пароль').focus();
  await page.getByRole('button', { name: 'Не менять' }).click();
  await expect(current).toBeHidden();
});

test('PA-16 session settings: impersonations are listed with the administrator and the reason', async ({
  page,
  world,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await world.signIn(page, student, SETTINGS);
  const receipts = region(page, 'Кто входил под вашим именем');
  await expect(receipts).toContainText(/Под вашим именем никто не\sвходил/);
  const signInAsStudent = async (reason?: string) => {
    const admin = await signInElsewhere(world, demo('admin'));
    await admin.post('/api/v1/auth/login-as-student', {
      data: { studentCardNumber: student.username, reason },
    });
    return admin;
  };
  await world.clock.set('2026-10-19T06:31:00Z');
  await signInAsStudent();
  await world.clock.set('2026-11-20T09:50:00Z');
  const admin = await signInAsStudent('Обращение 2041');
  await world.clock.set('2026-11-20T09:58:00Z');
  await page.reload();
  await expect(receipts.locator('tbody tr')).toHaveText([
    /сегодня, 12:50.*Обращение 2041/,
    /19\.10\.2026, 09:31.*Причина не\sуказана/,
  ]);
  await expect(receipts).toContainText(/не\sдольше чем на\s30\sминут/);
  await expectAccessible();
  const acting = sessionRow(page, 'Под вашим именем');
  await expect(acting).toContainText(/открыт сегодня в\s12:50, закроется не\sпозже 13:20/);
  await acting.getByRole('button', { name: /^Завершить/ }).click();
  await expect(acting).toHaveCount(0);
  await expect.poll(() => isSignedIn(admin)).toBe(false);
});

test('PA-16 session settings: an administrator impersonating the user cannot change the sign-in methods', async ({
  page,
  world,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await signInElsewhere(world, student);
  await impersonate(page, student);
  await page.goto(SETTINGS);
  const [signIn, contacts] = [region(page, 'Вход'), region(page, 'Контакты')];
  const sessions = region(page, 'Сеансы и устройства');
  await expect(signIn.getByRole('button', { name: /^Сменить/ })).toBeDisabled();
  await expect(signIn).toContainText(/Под именем студента пароль не\sменяют/);
  await expect(contacts.getByRole('link')).toHaveCount(0);
  await expect(contacts).toContainText(/Под именем студента контакты не\sменяют/);
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('button')).toHaveCount(1);
  await expect(sessions.getByRole('button')).toBeDisabled();
  await expect(sessions).toContainText(/Под именем студента сеансы не\sзавершают/);
  await expectAccessible();
  await page.goto('/personal-account/profile');
  await expect(page.getByRole('main')).toContainText(student.username);
  await expect(page.getByRole('button', { name: /фото/i })).toHaveCount(0);
});
