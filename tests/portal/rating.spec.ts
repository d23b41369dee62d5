import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { logins } from '../support/server.ts';
import { expect, selectByKeyboard, test } from '../support/test.ts';

const RATING = '/rating-of-students';
const FULL_TIME = '(6-05-0690-01) РИС (1 ступень дневная)';
const PART_TIME = '(6-05-0690-01) РИС (1 ступень заочная)';
const CARD = logins.student;
const LIST = '/api/v1/rating';
const OF_STUDENT = '/api/v1/rating/studentRating';

/** Selects the rating of a course, as a user would. */
async function choose(page: Page, speciality = FULL_TIME, course = '2'): Promise<void> {
  await page.goto(RATING);
  await page.getByLabel('Факультет').selectOption('ФИС');
  await page.getByLabel('Специальность').selectOption(speciality);
  await page.getByLabel('Курс', { exact: true }).selectOption(course);
}

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Рейтинг курса' }).locator('tbody tr');
const bars = (page: Page) =>
  page.getByRole('list', { name: 'Сколько студентов с каким средним баллом' }).getByRole('listitem');
const averagesOf = (page: Page) => rowsOf(page).locator('td:nth-of-type(2)').allTextContents();

test('PUB-04 rating: faculty, speciality and course lead to the rating, best average first', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(RATING);
  await expect(page).toHaveTitle('Рейтинг студентов · Семестр');
  await expect(page.getByLabel('Специальность')).toBeDisabled();
  await expect(page.getByLabel('Специальность')).toContainText('сначала факультет');
  await page.getByLabel('Факультет').selectOption('ФИС');
  await expect(page.getByLabel('Курс', { exact: true })).toContainText('сначала специальность');
  await page.getByLabel('Специальность').selectOption(FULL_TIME);
  await expect(page.getByLabel('Курс', { exact: true }).getByRole('option')).toHaveText([
    'Выберите',
    '1',
    '2',
    '3',
    '4',
  ]);
  await page.getByLabel('Курс', { exact: true }).selectOption('2');
  await expect(page).toHaveURL(/\?faculty=\d+&speciality=\d+&course=2$/);
  await expect(page.getByRole('heading', { name: /^\d+\sстудент/ })).toBeVisible();
  const averages = await averagesOf(page);
  expect(averages.length).toBeGreaterThanOrEqual(30);
  expect(averages[0]).toBe('8,88');
  // Students without marks are last.
  const numbers = averages.map((average) => Number.parseFloat(average.replace(',', '.')) || 0);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  await expectAccessible();
  await page.reload();
  await expect(page.getByLabel('Специальность').locator('option:checked')).toHaveText(FULL_TIME);
  await expect(rowsOf(page).first()).toBeVisible();
});

test('PUB-04 rating: changing faculty, speciality or course clears the selections after it', async ({
  page,
}) => {
  await choose(page);
  await rowsOf(page).getByRole('link', { name: CARD }).click();
  await page.getByLabel('Специальность').selectOption(PART_TIME);
  await expect(page).toHaveURL(/\?faculty=\d+&speciality=\d+$/);
  await expect(page.getByText('Выберите факультет, специальность и курс')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Билет/ })).toHaveCount(0);
});

test('PUB-04 rating: a student card number opens the details beside the table, and × restores the focus', async ({
  page,
  expectAccessible,
}) => {
  await choose(page);
  const link = rowsOf(page).getByRole('link', { name: CARD });
  await link.click();
  const panel = page.getByRole('region', { name: `Билет № ${CARD}` });
  await expect(panel.getByRole('heading')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`&card=${CARD}$`));
  await expect(panel).toContainText(/8,67\s*=\s286\s÷\s33/);
  await expect(panel).toContainText(/Место\s*2\s*из\s\d+/);
  await expect(panel).toContainText(/Пропуски\s*31\s*час/);
  const marks = panel.getByRole('table', { name: 'Отметки по предметам' });
  const row = marks.getByRole('row', { name: /^Базы данных/ });
  await expect(row.getByRole('cell').first()).toContainText(/ЛР\s8 9ПЗ\s8 9/);
  await expect(marks.locator('tfoot td').first()).toHaveText('8,44');
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(bars(page).filter({ hasText: 'здесь открытый билет' })).toContainText('8–9');
  await expect(page.getByText('Выделен столбец, в котором открытый билет.')).toBeVisible();
  // The demo student's name is not shown anywhere.
  await expect(page.locator('body')).not.toContainText('Лисицкая');
  await expectAccessible();
  await page.reload();
  await expect(panel.getByRole('heading')).toBeVisible();
  await panel.getByRole('link', { name: 'Закрыть билет' }).click();
  await expect(panel).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/course=2$/);
});

