import type { Locator, Page } from '@playwright/test';
import { boxOf, expectToFit } from '../support/effects.ts';
import { expect, test } from '../support/test.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Сообщить об ошибке' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Сообщение об ошибке' });
const description = (page: Page) =>
  dialog(page).getByRole('textbox', { name: 'Что вы делали и что случилось' });
const email = (page: Page) => dialog(page).getByRole('textbox', { name: 'Почта для ответа' });
const picture = (page: Page) => dialog(page).getByRole('application', { name: 'Снимок страницы: правка' });
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Отправить' });

/** Maximum contrast of a single colour in a JPEG. */
const ONE_COLOUR = 40;

/**
 * Returns the contrast within an area of a JPEG, from 0 to 255; coordinates as fractions of its sides. JPEG compression
 * changes a single colour slightly, whereas text differs strongly from its background.
 */
const contrastIn = (page: Page, bytes: Uint8Array, [left, top, right, bottom]: readonly number[]) =>
  page.evaluate(
    async ({ base64, area }) => {
      const image = new Image();
      image.src = `data:image/jpeg;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const [x = 0, y = 0, toX = 0, toY = 0] = area;
      const { data } = context?.getImageData(
        x * image.width,
        y * image.height,
        (toX - x) * image.width,
        (toY - y) * image.height,
      ) ?? { data: [] };
      const reds = [...data].filter((_, index) => index % 4 === 0);
      const sorted = reds.toSorted((one, other) => one - other);
      return (sorted.at(-1) ?? 255) - (sorted[0] ?? 0);
    },
    { base64: Buffer.from(bytes).toString('base64'), area: [left, top, right, bottom] },
  );

/** Returns the area of an element's text in the window, as fractions of its sides. */
const partOf = (place: Locator): Promise<readonly number[]> =>
  place.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    return [left / innerWidth, top / innerHeight, right / innerWidth, bottom / innerHeight];
  });

test.describe('on a phone, signed out', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('PUB-08 SH-02 bug report: is sent from the header with a screenshot and the facts', async ({
    page,
    world,
    expectAccessible,
  }) => {
    await page.goto('/schedule/428501');
    await button(page).tap();
    await expect.poll(() => dialog(page).boundingBox()).toMatchObject({ x: 0, width: 360, height: 740 });
    const facts = dialog(page).getByRole('table', { name: 'Что ещё увидит поддержка' });
    await expect(facts.getByRole('row', { name: /^Страница / })).toContainText('/schedule/428501');
    await expect(facts.getByRole('row', { name: /^Окно / })).toContainText('360\u00a0×\u00a0740');
    await expectAccessible();
    await description(page).fill('Нет второй подгруппы');
    await dialog(page).getByRole('combobox', { name: 'О чём сообщение' }).selectOption('Печать');
    await dialog(page).getByRole('combobox', { name: 'Точнее' }).selectOption('Ремонт принтера');
    await email(page).fill('phone@example.by');
    await send(page).tap();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('Если поддержка ответит, ответ придёт на phone@example.by.')).toBeVisible();
    const [report] = await world.reportsFrom('phone@example.by');
    expect(report?.subject).toBe('Семестр: Нет второй подгруппы');
    expect(report?.text).toContain('Раздел: [Print] Печать Ремонт принтера');
    expect(report?.text).toContain(`Страница: ${world.url}/schedule/428501\n`);
    expect(report?.text).toMatch(/Браузер: Mozilla.*Chrome/);
    expect(report?.text).toContain('Окно: 360 × 740, плотность 1; Язык: ru; Тема: light');
    expect(report?.files.map(({ name, type }) => [name, type])).toEqual([['screenshot.jpg', 'image/jpeg']]);
    // The screenshot has text and lines, not a single colour.
    const [file] = report?.files ?? [];
    expect(await contrastIn(page, file?.bytes ?? new Uint8Array(), [0, 0, 1, 1])).toBeGreaterThan(150);
  });

  test('PUB-08 SH-02 bug report: the button is large enough for touch, and not on the support page', async ({
    page,
  }) => {
    await page.goto('/departments');
    await expect.poll(() => button(page).boundingBox()).toMatchObject({ width: 44, height: 44 });
    await expectToFit(page);
    await page.goto('/support');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Поддержка');
    await expect(button(page)).toHaveCount(0);
  });

  test('PUB-08 bug report: two taps hide the area between them', async ({ page, world }) => {
    await page.goto('/phones');
    await button(page).tap();
    const { width, height } = await boxOf(picture(page));
    await picture(page).tap({ position: { x: 2, y: 2 } });
    await expect(dialog(page).getByText('Первый угол отмечен.')).toBeVisible();
    await picture(page).tap({ position: { x: width - 2, y: height / 2 } });
    await expect(dialog(page).getByText('На снимке 1 пометка.')).toBeVisible();
    await description(page).fill('Нет телефона');
    await email(page).fill('taps@example.by');
    await send(page).tap();
    await expect(dialog(page)).toBeHidden();
    const [report] = await world.reportsFrom('taps@example.by');
    const bytes = report?.files[0]?.bytes ?? new Uint8Array();
    expect(await contrastIn(page, bytes, [0.1, 0.05, 0.9, 0.2])).toBeLessThan(ONE_COLOUR);
  });
});

test('PUB-08 bug report: the screenshot contains no personal data: names, contacts, input', async ({
  page,
  world,
  signIn,
}) => {
  const person = await signIn('student', '/personal-account/profile');
  const main = page.getByRole('main');
  const search = page.getByRole('combobox', { name: 'Группа, человек, аудитория' });
  await search.fill('тайна');
  const personal = [
    main.getByText(`${person.lastName} Пётр Ильич`).first(),
    main.getByText(person.email),
    main.getByText(person.username),
    page.getByRole('button', { name: /^Меню пользователя/ }).getByText(person.lastName),
  ];
  // Waits for content that loads last and shifts the content below.
  for (const one of personal) await expect(one).toBeVisible();
  await expect(page.getByRole('status', { name: 'Загрузка' })).toHaveCount(0);
  const places = await Promise.all(personal.map(partOf));
  const { x, y, width, height } = await boxOf(search);
  const { width: wide = 1, height: high = 1 } = page.viewportSize() ?? {};
  places.push([x / wide, y / high, (x + width) / wide, (y + height) / high]);
  await button(page).click();
  await expect(email(page)).toHaveValue(person.email);
  await description(page).fill('Неверная дата рождения');
  await send(page).click();
  await expect(dialog(page)).toBeHidden();
  const [report] = await world.reportsFrom(person.email);
  const bytes = report?.files[0]?.bytes ?? new Uint8Array();
  // No text shows through the bars; their labels at the left are excluded.
  for (const [left = 0, top = 0, right = 0, bottom = 0] of places)
    expect(await contrastIn(page, bytes, [left + 50 / wide, top, right, bottom])).toBeLessThan(ONE_COLOUR);
});

test('PUB-08 bug report: hides and draws with the mouse and by keyboard, and undoes it', async ({
  page,
  world,
}) => {
  await page.goto('/calendar');
  await button(page).focus();
  await page.keyboard.press('Enter');
  const { x, y, width, height } = await boxOf(picture(page));
  await page.mouse.move(x + width * 0.4, y + height * 0.05);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.2, y + height * 0.4);
  // A stroke that ends outside the dialog does not close it.
  await page.mouse.move(20, y + height * 0.4);
  await page.mouse.up();
  const marks = dialog(page).getByRole('status').filter({ hasText: 'На снимке' });
  await expect(marks).toHaveText('На снимке 1 пометка.');
  await picture(page).focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(marks).toHaveText('На снимке 2 пометки.');
  await dialog(page).getByRole('button', { name: 'Рисовать' }).click();
  await page.mouse.move(x + width * 0.6, y + height * 0.2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.9, y + height * 0.2);
  await page.mouse.up();
  await expect(marks).toHaveText('На снимке 3 пометки.');
  await dialog(page).getByRole('button', { name: 'Отменить' }).click();
  await expect(marks).toHaveText('На снимке 2 пометки.');
  await description(page).fill('Не та неделя');
  await email(page).fill('mouse@example.by');
  await send(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  const [report] = await world.reportsFrom('mouse@example.by');
  const bytes = report?.files[0]?.bytes ?? new Uint8Array();
  expect(await contrastIn(page, bytes, [0.1, 0.2, 0.35, 0.35])).toBeLessThan(ONE_COLOUR);
  expect(await contrastIn(page, bytes, [0.55, 0.6, 0.65, 0.7])).toBeLessThan(ONE_COLOUR);
});

test('PUB-08 bug report: contains the last failed call, can be sent without a screenshot or after failures', async ({
  page,
  world,
}) => {
  await page.goto('/schedule/i-obrazcov');
  world.fail({ path: '/api/v1/schedule', status: 500, times: 1 });
  await page.getByRole('table').getByRole('link', { name: '428501' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не загрузилась');
  await button(page).click();
  await expect(dialog(page).getByRole('row', { name: /^Последний сбой / })).toContainText(
    '500, GET /api/v1/schedule',
  );
  await dialog(page).getByRole('button', { name: 'Без снимка' }).click();
  await expect(dialog(page).getByText('Снимок не отправляется.')).toBeVisible();
  await send(page).click();
  await expect(description(page)).toBeFocused();
  await expect(description(page)).toHaveAccessibleDescription(/Заполните это поле/);
  await description(page).fill('Не открывается');
  await email(page).fill('without@example.by');
  for (const [status, sentence] of [
    [413, 'Слишком большой файл.'],
    [429, 'Слишком много запросов. Подождите немного и повторите.'],
    [500, 'Не удалось отправить сообщение.'],
  ] as const) {
    world.fail({ path: '/api/v1/bug-report', status, times: 1 });
    await send(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText(sentence);
    await expect(description(page)).toHaveValue('Не открывается');
  }
  await dialog(page).getByRole('alert').getByRole('button', { name: 'Повторить' }).click();
  await expect(dialog(page)).toBeHidden();
  const [report, ...others] = await world.reportsFrom('without@example.by');
  expect(others).toEqual([]);
  expect(report?.text).toContain('Последний сбой: 500, GET /api/v1/schedule');
  expect(report?.files).toEqual([]);
});

test('PUB-08 bug report: works in English and in dark', async ({ page, choose, expectAccessible }) => {
  await choose({ language: 'en', theme: 'dark' });
  await page.goto('/phones');
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const report = page.getByRole('dialog', { name: 'Problem report' });
  await expect(report.getByRole('combobox', { name: 'Topic' })).toContainText('This portal');
  await expect(report).not.toContainText(/[А-яЁё]/);
  await expectAccessible();
});
