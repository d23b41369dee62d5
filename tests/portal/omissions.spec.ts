import type { Page } from '@playwright/test';
import { smallPdf } from '../../apps/server/test/small-pdf.ts';
import { expectToFit } from '../support/effects.ts';
import { demo, expect, test } from '../support/test.ts';

const OMISSIONS = '/personal-account/omissions';
const REQUESTS = '/api/v1/omissions-by-student-application';

const part = (page: Page, name: string) => page.getByRole('region', { name });
/** Requests in the list, excluding the files of an open form, which are list items too. */
const requests = (page: Page, name = 'Мои заявки') =>
  part(page, name)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(smallPdf) });

/** Creates a tiny valid image in the browser. */
async function photo(page: Page, name: string) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 40;
    canvas.height = 60;
    return canvas.toDataURL('image/jpeg');
  });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}

/** Opens the form and fills in these days, without a document. */
async function fill(page: Page, from: string, to: string): Promise<void> {
  // The previous form closes once its request is submitted.
  await expect(submit(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Подать заявку' }).click();
  await page.getByRole('combobox', { name: 'Вид документа' }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Первый день' }).fill(from);
  await page.getByRole('textbox', { name: 'Последний день' }).fill(to);
}

const attach = (page: Page, ...files: ReturnType<typeof pdf>[]) =>
  page.locator('input[type=file]').setInputFiles(files);

const submit = (page: Page) => page.locator('form').getByRole('button', { name: 'Подать заявку' });

test('PA-07 absences: shows hours by month and subject, excused and not, and the hours left before a warning', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.signIn(page, demo('student'), OMISSIONS);
  const warning = part(page, 'Без уважительной причины');
  await expect(warning).toContainText(/31\sчас из\s36/);
  await expect(warning).toContainText(/До\sпредупреждения деканата осталось 5\sчасов\./);
  const months = page.getByRole('table', { name: 'По месяцам' }).locator('tbody tr');
  await expect(months).toHaveText([/^Сентябрь18018$/, /^Октябрь60600$/, /^Ноябрь13013$/]);
  const subjects = page.getByRole('table', { name: 'По предметам' }).locator('tbody tr');
  await expect(subjects.first()).toHaveText('Военная подготовка23194');
  await expect(part(page, 'По предметам')).toContainText(/всего 91\sчас/);
  await warning.getByText(/Какие 18\sзанятий пропущены/).click();
  await expect(warning.getByRole('listitem')).toHaveCount(18);
  await expect(part(page, 'Уважительные причины')).toContainText(/3–8\sоктября.*Медицинская справка/);
  await expectAccessible();
});

test('PA-07 absences: requests show their state, the decision with date and reason, and their document', async ({
  page,
  world,
}) => {
  await world.signIn(page, demo('student'), OMISSIONS);
  await expect(requests(page)).toHaveCount(4);
  await expect(requests(page).nth(0)).toContainText('Рассматривается');
  await expect(requests(page).nth(0)).toContainText('о\u00a0решении придёт уведомление');
  await expect(requests(page).nth(1)).toContainText(/Принята\s30\sоктября/);
  const refused = requests(page).nth(2);
  await expect(refused).toContainText(/Отклонена 22\sоктября\..*«Справка не\sчитается/);
  const came = page.waitForEvent('download');
  await refused.getByRole('button', { name: 'Документ' }).click();
  expect((await came).suggestedFilename()).toBe('Справка.pdf');
  // Requests cannot be cancelled.
  await expect(page.getByRole('button', { name: /Отменить|Отозвать/ })).toHaveCount(0);
  await refused.getByRole('button', { name: 'Подать заново' }).click();
  await expect(page.getByRole('textbox', { name: 'Первый день' })).toHaveValue('19.10.2026');
  await expect(page.getByRole('textbox', { name: 'Последний день' })).toHaveValue('22.10.2026');
});

test('PA-07 PA-15 PA-18 absences: photos of several pages form one document, and the new request is first', async ({
  page,
  signIn,
}) => {
  await signIn('student', OMISSIONS);
  await expect(page.getByText('Заявок пока нет')).toBeVisible();
  await fill(page, '02.11.2026', '04.11.2026');
  await expect(submit(page)).toBeDisabled();
  await expect(page.getByText(/Один PDF или до\s5\sснимков страниц.*до\s9\sМБ/)).toBeVisible();
  await attach(page, await photo(page, 'первая.jpg'), await photo(page, 'вторая.jpg'));
  await expect(page.getByText(/Отозвать поданную заявку нельзя/)).toBeVisible();
  await submit(page).click();
  await expect(page.getByText('Заявка подана.')).toBeVisible();
  await expect(requests(page)).toHaveCount(1);
  await expect(requests(page).first()).toContainText(/2–4\sноября.*Рассматривается.*подана 20\sноября/);
  const came = page.waitForEvent('download');
  await requests(page).first().getByRole('button', { name: 'Документ' }).click();
  expect((await came).suggestedFilename()).toBe('первая.pdf');
  await fill(page, '5.11.2026', '05.11.2026');
  await attach(page, pdf('скан.pdf'));
  await submit(page).click();
  await expect(requests(page)).toHaveCount(2);
  await expect(requests(page).first()).toContainText(/5\sноября/);
});

test('PA-07 absences: invalid values are reported at their fields before submission', async ({
  page,
  signIn,
}) => {
  await signIn('student', OMISSIONS);
  await fill(page, '21.11.2026', '22.11.2026');
  await attach(page, pdf('скан.pdf'), await photo(page, 'снимок.jpg'));
  await expect(page.getByText('Приложите либо один PDF, либо снимки страниц')).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Убрать «снимок.jpg»' }).click();
  const kind = page.getByRole('combobox', { name: 'Вид документа' });
  await kind.selectOption('');
  await submit(page).click();
  await expect(kind).toHaveAccessibleDescription('Выберите вид документа');
  await kind.selectOption({ index: 1 });
  await submit(page).click();
  const first = page.getByRole('textbox', { name: 'Первый день' });
  await expect(first).toHaveAccessibleDescription(/День ещё не\sнаступил/);
  await expect(first).toBeFocused();
  await first.fill('20.11.2026');
  await page.getByRole('textbox', { name: 'Последний день' }).fill('19.11.2026');
  await submit(page).click();
  await expect(page.getByRole('textbox', { name: 'Последний день' })).toHaveAccessibleDescription(
    /Последний день раньше первого/,
  );
});

test('PA-18 absences: a refused request shows the reason, and one without a response is only created once', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('student', OMISSIONS);
  await fill(page, '02.11.2026', '04.11.2026');
  await attach(page, pdf('скан.pdf'));
  // The list is already loaded, so the path only fails for the form.
  await expect(page.getByText('Заявок пока нет')).toBeVisible();
  world.fail({ path: REQUESTS, status: 500, times: 1 });
  await submit(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Не удалось подать заявку.' });
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(requests(page)).toHaveCount(1);
  await fill(page, '04.11.2026', '05.11.2026');
  await attach(page, pdf('скан.pdf'));
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Заявка на эти дни уже подана и ещё рассматривается.');
});

test('PA-07 absences: a student without absences sees an empty state in each part', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('student', OMISSIONS);
  await expect(part(page, 'Без уважительной причины')).toContainText(/0\sчасов из\s36/);
  for (const words of ['Пропусков нет', 'Заявок пока нет', 'Учтённых причин нет'])
    await expect(page.getByText(words)).toBeVisible();
  await expect(part(page, 'По предметам')).toHaveCount(0);
  await expectAccessible();
});

test('PA-07 PA-18 absences: each part that fails to load reports it and is retried separately', async ({
  page,
  world,
}) => {
  const parts = [
    ['/api/v1/disrespectful-omissions-by-student', 'Без уважительной причины', /31\sчас/],
    ['/api/v1/omission-count-by-student-for-semester', 'По месяцам', 'Октябрь'],
    ['/api/v1/omissions-by-student/by-subject', 'По предметам', 'Базы данных'],
    ['/api/v1/omissions-by-student', 'Уважительные причины', 'Медицинская справка'],
    [REQUESTS, 'Мои заявки', 'Рассматривается'],
  ] as const;
  for (const [path] of parts) world.fail({ path, status: 500, times: 1 });
  await world.signIn(page, demo('student'), OMISSIONS);
  await expect(page.getByRole('alert')).toHaveCount(parts.length);
  for (const [index, [, name, comes]] of parts.entries()) {
    const alert = part(page, name).getByRole('alert');
    await expect(alert).toContainText('Не удалось подключиться к серверу.');
    await alert.getByRole('button', { name: 'Повторить' }).click();
    await expect(part(page, name)).toContainText(comes);
    await expect(page.getByRole('alert')).toHaveCount(parts.length - 1 - index);
  }
});

test('PA-18 absences: a failure to load a document is reported next to it', async ({ page, world }) => {
  await world.signIn(page, demo('student'), OMISSIONS);
  world.fail({ path: /\/document$/, status: 500, times: 1 });
  await requests(page).first().getByRole('button', { name: 'Документ' }).click();
  const alert = requests(page).first().getByRole('alert');
  await expect(alert).toContainText('Не удалось скачать файл.');
  const came = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Повторить' }).click();
  expect((await came).suggestedFilename()).toBe('Справка.pdf');
});

test("PA-18 absences: failures have the catalogue's message in English", async ({ page, world, choose }) => {
  await choose({ language: 'en' });
  world.fail({ path: '/api/v1/omissions-by-student/by-subject', status: 500 });
  await world.signIn(page, demo('student'), OMISSIONS);
  await expect(part(page, 'By subject').getByRole('alert')).toContainText('Failed to connect to the server.');
  world.fail({ path: /\/document$/, status: 500 });
  const first = requests(page, 'My requests').first();
  await first.getByRole('button', { name: 'Document' }).click();
  await expect(first.getByRole('alert')).toContainText('Failed to download the file.');
  await page.getByRole('button', { name: 'Submit a request' }).click();
  await page.getByRole('combobox', { name: 'Kind of document' }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'First day' }).fill('02.09.2026');
  await page.getByRole('textbox', { name: 'Last day' }).fill('02.09.2026');
  await attach(page, pdf('scan.pdf'));
  world.fail({ path: REQUESTS, status: 500 });
  await page.getByRole('button', { name: 'Submit the request' }).click();
  await expect(page.locator('form').getByRole('alert')).toContainText('Failed to submit an application.');
});

test.describe('on a phone, in English, in dark', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('PA-07 PA-18 absences: everything fits a phone, and a request is submitted', async ({
    page,
    signIn,
    choose,
    expectAccessible,
  }) => {
    await choose({ language: 'en', theme: 'dark' });
    await signIn('student', OMISSIONS);
    await page.getByRole('button', { name: 'Submit a request' }).click();
    await page.getByRole('combobox', { name: 'Kind of document' }).selectOption({ index: 1 });
    await page.getByRole('textbox', { name: 'First day' }).fill('02.11.2026');
    await page.getByRole('textbox', { name: 'Last day' }).fill('04.11.2026');
    await attach(page, pdf('scan.pdf'));
    await expectAccessible();
    await page.getByRole('button', { name: 'Submit the request' }).click();
    await expect(page.getByText('Request submitted.')).toBeVisible();
    await expect(requests(page, 'My requests')).toContainText(/2–4\sNovember/);
    await expectToFit(page);
    await expectAccessible();
  });
});