test('PUB-04 rating: selecting a course, opening a student and closing work by keyboard alone', async ({
  page,
}) => {
  await page.goto(RATING);
  await page.getByLabel('Факультет').focus();
  await selectByKeyboard(page.getByLabel('Факультет'), 'ФИС');
  await expect(page.getByLabel('Специальность')).toBeEnabled();
  await page.keyboard.press('Tab');
  const speciality = page.getByLabel('Специальность').locator('option', { hasText: 'РИС' }).first();
  const id = (await speciality.getAttribute('value')) ?? '';
  const itsCourses = page.waitForResponse(
    (response) => /\/rating\/courses\?/.test(response.url()) && response.url().includes(`specialityId=${id}`),
  );
  // Selects the fifth option; each previous one is selected on the way.
  for (const name of ['АДМО', 'ВИ', 'ПМУ', 'РИГС', 'РИС']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('Специальность').locator('option:checked')).toContainText(name);
  }
  // Waits until the courses of this option are loaded, because the previous options have courses too.
  await itsCourses;
  await expect(page).toHaveURL(new RegExp(`speciality=${id}`));
  await expect(page.getByLabel('Курс', { exact: true })).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Курс', { exact: true })).toBeFocused();
  await page.keyboard.type('2');
  // Placeholder rows have no links.
  const first = rowsOf(page).first().getByRole('link');
  await expect(first).toBeVisible();
  // The field for the student card number and its button are between the form and the table.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Билет №/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
});

test('PUB-04 rating: equal averages share a position, no marks mean no position, low averages are labelled', async ({
  page,
}) => {
  await choose(page, PART_TIME, '1');
  await expect(rowsOf(page).locator('td:first-child')).toHaveText([
    '1',
    '1',
    '3',
    '3',
    '5',
    '6',
    '7',
    '7',
    '9',
    '10',
    '—нет',
    '—нет',
    '—нет',
    '—нет',
  ]);
  await expect(page.getByRole('heading', { name: /у\s4\sстудентов ещё нет отметок/ })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Место',
    '№ билета',
    'Средний',
    'КТ 2',
    'Пропуски, ч',
  ]);
  await expect(bars(page).first()).toContainText(/Средний балл до\s4: 1\sстудент/);
  await expect(page.getByText(/Красный\s— средний ниже\s4\./)).toBeVisible();
});

