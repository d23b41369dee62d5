import type { Page } from '@playwright/test';
import type { World } from '../support/world.ts';
import { boxOf, expectToFit } from '../support/effects.ts';
import { impersonate, demo, expect, type Person, test } from '../support/test.ts';

const APPLICATIONS = '/personal-account/study/applications';
const CALLS = '/api/v1/lms';

const part = (page: Page, name: string) => page.getByRole('region', { name });
const rows = (page: Page) => part(page, 'Мои заявки').locator('tbody tr');
const subject = (page: Page) => page.getByRole('combobox', { name: 'Предмет' });
const send = (page: Page) => page.getByRole('button', { name: 'Отправить заявку' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Подписать договор' });
const signing = (page: Page) => dialog(page).getByRole('button', { name: 'Подписать договор' });

/** The button of the signature field. Its label is the field's name, its text «Подписать именем». */
const byName = (page: Page) => dialog(page).getByRole('button', { name: 'Подпись', exact: true });

/** Selects an option by keyboard: types a part of its name and presses Enter. */
async function choose(page: Page, text: string): Promise<void> {
  await subject(page).fill(text);
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(text);
  await subject(page).press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Submits an application for the failed exam in the demo student's markbook. */
async function apply(page: Page): Promise<void> {
  await choose(page, 'Математический анализ');
  await send(page).click();
  await expect(rows(page)).toHaveCount(1);
}

test('PA-06 study applications: show their state, price and term, the next step and the reason of a rejection', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.signIn(page, demo('student'), APPLICATIONS);
  await expect(page.getByRole('link', { name: 'Заявки на обучение подписать договор' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).nth(0)).toContainText(/-й\sсеместр.*не\sназначена.*Рассматривается.*уведомление/);
  await expect(rows(page).nth(1)).toContainText(/96,00\sруб\..*Подпишите договор.*Одобрена \d+\sноября/);
  await expect(rows(page).nth(2)).toContainText(/148,50\sруб\..*Договор подписан/);
  await expect(rows(page).nth(3)).toContainText(/Отклонена.*«/);
  await expect(rows(page).nth(4)).toContainText(/Бесплатно.*Обучение завершено/);
  await expect(rows(page).getByRole('button', { name: 'Подписать' })).toHaveCount(1);
  await expect(rows(page).getByRole('button', { name: 'Договор, .pdf' })).toHaveCount(3);
  await expectAccessible();
});

test('PA-06 PA-15 PA-18 study applications: submitted for failed or missing subjects, and listed first', async ({
  page,
  world,
  signIn,
}) => {
  const person = await world.person('student');
  await world.giveMarks(person);
  await signIn(person, APPLICATIONS);
  await expect(page.getByText('Заявок пока нет')).toBeVisible();
  await send(page).press('Enter');
  await expect(subject(page)).toBeFocused();
  await expect(subject(page)).toHaveAccessibleDescription(/Выберите предмет/);
  await choose(page, 'Математический анализ');
  await expect(page.locator('form')).toContainText(/Параллельное обучение.*изучить несданный предмет/);
  await send(page).click();
  await expect(page.getByText('Заявка отправлена.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/Математический анализ1-й\sсеместр, параллельное обучение/);
  await expect(page.getByRole('link', { name: /^Заявки на\sобучение 1\sв\sработе$/ })).toBeVisible();
  // The same subject cannot be applied for again; an academic difference can.
  await subject(page).click();
  await expect(page.getByRole('option').filter({ hasText: 'Математический анализ' })).toHaveCount(0);
  const lacking = page.getByRole('group', { name: 'Академическая разница' }).getByRole('option').first();
  const [name = ''] = (await lacking.textContent())?.split(', ') ?? [];
  await lacking.click();
  await expect(page.locator('form')).toContainText('изучить предмет, которого');
  await send(page).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText(name);
  await expect(rows(page).first()).toContainText('академическая разница');
});

test('PA-06 study applications: a line of the markbook opens its application; an unavailable one is reported', async ({
  page,
  world,
  signIn,
}) => {
  const person = await world.person('student');
  await world.giveMarks(person);
  await signIn(person, `${APPLICATIONS}?mark=1`);
  await expect(page.getByText(/По\sэтой строке зачётной книжки заявку подать нельзя/)).toBeVisible();
  const markbook = page.waitForResponse('**/api/v1/markbook');
  await page.goto(APPLICATIONS);
  const { markPages } = (await (await markbook).json()) as {
    markPages: Record<
      string,
      { marks: { mark: string; lmsEducationTerms: { idLmsEducationTerm: number }[] | null }[] }
    >;
  };
  const failed = markPages['1']?.marks.find(({ mark }) => mark === '3');
  await page.goto(`${APPLICATIONS}?mark=${failed?.lmsEducationTerms?.[0]?.idLmsEducationTerm}`);
  await expect(subject(page)).toHaveValue(/^Математический анализ, Экзамен, 1-й\sсеместр$/);
  await send(page).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(APPLICATIONS);
});

test('PA-06 PA-18 study applications: refusals and failures are reported, and keep the selection', async ({
  page,
  world,
  signIn,
}) => {
  const person = await world.person('student');
  await world.giveMarks(person);
  await signIn(person, APPLICATIONS);
  await choose(page, 'Математический анализ');
  await page.reload();
  await expect(subject(page)).toHaveValue(/^Математический анализ/);
  world.fail({ path: `${CALLS}/parallel-study`, status: 500, times: 1 });
  await send(page).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Не удалось отправить заявку.' });
  await expect(failure).toBeVisible();
  await expect(subject(page)).toHaveValue(/^Математический анализ/);
  await failure.getByRole('button', { name: 'Повторить' }).click();
  await expect(rows(page)).toHaveCount(1);
  // Submits it on another device in the meantime, which this page does not show.
  await choose(page, 'Физическая культура');
  const other = await page.context().newPage();
  await other.goto(APPLICATIONS);
  await choose(other, 'Физическая культура');
  await send(other).click();
  await expect(rows(other)).toHaveCount(2);
  await other.close();
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Заявка по этому предмету уже отправлена.');
});

test('PA-06 PA-18 study applications: each part reports its own failure to load, and the rest is shown', async ({
  page,
  world,
  signIn,
}) => {
  world.fail({ path: '/api/v1/markbook', status: 500 });
  world.fail({ path: `${CALLS}/application-history`, status: 500 });
  await signIn('student', APPLICATIONS);
  const failures = page.getByRole('alert').filter({ hasText: 'Не удалось подключиться к серверу.' });
  await expect(failures).toHaveCount(2);
  world.mend();
  await failures.first().getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText(/Подавать заявку не\sна\sчто/)).toBeVisible();
  await failures.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText('Заявок пока нет')).toBeVisible();
});

/** Signs in a student whose application was granted, and opens the page with the contract. */
async function withContract(page: Page, world: World): Promise<Person> {
  const person = await world.person('student');
  await world.giveMarks(person);
  await world.signIn(page, person, APPLICATIONS);
  await apply(page);
  await world.offerContracts(person, 120);
  await page.reload();
  await expect(rows(page)).toContainText(/120,00\sруб\..*Подпишите договор/);
  return person;
}

test('PA-06 PA-15 PA-18 HLP-07 study applications: a contract is read, signed by keyboard, and downloaded with the signature', async ({
  page,
  world,
  expectAccessible,
}) => {
  await withContract(page, world);
  const fetched = page.waitForResponse((response) => response.url().includes(`${CALLS}/download-document`));
  await rows(page).getByRole('button', { name: 'Подписать' }).press('Enter');
  expect((await (await fetched).body()).subarray(0, 5).toString()).toBe('%PDF-');
  const link = dialog(page).getByRole('link', { name: 'Прочитать договор' });
  await expect(link).toHaveAttribute('href', /^blob:/);
  // The browser requests the PDF, whether the new tab shows it or downloads it.
  const address = await link.getAttribute('href');
  const opened = page.waitForEvent('popup');
  const requested = page.context().waitForEvent('request', (request) => request.url() === address);
  await link.click();
  await Promise.all([opened, requested]);
  await expect(dialog(page)).toContainText(/Математический анализ.*120,00\sруб\./);
  await signing(page).press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('Поставьте подпись');
  await byName(page).press('Enter');
  await expect(dialog(page).getByText('Подпись поставлена')).toBeVisible();
  await expectAccessible();
  world.fail({ path: `${CALLS}/sign-an-agreement`, status: 500, times: 1 });
  await signing(page).press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('Не удалось подписать договор.');
  await expect(dialog(page).getByText('Подпись поставлена')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Повторить' }).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Договор подписан.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Мои заявки' })).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/Договор подписан20\sноября/);
  world.fail({ path: `${CALLS}/download-document-by-app-id`, status: 500, times: 1 });
  const download = rows(page).getByRole('button', { name: 'Договор, .pdf' });
  await download.click();
  await expect(rows(page).getByRole('alert')).toContainText('Не удалось скачать договор.');
  const came = page.waitForEvent('download');
  await rows(page).getByRole('button', { name: 'Повторить' }).click();
  expect((await came).suggestedFilename()).toBe('contract.pdf');
});

