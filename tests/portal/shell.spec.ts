import { expect, test } from '../support/test.ts';

test('SH-05 shell: the footer names the legal entity, the tax number, support and the years', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Учреждение образования «Примерный университет»');
  await expect(footer).toContainText('УНП 100200300');
  await expect(footer.getByRole('link', { name: /\+375/ })).toHaveAttribute('href', 'tel:+375172930000');
  await expect(footer.getByRole('link', { name: 'support@example.by' })).toHaveAttribute(
    'href',
    'mailto:support@example.by',
  );
  await expect(footer).toContainText('© 2009–2026');
});

test('RT-02 shell: an unknown path shows the not-found screen', async ({ page }) => {
  await page.goto('/such/a/page');
  await expect(page.getByText('Такой страницы нет')).toBeVisible();
  await expect(page).toHaveTitle('Страница не найдена · Семестр');
});

test('shell: a page reports a failure to load its data, and reloads on click or when it is opened again', async ({
  page,
  world,
}) => {
  const fail = (): void => world.fail({ path: /^\/api\/v1\/(?:employees\/)?schedule/, status: 500 });
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/schedule/i-obrazcov');
  fail();
  await page.getByRole('table').getByRole('link', { name: '428501' }).first().click();
  await expect(title).toHaveText('Страница не загрузилась');
  await expect(page.getByText('Не удалось подключиться к серверу.')).toBeVisible();
  world.mend();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(title).toHaveText('Группа 428501');
  const other = page
    .getByRole('table')
    .getByRole('link', { name: /^(?!Образцов)[А-Я][а-я]+ [А-Я]\./ })
    .first();
  const name = (await other.textContent()) ?? '';
  fail();
  await other.click();
  await expect(title).toHaveText('Страница не загрузилась');
  world.mend();
  await page.goBack();
  await other.click();
  await expect(title).toContainText(name.split(/\s/)[0] ?? '');
});

test('shell: a schedule is shown even if its announcements fail to load', async ({ page, world }) => {
  await page.goto('/schedule/i-obrazcov');
  world.fail({ path: /^\/api\/v1\/announcements\//, status: 500 });
  await page.getByRole('table').getByRole('link', { name: '428501' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Группа 428501');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Не удалось загрузить объявления.');
});

test('SH-07 shell: messages are at the bottom right, with the title «Внимание!»', async ({
  page,
  world,
  signIn,
}) => {
  await signIn('student', '/');
  world.fail({ path: '/api/v1/auth/logout', status: 500 });
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Не удалось выйти из аккаунта.' });
  await expect(toast).toContainText('Внимание!');
  await expect(async () => {
    const box = await toast.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1200);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(820);
  }).toPass();
});

test('SH-09 SH-10 shell: starts in light and Russian, and remembers dark and English', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.getByRole('button', { name: 'Вид и язык' }).click();
  await page.getByRole('menuitemradio', { name: 'Тёмная' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friday, 20 November');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friday, 20 November');
  await expect(page.getByRole('main')).not.toContainText(/[А-яЁё]/);
});

test('SH-01 shell: the sidebar collapses, which is remembered, and expands on hover', async ({ page }) => {
  await page.goto('/');
  const name = page.getByRole('navigation').getByText('Расписание', { exact: true });
  await page.getByRole('button', { name: 'Свернуть' }).click();
  await page.mouse.click(1000, 700);
  await expect(name).toHaveCSS('opacity', '0');
  await page.reload();
  await expect(name).toHaveCSS('opacity', '0');
  await page.mouse.move(20, 300);
  await expect(name).toHaveCSS('opacity', '1');
  await page.getByRole('button', { name: 'Развернуть' }).click();
  await page.mouse.move(800, 400);
  await expect(name).toHaveCSS('opacity', '1');
});

test('SH-01 shell: up to 500 px the menu is a drawer, from 501 px it is beside the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Расписание', exact: true });
  await expect(page.getByRole('button', { name: 'Открыть меню' })).toBeVisible();
  await expect(link).toBeHidden();
  await page.setViewportSize({ width: 501, height: 800 });
  await expect(page.getByRole('button', { name: 'Открыть меню' })).toBeHidden();
  await expect(link).toBeVisible();
});