test('PUB-04 rating: the field opens a student without selecting a course, and reports an unknown number', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(RATING);
  const field = page.getByLabel('Номер студенческого билета');
  await field.fill(` ${CARD} `);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?card=${CARD}$`));
  await expect(page.getByRole('heading', { name: `Билет № ${CARD}` })).toBeFocused();
  await expect(page.getByRole('region', { name: /^Билет/ })).toContainText('8,67');
  await field.fill('999');
  await page.getByRole('button', { name: 'Показать' }).click();
  await expect(page.getByText('Студента с таким билетом нет')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible();
});

test('rating: courses without students cannot be selected, and an unknown address offers help', async ({
  page,
}) => {
  await page.goto(RATING);
  await page.getByLabel('Факультет').selectOption('ФИС');
  await page.getByLabel('Специальность').selectOption('(6-05-0690-02) АДМО (1 ступень дневная)');
  await expect(page.getByLabel('Курс', { exact: true })).toHaveText('курсов нет');
  await expect(page.getByLabel('Курс', { exact: true })).toBeDisabled();
  await page.goto(`${RATING}?faculty=7&speciality=12001&course=2`);
  await expect(page.getByLabel('Факультет')).toHaveValue('');
  await expect(page.getByLabel('Специальность')).toBeDisabled();
  await expect(page.getByText('Выберите факультет, специальность и курс')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('rating: a failure to load is reported and can be retried', async ({
  page,
  world,
  expectAccessible,
}) => {
  await choose(page);
  await expect(rowsOf(page).first()).toBeVisible();
  const address = page.url();
  world.fail({ path: LIST, status: 500 });
  world.fail({ path: OF_STUDENT, status: 500 });
  await page.goto(`${address}&card=${CARD}`);
  const list = page.getByRole('region', { name: 'Рейтинг курса' });
  const panel = page.getByRole('region', { name: /^Билет/ });
  await expect(list.getByRole('alert')).toContainText('Не удалось получить данные.');
  await expect(panel.getByRole('alert')).toContainText('Не удалось получить данные.');
  await expectAccessible();
  world.mend();
  await list.getByRole('button', { name: 'Повторить' }).click();
  await expect(rowsOf(page).first()).toBeVisible();
  await panel.getByRole('button', { name: 'Повторить' }).click();
  await expect(panel).toContainText('8,67');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('rating: the field for the student card number works if the faculties fail to load', async ({
  page,
  world,
}) => {
  world.fail({ path: '/api/v1/faculties', status: 500 });
  await page.goto(RATING);
  await expect(page.getByRole('alert')).toContainText('Не удалось получить данные.');
  await expect(page.getByLabel('Номер студенческого билета')).toBeVisible();
  world.mend();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByLabel('Факультет')).toBeEnabled();
});

test('rating: numbers and texts can be displayed in English', async ({ page, choose: prefer }) => {
  await choose(page);
  await expect(rowsOf(page).first()).toBeVisible();
  await prefer({ language: 'en' });
  await page.goto(`${page.url()}&card=${CARD}`);
  await expect(page).toHaveTitle('Student rating · Semestr');
  await expect(page.getByRole('table', { name: 'Rating of the year' }).getByRole('columnheader')).toHaveText([
    'Place',
    'Card No.',
    'Average',
    'Change',
    'CP 1',
    'CP 2',
    'CP 3',
    'Missed, h',
  ]);
  const panel = page.getByRole('region', { name: `Card No. ${CARD}` });
  await expect(panel).toContainText('8.67');
  await expect(
    panel
      .getByRole('row', { name: /^Базы данных/ })
      .getByRole('cell')
      .first(),
  ).toContainText(/Lab\s8 9/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('PUB-04 rating: on a phone the details cover the rating, and closing restores the focus', async ({
    page,
    expectAccessible,
  }) => {
    await choose(page);
    const link = rowsOf(page).getByRole('link', { name: CARD });
    await link.click();
    const dialog = page.getByRole('dialog', { name: `Билет № ${CARD}` });
    await expect(dialog.getByRole('heading')).toBeFocused();
    await expect(dialog).toContainText(/Место\s*2\s*из\s\d+/);
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(360);
    await expectToFit(page);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Закрыть билет' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await link.press('Enter');
    await expect(dialog.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await expectAccessible();
  });
});

test.story.describe('without scripts', () => {
  test.story.use({ javaScriptEnabled: false });

  test.story(
    'PUB-04 rating: without scripts the selection is a form with a button, and student card numbers are links',
    async ({ page }) => {
      await page.goto(RATING);
      const form = page.getByRole('form', { name: 'Чей рейтинг показать' });
      const show = form.getByRole('button', { name: 'Показать' });
      await form.getByLabel('Факультет').selectOption('ФИС');
      await show.click();
      await form.getByLabel('Специальность').selectOption(FULL_TIME);
      await show.click();
      await form.getByLabel('Курс', { exact: true }).selectOption('2');
      await show.click();
      await expect(rowsOf(page).first()).toBeVisible();
      await rowsOf(page).getByRole('link', { name: CARD }).click();
      const panel = page.getByRole('region', { name: `Билет № ${CARD}` });
      await expect(panel).toContainText('8,67');
      await panel.getByRole('link', { name: 'Закрыть билет' }).click();
      await expect(panel).toHaveCount(0);
      await expect(rowsOf(page).first()).toBeVisible();
    },
  );
});
