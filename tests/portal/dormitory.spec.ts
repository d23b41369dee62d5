import { resources } from '@semestr/api/contract';
import type { Page } from '@playwright/test';
import { smallPdf } from '../../apps/server/test/small-pdf.ts';
import { expectToFit } from '../support/effects.ts';
import { signInElsewhere } from '../support/elsewhere.ts';
import { demo, expect, test } from '../support/test.ts';
import type { World } from '../support/world.ts';

const DORMITORY = '/personal-account/dormitory';
const LIST = '/api/v1/dormitory-queue-application';

const part = (page: Page, name: string) => page.getByRole('region', { name });
/** Applications in the list, excluding the file of an open form, which is a list item too. */
const applications = (page: Page, name = 'Мои заявки') =>
  part(page, name)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const form = (page: Page) => page.locator('form');
const apply = (page: Page) => part(page, 'Мои заявки').getByRole('button', { name: 'Подать заявку' });

const pdf = { name: 'скан.pdf', mimeType: 'application/pdf', buffer: Buffer.from(smallPdf) };

/** Creates a tiny valid image in the browser. */
async function photo(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 40;
    canvas.height = 60;
    return canvas.toDataURL('image/jpeg');
  });
  return {
    name: 'снимок.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(url.split(',')[1] ?? '', 'base64'),
  };
}

/** Decides the newest application as an administrator. */
async function decide(world: World, decision: { state: string; room?: string; rejectionReason?: string }) {
  const admin = await signInElsewhere(world, demo('admin'));
  const { path } = resources.dormitoryApplications.list;
  const params = { sort: '["id","DESC"]', range: '[0,0]' };
  const [one] = (await (await admin.get(path, { params })).json()) as [{ id: number; version: number }];
  const data = { version: one.version, ...decision };
  expect((await admin.put(`${path}/${one.id}`, { data })).ok()).toBe(true);
  await admin.dispose();
}

test('PA-09 dormitory: shows the queue position with its history, and the outcome of each application', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.signIn(page, demo('student'), DORMITORY);
  const queue = part(page, 'Очередь');
  await expect(queue).toContainText(/\d+-е\sместо\sв\sочереди на\sкомнату/);
  await expect(queue).toContainText(
    /С\s\d+\s\S+ очередь подвинулась на\s\d+\sмест[оа]?: вы\sбыли на\s\d+-м\./,
  );
  await queue.locator('summary').click();
  const steps = queue.getByRole('table').locator('tbody tr');
  await expect(steps.first()).toHaveText(/^\d+\s\S+\s?\d+ближе на\s\d+$/);
  await expect(applications(page)).toContainText([
    /В\sочередиподана \d+\s\S+ · приложен \d+\.pdf.*Документы приняты \d+\s\S+\. Когда подойдёт очередь/,
    /Вы\sвыселены.*2025 · без документа.*Комната \S+ Общ\.\d, до\s\d+\s\S+\.Заявка, \.xlsx$/,
    /Отклонена.*2025 · без документа.*Отклонена \d+\s\S+\s2025\. «Нет справки о\sсоставе семьи\.»/,
  ]);
  // Another application cannot be submitted while one is in the queue.
  await expect(apply(page)).toHaveCount(0);
  await expect(page.getByText('подайте новую заявку')).toHaveCount(0);
  await expect(part(page, 'Льготы').getByRole('row').last()).toHaveText(
    /^Члены многодетных семейВ\sпервую очередь.*2026$/,
  );
  await expect(part(page, 'Премии и взыскания').getByRole('listitem')).toContainText([
    /Премия/,
    /Взыскание снято/,
  ]);
  await expect(part(page, 'Премии и взыскания')).toContainText(/Приказ №\s\d+-с от\s\d\d\.\d\d\.20\d\d/);
  await expectAccessible();
});

test('PA-09 HLP-07 dormitory: an application is downloaded as a workbook, its document as uploaded', async ({
  page,
  world,
}) => {
  await world.signIn(page, demo('student'), DORMITORY);
  const first = applications(page).first();
  let came = page.waitForEvent('download');
  await first.getByRole('button', { name: 'Заявка, .xlsx' }).click();
  expect((await came).suggestedFilename()).toBe('application.xlsx');
  await expect(first.getByRole('status').filter({ hasText: 'application.xlsx' })).toBeVisible();
  came = page.waitForEvent('download');
  await first.getByRole('button', { name: 'Документ', exact: true }).click();
  expect((await came).suggestedFilename()).toMatch(/^\d+\.pdf$/);
});

