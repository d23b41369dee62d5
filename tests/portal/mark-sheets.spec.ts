import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { demo, expect, test } from '../support/test.ts';

const SHEETS = '/personal-account/study/mark-sheets';
const CALL = '/api/v1/mark-sheet';

const part = (page: Page, name: string) => page.getByRole('region', { name });
const rows = (page: Page) => part(page, 'Мои ведомости').locator('tbody tr');
const field = (page: Page, name: string) => page.getByRole('combobox', { name });
const debt = (page: Page, subject: string) =>
  part(page, 'Долги').getByRole('listitem').filter({ hasText: subject });
const order = (page: Page) => page.locator('form').getByRole('button', { name: 'Заказать ведомость' });

/** Selects an option by keyboard: types a part of its name and presses Enter. */
async function choose(page: Page, name: string, text: string, option: string | RegExp): Promise<void> {
  await field(page, name).fill(text);
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
  await field(page, name).press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Selects the first educator of the subject. */
async function chooseTeacher(page: Page): Promise<void> {
  await field(page, 'Преподаватель').click();
  const first = page.getByRole('group', { name: 'Ведут предмет' }).getByRole('option').first();
  await first.click();
  await expect(field(page, 'Преподаватель')).not.toHaveValue('');
}

test('PA-06 mark sheets: show their state, the next step and the reason of a rejection', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.signIn(page, demo('student'), SHEETS);
  await expect(page.getByRole('link', { name: /^Ведомости 2\sнужны$/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).nth(0)).toContainText('Обрабатывается');
  await expect(rows(page).nth(0)).toContainText('Сообщим, когда будет готова');
  await expect(rows(page).nth(1)).toContainText(/Готова.*№\s\d+\/\d+, действует до\s23\sноября/);
  await expect(rows(page).nth(2)).toContainText(/Бесплатно.*срок вышел 9\sноября/);
  await expect(rows(page).nth(3)).toContainText(/Отклонена.*12\sоктября: «Пересдача/);
  await expect(rows(page).getByRole('button', { name: 'Отменить' })).toHaveCount(1);
  await expect(debt(page, 'Математический анализ')).toContainText(/Экзамен, 1-й\sсеместр, отметка: 3/);
  await rows(page).nth(3).getByRole('button', { name: 'Заказать заново' }).click();
  await expect(page.getByRole('heading', { name: 'Заказать ведомость' })).toBeFocused();
  await expect(field(page, 'Предмет')).toHaveValue(/^БД, ЛР, \d-й\sсеместр$/);
  await expect(page.getByRole('spinbutton', { name: 'Сколько часов отработать' })).toHaveValue('4');
  await page.getByRole('button', { name: 'Очистить', exact: true }).first().click();
  await expect(field(page, 'Предмет')).toHaveValue('');
  await expectAccessible();
});

test('PA-06 PA-15 PA-18 mark sheets: a debt links to the order form, which shows the price with its formula', async ({
  page,
  world,
  signIn,
}) => {
  const person = await world.person('student');
  await world.giveMarks(person);
  await signIn(person, SHEETS);
  await expect(page.getByText('Ведомостей пока нет')).toBeVisible();
  await debt(page, 'Математический анализ').getByRole('link').click();
  await expect(page).toHaveURL(/\?subject=\d+&control=1&term=1$/);
  await expect(page.getByRole('heading', { name: 'Заказать ведомость' })).toBeFocused();
  await expect(field(page, 'Предмет')).toHaveValue(/Экз\., 1-й\sсеместр$/);
  await expect(page.getByRole('combobox', { name: 'Вид ведомости' })).toHaveValue(/^\d+$/);
  const form = page.locator('form');
  await expect(form).toContainText('Когда выберете предмет и преподавателя');
  await chooseTeacher(page);
  const price = form.locator('dd');
  await expect(price).toHaveText(
    /^(2,30|2,98|3,68)\sруб\.(5,75|7,45|9,20)\sруб\. за\sчас × 0,4Окончательная/,
  );
  const [hour = '', total = ''] = [
    (await price.textContent())?.match(/руб\.(\d,\d\d)/)?.[1],
    (await price.textContent())?.match(/^\d,\d\d/)?.[0],
  ];
  expect(Number(hour.replace(',', '.')) * 0.4).toBeCloseTo(Number(total.replace(',', '.')), 2);
  await page.getByRole('button', { name: 'Уважительная', exact: true }).click();
  await expect(price).toContainText('Бесплатно');
  await page.getByRole('button', { name: 'Неуважительная' }).click();
  await page.getByRole('textbox', { name: 'Когда пропустили' }).fill('12.11.2026');
  await order(page).click();
  await expect(page.getByText(/Ведомость заказана, \d,\d\d\sруб\./)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText(new RegExp(`Экз\\..*${total}\\sруб\\..*Обрабатывается`));
  await expect(page).toHaveURL(SHEETS);
  await expect(debt(page, 'Математический анализ')).toContainText(/ведомость в\sработе/);
  await expect(page.getByRole('link', { name: /^Ведомости 1\sнужна$/ })).toBeVisible();
  // Passed and current subjects are not debts. A second order, with unknown educators, is listed first.
  await field(page, 'Предмет').fill('ООП');
  await expect(
    page.getByText('Такого предмета нет').or(page.getByRole('option', { name: /^ООП/ })),
  ).toBeVisible();
  await expect(page.getByRole('option', { name: /^ООП/ })).toHaveCount(0);
  await choose(page, 'Предмет', 'ФизК', /^ФизК/);
  await choose(page, 'Преподаватель', 'образцов', /Образцов/);
  await order(page).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText(/ФизК.*Образцов/);
});

test('PA-06 PA-15 PA-18 mark sheets: one in progress is cancelled, keeps its position and can be ordered again', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('student', SHEETS);
  await choose(page, 'Предмет', 'САОД, Экз', /^САОД, Экз/);
  await chooseTeacher(page);
  await order(page).click();
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('button', { name: 'Отменить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Отменить ведомость?' });
  await expect(dialog).toContainText(/САОД, Экз\.\..*вернуть отменённую нельзя, но\sможно заказать заново/);
  world.fail({ path: `${CALL}/close`, status: 500, times: 1 });
  await dialog.getByRole('button', { name: 'Отменить ведомость' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Не удалось отменить ведомость.');
  await dialog.getByRole('button', { name: 'Повторить' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Ведомость отменена.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/Отменена вами.*20\sноября, до\sпечати/);
  await rows(page).getByRole('button', { name: 'Заказать заново' }).click();
  await expect(field(page, 'Предмет')).toHaveValue(/^САОД, Экз\./);
});

test('PA-06 PA-18 mark sheets: missing values, refusals and failures are reported, and keep the input', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('student', SHEETS);
  await order(page).press('Enter');
  await expect(field(page, 'Предмет')).toBeFocused();
  await expect(field(page, 'Предмет')).toHaveAccessibleDescription('Выберите предмет');
  await choose(page, 'Предмет', 'САОД, Экз', /^САОД, Экз/);
  await chooseTeacher(page);
  const teacher = await field(page, 'Преподаватель').inputValue();
  await page.getByRole('textbox', { name: 'Когда пропустили' }).fill('21.11.2026');
  await order(page).click();
  await expect(page.getByText(/День ещё не\sнаступил/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Когда пропустили' }).fill('20.11.2026');
  await page.reload();
  await expect(field(page, 'Преподаватель')).toHaveValue(teacher);
  await expect(page.locator('form dd')).toContainText('руб. за\u00a0час');
  world.fail({ path: CALL, status: 500, times: 1 });
  await order(page).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Не удалось заказать ведомость.' });
  await expect(failure).toBeVisible();
  await expect(field(page, 'Преподаватель')).toHaveValue(teacher);
  await failure.getByRole('button', { name: 'Повторить' }).click();
  await expect(rows(page)).toHaveCount(1);
  // Repeats the order while the first one is in progress.
  await choose(page, 'Предмет', 'САОД, Экз', /^САОД, Экз/);
  await chooseTeacher(page);
  await order(page).click();
  await expect(page.getByRole('alert')).toContainText('Такая ведомость уже заказана и ещё не готова.');
  await expect(field(page, 'Предмет')).toHaveValue(/^САОД, Экз\./);
});

test('PA-06 PA-18 mark sheets: parts that fail to load are reported where they belong, and the rest is shown', async ({
  page,
  signIn,
  world,
}) => {
  world.fail({ path: CALL, status: 500 });
  world.fail({ path: '/api/v1/markbook', status: 500 });
  world.fail({ path: '/api/v1/employees/fio/requests', status: 500, times: 1 });
  await signIn('student', SHEETS);
  const failures = page.getByRole('alert').filter({ hasText: 'Не удалось подключиться к серверу.' });
  await expect(failures).toHaveCount(2);
  await choose(page, 'Предмет', 'ФизК', /^ФизК/);
  await field(page, 'Преподаватель').fill('образ');
  await expect(page.getByText(/Поиск не\sудался/).last()).toBeVisible();
  await field(page, 'Преподаватель').press('Escape');
  await expect(page.getByRole('alert').filter({ hasText: 'Не удалось найти преподавателя.' })).toBeVisible();
  world.mend();
  await page.getByRole('alert').filter({ hasText: 'преподавателя' }).getByRole('button').click();
  await expect(page.getByRole('alert').filter({ hasText: 'преподавателя' })).toHaveCount(0);
  await failures.first().getByRole('button', { name: 'Повторить' }).click();
  await expect(failures).toHaveCount(1);
  await failures.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText('Ведомостей пока нет')).toBeVisible();
});

test('mark sheets: an address without a line of the markbook is reported', async ({ page, signIn }) => {
  await signIn('student', `${SHEETS}?subject=1&control=1&term=1`);
  await expect(page.getByText(/Такой строки среди предметов/)).toBeVisible();
  await expect(field(page, 'Предмет')).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('PA-06 mark sheets: on a phone a debt opens the form, and rows are cards', async ({
    page,
    world,
    signIn,
    expectAccessible,
  }) => {
    const person = await world.person('student');
    await world.giveMarks(person);
    await signIn(person, SHEETS);
    await expect(order(page)).toBeHidden();
    await debt(page, 'Физическая культура').getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Заказать ведомость' })).toBeFocused();
    await choose(page, 'Преподаватель', 'образцов', /Образцов/);
    await order(page).click();
    await expect(page.getByText(/Ведомость заказана, /)).toBeVisible();
    await expect(order(page)).toBeHidden();
    await expect(rows(page)).toContainText(/Зачёт.*Обрабатывается/);
    await expectToFit(page);
    await expectAccessible();
  });
});
