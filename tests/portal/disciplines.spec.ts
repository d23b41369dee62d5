import type { Page } from '@playwright/test';
import { expectToFit, roundTrip } from '../support/effects.ts';
import { expect, selectByKeyboard, test } from '../support/test.ts';

const PATH = '/list-of-disciplines';
const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const rows = (page: Page) => page.getByRole('main').locator('tbody').getByRole('row');

/** Selects the first faculty and its first speciality, which has plans for international students too. */
async function chooseSpeciality(page: Page): Promise<void> {
  await page.goto(PATH);
  await field(page, 'Факультет').selectOption('ФИС');
  await field(page, 'Специальность').selectOption({ index: 1 });
  await expect(field(page, 'Курс')).toBeEnabled();
}

test('PUB-05 disciplines: lists the disciplines of a speciality and course by number', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дисциплины');
  for (const name of ['Специальность', 'Курс', 'Семестр']) {
    await expect(field(page, name)).toBeDisabled();
    await expect(field(page, name)).toContainText('сначала факультет');
  }
  await expect(page.getByText('Сначала выберите факультет')).toBeVisible();
  await field(page, 'Факультет').selectOption({ label: 'ФИС' });
  await expect(field(page, 'Курс')).toContainText('сначала специальность');
  await expect(page.getByText('Теперь выберите специальность')).toBeVisible();
  await field(page, 'Специальность').selectOption({ index: 1 });
  await expect(page.getByText('Осталось выбрать курс')).toBeVisible();
  // Only existing courses are offered.
  await expect(field(page, 'Курс').getByRole('option')).toHaveText(['Выберите', '1', '2', '3', '4']);
  await field(page, 'Курс').selectOption('2');
  await expect(page.getByRole('status').filter({ hasText: '14 дисциплин' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1554 часа, 40 зачётных единиц');
  await expect(rows(page)).toHaveCount(14);
  const numbers = await rows(page).evaluateAll((found) => found.map((row) => row.children[0]?.textContent));
  expect(numbers).toEqual(Array.from({ length: 14 }, (_, index) => String(index + 1)));
  const oop = page.getByRole('row', { name: /Объектно-ориентированное программирование/ });
  await expect(oop.getByRole('cell')).toHaveText(['2', 'экзамен, курсовая работа', '3', '166', '5']);
  await expect(
    page
      .getByRole('row', { name: /Физическая культура/ })
      .getByRole('cell')
      .last(),
  ).toHaveText('нет');
});

test.story(
  'PUB-05 disciplines: a semester filters the list, and the selection is stored in the address',
  async ({ page }) => {
    await chooseSpeciality(page);
    await field(page, 'Курс').selectOption('2');
    await expect(rows(page)).toHaveCount(14);
    await field(page, 'Семестр').selectOption({ label: '3-й, осенний' });
    await expect(page).toHaveURL(/\?faculty=\d+&speciality=\d+&course=2&term=3$/);
    await expect(rows(page)).not.toHaveCount(14);
    await expect(page.getByRole('columnheader', { name: 'Семестр' })).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Разработка веб-приложений/ })).toHaveCount(0);
    const urls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) urls.push(request.url());
    });
    await page.reload();
    await expect(field(page, 'Семестр')).toHaveValue('3');
    await expect(page.getByRole('row', { name: /Базы данных/ })).toBeVisible();
    await roundTrip(page);
    expect(urls).toEqual([]);
    // The semesters depend on the course.
    await field(page, 'Курс').selectOption('3');
    await expect(page).toHaveURL(/course=3$/);
    await expect(field(page, 'Семестр')).toHaveValue('');
    await field(page, 'Специальность').selectOption({ index: 2 });
    await expect(page).toHaveURL(/\?faculty=\d+&speciality=\d+$/);
    await field(page, 'Факультет').selectOption({ label: 'Выберите' });
    await expect(page.getByText('Сначала выберите факультет')).toBeVisible();
  },
);

