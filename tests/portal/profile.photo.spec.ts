import type { Page } from '@playwright/test';
import { boxOf, expectToFit } from '../support/effects.ts';
import { expect, test } from '../support/test.ts';

const PROFILE = '/personal-account/profile';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Какая часть фото видна' });
const stage = (page: Page) => dialog(page).getByRole('application');
const slider = (page: Page, name: string) => dialog(page).getByRole('slider', { name });
const own = (page: Page) => page.getByRole('region', { name: 'Личные данные' });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Сохранить фото' });
const choose = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').setInputFiles(files);

/** Creates a wide image whose left half is red and whose right half is blue. */
async function picture(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1600, 800];
    const context = canvas.getContext('2d');
    for (const [colour, x] of [
      ['red', 0],
      ['blue', 800],
    ] as const) {
      if (!context) continue;
      context.fillStyle = colour;
      context.fillRect(x, 0, 800, 800);
    }
    return canvas.toDataURL('image/png');
  });
  return {
    name: 'снимок.png',
    mimeType: 'image/png',
    buffer: Buffer.from(url.split(',')[1] ?? '', 'base64'),
  };
}

/** Returns the size of the stored photo, and the colour of its centre. */
const stored = (page: Page) =>
  own(page)
    .getByRole('img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const [red = 0, , blue = 0] =
        context?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [];
      return { ratio: canvas.width / canvas.height, colour: red > blue ? 'red' : 'blue' };
    });

test('PA-01 photo: a file that is not a photo is rejected with a message before it is sent', async ({
  page,
  signIn,
}) => {
  await signIn('student', PROFILE);
  const button = page.getByRole('button', { name: 'Загрузить фото' });
  await expect(button).toHaveAccessibleDescription(/JPEG, PNG или WebP до\s15\sМБ/);
  await choose(page, { name: 'резюме.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(own(page).getByRole('alert')).toHaveText(
    '«резюме.pdf» другого вида. Подойдёт: JPEG, PNG, WebP',
  );
  await choose(page, {
    name: 'огромный.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(15 * 1024 * 1024 + 1),
  });
  await expect(own(page).getByRole('alert')).toHaveText(
    /«огромный\.png» занимает 15\sМБ\. Выберите файл поменьше/,
  );
  await choose(page, { name: 'пустой.png', mimeType: 'image/png', buffer: Buffer.from('none') });
  await expect(own(page).getByRole('alert')).toHaveText(/Файл не\sоткрывается\. Выберите другое фото/);
  await expect(button).toHaveAccessibleDescription(/Файл не\sоткрывается/);
});

test('PA-01 PA-18 photo: is cropped by keyboard, saved, replaced and removed', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('student', PROFILE);
  await choose(page, await picture(page));
  await expect(stage(page)).toBeFocused();
  await expectAccessible();
  await expect(slider(page, 'Выше или ниже')).toBeDisabled();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
  await expect(slider(page, 'Левее или правее')).toHaveValue('0');
  await page.keyboard.press('+');
  await expect(slider(page, 'Размер')).toHaveValue('1.1');
  await page.keyboard.press('-');
  await expect(slider(page, 'Размер')).toHaveValue('1');
  await save(page).press('Enter');
  await expect(page.getByText('Фото обновлено.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => stored(page)).toEqual({ ratio: 0.75, colour: 'red' });
  await expect(page.getByRole('switch', { name: 'Показывать фото' })).toBeChecked();
  await expect(
    page.getByRole('region', { name: 'Так увидят другие' }).getByRole('img').first(),
  ).toBeVisible();

  await choose(page, await picture(page));
  await slider(page, 'Левее или правее').fill('1');
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => stored(page)).toEqual({ ratio: 0.75, colour: 'blue' });

  await page.getByRole('button', { name: 'Удалить фото' }).click();
  await page.getByRole('dialog', { name: 'Удалить фото?' }).getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Фото удалено.')).toBeVisible();
  await expect(own(page).getByRole('img')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Загрузить фото' })).toBeFocused();
});

test('PA-01 photo: is cropped with mouse and wheel, and hidden from others', async ({ page, signIn }) => {
  await signIn('student', PROFILE);
  await choose(page, await picture(page));
  const { x, y, width, height } = await boxOf(stage(page));
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - width, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(slider(page, 'Левее или правее')).toHaveValue('1');
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -400);
  await expect(slider(page, 'Размер')).toHaveValue('2');
  await expect(slider(page, 'Выше или ниже')).toBeEnabled();
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => stored(page)).toEqual({ ratio: 0.75, colour: 'blue' });
  const preview = page.getByRole('region', { name: 'Так увидят другие' });
  const photoSwitch = page.getByRole('switch', { name: 'Показывать фото' });
  const photo = preview.locator('img');
  await expect(photo).toHaveCount(1);
  const answered = page.waitForResponse(/change-show-photo/);
  await photoSwitch.press('Space');
  await expect(photo).toHaveCount(0);
  await answered;
  await page.reload();
  await expect(photoSwitch).not.toBeChecked();
  await expect(photo).toHaveCount(0);
  await expect(own(page).getByRole('img')).toBeVisible();
});

test('PA-18 photo: a failure to save is reported and can be retried', async ({ page, world, signIn }) => {
  await signIn('student', PROFILE);
  world.fail({ path: '/api/v1/profiles/my-photo', status: 500, times: 1 });
  await choose(page, await picture(page));
  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Не удалось обновить фотографию.');
  await dialog(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText('Фото обновлено.')).toBeVisible();
  world.fail({ path: '/api/v1/settings/change-photo', status: 500, times: 1 });
  await page.getByRole('button', { name: 'Удалить фото' }).click();
  const removal = page.getByRole('dialog', { name: 'Удалить фото?' });
  await removal.getByRole('button', { name: 'Удалить' }).click();
  await expect(removal.getByRole('alert')).toContainText('Не удалось обновить фотографию.');
  await page.keyboard.press('Escape');
  await expect(removal).toBeHidden();
  await expect(own(page).getByRole('img')).toBeVisible();
});

test('PA-01 photo: an employee has a photo too', async ({ page, signIn }) => {
  await signIn('teacher', PROFILE);
  await choose(page, await picture(page));
  await save(page).click();
  await expect(page.getByText('Фото обновлено.')).toBeVisible();
  await expect.poll(() => stored(page)).toMatchObject({ ratio: 0.75 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true });

  test('PA-01 photo: two fingers zoom the image, one moves it', async ({
    page,
    context,
    signIn,
    expectAccessible,
  }) => {
    await signIn('student', PROFILE);
    await choose(page, await picture(page));
    await expectAccessible();
    const { x, y, width, height } = await boxOf(stage(page));
    const fingers = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...across: number[]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: across.map((part, id) => ({ x: x + width * part, y: y + height / 2, id })),
      });
    await touch('touchStart', 0.4, 0.6);
    await touch('touchMove', 0.3, 0.7);
    await touch('touchMove', 0.2, 0.8);
    await touch('touchEnd');
    await expect.poll(async () => Number(await slider(page, 'Размер').inputValue())).toBeGreaterThan(2.5);
    const before = await slider(page, 'Левее или правее').inputValue();
    await touch('touchStart', 0.3);
    await touch('touchMove', 0.5);
    await touch('touchMove', 0.8);
    await touch('touchEnd');
    await expect.poll(() => slider(page, 'Левее или правее').inputValue()).not.toBe(before);
    await expectToFit(page);
    // Waits, because the browser may not recognise a tap right after other synthetic touch events.
    await save(page).press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect.poll(async () => (await stored(page)).ratio).toBeCloseTo(0.75, 2);
  });
});
