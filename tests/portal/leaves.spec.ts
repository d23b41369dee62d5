import type { Page } from '@playwright/test';
import { smallPdf } from '../../apps/server/test/small-pdf.ts';
import { expectToFit } from '../support/effects.ts';
import { demo, expect, test } from '../support/test.ts';

const LEAVES = '/personal-account/study/academic-leaves';

const rows = (page: Page) => page.getByRole('region', { name: 'Мои заявки' }).locator('tbody tr');
const reason = (page: Page) => page.getByRole('combobox', { name: 'Причина' });
const day = (page: Page, name: string) => page.getByRole('textbox', { name });
const send = (page: Page) => page.locator('form').getByRole('button', { name: 'Подать заявку' });
const paper = { name: 'заключение.pdf', mimeType: 'application/pdf', buffer: Buffer.from(smallPdf) };

test('PA-06 leaves: a request is submitted with its document, cancelled, and submitted again', async ({
  page,
  signIn,
  world,
  expectAccessible,
}) => {
  await signIn(await world.person('student'), LEAVES);
  await expect(page.getByText('Заявок пока нет')).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await page.locator('input[type=file]').setInputFiles([paper]);
  await send(page).press('Enter');
  await expect(reason(page)).toBeFocused();
  await expect(reason(page)).toHaveAccessibleDescription('Выберите из списка');
  await reason(page).selectOption('Состояние здоровья');
  await day(page, 'Первый день').fill('01.02.2027');
  await day(page, 'Последний день').fill('01.02.2026');
  await send(page).click();
  await expect(day(page, 'Последний день')).toHaveAccessibleDescription(/раньше первого/);
  await day(page, 'Последний день').fill('31.08.2027');
  await send(page).click();
  await expect(page.getByText('Заявка подана.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(
    /01\.02\.2027–31\.08\.2027Состояние здоровья · АО-\d+Рассматривается/,
  );
  await expect(page.getByRole('link', { name: /^Академический отпуск 1\sв\sработе$/ })).toBeVisible();
  await expectAccessible();
  await expectToFit(page);
  const download = page.waitForEvent('download');
  await rows(page).getByRole('button', { name: 'Документ' }).click();
  expect((await download).suggestedFilename()).toMatch(/^\d+\.pdf$/);
  await rows(page).getByRole('button', { name: 'Отменить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить заявку' }).click();
  await expect(rows(page)).toContainText('Отменена вами');
  await expect(rows(page).getByRole('button', { name: 'Отменить' })).toHaveCount(0);
});

test('PA-06 leaves: a decision of the dean’s office is shown with its order, and the days are blocked', async ({
  page,
  request,
  world,
  signIn,
}) => {
  const person = await world.person('student');
  const id = await world.request(person, 'leaves');
  const { username, password } = demo('admin');
  await request.post('/api/v1/auth/login', { data: { username, password } });
  const decided = await request.put(`/api/v1/admin/academic-leaves/${id}`, {
    data: { version: 1, state: 'accepted', number: '215-с' },
  });
  expect(decided.status()).toBe(200);
  await signIn(person, LEAVES);
  await expect(rows(page)).toContainText(/Отпуск предоставлен\s*Приказ №\s215-с/);
  await reason(page).selectOption('Стажировка');
  await day(page, 'Первый день').fill('01.08.2027');
  await day(page, 'Последний день').fill('30.09.2027');
  await page.locator('input[type=file]').setInputFiles([paper]);
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText(/Заявка на\sэти дни уже есть/);
  await expect(day(page, 'Первый день')).toHaveValue('01.08.2027');
});
