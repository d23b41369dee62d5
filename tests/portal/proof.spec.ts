import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import type { Person, World } from '../support/world.ts';
import { expect, test } from '../support/test.ts';

const CONTACTS = '/personal-account/settings/contacts';

const email = (page: Page) => page.getByRole('region', { name: 'Электронная почта' });

/** Signs in, advances the clock by six minutes, and opens the contacts. */
async function signInEarlier(page: Page, world: World, student: Person): Promise<void> {
  await world.signIn(page, student, CONTACTS);
  await email(page).waitFor();
  await world.clock.advance('6 min');
}

/** Types another address into the contact's field, and submits it. */
async function change(page: Page, address: string): Promise<void> {
  await email(page)
    .getByRole('button', { name: /Изменить/ })
    .click();
  await email(page).getByRole('textbox').fill(address);
  await email(page).getByRole('button', { name: 'Сохранить' }).click();
}

test('PA-16 CON-02 step-up verification: required for a contact change six minutes after sign-in, then continues', async ({
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
  // There is no other prompt within five minutes.
  await change(page, 'newer.address@example.by');
  await expect(email(page).getByRole('link')).toHaveText('newer.address@example.by');
  // The previous address and phone have been notified.
  const messages = (await world.outbox(student)).filter(({ text }) => text?.includes('указан другой e-mail'));
  expect(messages.map(({ channel }) => channel)).toEqual(['sms', 'email', 'sms']);
});

test('PA-18 step-up verification: cancelling keeps the input and shows why nothing was changed', async ({
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

test('PA-18 step-up verification: a dialog that fails to load is reported like a failed call', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  await signInEarlier(page, world, student);
  world.fail({ path: '/api/v1/settings/second-factor', status: 500 });
  await change(page, 'new.address@example.by');
  await expect(email(page).getByText('Не удалось подключиться к серверу.')).toBeVisible();
  world.mend();
  await email(page).getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('dialog', { name: 'Подтвердите, что это вы' }).waitFor();
});

test.describe('on a phone, in English, in dark', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('PA-16 step-up verification: accepts a code of the second factor too', async ({
    page,
    world,
    choose,
    expectAccessible,
  }) => {
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
