import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { expect, test } from '../support/test.ts';

const SETTINGS = '/personal-account/settings';
const CALL = '/api/v1/notifications/settings';

const part = (page: Page) => page.getByRole('region', { name: 'Уведомления' });
const kind = (page: Page, name: string) => part(page).getByRole('switch', { name: `${name}: На почту` });
const quietHours = (page: Page) => part(page).getByRole('switch', { name: 'Тихие часы' });
const usual = { emailKinds: [], pushKinds: ['marks', 'decisions', 'schedule'], quiet: null };
const stored = async (page: Page): Promise<unknown> => (await page.request.get(CALL)).json();

test('PA-16 notification settings: selecting a type for e-mail is saved immediately', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('student', SETTINGS);
  await expect(part(page).getByRole('switch')).toHaveCount(12);
  await expect(kind(page, 'Отметки и пропуски')).not.toBeChecked();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await kind(page, 'Решения по заявкам').press('Space');
  await expect(kind(page, 'Решения по заявкам')).toBeChecked();
  await saved;
  expect(await stored(page)).toEqual({ ...usual, emailKinds: ['decisions'] });
  await expectAccessible();
  await page.reload();
  await expect(kind(page, 'Решения по заявкам')).toBeChecked();
});

test('PA-16 notification settings: quiet hours default to the night and can be changed', async ({
  page,
  signIn,
}) => {
  await signIn('student', SETTINGS);
  await quietHours(page).check();
  await expect(part(page).getByLabel('с', { exact: true })).toHaveValue('22:00');
  await part(page).getByLabel('с', { exact: true }).selectOption('23:00');
  await expect.poll(() => stored(page)).toEqual({ ...usual, quiet: { from: '23:00', to: '07:00' } });
  await quietHours(page).uncheck();
  await expect(part(page).getByRole('combobox')).toHaveCount(0);
  await expect.poll(() => stored(page)).toEqual(usual);
});

test('PA-16 notification settings: a change that is not saved is reverted with a message, and can be retried', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('student', SETTINGS);
  await expect(kind(page, 'Объявления')).not.toBeChecked();
  world.fail({ path: CALL, status: 500, times: 1 });
  await kind(page, 'Объявления').click();
  await expect(part(page).getByRole('alert')).toContainText('Не удалось изменить настройки уведомлений.');
  await expect(kind(page, 'Объявления')).not.toBeChecked();
  await part(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(kind(page, 'Объявления')).toBeChecked();
  await expect(part(page).getByRole('alert')).toHaveCount(0);
});

test('PA-16 notification settings: a failure to load is reported; hidden if the provider sends nothing', async ({
  page,
  signIn,
  world,
}) => {
  world.fail({ path: CALL, status: 500 });
  const student = await signIn('student', SETTINGS);
  await expect(part(page).getByRole('alert')).toContainText('Не удалось подключиться к серверу.');
  world.mend();
  await part(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(part(page).getByRole('switch')).toHaveCount(12);
  world.fail({ path: CALL, status: 404 });
  await signIn(student, SETTINGS);
  await expect(page.getByRole('region', { name: 'Вход', exact: true })).toBeVisible();
  await expect(part(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('PA-16 notification settings: the switches share a column on a phone', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('student', SETTINGS);
    await quietHours(page).check();
    await expect(part(page).getByRole('combobox')).toHaveCount(2);
    await expectAccessible();
    await expectToFit(page);
  });
});