test('SH-02 shell: the header has the title, the bug report except on the support page, and the sign-in', async ({
  page,
  signIn,
}) => {
  const header = page.getByRole('banner');
  await page.goto('/phones');
  await expect(header.getByRole('heading', { level: 1 })).toHaveText('Телефоны');
  await expect(header.getByRole('button', { name: 'Сообщить об ошибке' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
  await page.goto('/support');
  await expect(header.getByRole('button', { name: 'Сообщить об ошибке' })).toHaveCount(0);
  await signIn('student');
  await page.goto('/phones');
  await expect(header.getByRole('button', { name: /^Меню пользователя: / })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Войти' })).toHaveCount(0);
});

test('SH-04 shell: the scroll-to-top button appears below the first screen, takes 50 ms, and is not on the home page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/schedule/428501?week=1,2,3,4');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.wheel(0, 900);
  const place = () => page.evaluate(() => window.scrollY);
  // The wheel may scroll the page in several steps.
  let from = 0;
  await expect(async () => {
    const before = from;
    from = await place();
    expect(from).toBeGreaterThan(250);
    expect(from).toBe(before);
  }).toPass();
  // From now on only the test advances the clock.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.getByRole('button', { name: 'Наверх' }).click();
  expect(await place()).toBe(from);
  await page.clock.runFor(32);
  expect(await place()).toBeLessThan(from);
  expect(await place()).toBeGreaterThan(0);
  await page.clock.runFor(34);
  expect(await place()).toBe(0);
  await expect(page.getByRole('button', { name: 'Наверх' })).toBeHidden();
  await page.clock.resume();
  await page.goto('/');
  await expect(page.getByText('Быстрые ссылки')).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Наверх' })).toHaveCount(0);
});

const titles = {
  ru: {
    '/': 'Главная · Семестр',
    '/schedule': 'Расписание · Семестр',
    '/schedule/428501': 'Расписание: Группа 428501 · Семестр',
    '/schedule/i-obrazcov': 'Расписание: Образцов Игорь Леонидович · Семестр',
    '/schedule-department': 'Расписание кафедр · Семестр',
    '/schedule-department/kaf-ps': 'Расписание кафедры: Кафедра программных систем · Семестр',
    '/departments': 'Подразделения · Семестр',
    '/departments/kaf-ps': 'Подразделения: Кафедра программных систем · Семестр',
    '/employees/i-obrazcov': 'Сотрудник: Образцов Игорь Леонидович · Семестр',
    '/phones': 'Телефоны · Семестр',
    '/list-of-disciplines': 'Дисциплины · Семестр',
    '/calendar': 'Календарь недель · Семестр',
    '/rating-of-students': 'Рейтинг студентов · Семестр',
    '/profiles': 'Анкеты студентов · Семестр',
    '/about': 'О портале · Семестр',
    '/support': 'Поддержка · Семестр',
    '/password-recovery': 'Восстановление пароля · Семестр',
    '/login': 'Вход · Семестр',
    '/api': 'Документация API · Семестр',
  },
  en: {
    '/': 'Home · Semestr',
    '/schedule': 'Schedule · Semestr',
    '/schedule/428501': 'Schedule: Group 428501 · Semestr',
    '/schedule/i-obrazcov': 'Schedule: Образцов Игорь Леонидович · Semestr',
    '/schedule-department': 'Department schedules · Semestr',
    '/schedule-department/kaf-ps': 'Department schedule: Кафедра программных систем · Semestr',
    '/departments': 'Departments · Semestr',
    '/departments/kaf-ps': 'Departments: Кафедра программных систем · Semestr',
    '/employees/i-obrazcov': 'Employee: Образцов Игорь Леонидович · Semestr',
    '/phones': 'Phones · Semestr',
    '/list-of-disciplines': 'Disciplines · Semestr',
    '/calendar': 'Study weeks · Semestr',
    '/rating-of-students': 'Student rating · Semestr',
    '/profiles': 'Student profiles · Semestr',
    '/about': 'About · Semestr',
    '/support': 'Support · Semestr',
    '/password-recovery': 'Password recovery · Semestr',
    '/login': 'Sign in · Semestr',
    '/api': 'API documentation · Semestr',
  },
} as const;

test('RT-01 RT-05 shell: each page has its title and description, from the server and in the browser', async ({
  page,
  choose,
}) => {
  for (const language of ['ru', 'en'] as const) {
    await choose({ language });
    const descriptions = new Set<string | undefined>();
    for (const [path, title] of Object.entries(titles[language])) {
      const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
      expect(/<title[^>]*>([^<]*)</.exec(html)?.[1]?.replaceAll('\u00a0', ' ')).toBe(title);
      descriptions.add(/<meta name="description" content="([^"]+)"/.exec(html)?.[1]);
    }
    expect(descriptions.size).toBe(Object.keys(titles[language]).length);
    expect(descriptions).not.toContain(undefined);
  }
  for (const [path, title] of Object.entries(titles.en)) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
});

test('RT-01 shell: addresses without links open their screens too', async ({ page }) => {
  for (const [path, title] of [
    ['/initial-password?h=a&t=1', 'Первый пароль · Семестр'],
    ['/schedule/428501/anything', 'Расписание: Группа 428501 · Семестр'],
    ['/not-found', 'Страница не найдена · Семестр'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('SH-01 shell: on a phone the menu is a drawer with a backdrop', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Расписание', exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    const drawer = page.getByRole('dialog', { name: 'Разделы' });
    await expect(drawer).toBeVisible();
    await page.mouse.click(340, 600);
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    await drawer.getByRole('button', { name: 'Закрыть меню' }).click();
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    await drawer.getByRole('link', { name: 'Расписание' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\/schedule$/);
  });
});
