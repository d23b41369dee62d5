import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const part = (page: Page) => page.getByRole('region', { name: 'Личные данные' });

async function openAccount(page: Page, login: string): Promise<void> {
  const filter = JSON.stringify({ q: login });
  const listed = await page.request.get('/api/v1/admin/users', { params: { filter } });
  const [record] = (await listed.json()) as { id: number }[];
  await page.goto(`/console/users/${record?.id}/show`);
  await expect(part(page)).toBeVisible();
}

test("personal data: a user's data is exported with a reason, and the user is notified", async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await signIn('admin', '/healthz');
  await openAccount(page, student.username);
  await part(page).getByRole('button', { name: 'Выгрузить данные…' }).click();
  const question = page.getByRole('dialog', { name: `Выгрузить данные: ${student.lastName}` });
  await question.waitFor();
  await expectAccessible({ within: 'dialog[open]' });
  await question.getByRole('button', { name: 'Выгрузить' }).click();
  await expect(question.getByLabel('Причина')).toBeFocused();
  await question.getByLabel('Причина').fill('Заявление от 20.11.2026');
  const coming = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Выгрузить' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('personal-data.zip');
  expect((await readFile(await file.path())).toString('latin1')).toContain('person/data.json');
  await expect(question).toHaveCount(0);
  const messages = (await world.outbox(student)).filter(({ text }) =>
    text?.includes('Заявление от 20.11.2026'),
  );
  expect(messages.map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms']);
});

test('personal data: is erased once the reason, the username and, if required, the password are entered', async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  const [student, admin] = [await world.person('student'), await world.person('admin')];
  await signIn(admin, '/healthz');
  await openAccount(page, student.username);
  await world.clock.advance('6 min');
  await part(page).getByRole('button', { name: 'Удалить личные данные…' }).click();
  const question = page.getByRole('dialog', { name: `Удалить личные данные: ${student.lastName}` });
  await expect(question).toContainText('Вернуть их будет нельзя');
  await expect(question).toContainText('закон об\u00a0образовании');
  await expectAccessible({ within: 'dialog[open]' });
  const erase = question.getByRole('button', { name: 'Удалить навсегда' });
  await erase.click();
  await expect(question.getByLabel('Причина')).toBeFocused();
  await question.getByLabel('Причина').fill('Заявление от 20.11.2026');
  await question.getByLabel(/^Логин аккаунта/).fill('42850001');
  await erase.click();
  await expect(question.getByLabel(/^Логин аккаунта/)).toBeFocused();
  await expect(question.getByLabel(/^Логин аккаунта/)).toHaveAccessibleDescription(/логин этого аккаунта/);
  await question.getByLabel(/^Логин аккаунта/).fill(student.username);
  await erase.click();
  await expect(question.getByRole('alert')).toContainText('Подтвердите паролем, что это вы');
  await question.getByLabel('Ваш пароль').fill(admin.password);
  await erase.click();
  await expect(page.getByText(/Личные данные удалены: \d+/)).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Доступ' })).toContainText('Заблокирован');
  const data = { username: student.username, password: student.password };
  expect((await page.request.post('/api/v1/auth/login', { data })).status()).toBe(401);
});

test('personal data: shows what has to be settled first', async ({ page, signIn }) => {
  await signIn('admin', '/healthz');
  await openAccount(page, '42850001');
  await part(page).getByRole('button', { name: 'Удалить личные данные…' }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel('Причина').fill('Проверка');
  await question.getByLabel(/^Логин аккаунта/).fill('42850001');
  await question.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(question.getByRole('alert')).toContainText('числятся книги');
});
