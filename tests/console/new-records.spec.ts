import type { Page } from '@playwright/test';
import { expectReadable } from '../support/looks.ts';
import { withOwnServer } from '../support/own-server.ts';
import { expect } from '../support/test.ts';

/** A separate server with an empty database. */
const test = withOwnServer({}, { demo: false });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('new records: forms propose values derived from a name, and add several records in a row', async ({
  page,
  running,
  world,
  expectAccessible,
}, info) => {
  const admin = await running.makeFirstAdmin(info.outputPath('data'));
  await world.signIn(page, admin, '/console/departments/create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новое подразделение');

  await test.step('what a user changes is not proposed again', async () => {
    await field(page, 'Название').fill('Факультет связи');
    await expect(field(page, 'Сокращение')).toHaveValue('ФС');
    await expect(field(page, 'Вид')).toHaveValue('2');
    await expect(page.getByLabel(/^Код/)).toHaveValue('1');
    await expect(field(page, 'Адрес страницы')).toHaveValue('fs');
    await field(page, 'Сокращение').fill('ФСвязи');
    await expect(field(page, 'Адрес страницы')).toHaveValue('fsvyazi');
    await field(page, 'Название').fill('Факультет связи и информатики');
    await expect(field(page, 'Сокращение')).toHaveValue('ФСвязи');
    await expectReadable(page, expectAccessible, { within: 'main' });
  });

  await test.step('the next record keeps what was chosen from lists', async () => {
    await page.getByRole('button', { name: 'Сохранить и добавить ещё' }).click();
    await expect(page.getByText('Подразделение добавлено: ФСвязи')).toBeVisible();
    await expect(field(page, 'Название')).toBeFocused();
    await expect(field(page, 'Название')).toHaveValue('');
    await page.keyboard.type('Кафедра антенн');
    const parent = page.getByRole('combobox', { name: /^Входит в/ });
    await parent.fill('связи');
    await page.getByRole('option', { name: 'ФСвязи' }).click();
    await expect(page.getByLabel(/^Код/)).toHaveValue('1.1');
    await expect(field(page, 'Вид')).toHaveValue('3');
    await page.getByRole('button', { name: 'Сохранить и добавить ещё' }).click();
    await expect(page.getByText('Подразделение добавлено: Каф.антенн')).toBeVisible();
    await expect(parent).toHaveValue('ФСвязи');
    await page.keyboard.type('Кафедра физики');
    await expect(page.getByLabel(/^Код/)).toHaveValue('1.2');
    await field(page, 'Название').press('Enter');
    await expect(page).toHaveURL(/\/departments$/);
  });

  await test.step('a term has the usual days of lessons and session', async () => {
    await page.goto('/console/terms/create');
    await expect(field(page, 'Занятия с')).toHaveValue(/^01\.(?:09|02)\.\d{4}$/);
    await expect(page.getByLabel(/^Сессия по/)).toHaveValue(/^(?:25\.01|30\.06)\.\d{4}$/);
  });
});

test('new records: the proposed address of a page is unused', async ({ page, running, world }, info) => {
  const admin = await running.makeFirstAdmin(info.outputPath('data'));
  await world.signIn(page, admin, '/console/employees/create');
  await field(page, 'Фамилия').fill('Новикова');
  await field(page, 'Имя').fill('Анна');
  await expect(field(page, 'Адрес страницы')).toHaveValue('a-novikova');
  await page.getByRole('button', { name: 'Сохранить и добавить ещё' }).click();
  await expect(page.getByText('Сотрудник добавлен: Новикова Анна')).toBeVisible();
  await field(page, 'Фамилия').fill('Новикова');
  await field(page, 'Имя').fill('Алла');
  await expect(field(page, 'Адрес страницы')).toHaveValue('a-novikova-2');
});
