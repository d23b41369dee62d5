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
