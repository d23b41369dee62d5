import type { Page } from '@playwright/test';
import { withOwnServer } from '../support/own-server.ts';
import { expect } from '../support/test.ts';

/** A server of its own, on a database in which nothing has been written yet. */
const test = withOwnServer({}, { demo: false });

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });
const write = (page: Page, name: string, value: string) => field(page, name).fill(value);

/** Chooses another record by typing its name. */
async function choose(page: Page, name: string | RegExp, words: string): Promise<void> {
  await main(page).getByRole('combobox', { name, exact: true }).fill(words);
  await page.getByRole('option').filter({ hasText: words }).click({ timeout: 15_000 });
}

/** Makes the first record of a kind from its empty list on, as somebody does who has never been here. */
async function add(page: Page, list: string, fill: () => Promise<void>): Promise<void> {
  await page.goto(`/console/${list}`);
  await expect(page.getByText('Здесь пока ничего нет')).toBeVisible();
  await another(page, fill);
}

/** Makes a record from the list that is open. */
async function another(page: Page, fill: () => Promise<void>): Promise<void> {
  await main(page).getByRole('link', { name: 'Добавить', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новая запись');
  await fill();
  await main(page).locator('button[type="submit"]').click();
  await expect(page.getByText('Запись создана', { exact: true })).toBeVisible();
}

test('CNS-02 a university is opened in an empty database, from the console alone', async ({
  page,
  running,
  world,
  expectAccessible,
}, info) => {
  test.setTimeout(240_000);
  const admin = await running.makeFirstAdmin(info.outputPath('data'));
  await world.signIn(page, admin, '/console/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Что ждёт сегодня');
  await expectAccessible();

  // What is there to begin with says what comes before it.
  await page.goto('/console/specialities');
  const first = main(page).getByRole('list', { name: 'Сначала добавьте' });
  await expect(first.getByRole('link')).toHaveText(['Факультеты', 'Формы обучения']);
  await expectAccessible();
  await page.goto('/console/groups/create');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(first.getByRole('link')).toHaveText(['Факультеты', 'Специальности']);
  await expectAccessible();

  await add(page, 'institution', async () => {
    await write(page, 'Название', 'Институт связи');
    await write(page, 'УНП', '100000001');
    await write(page, 'Год, с которого считается авторское право', '2026');
    await write(page, 'Телефон поддержки', '+375 17 200-00-01');
    await write(page, 'Почта поддержки', 'help@example.by');
  });
  await add(page, 'faculties', async () => {
    await write(page, 'Название', 'Факультет связи');
    await write(page, 'Сокращение', 'ФС');
  });
  await add(page, 'departments', async () => {
    await write(page, 'Название', 'Кафедра связи');
    await write(page, 'Сокращение', 'КС');
    await field(page, 'Вид').selectOption('Кафедра');
    await write(page, 'Адрес страницы', 'k-svyazi');
  });
  // What is there already is no longer named.
  await page.goto('/console/specialities');
  await expect(first.getByRole('link')).toHaveText(['Формы обучения']);
  await first.getByRole('link').click();
  await write(page, 'Название', 'дневная');
  await main(page).locator('button[type="submit"]').click();
  await expect(page.getByText('Запись создана', { exact: true })).toBeVisible();
  await add(page, 'specialities', async () => {
    await write(page, 'Название', 'Системы связи');
    await write(page, 'Сокращение', 'СС');
    await choose(page, 'Факультет', 'ФС');
    await choose(page, 'Форма обучения', 'дневная');
  });
  await add(page, 'buildings', async () => write(page, 'Название', '1 к.'));
  await add(page, 'room-types', async () => write(page, 'Название', 'Лекционная'));
  await add(page, 'rooms', async () => {
    await write(page, 'Номер', '101');
    await choose(page, 'Корпус', '1 к.');
    await choose(page, 'Вид', 'Лекционная');
  });
  await add(page, 'groups', async () => {
    await write(page, 'Номер', '610101');
    await choose(page, 'Факультет', 'ФС');
    await choose(page, 'Специальность', 'СС');
    await main(page).getByRole('combobox', { name: /^Курс/ }).selectOption('1');
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
    await field(page, 'Чем кончается').selectOption('Экзамен');
  });
  await add(page, 'terms', async () => {
    await field(page, 'Семестр').selectOption('осенний 2026/27');
    await write(page, 'Занятия с', '2026-09-01');
    await write(page, 'Занятия по', '2026-12-31');
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

  await page.goto('/schedule/610101');
  await expect(page.getByRole('table').getByText('Основы связи').first()).toBeVisible();
  await expect(page.getByRole('table').getByRole('link', { name: 'Связной П.' }).first()).toBeVisible();

  // The journal of today follows from the timetable; what was before is written down.
  await page.goto('/console/journal-subjects');
  await expect(main(page).getByRole('table')).toContainText('Основы связи');
  await another(page, async () => {
    await choose(page, 'Группа', '610101');
    await field(page, 'Семестр').selectOption('осенний 2026/27');
    await write(page, 'Сокращение', 'ВС');
    await write(page, 'Название', 'Введение в связь');
    await field(page, 'Вид').selectOption('ПЗ');
  });
  await page.goto('/console/journal-lessons');
  await expect(main(page).getByRole('table')).toContainText('20.11.2026');
  await another(page, async () => {
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

  // The student has an account: the way in is made from their page.
  await page.goto('/console/students');
  await page.getByRole('table').getByRole('link', { name: 'Первая Анна' }).click();
  await page.getByRole('button', { name: 'Ссылка для первого пароля…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
