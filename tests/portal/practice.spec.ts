import type { Page } from '@playwright/test';
import { smallPdf } from '../../apps/server/test/small-pdf.ts';
import { expectToFit } from '../support/effects.ts';
import { demo, expect, test } from '../support/test.ts';
import type { Person, World } from '../support/world.ts';

const PRACTICE = '/personal-account/study/practice';
const CALL = '/api/v1/practice';

/** Creates a student who can apply for a placement. */
async function thirdYear(world: World): Promise<Person> {
  const person = await world.person('student');
  await world.studyIn(person, { course: 3 });
  return person;
}

const part = (page: Page, name: string) => page.getByRole('region', { name });
const rows = (page: Page) => part(page, 'Мои заявки').locator('tbody tr');
const enterprise = (page: Page) => page.getByRole('combobox', { name: 'Предприятие' });
const kind = (page: Page) => page.getByRole('combobox', { name: 'Вид практики' });
const send = (page: Page) => page.locator('form').getByRole('button', { name: 'Подать заявку' });

const letter = { name: 'письмо.pdf', mimeType: 'application/pdf', buffer: Buffer.from(smallPdf) };

/** Selects an option by keyboard: types a part of its name and presses Enter. */
async function choose(page: Page, text: string): Promise<void> {
  await enterprise(page).fill(text);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await enterprise(page).press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

test('PA-06 practice: applications show their state, the decision with date and reason', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.signIn(page, demo('graduate'), PRACTICE);
  await expect(page.getByRole('link', { name: /^Практика 1\sв\sработе$/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(0)).toContainText(/руководитель.*Рассматривается.*заявку можно изменить/);
  await expect(rows(page).nth(1)).toContainText(/Утверждена№\s\d+-П\. С\s\d+\s\S+ место за\sвами/);
  await expect(rows(page).nth(2)).toContainText(/Отклонена\d+\s\S+: «/);
  await expect(rows(page).getByRole('button', { name: 'Изменить' })).toHaveCount(1);
  await rows(page).nth(0).getByRole('button', { name: 'Изменить' }).click();
  await expect(enterprise(page)).not.toHaveValue('');
  await expectAccessible();
});

test('PA-06 practice: applications are closed in the second year', async ({ page, signIn }) => {
  await signIn('student', PRACTICE);
  await expect(page.getByText('Подавать заявку ещё рано')).toBeVisible();
  await expect(send(page)).toHaveCount(0);
});

test('PA-06 PA-15 PA-18 practice: an application with a letter is submitted, and edited while it is pending', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(await thirdYear(world), PRACTICE);
  await expect(page.getByText('Заявок пока нет')).toBeVisible();
  await send(page).press('Enter');
  await expect(enterprise(page)).toBeFocused();
  await expect(enterprise(page)).toHaveAccessibleDescription('Выберите предприятие');
  await choose(page, 'верес');
  await page.locator('input[type=file]').setInputFiles([letter]);
  await send(page).click();
  await expect(page.getByText('Заявка подана.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/«Вереск Софт»Технологическая практика.*Рассматривается/);
  const came = page.waitForEvent('download');
  await rows(page).getByRole('button', { name: 'Письмо' }).click();
  expect((await came).suggestedFilename()).toMatch(/^\d+\.pdf$/);
  // An application of another type can also be submitted, and is listed first.
  await kind(page).selectOption('Ознакомительная практика');
  await choose(page, 'импульс');
  await send(page).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Ознакомительная практика');
  // An edited application keeps its position.
  await rows(page).nth(1).getByRole('button', { name: 'Изменить' }).click();
  await expect(page.getByRole('heading', { name: 'Изменить заявку' })).toBeFocused();
  await expect(enterprise(page)).toHaveValue(/Вереск/);
  await expect(page.locator('form')).toContainText(/Приложен \d+\.pdf; новый файл его заменит/);
  await choose(page, 'белый аист');
  await page.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(page.getByText('Заявка изменена.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText(/«Белый аист.*Технологическая практика/);
  await expect(rows(page).nth(1).getByRole('button', { name: 'Письмо' })).toBeVisible();
});

test('PA-06 PA-18 practice: refusals and failures are reported, and keep the input', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(await thirdYear(world), PRACTICE);
  await page
    .locator('input[type=file]')
    .setInputFiles([{ ...letter, name: 'письмо.txt', mimeType: 'text/plain' }]);
  await expect(page.getByText(/«письмо\.txt» другого вида/)).toBeVisible();
  await choose(page, 'верес');
  await page.reload();
  await expect(enterprise(page)).toHaveValue(/Вереск/);
  await page.locator('input[type=file]').setInputFiles([letter]);
  world.fail({ path: `${CALL}/create`, status: 500, times: 1 });
  await send(page).click();
  const failure = page.getByRole('alert').filter({ hasText: 'При отправке заявки произошла ошибка.' });
  await expect(failure).toBeVisible();
  await expect(enterprise(page)).toHaveValue(/Вереск/);
  await expect(page.getByText('письмо.pdf')).toBeVisible();
  await failure.getByRole('button', { name: 'Повторить' }).click();
  await expect(rows(page)).toHaveCount(1);
  await choose(page, 'импульс');
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Заявка на эту практику уже отправлена.');
  await expect(enterprise(page)).toHaveValue(/Импульс/);
  await rows(page).getByRole('button', { name: 'Изменить' }).click();
  await expect(enterprise(page)).toHaveValue(/Вереск/);
  world.fail({ path: `${CALL}/update`, status: 500, times: 1 });
  await choose(page, 'спектр');
  await page.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(page.getByRole('alert')).toContainText('При изменении заявки произошла ошибка.');
  await expect(enterprise(page)).toHaveValue(/Спектр/);
  await page.getByRole('alert').getByRole('button', { name: 'Повторить' }).click();
  await expect(rows(page)).toContainText('«Спектр»');
});

test('PA-06 PA-18 practice: parts that fail to load are reported where they belong, and the rest is shown', async ({
  page,
  signIn,
  world,
}) => {
  world.fail({ path: CALL, status: 500 });
  world.fail({ path: `${CALL}/types`, status: 500 });
  await signIn(await thirdYear(world), PRACTICE);
  const failures = page.getByRole('alert').filter({ hasText: 'Не удалось подключиться к серверу.' });
  await expect(failures).toHaveCount(2);
  world.mend();
  await failures.first().getByRole('button', { name: 'Повторить' }).click();
  await expect(kind(page)).toBeVisible();
  await failures.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText('Заявок пока нет')).toBeVisible();
});

test('practice: without types from the provider an application is for the default type', async ({
  page,
  signIn,
  world,
}) => {
  world.fail({ path: `${CALL}/types`, status: 404 });
  await signIn(await thirdYear(world), PRACTICE);
  await expect(enterprise(page)).toBeVisible();
  await expect(kind(page)).toHaveCount(0);
  await choose(page, 'верес');
  await send(page).click();
  await expect(rows(page)).toContainText('Технологическая практика');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('PA-06 practice: on a phone the form is behind a button, and rows are cards', async ({
    page,
    signIn,
    world,
    expectAccessible,
  }) => {
    await signIn(await thirdYear(world), PRACTICE);
    await expect(enterprise(page)).toBeHidden();
    await page.getByRole('button', { name: 'Подать заявку' }).click();
    await choose(page, 'верес');
    await send(page).click();
    await expect(rows(page)).toHaveCount(1);
    await rows(page).getByRole('button', { name: 'Изменить' }).click();
    await expect(page.getByRole('heading', { name: 'Изменить заявку' })).toBeFocused();
    await expectToFit(page);
    await expectAccessible();
  });
});
