import type { Page } from '@playwright/test';
import { expect, type Person, test } from '../support/test.ts';
import type { World } from '../support/world.ts';

const desk = '/console/certificates';
const queue = (page: Page) => page.getByRole('region', { name: 'Очередь' });
const row = (page: Page, { lastName }: Person) =>
  queue(page).getByRole('link', { name: new RegExp(`${lastName} `) });
const pane = (page: Page) => page.getByRole('region', { name: /в\sполиклинику/i });
const body = { certificateType: 'обычная', provisionPlace: 'в поликлинику' };

/** Somebody new who has ordered a certificate. */
async function ordered(page: Page, world: World): Promise<Person> {
  const student = await world.person('student');
  const { username, password } = student;
  await page.request.post('/api/v1/auth/login', { data: { username, password } });
  const response = await page.request.post('/api/v1/certificate/register', {
    data: { certificateRequestDto: body, certificateCount: 1 },
  });
  expect(response.ok()).toBe(true);
  return student;
}

test('the oldest request waits at the top, and a state narrows the queue', async ({ page, signIn }) => {
  await signIn('admin', desk);
  await expect(page.getByRole('button', { name: 'В работе' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^\d+ жд\S+ решения$/)).toBeVisible();
  await expect(queue(page).getByRole('link').first()).toContainText(/\d+ д(?:ень|ня|ней)/);
  await expect(queue(page).locator('a[aria-current]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Отказано' }).click();
  await expect(page.getByText(/^найдено: \d+$/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Решение' })).toHaveCount(0);
});

test('a certificate is ready with its number, and the next request opens', async ({
  page,
  world,
  signIn,
}) => {
  const student = await ordered(page, world);
  const next = await ordered(page, world);
  await signIn('admin', desk);
  await row(page, student).click();
  await expect(page).toHaveURL(/\/certificates\/\d+/);
  await expect(pane(page)).toContainText(student.lastName);
  await page.getByRole('spinbutton', { name: 'Номер справки' }).fill('417');
  await page.getByLabel('Дата выдачи').fill('2026-11-23');
  await page.getByRole('button', { name: 'Справка готова' }).click();
  await expect(row(page, student)).toHaveCount(0);
  await expect(row(page, next)).toHaveAttribute('aria-current', 'true');
  await signIn(student);
  const own = await page.request.get('/api/v1/certificate');
  expect(await own.json()).toMatchObject([{ status: 1, number: 417 }]);
});

test('a refusal has a reason, which the student reads', async ({ page, world, signIn }) => {
  const student = await ordered(page, world);
  await signIn('admin', desk);
  await row(page, student).click();
  await expect(pane(page)).toContainText(student.lastName);
  await page.getByRole('button', { name: 'Отказать…' }).click();
  await page.getByRole('button', { name: 'Отказать', exact: true }).click();
  const reason = page.getByRole('textbox', { name: 'Причина отказа' });
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(/Заполните это поле/);
  await reason.fill('Справка уже выдана.');
  await page.keyboard.press('Enter');
  await expect(row(page, student)).toHaveCount(0);
  await signIn(student);
  const own = await page.request.get('/api/v1/certificate');
  expect(await own.json()).toMatchObject([{ status: 3, rejectionReason: 'Справка уже выдана.' }]);
});

test('the keyboard alone walks the queue, decides and refuses', async ({ page, world, signIn }) => {
  const first = await ordered(page, world);
  const second = await ordered(page, world);
  await signIn('admin', desk);
  await row(page, first).click();
  await expect(pane(page)).toContainText(first.lastName);
  await page.keyboard.press('j');
  await expect(row(page, second)).toHaveAttribute('aria-current', 'true');
  // The key counts, not the letter: this is K on a Russian keyboard.
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', bubbles: true })),
  );
  await expect(row(page, first)).toHaveAttribute('aria-current', 'true');
  await expect(pane(page)).toContainText(first.lastName);
  // Without its number and date a certificate is not ready: the key leads to what is missing.
  await page.keyboard.press('a');
  const number = page.getByRole('spinbutton', { name: 'Номер справки' });
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/Заполните это поле/);
  await page.keyboard.type('418');
  await page.getByLabel('Дата выдачи').fill('2026-11-23');
  await page.keyboard.press('Enter');
  await expect(row(page, first)).toHaveCount(0);
  await expect(pane(page)).toContainText(second.lastName);
  await page.keyboard.press('r');
  await page.keyboard.press('2');
  const reason = page.getByRole('textbox', { name: 'Причина отказа' });
  await expect(reason).toHaveValue(/Уточните/);
  // The focus comes a moment after the text.
  await expect(reason).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, second)).toHaveCount(0);
});

test('a request that somebody else decided meanwhile is shown as it is', async ({ page, world, signIn }) => {
  const student = await ordered(page, world);
  await signIn('admin', desk);
  // The queue has told what the pane shows at once: the request itself must have come before it changes.
  const answered = page.waitForResponse(/\/api\/v1\/admin\/certificates\/\d+$/);
  await row(page, student).click();
  await answered;
  await expect(pane(page)).toContainText(student.lastName);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const path = `/api/v1/admin/certificates/${id}`;
  const request = await (await page.request.get(path)).json();
  await page.request.put(path, { data: { ...request, state: 'rejected', rejectionReason: 'Нет.' } });
  await page.getByRole('spinbutton', { name: 'Номер справки' }).fill('419');
  await page.getByLabel('Дата выдачи').fill('2026-11-23');
  await page.keyboard.press('Enter');
  await expect(pane(page).getByRole('alert')).toContainText('уже изменили');
  await expect(pane(page)).toContainText('Отказано');
  await expect(page.getByRole('button', { name: 'Отказать…' })).toHaveCount(0);
});

test('on a narrow screen the request takes the place of the queue', async ({ page, world, signIn }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  const student = await ordered(page, world);
  await signIn('admin', desk);
  await expect(page.getByRole('group', { name: 'Решение' })).toBeHidden();
  await row(page, student).click();
  await expect(queue(page)).toBeHidden();
  await page.getByRole('link', { name: 'К очереди' }).click();
  await expect(row(page, student)).toBeVisible();
});

for (const theme of ['light', 'dark'] as const)
  for (const width of [1280, 360])
    test(`no fault at the desk: ${theme}, ${width} px`, async ({
      page,
      choose,
      expectAccessible,
      signIn,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await choose({ theme });
      await signIn('admin', desk);
      await queue(page).getByRole('link').first().click();
      await page.getByRole('group', { name: 'Решение' }).waitFor();
      await expectAccessible();
      await page.keyboard.press('r');
      await page.getByRole('textbox', { name: 'Причина отказа' }).waitFor();
      await expectAccessible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
