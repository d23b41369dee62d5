import type { Page } from '@playwright/test';
import { withOwnServer } from '../support/own-server.ts';
import { expect } from '../support/test.ts';

/** A separate server with an empty database. */
const test = withOwnServer({}, { demo: false });

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });
const write = (page: Page, name: string, value: string) => field(page, name).fill(value);

/** Selects another record by typing its name. */
async function choose(page: Page, name: string | RegExp, words: string): Promise<void> {
  await main(page).getByRole('combobox', { name, exact: true }).fill(words);
  await page.getByRole('option').filter({ hasText: words }).click();
}

/** Creates a record whose form is covered by another test. */
async function store(page: Page, kind: string, data: object): Promise<void> {
  const response = await page.request.post(`/api/v1/admin/${kind}`, { data });
  expect(response.ok(), kind).toBe(true);
}

/** Creates a record with its form. */
async function add(page: Page, kind: string, fill: () => Promise<void>): Promise<void> {
  await page.goto(`/console/${kind}/create`);
  await create(page, fill);
}

/** Fills in the open form. */
async function create(page: Page, fill: () => Promise<void>): Promise<void> {
  await fill();
  await main(page).locator('button[type="submit"]').first().click();
  await expect(page.getByText(/^\S.* добавлен[ао]?(?::|$)/)).toBeVisible();
}

