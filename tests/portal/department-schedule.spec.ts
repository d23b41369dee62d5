import { expect, test } from '../support/test.ts';

const CHAIR = '/schedule-department/kaf-ps';

test('PUB-01 department schedule: a department is found under its faculty, also in the wrong keyboard layout', async ({
  page,
}) => {
  await page.goto('/schedule');
  await page.getByRole('link', { name: 'Расписание кафедр' }).click();
  await expect(page).toHaveURL(/\/schedule-department$/);
  await expect(page.getByRole('heading', { name: 'Факультет информационных систем' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Название или сокращение кафедры' }).fill('ghjuhfv');
  const departments = page.getByRole('main').getByRole('listitem');
  await expect(departments).toHaveCount(1);
  await expect(page).toHaveURL(/q=ghjuhfv/);
  await page.getByRole('link', { name: 'Кафедра программных систем' }).click();
  await expect(page).toHaveURL(CHAIR);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Каф.ПС');
});

test('PUB-01 department schedule: reports when no department matches, and shows all again', async ({
  page,
}) => {
  await page.goto('/schedule-department?q=ъъъ');
  await expect(page.getByText('По запросу «ъъъ» ничего не нашлось')).toBeVisible();
  await page.getByRole('link', { name: 'Показать все кафедры' }).click();
  await expect(page.getByRole('link', { name: 'Кафедра физики' })).toBeVisible();
});

test('PUB-01 department schedule: lessons name their educators and their groups', async ({ page }) => {
  await page.goto(CHAIR);
  const table = page.getByRole('table', { name: /^Каф\.ПС, Неделя 4/ });
  const lecture = table.getByRole('article').filter({ hasText: '328-4' }).filter({ hasText: 'ООП' });
  await expect(lecture.getByRole('link')).toHaveText(['328-4', 'Образцов И. Л.', '428501', '428502']);
  await expect(page.getByRole('region', { name: 'Объявления' }).getByRole('link').first()).toHaveText(
    /^\S+\s\p{Lu}\.\s\p{Lu}\.$/u,
  );
  await lecture.getByRole('link', { name: '428501' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Группа 428501');
});

test('PUB-01 department schedule: selecting an educator is stored in the address', async ({ page }) => {
  await page.goto(CHAIR);
  const cards = page.getByRole('table').getByRole('article');
  const others = cards.filter({ hasText: 'Хмелевский' });
  await expect(others.first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Преподаватель' }).selectOption('Образцов И. Л.');
  await expect(page).toHaveURL(/employee=i-obrazcov/);
  await expect(others).toHaveCount(0);
  await page.getByRole('link', { name: /^Неделя 1/ }).click();
  await expect(page).toHaveURL(/week=1/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Преподаватель' })).toHaveValue('i-obrazcov');
  await expect(cards.filter({ hasText: 'Образцов' }).first()).toBeVisible();
  await expect(others).toHaveCount(0);
});

test('department schedule: a starred department opens at its own address, and the home page shows the day of a group', async ({
  page,
}) => {
  await page.goto(CHAIR);
  await page.getByRole('button', { name: 'Добавить в избранное' }).click();
  await expect(page.getByRole('button', { name: 'Убрать из избранного' })).toBeVisible();
  await page.goto('/schedule/428501');
  await page.getByRole('button', { name: 'Добавить в избранное' }).click();
  await expect(page.getByRole('button', { name: 'Убрать из избранного' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Сегодня у группы 428501' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Каф.ПС' }).click();
  await expect(page).toHaveURL(CHAIR);
});

test('PUB-01 department schedule: a department’s page links to its schedule', async ({ page }) => {
  await page.goto('/departments/kaf-ps');
  await page.getByRole('main').getByRole('link', { name: 'Расписание', exact: true }).click();
  await expect(page).toHaveURL(CHAIR);
});

test('PUB-01 department schedule: an unknown department, and one without educators, are empty states, not errors', async ({
  page,
}) => {
  await page.goto('/schedule-department/nowhere');
  await expect(page.getByText('Такой кафедры нет')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('link', { name: 'Все кафедры' }).click();
  await expect(page).toHaveURL(/\/schedule-department$/);
  await page.goto('/schedule-department/rektorat');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
});

test.story.describe('without scripts', () => {
  test.story.use({ javaScriptEnabled: false });

  test.story(
    'PUB-01 department schedule: an educator is selected with a form without scripts',
    async ({ page }) => {
      await page.goto(CHAIR);
      await page.getByRole('combobox', { name: 'Преподаватель' }).selectOption('Образцов И. Л.');
      await page.getByRole('button', { name: 'Показать' }).click();
      await expect(page).toHaveURL(/employee=i-obrazcov/);
      await expect(
        page.getByRole('table').getByRole('article').filter({ hasText: 'Хмелевский' }),
      ).toHaveCount(0);
    },
  );
});
