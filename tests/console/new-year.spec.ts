import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { expect, test } from '../support/test.ts';

const SEPTEMBER = '2027-09-01T09:00:00+03:00';
const path = '/console/new-year';

const step = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(name) });
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const open = (page: Page, course: string) =>
  page.getByRole('button', { name: `Показать группы: ${course}` }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

interface Group {
  id: number;
  version: number;
  name: string;
  course: number;
}

/** As another administrator: through the API, in the session of the browser. */
async function groupNamed(page: Page, name: string): Promise<Group> {
  const query = new URLSearchParams({ filter: JSON.stringify({ q: name, archived: 'any' }) });
  const found: Group[] = await (await page.request.get(`/api/v1/admin/groups?${query.toString()}`)).json();
  const group = found.find((one) => one.name === name);
  if (!group) throw new Error(`There is no group ${name}`);
  return group;
}
const change = async (page: Page, group: Group, values: object) => {
  const response = await page.request.put(`/api/v1/admin/groups/${group.id}`, {
    data: { ...group, ...values },
  });
  expect(response.ok()).toBe(true);
};

test('CNS-02 new year: a year is started from the checklist, and undone', async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  await world.clock.set(SEPTEMBER);
  await signIn('admin', path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Начало учебного года');
  await expect(page.getByText('2027/2028')).toBeVisible();
  for (const name of ['Семестры', 'Праздники', 'Перевод групп', 'Выпуск', 'Новые группы'])
    await expect(step(page, name).getByText('сделать')).toBeVisible();

  await open(page, '2-й курс');
  await expect(row(page, '428501').getByLabel('Чем станет группа 428501')).toHaveValue('3');
  await page.getByLabel('Перевести группу 428502').uncheck();
  await press(page, 'Проверить');
  const outcome = page.getByRole('region', { name: 'Что произойдёт' });
  await expect(outcome).toContainText(/Перейдут на\sдругой курс\d+\s\S+, \d+\sстудент/);
  await expect(outcome).toContainText(/Уйдут в\sархив/);
  await expectAccessible({ within: 'main' });
  expect((await groupNamed(page, '428501')).course).toBe(2);

  await press(page, 'Начать учебный год…');
  await page.getByRole('dialog').waitFor();
  await expectAccessible({ within: 'dialog[open]' });
  await page.getByRole('dialog').getByRole('button', { name: 'Начать', exact: true }).click();
  await expect(page.getByText('Учебный год начат', { exact: true })).toBeVisible();
  for (const name of ['Выпуск', 'Новые группы'])
    await expect(step(page, name).getByText('сделано')).toBeVisible();
  // The omitted group is still to be moved.
  await expect(step(page, 'Перевод групп').getByText('сделать')).toBeVisible();
  expect((await groupNamed(page, '428501')).course).toBe(3);
  expect((await groupNamed(page, '628501')).course).toBe(1);
  await open(page, 'Уже переведены');
  await expect(row(page, '428501')).toContainText(/3-й\sкурс/);
  await expectAccessible({ within: 'main' });

  await press(page, 'Отменить…');
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить начало года' }).click();
  await expect(page.getByText(/^Отменен\S+ \d+\sизменени/)).toBeVisible();
  await expect(step(page, 'Что сделано').getByText('отменено')).toBeVisible();
  expect((await groupNamed(page, '428501')).course).toBe(2);
  await expect(step(page, 'Выпуск').getByText('сделать')).toBeVisible();
});

test('CNS-02 new year: errors of a plan are shown in its rows, and nothing is applied', async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  await world.clock.set(SEPTEMBER);
  await signIn('admin', path);
  await page.getByLabel('Номер группы вместо 528501').fill('428501');
  await press(page, 'Добавить группу');
  await page.getByLabel('Специальность добавленной группы').selectOption({ index: 1 });
  await press(page, 'Проверить');
  await expect(page.getByRole('alert').filter({ hasText: 'строками' })).toContainText('они отмечены');
  await expect(page.getByLabel('Номер группы вместо 528501')).toHaveAccessibleDescription(/уже есть/);
  await expect(page.getByLabel('Номер добавленной группы')).toHaveAccessibleDescription(/Впишите/);
  await expectAccessible({ within: 'main' });
  await page.getByLabel('Номер группы вместо 528501').fill('777101');
  await press(page, 'Убрать добавленную группу');

  // A group changes between the check and the start.
  await press(page, 'Проверить');
  await press(page, 'Начать учебный год…');
  const group = await groupNamed(page, '428501');
  await change(page, group, { size: 9 });
  await page.getByRole('dialog').getByRole('button', { name: 'Начать', exact: true }).click();
  await expect(row(page, '428501').getByRole('alert')).toContainText('успели изменить');
  expect((await groupNamed(page, '428501')).course).toBe(2);
  await press(page, 'Прочитать заново');
  await press(page, 'Проверить');
  await expect(page.getByRole('region', { name: 'Что произойдёт' })).toBeVisible();
  // The input is kept, and leaving requires a confirmation.
  await expect(page.getByLabel('Номер группы вместо 528501')).toHaveValue('777101');
  await page.getByRole('link', { name: 'Все праздники и выходные' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Уйти' }).click();
  await expect(page).toHaveURL(/\/console\/holidays$/);
});

test('CNS-02 new year: shows what remains when a start of the year can only be undone in part', async ({
  page,
  world,
  signIn,
}) => {
  await world.clock.set(SEPTEMBER);
  await signIn('admin', path);
  await press(page, 'Проверить');
  await press(page, 'Начать учебный год…');
  await page.getByRole('dialog').getByRole('button', { name: 'Начать', exact: true }).click();
  await expect(page.getByText('Учебный год начат', { exact: true })).toBeVisible();
  const moved = await groupNamed(page, '428501');
  await change(page, moved, { course: 4 });
  await press(page, 'Отменить…');
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить начало года' }).click();
  const left = page.getByRole('alert').filter({ hasText: 'Остались как есть' });
  await expect(left.getByRole('link')).toHaveText(['428501']);
  await left.getByRole('link').click();
  await expect(page.getByRole('combobox', { name: /^Курс/ })).toHaveValue('4');
  await change(page, await groupNamed(page, '428501'), { course: 2 });
});

test('CNS-02 new year: terms and Radunitsa are created from the checklist, with their default dates', async ({
  page,
  world,
  signIn,
}) => {
  await world.clock.set(SEPTEMBER);
  await signIn('admin', path);
  await step(page, 'Семестры').getByRole('link', { name: 'осенний 2027/28' }).click();
  await expect(page.getByLabel('Занятия с')).toHaveValue('01.09.2027');
  await press(page, 'Создать');
  await expect(page.getByText(/^Семестр вуза добавлен: 2027\/28/)).toBeVisible();
  await page.goto(path);
  await expect(step(page, 'Семестры').getByRole('link')).toHaveCount(1);
  await step(page, 'Праздники').getByRole('link', { name: 'Добавить Радуницу' }).click();
  await expect(page.getByLabel('Число')).toHaveValue('25');
  await press(page, 'Создать');
  await expect(page.getByText('Праздник добавлен: Радуница', { exact: true })).toBeVisible();
  await page.goto(path);
  await expect(step(page, 'Праздники').getByText('сделано')).toBeVisible();
});

test('CNS-02 new year: groups cannot move before the year begins, and are not preselected after it has begun', async ({
  page,
  world,
  signIn,
}) => {
  await signIn('admin', path);
  await expect(page.getByText('Учебный год давно идёт')).toBeVisible();
  await expect(step(page, 'Перевод групп').getByText('проверить')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Проверить', exact: true })).toBeDisabled();
  await world.clock.set('2027-07-10T09:00:00+03:00');
  await signIn('admin', path);
  await expect(page.getByText(/только с\sэтого дня/)).toBeVisible();
  await expect(page.getByLabel('Перевести: 2-й курс')).toBeDisabled();
  await expect(page.getByLabel('Перевести: 4-й курс')).toBeChecked();
});

test('CNS-02 new year: the checklist works by keyboard, in English and in dark, and fits a phone', async ({
  page,
  world,
  signIn,
  choose,
  expectAccessible,
}) => {
  await choose({ theme: 'dark', language: 'en' });
  await page.setViewportSize({ width: 360, height: 740 });
  await world.clock.set(SEPTEMBER);
  await signIn('admin', path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start of the year');
  const opener = page.getByRole('button', { name: /^Show groups: year.2$/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Move group 428501 up')).not.toBeChecked();
  await expectToFit(page);
  const check = page.getByRole('button', { name: 'Check', exact: true });
  await check.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'What will happen' })).toBeVisible();
  await expectAccessible();
});