test('PA-09 dormitory: a resident sees their room and since when', async ({ page, world }) => {
  await world.signIn(page, demo('headman'), DORMITORY);
  await expect(applications(page).first()).toContainText(
    /Вы\sзаселены.*Комната \d+-[аб], Общ\.\d, с\s\d+\s\S+\./,
  );
  await expect(part(page, 'Очередь')).toHaveCount(0);
  await expect(apply(page)).toHaveCount(0);
  await expect(part(page, 'Льготы')).toContainText('Льгот не\u00a0записано');
});

test('PA-09 PA-15 PA-18 dormitory: an application is submitted, its document attached and replaced, by keyboard', async ({
  page,
  signIn,
}) => {
  await signIn('student', DORMITORY);
  await expect(page.getByText('Заявок пока нет')).toBeVisible();
  await apply(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Мои заявки' })).toBeFocused();
  await expect(form(page)).toContainText(/Необязательно: PDF или снимок, JPEG или PNG, до\s4,8\sМБ/);
  await expect(form(page)).toContainText('О\u00a0каждом шаге придёт уведомление.');
  await form(page).getByRole('button', { name: 'Подать заявку' }).press('Enter');
  await expect(page.getByText('Заявка подана.')).toBeVisible();
  const only = applications(page);
  await expect(only).toHaveText(/Рассматриваетсяподана 20\sноября · без документаДокументы проверят/);
  await expect(form(page)).toHaveCount(0);

  await only.getByRole('button', { name: 'Приложить документ' }).press('Enter');
  await expect(form(page).getByRole('button', { name: 'Приложить' })).toBeDisabled();
  await page.locator('input[type=file]').setInputFiles(await photo(page));
  await form(page).getByRole('button', { name: 'Приложить' }).press('Enter');
  await expect(page.getByText('Заявка изменена.')).toBeVisible();
  await expect(only).toContainText(/приложен \d+\.jpg/);

  await only.getByRole('button', { name: 'Заменить документ' }).press('Enter');
  await expect(form(page)).toContainText(/Сейчас приложен \d+\.jpg/);
  await page.locator('input[type=file]').setInputFiles(pdf);
  await form(page).getByRole('button', { name: 'Заменить' }).press('Enter');
  await expect(only).toContainText(/приложен \d+\.pdf/);
  await expect(applications(page)).toHaveCount(1);
});

test('PA-09 PA-15 dormitory: a decision updates an application in place, and another one is listed above it', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('student', DORMITORY);
  const created = page.waitForResponse(`${LIST}/create`);
  await apply(page).click();
  await page.locator('input[type=file]').setInputFiles(pdf);
  await form(page).getByRole('button', { name: 'Подать заявку' }).click();
  await created;
  await expect(applications(page)).toHaveCount(1);
  await decide(world, { state: 'accepted' });
  await page.reload();
  await expect(part(page, 'Очередь')).toContainText(/Место не\sменялось с\s20\sноября\./);
  await expect(applications(page).getByRole('button', { name: 'Заменить документ' })).toHaveCount(0);
  await decide(world, { state: 'settling', room: '1211-а, Общ.4' });
  await page.reload();
  await expect(applications(page)).toContainText(/Можно заселяться.*Вам назначена комната 1211-а, Общ\.4\./);
  await expect(part(page, 'Очередь')).toHaveCount(0);
  await decide(world, { state: 'rejected', rejectionReason: 'Комнату заняли раньше.' });
  // The notification of the decision links to the page.
  await page.goto('/personal-account/notifications');
  await page.getByRole('link', { name: 'Общежитие' }).last().click();
  await expect(applications(page)).toContainText(
    /Отклонена 20\sноября\. «Комнату заняли раньше\.» Если комната нужна, подайте новую заявку\./,
  );
  await apply(page).click();
  await form(page).getByRole('button', { name: 'Подать заявку' }).click();
  await expect(applications(page)).toHaveCount(2);
  await expect(applications(page).first()).toContainText('Рассматривается');
  await expect(applications(page).nth(1)).toContainText('Отклонена');
});

test('PA-18 dormitory: an application submitted elsewhere, or decided in the meantime, is reported and shown', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('student', DORMITORY);
  await apply(page).click();
  await expect(form(page)).toBeVisible();
  expect((await page.request.post(`${LIST}/create`)).ok()).toBe(true);
  await form(page).getByRole('button', { name: 'Подать заявку' }).click();
  await expect(form(page).getByRole('alert')).toContainText('Заявка на общежитие уже подана.');
  await expect(applications(page)).toHaveCount(1);
  await page.goto(DORMITORY);
  await applications(page).getByRole('button', { name: 'Приложить документ' }).click();
  await page.locator('input[type=file]').setInputFiles(pdf);
  await decide(world, { state: 'accepted' });
  await form(page).getByRole('button', { name: 'Приложить' }).click();
  await expect(form(page).getByRole('alert')).toContainText('Заявку уже нельзя изменить: её рассмотрели.');
  await expect(applications(page)).toContainText('Документы приняты 20\u00a0ноября');
});

