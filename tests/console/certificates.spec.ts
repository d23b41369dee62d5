import type { Page } from '@playwright/test';
import { requestNumber } from '@semestr/core/requests/kinds';
import { expect, test } from '../support/test.ts';

const row = (page: Page, number: string) =>
  page
    .getByRole('region', { name: 'Очередь' })
    // The preview of the numbers is also an ordered list.
    .locator('ul > li')
    .filter({ hasText: new RegExp(`${number}(?!\\d)`) });
const mark = (page: Page, number: string) =>
  page.getByRole('checkbox', { name: `Отметить: ${number}`, exact: true });
const pane = (page: Page) => page.locator('section[aria-labelledby="open-request"]');
const bulk = (page: Page) => page.getByRole('group', { name: /^Отмечено/ });

test('certificates: several are issued with consecutive numbers, printed, and reverted together', async ({
  page,
  world,
  signIn,
}) => {
  const student = await world.person('student');
  const [taken, ...numbers] = [
    requestNumber('certificates', await world.request(student, 'certificates')),
    requestNumber('certificates', await world.request(student, 'certificates')),
    requestNumber('certificates', await world.request(student, 'certificates')),
  ];
  if (taken === undefined) throw new Error('It was requested');
  await signIn('admin', `/console/requests?kind=certificates&q=${encodeURIComponent(student.lastName)}`);
  await row(page, taken).getByRole('link').click();
  await expect(pane(page)).toContainText(taken);
  const first = Number(await page.getByRole('spinbutton', { name: 'Номер справки' }).inputValue());
  await page.keyboard.press('a');
  await expect(row(page, taken)).toContainText('Принято');

  for (const number of numbers) await mark(page, number).check();
  await bulk(page).getByRole('button', { name: 'Выдать справки…' }).click();
  const proposed = bulk(page).getByRole('spinbutton', { name: 'Первый номер' });
  await expect(proposed).toHaveValue(String(first + 1));
  await proposed.fill(String(first));
  await bulk(page).getByRole('button', { name: 'Выдать 2 справки' }).click();
  await expect(bulk(page).getByRole('alert')).toContainText(`Занято: № ${first}.`);
  await expect(bulk(page).getByRole('alert')).toContainText('Ни одна справка не выдана.');
  // After a server failure it is unknown whether anything was stored.
  world.fail({ path: /\/certificates\/issue$/, status: 500, times: 1 });
  await bulk(page).getByRole('button', { name: 'Выдать 2 справки' }).click();
  await expect(bulk(page).getByRole('alert')).toHaveText('Не\u00a0удалось сохранить запись.');
  await proposed.fill(String(first + 5));
  const preview = bulk(page).getByRole('list', { name: 'Номера справок' }).getByRole('listitem');
  await expect(preview).toContainText([
    `${first + 5} ${student.lastName}`,
    `${first + 6} ${student.lastName}`,
  ]);
  await bulk(page).getByRole('button', { name: 'Выдать 2 справки' }).click();
  for (const number of numbers) await expect(row(page, number)).toContainText(/Принято.*, №\s\d+, сообщено/);

  const issued = page.getByRole('group', { name: 'Выданные справки' });
  await expect(issued).toContainText(`${first}, ${first + 5}, ${first + 6}`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    issued.getByRole('button', { name: 'Напечатать' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('certificates.pdf');
  await pane(page).focus();
  await page.keyboard.press('u');
  await expect(page.getByText('Отменены 2 решения, заявки снова ждут')).toBeVisible();
  for (const number of numbers) await expect(mark(page, number)).toBeVisible();
  await expect(row(page, taken)).toContainText('Принято');
});