test('PA-06 study applications: a signature is drawn with the mouse; closing the dialog restores the focus', async ({
  page,
  world,
}) => {
  await withContract(page, world);
  const button = rows(page).getByRole('button', { name: 'Подписать' });
  await button.click();
  await expect(dialog(page).getByRole('link', { name: 'Прочитать договор' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  const box = await boxOf(dialog(page).locator('canvas'));
  await page.mouse.move(box.x + 20, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, box.y + 20, { steps: 5 });
  await page.mouse.move(box.x + 160, box.y + 80, { steps: 5 });
  await page.mouse.up();
  await expect(dialog(page).getByText('Подпись поставлена')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Стереть' }).click();
  await expect(dialog(page).getByText('Подписи ещё нет')).toBeVisible();
  await byName(page).click();
  await signing(page).click();
  await expect(rows(page)).toContainText('Договор подписан');
});

test('study applications: an administrator impersonating the student can read the contract, but not sign it', async ({
  page,
  world,
}) => {
  await impersonate(page, await withContract(page, world));
  await page.goto(APPLICATIONS);
  await expect(rows(page).getByRole('button', { name: 'Договор, .pdf' })).toBeVisible();
  await expect(rows(page).getByRole('button', { name: 'Подписать' })).toHaveCount(0);
});

test('study applications: a contract that fails to load cannot be signed', async ({ page, world }) => {
  await withContract(page, world);
  world.fail({ path: `${CALLS}/download-document-by-app-id`, status: 500 });
  await rows(page).getByRole('button', { name: 'Подписать' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Не удалось скачать договор.');
  await expect(signing(page)).toBeDisabled();
  world.mend();
  await dialog(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(dialog(page).getByRole('link', { name: 'Прочитать договор' })).toBeVisible();
  await expect(signing(page)).toBeEnabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('PA-06 study applications: the contract is read and signed on a phone', async ({
    page,
    world,
    expectAccessible,
  }) => {
    const person = await world.person('student');
    await world.giveMarks(person);
    await world.signIn(page, person, APPLICATIONS);
    await page.getByRole('button', { name: 'Подать заявку' }).click();
    await apply(page);
    await world.offerContracts(person, null);
    await page.reload();
    await rows(page).getByRole('button', { name: 'Подписать' }).click();
    await expect(dialog(page)).toContainText('Бесплатно');
    await byName(page).click();
    await expect(dialog(page).getByRole('link', { name: 'Прочитать договор' })).toBeVisible();
    await expectAccessible();
    await signing(page).click();
    await expect(rows(page)).toContainText('Договор подписан');
    await expectToFit(page);
    await expectAccessible();
  });
});
