import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { impersonate, expect, test } from '../support/test.ts';

const SETTINGS = '/personal-account/settings';
const SAVE = 'Скачать архив, .zip';

const part = (page: Page) => page.getByRole('region', { name: 'Мои данные' });

test('personal data: all data about a user is downloaded as an archive', async ({
  page,
  world,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await world.signIn(page, student, SETTINGS);
  await expect(part(page)).toContainText('Всё, что портал хранит о\u00a0вас');
  await expectAccessible();
  const coming = page.waitForEvent('download');
  await part(page).getByRole('button', { name: SAVE }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('personal-data.zip');
  await expect(part(page).getByRole('status')).toContainText('personal-data.zip');
  // A ZIP archive contains the names of its files uncompressed.
  const names = (await readFile(await file.path())).toString('latin1');
  for (const name of ['readme.txt', 'person/data.json', 'account/data.json']) expect(names).toContain(name);
});

test('personal data: six minutes after the sign-in the download requires step-up verification', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  await world.signIn(page, student, SETTINGS);
  await part(page).waitFor();
  await world.clock.advance('6 min');
  const save = part(page).getByRole('button', { name: SAVE });
  await save.click();
  const question = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
  await question.getByRole('button', { name: 'Отмена' }).click();
  await expect(part(page).getByRole('alert')).toContainText('Подтвердите паролем, что это вы');
  const coming = page.waitForEvent('download');
  await part(page).getByRole('button', { name: 'Повторить' }).click();
  await question.getByLabel('Текущий пароль').fill(student.password);
  await page.keyboard.press('Enter');
  expect((await coming).suggestedFilename()).toBe('personal-data.zip');
});

test('personal data: explains to an administrator impersonating a student why there is no archive', async ({
  page,
  world,
}) => {
  await impersonate(page, await world.person('student'));
  await page.goto(SETTINGS);
  await expect(part(page)).toContainText('это делает только он сам');
  await expect(part(page).getByRole('button')).toHaveCount(0);
});