test('CNS-02 empty database: a university is set up, record by record', async ({
  page,
  running,
  world,
  expectAccessible,
}, info) => {
  const admin = await running.makeFirstAdmin(info.outputPath('data'));
  await world.signIn(page, admin, '/console/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Открытие университета');
  await expectAccessible();

  // The first page shows which records are required first.
  await page.goto('/console/groups/create');
  const first = main(page).getByRole('list', { name: 'Сначала добавьте' });
  await expect(first.getByRole('link')).toHaveText(['Факультеты', 'Специальности']);
  await expectAccessible({ within: 'main' });
  await page.goto('/console/specialities');
  await expect(main(page)).toContainText('Специальностей ещё нет');
  await expect(first.getByRole('link')).toHaveText(['Факультеты', 'Формы обучения']);
  await expectAccessible({ within: 'main' });

  // Without requirements an empty list explains how to create a record, and whether a table can be imported.
  await page.goto('/console/buildings');
  await expect(main(page)).toContainText('Корпусов ещё нет');
  await expect(main(page)).toContainText('Добавьте первую запись.');
  await page.goto('/console/departments');
  await expect(main(page)).toContainText('Подразделений ещё нет');
  await page.goto('/console/employees');
  await expect(main(page)).toContainText('Сотрудников ещё нет');
  await expect(main(page)).toContainText('Добавьте первую запись или загрузите таблицу.');

  await add(page, 'institution', async () => {
    await write(page, 'Название', 'Институт связи');
    await write(page, 'УНП', '100000001');
    await write(page, 'Год в подвале сайта: © 1994–2026', '2026');
    await write(page, 'Телефон поддержки', '+375 17 200-00-01');
    await write(page, 'Почта поддержки', 'help@example.by');
  });
  await store(page, 'faculties', { name: 'Факультет связи', abbrev: 'ФС' });
  await add(page, 'departments', async () => {
    await write(page, 'Название', 'Кафедра связи');
    await write(page, 'Сокращение', 'КС');
    await field(page, 'Вид').selectOption('Кафедра');
    await write(page, 'Адрес страницы', 'k-svyazi');
  });
  await store(page, 'buildings', { name: '1 к.' });
  await store(page, 'room-types', { name: 'Лекционная', abbrev: '' });
  await add(page, 'rooms', async () => {
    await write(page, 'Номер', '101');
    await choose(page, 'Корпус', '1 к.');
    await choose(page, 'Вид', 'Лекционная');
  });
  await add(page, 'employees', async () => {
    await write(page, 'Фамилия', 'Связной');
    await write(page, 'Имя', 'Павел');
    await write(page, 'Адрес страницы', 'p-svyaznoy');
  });
  await add(page, 'positions', async () => {
    await choose(page, 'Сотрудник', 'Связной');
    await choose(page, 'Подразделение', 'КС');
  });
  await store(page, 'terms', { term: '2026-autumn', start: '2026-09-01', end: '2026-12-31' });

  // Record types with records are no longer listed.
  await page.goto('/console/specialities');
  await expect(first.getByRole('link')).toHaveText(['Формы обучения']);
  await first.getByRole('link').click();
  await create(page, () => write(page, 'Название', 'дневная'));
  await add(page, 'specialities', async () => {
    await write(page, 'Название', 'Системы связи');
    await write(page, 'Сокращение', 'СС');
    await choose(page, 'Факультет', 'ФС');
    await choose(page, 'Форма обучения', 'дневная');
  });
  await add(page, 'groups', async () => {
    await write(page, 'Номер', '610101');
    await choose(page, 'Факультет', 'ФС');
    await choose(page, 'Специальность', 'СС');
    await main(page).getByRole('combobox', { name: /^Курс/ }).selectOption('1');
  });
  await add(page, 'students', async () => {
    await write(page, 'Билет', '61010001');
    await write(page, 'Фамилия', 'Первая');
    await write(page, 'Имя', 'Анна');
    await write(page, 'Дата рождения', '2009-03-14');
    await choose(page, 'Группа', '610101');
  });
  await add(page, 'disciplines', async () => {
    await choose(page, 'Специальность', 'СС');
    await write(page, 'Семестр по счёту', '1');
    await write(page, 'Сокращение', 'ОС');
    await write(page, 'Название', 'Основы связи');
    await write(page, 'Часов', '72');
    await field(page, 'Форма контроля').selectOption('Экзамен');
  });
  await add(page, 'lessons', async () => {
    await field(page, 'Семестр').selectOption('осенний 2026/27');
    await field(page, 'День недели').selectOption('пятница');
    await write(page, 'Начало', '09:00');
    await write(page, 'Конец', '10:20');
    await main(page)
      .getByRole('textbox', { name: /^Предмет(?! полностью)/ })
      .fill('ОС');
    await main(page)
      .getByRole('textbox', { name: /^Предмет полностью/ })
      .fill('Основы связи');
    await main(page).getByRole('textbox', { name: /^Вид/ }).fill('ЛК');
    await choose(page, /^Группы/, '610101');
    await choose(page, /^Преподаватели/, 'Связной');
    await main(page)
      .getByRole('textbox', { name: /^Аудитории/ })
      .fill('101-1 к.');
  });

  const schedule = await page.request.get('/api/v1/schedule?studentGroup=610101');
  expect(await schedule.text()).toMatch(/Основы связи[^]*Связной/);

  // Today's journal is derived from the timetable; earlier lessons are entered manually.
  await page.goto('/console/journal-subjects');
  await expect(main(page).getByRole('table')).toContainText('Основы связи');
  const [{ groupId } = { groupId: 0 }] = (await (
    await page.request.get('/api/v1/admin/journal-subjects')
  ).json()) as { groupId: number }[];
  const subject = { abbrev: 'ВС', name: 'Введение в связь', type: 'ПЗ' };
  await store(page, 'journal-subjects', { ...subject, groupId, term: '2026-autumn' });
  await page.goto('/console/journal-lessons');
  await expect(main(page).getByRole('table')).toContainText('20.11.2026');
  await add(page, 'journal-lessons', async () => {
    await field(page, 'Предмет').fill('ВС');
    await page.getByRole('option', { name: 'ВС, ПЗ' }).click();
    await write(page, 'День', '2026-11-13');
    await write(page, 'Начало', '09:00');
    await write(page, 'Конец', '10:20');
  });
  await add(page, 'lesson-marks', async () => {
    await choose(page, 'Студент', 'Первая');
    await field(page, 'Занятие').click();
    await page.getByRole('option', { name: '13.11.2026 09:00' }).click();
    await write(page, 'Отметка', '9');
  });

  // The password link of the student's account is created on the student's page.
  await page.goto('/console/students');
  await page.getByRole('table').getByRole('link', { name: 'Первая Анна' }).click();
  await page.getByRole('button', { name: 'Ссылка для первого пароля…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
