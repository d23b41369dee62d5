import type { Page } from '@playwright/test';
import { resources } from '@semestr/api/contract';
import type { Reply } from '@semestr/api/endpoint';
import { sheetIn } from '../../apps/server/test/sheet.ts';
import { setColourScheme } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

type Faculty = Reply<typeof resources.faculties.one>;

const list = '/console/faculties';
const rows = (page: Page) =>
  page.getByRole('table', { name: 'Факультеты' }).locator('tbody').getByRole('row');
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const notice = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true });

/** Creates a faculty as another administrator: through the API, in the session of the browser. */
async function make(page: Page, name: string, abbrev: string): Promise<Faculty> {
  const response = await page.request.post('/api/v1/admin/faculties', { data: { name, abbrev } });
  expect(response.ok()).toBe(true);
  return response.json();
}
async function change(page: Page, { id, ...faculty }: Faculty): Promise<void> {
  const response = await page.request.put(`/api/v1/admin/faculties/${id}`, { data: faculty });
  expect(response.ok()).toBe(true);
}
const stored = async (page: Page, { id }: Faculty): Promise<Faculty> =>
  (await page.request.get(`/api/v1/admin/faculties/${id}`)).json();

test('faculties: a creation without a response is retried with the same key, and the list confirms it', async ({
  page,
  world,
  signIn,
}) => {
  await signIn('admin', list);
  await page.getByRole('link', { name: 'Добавить' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новый факультет');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(field(page, 'Название')).toBeFocused();
  await expect(field(page, 'Название')).toHaveAccessibleDescription('Заполните поле «Название»');
  await field(page, 'Название').fill('Факультет добавленных');
  await field(page, 'Сокращение').fill('ФДоб');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  world.fail({ path: '/api/v1/admin/faculties', status: 503, times: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Не удалось сохранить');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(notice(page, 'Факультет добавлен: ФДоб')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'ФДоб' })).toBeVisible();
  const [first, second] = keys;
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('faculties: unsaved changes require a confirmation, and a rejected field shows why', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/healthz');
  const created = await make(page, 'Факультет ошибок', 'ФОш');
  await page.goto(`${list}/${created.id}`);
  await field(page, 'Название').fill('Факультет без ошибок');
  await page.getByRole('link', { name: 'Отмена' }).click();
  const dialog = page.getByRole('dialog', { name: 'Уйти без сохранения?' });
  await dialog.getByRole('button', { name: 'Остаться' }).click();
  await expect(field(page, 'Название')).toHaveValue('Факультет без ошибок');
  await page.getByRole('link', { name: 'Отмена' }).click();
  await dialog.getByRole('button', { name: 'Уйти' }).click();
  await expect(rows(page).filter({ hasText: 'ФОш' })).toContainText('Факультет ошибок');

  await rows(page).filter({ hasText: 'ФОш' }).getByRole('link').click();
  await field(page, 'Название').fill('Факультет без ошибок');
  // Longer than the form allows, so that the server rejects it.
  await field(page, 'Сокращение').evaluate((input: HTMLInputElement) => input.removeAttribute('maxlength'));
  await field(page, 'Сокращение').fill('Ф'.repeat(51));
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('alert').first()).toHaveText('Проверьте введённые данные.');
  await expect(field(page, 'Сокращение')).toHaveAccessibleDescription(/Не\sдлиннее \d+\sзнаков/);
  await expect(field(page, 'Сокращение')).toBeFocused();
  await field(page, 'Сокращение').fill('ФБО');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(notice(page, 'Факультет изменён: ФБО')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'ФБО' })).toContainText('Факультет без ошибок');
});

test('faculties: a conflict is resolved by accepting the other version, or for each field', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/healthz');
  const created = await make(page, 'Факультет двух версий', 'ФДВ');
  await page.goto(`${list}/${created.id}`);
  await field(page, 'Название').fill('Моё название');
  await change(page, { ...created, name: 'Первое название' });
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('button', { name: 'Взять сохранённое' }).click();
  await expect(field(page, 'Название')).toHaveValue('Первое название');
  await field(page, 'Название').fill('Моё название');
  await field(page, 'Сокращение').fill('Моё');
  await change(page, { ...(await stored(page, created)), name: 'Их название', abbrev: 'Их' });
  await page.getByRole('button', { name: 'Сохранить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Запись изменили, пока вы её правили' });
  await expect(dialog.getByRole('row')).toHaveText([
    'ПолеСохранено сейчасВаше',
    'НазваниеИх названиеМоё название',
    'СокращениеИхМоё',
  ]);
  await expectAccessible({ within: '[role=dialog], dialog[open]' });
  await dialog.getByRole('radio', { name: 'Их', exact: true }).check();
  await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click();
  await expect(notice(page, 'Факультет изменён: Их')).toBeVisible();
  expect(await stored(page, created)).toMatchObject({ name: 'Моё название', abbrev: 'Их', version: 4 });
});

test('faculties: a faculty is deleted after confirmation, but not while it is in use', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/healthz');
  const created = await make(page, 'Факультет удалённых', 'ФУд');
  await page.goto(`${list}/${created.id}`);
  await page.getByRole('button', { name: 'Удалить…' }).click();
  const question = page.getByRole('dialog', { name: 'Удалить «ФУд»?' });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Удалить…' })).toBeFocused();
  await page.getByRole('button', { name: 'Удалить…' }).click();
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect(notice(page, 'Факультет удалён: ФУд')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'ФУд' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(notice(page, /Возвращена 1\sзапись/)).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Факультет удалённых' })).toHaveCount(1);

  await rows(page).filter({ hasText: 'ФИС' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Удалить…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  const refusal = page.getByRole('dialog').getByRole('alert');
  await expect(refusal).toContainText('на неё ссылаются другие');
  await expect(refusal).toContainText(/Её используют: \d+\sгрупп.*, \d+\sспециальност.* и\s\d+\sаккаунт/);
});

test('faculties: deletes the rows that can be deleted, and lists the others', async ({ page, signIn }) => {
  await signIn('admin', '/healthz');
  await make(page, 'Факультет первых', 'ФП1');
  await make(page, 'Факультет вторых', 'ФВ2');
  await page.goto(list);
  for (const abbrev of ['ФП1', 'ФВ2', 'ФИС'])
    await page.getByRole('checkbox', { name: `Выбрать: ${abbrev}` }).check();
  await expect(page.getByText('Выбрано: 3')).toBeVisible();
  await page.getByRole('button', { name: 'Удалить…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Не удалены: ФИС.');
  await page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).click();
  await expect(page.getByText('Выбрано: 1')).toBeVisible();
  await expect(notice(page, 'Факультеты: удалено 2')).toBeVisible();
  await expect(rows(page).filter({ hasText: /ФП1|ФВ2/ })).toHaveCount(0);
});

/** Saves the list as a file of this type; returns its name and its bytes. */
async function save(page: Page, kind: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Выгрузить' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: kind }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
}

test('faculties: the filtered list is saved as a file', async ({ page, signIn }) => {
  await signIn('admin', '/healthz');
  await make(page, '=1+1 Факультет файлов', 'ФФл');
  await page.goto(list);
  await page.getByLabel('Поиск', { exact: true }).fill('файлов');
  await expect(rows(page)).toHaveCount(1);
  const table = await save(page, 'Таблица .csv');
  expect(table.name).toBe('Факультеты.csv');
  expect(table.bytes.toString()).toBe('\uFEFF"Название";"Сокращение"\r\n"\'=1+1 Факультет файлов";"ФФл"\r\n');
  const workbook = await save(page, 'Книга .xlsx');
  expect(workbook.name).toBe('Факультеты.xlsx');
  expect(await sheetIn(workbook.bytes)).toMatchObject({
    header: ['Название', 'Сокращение'],
    rows: [['=1+1 Факультет файлов', 'ФФл']],
  });
});

test('faculties: changing the language keeps the input and translates everything', async ({
  page,
  signIn,
}) => {
  await signIn('admin', `${list}/create`);
  await field(page, 'Название').fill('Факультет языков');
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.keyboard.press('Escape');
  await expect(field(page, 'Name')).toHaveValue('Факультет языков');
  await expect(page.getByRole('link', { name: 'Faculties', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // Deletes the proposed value.
  await field(page, 'Abbreviation').fill('');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(field(page, 'Abbreviation')).toHaveAccessibleDescription('Fill in “Abbreviation”');
});

// The form and its errors are covered by the test of all record types (kinds.spec.ts).
test('faculties: no accessibility faults in the list and the delete dialog, in both colour schemes', async ({
  page,
  expectAccessible,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectSeen = async (within?: string) => {
    await expectAccessible({ ...(within && { within }) });
    await setColourScheme(page, 'dark');
    await expectAccessible({ rules: ['color-contrast'], ...(within && { within }) });
    await setColourScheme(page, 'light');
  };
  await signIn('admin', list);
  await rows(page).getByRole('checkbox').last().check();
  await expectSeen();
  await rows(page).getByRole('link').first().click();
  // While rows are selected, the list has a button with this name too.
  await expect(field(page, 'Название')).toBeVisible();
  await page.getByRole('button', { name: 'Удалить…' }).click();
  await page.getByRole('dialog').waitFor();
  await expectSeen();
});