test('PUB-05 disciplines: the plan for international students is offered when the course has one', async ({
  page,
}) => {
  const foreign = page.getByRole('checkbox', { name: /Для\sиностранных студентов/ });
  const russian = page.getByRole('row', { name: /Русский язык как иностранный/ });
  await chooseSpeciality(page);
  await expect(foreign).toHaveCount(0);
  await field(page, 'Курс').selectOption('1');
  await expect(rows(page).first()).toBeVisible();
  await expect(russian).toHaveCount(0);
  await foreign.check();
  await expect(page).toHaveURL(/foreign=true$/);
  await expect(russian).toBeVisible();
  await page.reload();
  await expect(foreign).toBeChecked();
  await expect(russian).toBeVisible();
  await field(page, 'Курс').selectOption('3');
  await expect(rows(page).first()).toBeVisible();
  await expect(foreign).toHaveCount(0);
});

test('disciplines: the selection works by keyboard alone, in English', async ({ page, choose }) => {
  await choose({ language: 'en' });
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disciplines');
  await field(page, 'Faculty').focus();
  for (const name of ['Faculty', 'Speciality', 'Year of study']) {
    await expect(field(page, name)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    if (name === 'Faculty') await selectByKeyboard(field(page, name), 'ФИС');
    await expect(field(page, name)).not.toHaveValue('');
    await expect(page).toHaveURL(/\?faculty=/);
    if (name !== 'Year of study')
      await expect(field(page, name === 'Faculty' ? 'Speciality' : 'Year of study')).toBeEnabled();
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('status').filter({ hasText: /\d+\sdisciplines/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'For international students' })).toBeChecked();
  await expect(page.getByRole('checkbox')).toBeFocused();
});

test('disciplines: an address with unknown values shows what to select, without an error', async ({
  page,
}) => {
  await page.goto(`${PATH}?faculty=7&speciality=8&course=2`);
  await expect(page.getByText('Сначала выберите факультет')).toBeVisible();
  await page.goto(`${PATH}?faculty=faculty&course=99`);
  await expect(page.getByText('Сначала выберите факультет')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('disciplines: a course without a plan and failures to load are reported', async ({ page, world }) => {
  await chooseSpeciality(page);
  world.fail({ path: '/api/v1/list-disciplines', status: 500 });
  await field(page, 'Курс').selectOption('2');
  await expect(page.getByRole('alert')).toContainText('Не удалось получить данные.');
  await expect(field(page, 'Курс')).toHaveValue('2');
  world.mend();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(rows(page)).toHaveCount(14);
  world.fail({ path: '/api/v1/rating/courses', status: 500 });
  await field(page, 'Специальность').selectOption({ index: 2 });
  await expect(page.getByRole('alert')).toContainText('Не удалось получить данные.');
  world.mend();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(field(page, 'Курс')).toBeEnabled();
});

test.story.describe('without scripts', () => {
  test.story.use({ javaScriptEnabled: false });

  test.story('disciplines: without scripts the selection is a form with a button', async ({ page }) => {
    await page.goto(PATH);
    await field(page, 'Факультет').selectOption('ФИС');
    for (const [name, option] of [
      ['Специальность', { index: 1 }],
      ['Курс', { label: '1' }],
    ] as const) {
      await page.getByRole('button', { name: 'Показать' }).click();
      await field(page, name).selectOption(option);
    }
    await page.getByRole('button', { name: 'Показать' }).click();
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Показать' }).click();
    await expect(page.getByRole('row', { name: /Русский язык как иностранный/ })).toBeVisible();
  });
});

test('disciplines: at 360 and 768 px nothing is wider than the screen, in any state', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await chooseSpeciality(page);
  await expectAccessible();
  await field(page, 'Курс').selectOption('2');
  await expect(rows(page)).toHaveCount(14);
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible();
    await expectToFit(page);
    await expect(rows(page).first()).toContainText('семестр');
  }
});

test.story('disciplines: the printed list names its selection, and has no form', async ({ page }) => {
  await chooseSpeciality(page);
  await field(page, 'Курс').selectOption('2');
  await expect(rows(page)).toHaveCount(14);
  await page.emulateMedia({ media: 'print' });
  await expect(field(page, 'Факультет')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Напечатать' })).toBeHidden();
  await expect(page.getByText(/\(6-05-\d{4}-\d\d\) .+, 2-й\sкурс$/)).toBeVisible();
});
