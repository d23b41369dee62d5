import { expect, test } from '../support/test.ts';

test.story(
  'connection: the console keeps its menu without a network, and loads the page when it is back',
  async ({ page, context, signIn }) => {
    await signIn('admin', '/console/faculties');
    const menu = page.getByRole('navigation', { name: 'Разделы' });
    await expect(page.getByRole('table')).toBeVisible();
    await context.setOffline(true);
    await menu.getByRole('link', { name: 'Подразделения' }).click();
    const dialog = page.getByRole('dialog', { name: /^Сервер сейчас недоступен/ });
    await expect(dialog).toContainText('Похоже, нет интернета.');
    await context.setOffline(false);
    await expect(dialog).toBeHidden();
    await expect(menu).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Подразделения');
    // A later build does not have these files.
    await page.route(/\/console\/assets\//, (route) => route.fulfill({ status: 404 }));
    await menu.getByRole('link', { name: 'Специальности' }).click();
    await expect(page.getByText('Консоль обновилась, пока страница была открыта')).toBeVisible();
    await expect(menu).toBeVisible();
  },
);

test.story(
  'connection: a page that takes long to load is announced, while the previous one stays',
  async ({ page, signIn }) => {
    await signIn('admin', '/console/faculties');
    await expect(page.getByRole('table')).toBeVisible();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/console\/assets\//, async (route) => {
      await released;
      await route.continue();
    });
    await page
      .getByRole('navigation', { name: 'Разделы' })
      .getByRole('link', { name: 'Специальности' })
      .click();
    const loading = page.getByRole('progressbar', { name: 'Загрузка' });
    await expect(loading).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Факультеты');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Специальности');
    await expect(loading).toHaveCount(0);
  },
);
