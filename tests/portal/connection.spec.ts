import { expect, test } from '../support/test.ts';

test('SH-06 connection: while the server is unavailable a dialog covers everything, and closes automatically', async ({
  page,
  world,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Свернуть' }).click();
  // Waits for hydration: before it the browser follows links, and server-rendered pages need no calls.
  await expect(page.getByRole('button', { name: 'Развернуть' })).toBeVisible();
  world.fail({ path: /^\/api\/v1\//, status: 'no reply' });
  await page.getByRole('link', { name: 'Расписание', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Сервер сейчас недоступен. Повторите попытку позже.' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  world.mend();
  await world.clock.advance('5 s');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Связь с сервером восстановлена.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Расписание');
});

test.story(
  'SH-06 connection: a server lost after the first page is reported, and the next page loads when it is back',
  async ({ page, world }) => {
    await page.goto('/schedule/428501');
    world.down();
    await page
      .getByRole('table')
      .getByRole('link', { name: /^Образцов/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Сервер сейчас недоступен/ });
    await expect(dialog).toContainText('Проверяем связь каждые 5 секунд.');
    await world.up();
    await dialog.getByRole('button', { name: 'Повторить сейчас' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Образцов');
  },
);

test.story(
  'SH-06 connection: without a network a form keeps its input, and an unvisited page waits',
  async ({ page, context }) => {
    await page.goto('/login');
    await page.getByLabel('Логин').fill('42850001');
    await page.getByRole('textbox', { name: 'Пароль' }).fill('wrong');
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Сервер сейчас недоступен/ });
    await expect(dialog).toContainText('Похоже, нет интернета.');
    await context.setOffline(false);
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Логин')).toHaveValue('42850001');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Рейтинг студентов', exact: true }).click();
    await expect(dialog).toContainText('Похоже, нет интернета.');
    await context.setOffline(false);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Рейтинг студентов');
  },
);

test.story('SH-06 connection: a hanging server is reported, a slow one is not', async ({ page, world }) => {
  await page.goto('/');
  const answer = world.hold(/^\/api\/v1\/faculties/);
  await page.getByRole('link', { name: 'Рейтинг студентов', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Сервер сейчас недоступен/ });
  const probed = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.clock.fastForward(9000);
  expect((await probed).status()).toBe(200);
  await expect(dialog).toBeHidden();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Рейтинг студентов');
  // From now on requests get neither a response nor an error.
  await page.route('**/*', () => undefined);
  const pageRequest = page.waitForRequest((request) => request.method() === 'GET');
  await page.getByRole('link', { name: 'Телефоны', exact: true }).click();
  await pageRequest;
  const probing = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.clock.fastForward(9000);
  await probing;
  await page.clock.fastForward(7000);
  await expect(dialog).toContainText('Ответа нет дольше обычного.');
});

test.story(
  'connection: distinguishes a page file that the server no longer has from one that failed to load',
  async ({ page }) => {
    await page.goto('/');
    await page.route(/\/assets\/RatingPage-/, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'Рейтинг студентов', exact: true }).click();
    await expect(page.getByText('Часть страницы не загрузилась.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Рейтинг студентов');
    // A later build does not have these files.
    await page.route(/\/assets\//, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'Телефоны', exact: true }).click();
    await expect(page.getByText('Портал обновился, пока страница была открыта.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Обновить страницу' })).toBeVisible();
  },
);
