import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { expect, test } from '../support/test.ts';

const STUDY = '/personal-account/study';

const place = (page: Page) => page.getByRole('combobox', { name: 'Куда нужна' });

/** Selects a place by keyboard: types a part of the name and presses Enter. */
async function choosePlace(page: Page, name: string): Promise<void> {
  await place(page).fill(name);
  await place(page).press('Enter');
}

test('PA-06 PA-15 PA-18 certificates: reports missing values, orders certificates, lists them first and cancels one', async ({
  page,
  signIn,
}) => {
  await signIn('student', STUDY);
  await expect(page.getByText('Справок пока нет')).toBeVisible();
  await page.getByRole('button', { name: 'Заказать 1 справку' }).press('Enter');
  await expect(place(page)).toBeFocused();
  await expect(place(page)).toHaveAccessibleDescription('Выберите, куда нужна справка');
  await choosePlace(page, 'в банк');
  await expect(page.getByRole('button', { name: 'Гербовая' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Обычная' })).toBeDisabled();
  await expect(page.getByText('Здесь нужна справка с гербовой печатью.')).toBeVisible();
  await choosePlace(page, 'в поликлинику');
  await expect(page.getByText('Деканат')).toBeVisible();
  await page.getByRole('button', { name: 'Больше' }).click();
  await page.getByRole('button', { name: 'Заказать 2 справки' }).click();
  await expect(page.getByText('Заказано 2 справки.')).toBeVisible();
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: 'в поликлинику' });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Обрабатывается');
  await rows.first().getByRole('button', { name: 'Отменить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Отменить справку?' });
  await dialog.getByRole('button', { name: 'Отменить справку' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows.filter({ hasText: 'Отменена вами' })).toHaveCount(1);
});

/** Orders five certificates and cancels them, repeatedly. */
async function orderOften(page: Page, times: number): Promise<void> {
  const order = { provisionPlace: 'в поликлинику', certificateType: 'обычная' };
  const data = { certificateRequestDto: order, certificateCount: 5 };
  for (let time = 0; time < times; time += 1) {
    const answer = await page.request.post('/api/v1/certificate/register', { data });
    const ordered: { id: number }[] = await answer.json();
    for (const { id } of ordered) await page.request.post(`/api/v1/certificate/close?id=${id}`);
  }
}

test('PA-06 certificates: a long list shows the newest, and earlier ones on click', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('student', STUDY);
  await orderOften(page, 11);
  await page.reload();
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: 'в поликлинику' });
  await expect(rows).toHaveCount(25);
  await expectAccessible();
  await page.getByRole('button', { name: 'Показать ещё, осталось 30' }).press('Enter');
  await expect(rows).toHaveCount(50);
  const rest = page.getByRole('button', { name: 'Показать ещё, осталось 5' });
  await rest.click();
  await expect(rows).toHaveCount(55);
  await expect(rest).toBeHidden();
});

test('PA-06 PA-18 certificates: failed and rejected orders and cancellations are reported and can be retried', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('student', STUDY);
  await choosePlace(page, 'в поликлинику');
  world.fail({ path: '/api/v1/certificate/register', status: 500, times: 1 });
  const order = page.getByRole('button', { name: 'Заказать 1 справку' });
  await order.click();
  await expect(page.getByRole('alert')).toContainText('Не удалось заказать справку.');
  await expect(place(page)).toHaveValue('в поликлинику');
  await order.click();
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'в поликлинику' });
  await expect(row).toHaveCount(1);
  // The same certificate cannot be ordered while it is in progress.
  await choosePlace(page, 'в поликлинику');
  await order.click();
  await expect(page.getByRole('alert')).toContainText('уже');
  await expect(place(page)).toHaveValue('в поликлинику');
  // Retrying an order without a response from its message creates it only once.
  await choosePlace(page, 'в банк');
  world.fail({ path: '/api/v1/certificate/register', status: 500, times: 1 });
  await order.click();
  const failure = page.getByRole('alert').filter({ hasText: 'Повторить' });
  await failure.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'в банк' })).toHaveCount(1);
  world.fail({ path: /\/api\/v1\/certificate\/close/, status: 500, times: 1 });
  await row.getByRole('button', { name: 'Отменить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Отменить справку?' });
  const confirm = dialog.getByRole('button', { name: 'Отменить справку' });
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('Не удалось отменить справку.');
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Отменена вами');
});

test('certificates: the input is restored after a reload, only for the same user', async ({
  page,
  signIn,
}) => {
  await signIn('student', STUDY);
  await choosePlace(page, 'по месту требования');
  await page.getByRole('textbox', { name: 'Организация' }).fill('ОАО «Примерсвязь»');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Организация' })).toHaveValue('ОАО «Примерсвязь»');
  await signIn('student', STUDY);
  await expect(place(page)).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('PA-06 certificates: on a phone the form is behind a button, and rows are cards', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('student', STUDY);
    await expect(place(page)).toBeHidden();
    await page.getByRole('button', { name: 'Заказать справку' }).click();
    await choosePlace(page, 'в поликлинику');
    await page.getByRole('button', { name: 'Заказать 1 справку' }).click();
    await expect(page.getByText('Справка заказана.')).toBeVisible();
    await expectToFit(page);
    await expectAccessible();
  });
});
