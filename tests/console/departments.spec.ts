import type { Page } from '@playwright/test';
import { expectReadable } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

const list = '/console/departments';
const search = (page: Page) => page.getByLabel('Поиск', { exact: true });
const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
const row = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const mover = (page: Page, name: string) =>
  page.getByRole('button', { name: `Переместить… ${name}`, exact: true });

interface Department {
  id: number;
  parentId: number | null;
}

/** Creates a department as another administrator: through the API, in the session of the browser. */
async function make(page: Page, name: string, urlId: string, parentId: number | null): Promise<Department> {
  const data = { name, abbrev: name, urlId, parentId, type: 5, code: null };
  const response = await page.request.post('/api/v1/admin/departments', { data });
  expect(response.ok()).toBe(true);
  return response.json();
}
const parentOf = async (page: Page, { id }: Department): Promise<number | null> => {
  const stored: Department = await (await page.request.get(`/api/v1/admin/departments/${id}`)).json();
  return stored.parentId;
};

/** Creates two departments for a single test, one of them with a child. */
async function structure(page: Page, mark: string) {
  const upper = await make(page, `Центр ${mark}`, `centre-${mark}`, null);
  const part = await make(page, `Сектор ${mark}`, `sector-${mark}`, upper.id);
  const other = await make(page, `Служба ${mark}`, `service-${mark}`, null);
  return { upper, part, other };
}

test('CNS-02 departments: the tree expands, its search shows ancestors, and it can be shown as a table', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/healthz');
  await structure(page, '1');
  await page.goto(list);
  await expect(row(page, 'Центр 1')).toBeVisible();
  await expect(row(page, 'Сектор 1')).toHaveCount(0);
  await page.getByRole('button', { name: 'Что входит: Центр 1' }).click();
  await expect(item(page, 'Центр 1').getByRole('listitem')).toContainText(/Сектор 1.*Другое.*0/);
  await search(page).fill('сектор 1');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('status').first()).toHaveText('найдено: 1');
  await search(page).fill('такого нет');
  await expect(page.getByText(/^По\sэтим условиям ничего не\sнашлось$/)).toBeVisible();
  await page.getByRole('button', { name: 'Таблица', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Подразделения' })).toBeVisible();
  await page.getByRole('button', { name: 'Дерево', exact: true }).click();
  await expect(row(page, 'Центр 1')).toBeVisible();
});

test('CNS-02 departments: a department is moved by keyboard, and the move is undone', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/healthz');
  const { upper, part, other } = await structure(page, '2');
  await page.goto(list);
  await mover(page, 'Служба 2').focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('dialog', { name: 'Куда переместить «Служба 2»?' });
  const field = choice.getByRole('combobox', { name: 'Новое вышестоящее подразделение' });
  await expect(field).toBeFocused();
  await page.keyboard.type('Сектор 2');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Сектор 2');
  await expectAccessible({ within: 'dialog[open]' });
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: /^Переместить «Служба 2» в\s«Сектор 2»\?$/ });
  await expectAccessible({ within: 'dialog[open]' });
  await question.getByRole('button', { name: 'Переместить' }).press('Enter');
  await expect(page.getByText(/^«Служба 2» теперь входит в\s«Сектор 2»$/)).toBeVisible();
  await expect.poll(() => parentOf(page, other)).toBe(part.id);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByText('Возвращено как было')).toBeVisible();
  await expect.poll(() => parentOf(page, other)).toBeNull();
  await expect.poll(() => parentOf(page, part)).toBe(upper.id);
});

test('CNS-02 VAL-08 departments: dragging moves a department to another parent or the top, not below itself', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/healthz');
  const { upper, part, other } = await structure(page, '3');
  await page.goto(list);
  await row(page, 'Центр 3').waitFor();
  await page.getByRole('button', { name: 'Что входит: Центр 3' }).click();
  await test.step('rejects a move below itself and shows the reason', async () => {
    await row(page, 'Центр 3').dragTo(row(page, 'Сектор 3'));
    const below = page.getByRole('dialog', { name: /^Переместить «Центр 3» в\s«Сектор 3»\?$/ });
    await below.getByRole('button', { name: 'Переместить' }).click();
    await expect(below.getByRole('alert')).toContainText(/не\sможет войти в\sсамо себя/);
    await below.getByRole('button', { name: 'Отмена' }).click();
    expect(await parentOf(page, upper)).toBeNull();
  });
  await row(page, 'Сектор 3').dragTo(row(page, 'Служба 3'));
  const question = page.getByRole('dialog', { name: /^Переместить «Сектор 3» в\s«Служба 3»\?$/ });
  await question.getByRole('button', { name: 'Отмена' }).click();
  expect(await parentOf(page, part)).not.toBe(other.id);
  await row(page, 'Сектор 3').dragTo(row(page, 'Служба 3'));
  await question.getByRole('button', { name: 'Переместить' }).click();
  await expect(item(page, 'Служба 3').getByRole('listitem')).toContainText('Сектор 3');
  await expect(mover(page, 'Сектор 3')).toBeFocused();
  await expect.poll(() => parentOf(page, part)).toBe(other.id);
  await search(page).fill('сектор 3');
  await row(page, 'Сектор 3').dragTo(page.getByText('Название', { exact: true }));
  await page
    .getByRole('dialog', { name: /на\sверхний уровень\?$/ })
    .getByRole('button', { name: 'Переместить' })
    .click();
  await expect(page.getByText(/^«Сектор 3» теперь на\sверхнем уровне$/)).toBeVisible();
  await expect.poll(() => parentOf(page, part)).toBeNull();
});

test('CNS-02 departments: no accessibility faults in the tree, in both languages and schemes, also on a phone', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', list);
  await search(page).fill('каф');
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
  await expectReadable(page, expectAccessible, { within: 'main' });
});