for (const [language, words] of [
  [
    'ru',
    {
      mine: 'Мои заявки',
      apply: 'Подать заявку',
      submit: 'Подать заявку',
      retry: 'Повторить',
      exchange: 'Приложить документ',
      attach: 'Приложить',
      workbook: 'Заявка, .xlsx',
      notSubmitted: 'Не удалось подать заявку.',
      notChanged: 'Не удалось изменить заявку.',
      notDownloaded: 'Не удалось скачать заявку.',
      submitted: 'Заявка подана.',
      changed: 'Заявка изменена.',
    },
  ],
  [
    'en',
    {
      mine: 'My applications',
      apply: 'Submit an application',
      submit: 'Submit the application',
      retry: 'Try again',
      exchange: 'Attach a document',
      attach: 'Attach',
      workbook: 'Application, .xlsx',
      notSubmitted: 'Failed to submit an application.',
      notChanged: 'Failed to change the application.',
      notDownloaded: 'Failed to download the application.',
      submitted: 'Application submitted.',
      changed: 'Application changed.',
    },
  ],
] as const)
  test(`PA-09 PA-18 dormitory: failures have the catalogue's message, and a retry succeeds, in ${language}`, async ({
    page,
    signIn,
    world,
    choose,
  }) => {
    await choose({ language });
    await signIn('student', DORMITORY);
    world.fail({ path: `${LIST}/create`, status: 500, times: 1 });
    await page.getByRole('button', { name: words.apply }).click();
    await form(page).getByRole('button', { name: words.submit }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(words.notSubmitted);
    await alert.getByRole('button', { name: words.retry }).click();
    await expect(page.getByText(words.submitted)).toBeVisible();
    const only = applications(page, words.mine);
    await expect(only).toHaveCount(1);

    world.fail({ path: /\/download-excel/, status: 500, times: 1 });
    await only.getByRole('button', { name: words.workbook }).click();
    await expect(only.getByRole('alert')).toContainText(words.notDownloaded);
    const came = page.waitForEvent('download');
    await only.getByRole('button', { name: words.retry }).click();
    expect((await came).suggestedFilename()).toBe('application.xlsx');

    world.fail({ path: `${LIST}/update`, status: 500, times: 1 });
    await only.getByRole('button', { name: words.exchange }).click();
    await page.locator('input[type=file]').setInputFiles(pdf);
    await form(page).getByRole('button', { name: words.attach, exact: true }).click();
    await expect(form(page).getByRole('alert')).toContainText(words.notChanged);
    await form(page).getByRole('button', { name: words.retry }).click();
    await expect(page.getByText(words.changed)).toBeVisible();
  });

test('PA-09 PA-18 dormitory: each part that fails to load reports it and is retried separately', async ({
  page,
  world,
  expectAccessible,
}) => {
  const parts = [
    [LIST, 'Мои заявки', /В\sочереди/],
    [`${LIST}/privileges`, 'Льготы', 'Члены многодетных семей'],
    [`${LIST}/premium-penalty`, 'Премии и взыскания', 'Шум после 23:00'],
  ] as const;
  for (const [path] of parts) world.fail({ path, status: 500, times: 1 });
  await world.signIn(page, demo('student'), DORMITORY);
  await expect(page.getByRole('alert')).toHaveCount(parts.length);
  await expectAccessible();
  for (const [index, [, name, comes]] of parts.entries()) {
    const alert = part(page, name).getByRole('alert');
    await expect(alert).toContainText('Не удалось подключиться к серверу.');
    await alert.getByRole('button', { name: 'Повторить' }).click();
    await expect(part(page, name)).toContainText(comes);
    await expect(page.getByRole('alert')).toHaveCount(parts.length - 1 - index);
  }
});

test.describe('on a phone, in English, in dark', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('PA-09 PA-18 dormitory: everything fits a phone, and an application is submitted', async ({
    page,
    signIn,
    choose,
    expectAccessible,
  }) => {
    await choose({ language: 'en', theme: 'dark' });
    await signIn('student', DORMITORY);
    for (const words of [
      'There are no applications yet',
      'No privileges are on record',
      'No awards or penalties',
    ])
      await expect(page.getByText(words)).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Submit an application' }).click();
    await page.locator('input[type=file]').setInputFiles(pdf);
    await expect(form(page)).toContainText('скан.pdf');
    await expectAccessible();
    await form(page).getByRole('button', { name: 'Submit the application' }).click();
    await expect(page.getByText('Application submitted.')).toBeVisible();
    await expect(applications(page, 'My applications')).toContainText(/submitted on 20\sNovember/);
    await expectToFit(page);
    await expectAccessible();
  });
});
