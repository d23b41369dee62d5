import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import type { Person, World } from '../support/world.ts';
import { expect, test } from '../support/test.ts';

const CONTACTS = '/personal-account/settings/contacts';

const email = (page: Page) => page.getByRole('region', { name: 'Электронная почта' });

/** Has signed in six minutes ago, and looks at the contacts. */
async function signInEarlier(page: Page, world: World, student: Person): Promise<void> {
  await world.signIn(page, student, CONTACTS);
  await email(page).waitFor();
  await world.clock.advance('6 min');
}

/** Types another address where the contact is shown, and sends it. */
async function change(page: Page, address: string): Promise<void> {
  await email(page)
    .getByRole('button', { name: /Изменить/ })
    .click();
  await email(page).getByRole('textbox').fill(address);
  await email(page).getByRole('button', { name: 'Сохранить' }).click();
}

test('PA-16 CON-02 six minutes after the sign-in the change of a contact asks who is there, and then goes on', async ({
  page,
  world,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await signInEarlier(page, world, student);
  await change(page, 'new.address@example.by');
  const question = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
  await expect(question.getByLabel('Текущий пароль')).toBeFocused();
  await expectAccessible();
  await page.keyboard.type('Guessed-2026!');
  await page.keyboard.press('Enter');
  await expect(question.getByLabel('Текущий пароль')).toHaveAccessibleDescription(/Неверный пароль или код/);
  await page.keyboard.type(student.password);
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(email(page).getByRole('link')).toHaveText('new.address@example.by');
  await expect(email(page).getByText('Не подтверждена')).toBeVisible();
  // Nobody is asked twice within five minutes.
  await change(page, 'newer.address@example.by');
  await expect(email(page).getByRole('link')).toHaveText('newer.address@example.by');
  // Whoever has the address and the phone of before has heard of it there.
  const told = (await world.outbox(student)).filter(({ text }) => text?.includes('указан другой e-mail'));
  expect(told.map(({ channel }) => channel)).toEqual(['sms', 'email', 'sms']);
});

test('PA-18 who does not answer loses nothing, and reads why nothing was changed', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  await signInEarlier(page, world, student);
  await change(page, 'new.address@example.by');
  await page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    email(page).getByText('Подтвердите паролем, что это вы, или войдите заново.', { exact: true }),
  ).toBeVisible();
  await expect(email(page).getByRole('textbox')).toHaveValue('new.address@example.by');
  await page.reload();
  await expect(email(page).getByRole('link')).toHaveText(student.email);
});

test('PA-18 a question that does not come is told like a call that does not', async ({ page, world }) => {
  const student = await world.person('student');
  await signInEarlier(page, world, student);
  world.fail({ path: '/api/v1/settings/second-factor', status: 500 });
  await change(page, 'new.address@example.by');
  await expect(email(page).getByText('Не удалось подключиться к серверу.')).toBeVisible();
  world.mend();
  await email(page).getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('dialog', { name: 'Подтвердите, что это вы' }).waitFor();
});

test.describe('on a phone, in English, dark', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('PA-16 a code of the second factor answers too', async ({ page, world, choose, expectAccessible }) => {
    await choose({ language: 'en', theme: 'dark' });
    const student = await world.person('student');
    const app = await world.secondFactorOf(student);
    await world.signIn(page, { ...student, secondFactor: app.code() }, CONTACTS);
    await page.getByRole('region', { name: 'E-mail' }).waitFor();
    await world.clock.advance('6 min');
    const card = page.getByRole('region', { name: 'E-mail' });
    await card.getByRole('button', { name: /Edit/ }).click();
    await card.getByRole('textbox').fill('new.address@example.by');
    await card.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await question.getByRole('button', { name: 'Use a code instead' }).click();
    await expectAccessible();
    await expectToFit(page);
    await question.getByLabel('Code from the app').fill(app.code());
    await page.keyboard.press('Enter');
    await expect(card.getByRole('link')).toHaveText('new.address@example.by');
  });
});
