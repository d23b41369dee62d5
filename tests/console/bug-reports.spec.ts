import type { APIRequestContext, Page } from '@playwright/test';
import { expectReadable } from '../support/looks.ts';
import { withOwnServer } from '../support/own-server.ts';
import { expect } from '../support/test.ts';

/** A separate server, because lists and counts of reports are compared as a whole. */
const test = withOwnServer();

async function sendReport(request: APIRequestContext, email: string, description: string): Promise<void> {
  const response = await request.post('/api/v1/bug-report', { multipart: { email, description } });
  expect(response.ok()).toBe(true);
}

const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Какие обращения' }).getByRole('button', { name });
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const thread = (page: Page) => page.getByRole('region', { name: 'Переписка и история' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test('bug reports: support takes a report and answers it, and the sender reads the answer', async ({
  page,
  signIn,
  world,
  expectAccessible,
}) => {
  const student = await signIn('student', '/support');
  await sendReport(page.request, student.email, 'Не вижу вторую подгруппу');
  await page.reload();
  const reports = page.getByRole('region', { name: 'Ваши обращения' });
  await reports.getByText('Не вижу вторую подгруппу').first().click();
  await expect(reports.getByText('Ответа пока нет.')).toBeVisible();

  await signIn('support', '/console/bug-reports');
  await expect(chip(page, 'Открытые')).toHaveAttribute('aria-pressed', 'true');
  await chip(page, 'Новые').click();
  await row(page, 'Не вижу вторую подгруппу').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Не вижу вторую подгруппу');
  await expectReadable(page, expectAccessible, { within: 'main' });
  await page.getByRole('button', { name: 'Взять себе' }).click();
  await expect(thread(page).getByRole('listitem')).toHaveCount(1);
  await expect(thread(page)).toContainText('Занимается:');

  await page.getByRole('button', { name: 'Заметка для своих' }).click();
  await field(page, 'Заметка').fill('Проверить подгруппы');
  await page.getByRole('button', { name: 'Сохранить заметку' }).click();
  await expect(thread(page).getByText('Проверить подгруппы')).toBeVisible();
  await page.getByRole('button', { name: 'Ответ отправителю' }).click();
  await page.getByRole('button', { name: 'Отправить ответ' }).click();
  await expect(field(page, 'Ответ')).toHaveAccessibleDescription(/Напишите текст/);
  await field(page, 'Ответ').fill('Подгруппу добавили, обновите страницу.');
  world.fail({ path: /\/answers$/, status: 500, times: 1 });
  await page.getByRole('button', { name: 'Отправить ответ' }).click();
  await expect(page.getByRole('alert')).toContainText('Не удалось отправить ответ');
  await expect(field(page, 'Ответ')).toHaveValue('Подгруппу добавили, обновите страницу.');
  await page.getByRole('button', { name: 'Отправить ответ' }).click();
  await expect(thread(page).getByText('Подгруппу добавили, обновите страницу.')).toBeVisible();
  await expect(field(page, 'Ответ')).toHaveValue('');

  await signIn(student, '/support');
  await page
    .getByRole('region', { name: 'Ваши обращения' })
    .getByText('Не вижу вторую подгруппу')
    .first()
    .click();
  await expect(page.getByText('Подгруппу добавили, обновите страницу.')).toBeVisible();
  await expect(page.getByText('Проверить подгруппы')).toHaveCount(0);
});

test('bug reports: a report that is opened right after a filter was selected stays open', async ({
  page,
  signIn,
}) => {
  await sendReport(page.request, 'anna@example.com', 'Не открывается расписание');
  await signIn('support', '/console/bug-reports');
  await expect(row(page, 'Не открывается расписание')).toBeVisible();
  // As soon as the chip is pressed, before the list is shown with its new filter.
  await page.evaluate(() => {
    const find = (selector: string, text: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.textContent?.includes(text));
    const link = find('td a', 'Не открывается расписание');
    const wanted = find('button', 'Новые');
    if (!wanted) return;
    new MutationObserver((_, observer) => {
      observer.disconnect();
      link?.click();
    }).observe(wanted, { attributeFilter: ['aria-pressed'] });
    wanted.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Не открывается расписание');
  await page.goBack();
  await expect(chip(page, 'Новые')).toHaveAttribute('aria-pressed', 'true');
});

test('bug reports: duplicates are merged, closing is undone, and leaving prompts about unsent text', async ({
  page,
  signIn,
}) => {
  for (const [email, words] of [
    ['one@example.by', 'Дубль: печать'],
    ['two@example.by', 'Дубль: печать'],
  ] as const)
    await sendReport(page.request, email, words);
  await signIn('support', '/console/bug-reports');
  await page.getByRole('searchbox').fill('Дубль');
  await expect(row(page, 'Дубль')).toHaveCount(2);
  for (const box of await row(page, 'Дубль').getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Объединить…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Объединить' }).click();
  await expect(row(page, 'Дубль')).toHaveCount(1);
  await row(page, 'Дубль').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Объединённые с ним' })).toContainText('two@example.by');

  await field(page, 'Ответ').fill('Черновик');
  await page.getByRole('link', { name: 'Обращения' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Остаться' }).click();
  await expect(field(page, 'Ответ')).toHaveValue('Черновик');
  await page.getByRole('button', { name: 'Закрыть без ответа' }).click();
  await expect(page.getByRole('button', { name: 'Вернуть в работу' })).toBeVisible();
  await page.getByRole('button', { name: 'Отменить' }).last().click();
  await expect(page.getByRole('button', { name: 'Закрыть без ответа' })).toBeVisible();
});
