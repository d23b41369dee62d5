import type { Locator, Page } from '@playwright/test';
import { answersTo } from '../support/answers.ts';
import { expectToFit } from '../support/effects.ts';
import { demo, expect, type Person, test } from '../support/test.ts';
import type { World } from '../support/world.ts';

const PROFILING = '/personal-account/profiling';
const QUEUE = '/api/v1/profiling-queue';

const mine = (page: Page) => page.getByRole('region', { name: 'Мои заявки' });
const rating = (page: Page) => page.getByRole('region', { name: 'Рейтинг' });
const items = (list: Locator) =>
  list.getByRole('listitem').filter({ has: list.page().getByRole('heading', { level: 3 }) });
const over = (page: Page) => items(mine(page).getByRole('list', { name: 'Рассмотренные заявки' }));
/** Pending applications, highest priority first. */
const preferences = (page: Page) => mine(page).locator('ol').getByRole('heading', { level: 3 });
const options = (page: Page, name: string) =>
  mine(page)
    .locator('ol')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });
const choice = (page: Page) => mine(page).getByRole('combobox', { name: 'Профилизация', exact: true });
const submit = (page: Page) => mine(page).getByRole('button', { name: 'Подать заявку' });

async function choose(page: Page, name: string, count: number): Promise<void> {
  await choice(page).selectOption(name);
  await submit(page).click();
  await expect(preferences(page)).toHaveCount(count);
}

/** Creates and signs in a student who has to choose a specialisation. */
async function chooser(
  world: World,
  page: Page,
  place?: Parameters<World['openProfiling']>[1],
): Promise<Person> {
  const person = await world.person('student');
  await world.openProfiling(person, place);
  await world.signIn(page, person, PROFILING);
  return person;
}

test('PA-13 profiling: shows the deadline, pending applications by priority, and the places in the rating', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.signIn(page, demo('student'), PROFILING);
  await expect(
    page.getByText(/Выбрать можно до\s2\sдекабря включительно\. Осталось 12\sдней\./),
  ).toBeVisible();
  await expect(preferences(page)).toHaveText([
    '1. Анализ данных и машинное обучение',
    '2. Веб-разработка и облачные сервисы',
  ]);
  await expect(options(page, 'Веб-разработка и облачные сервисы')).toContainText(
    /В\sочереди.*подана 16\sноября.*Всего 2\sместа\. Если заявки не\sизменятся, последнее место достанется вам\./,
  );
  await expect(options(page, 'Анализ данных и машинное обучение')).toContainText(
    /места вам не\sдостанется: проходят до\s№\s3\sрейтинга, вы\s— №\s5\./,
  );
  await expect(over(page)).toHaveCount(1);
  await expect(over(page)).toContainText(/Отклонена 10\sноября\. «В\sгруппе этой профилизации нет мест/);
  const rows = rating(page).locator('tbody tr');
  await expect(rating(page)).toContainText(/ваше место\s— 5\sиз\s11/);
  await expect(rows).toHaveCount(12);
  await expect(rows.filter({ hasText: 'это' })).toHaveText(/^542850001\sэто\sвы7,45$/);
  // The line depends on the selected specialisation.
  const line = rating(page).getByRole('combobox', { name: 'Где заканчиваются места' });
  await line.selectOption('Веб-разработка и\u00a0облачные сервисы');
  await expect(rows.nth(5)).toHaveText('Здесь места заканчиваются');
  await expect(rating(page).getByRole('status')).toContainText(/последнее достанется №\s5\sрейтинга/);
  await line.selectOption('Мобильная разработка');
  await expect(rating(page).getByRole('status')).toContainText(/все уже заняты/);
  await expectAccessible();
});

test('PA-13 PA-15 PA-18 profiling: applications are submitted, changed in place, reordered by keyboard and cancelled', async ({
  page,
  world,
}) => {
  await chooser(world, page);
  await expect(page.getByText(/Вы ещё ничего не\sвыбрали/)).toBeVisible();
  await Promise.all([
    expect(page.getByText('Заявка подана.')).toBeVisible(),
    choose(page, 'Анализ данных', 1),
  ]);
  await expect(options(page, 'Анализ данных')).toContainText(/Всего 2\sместа.*проходят до\s№\s2.*вы\s— №\s3/);
  await choose(page, 'Робототехника', 2);
  await expect(options(page, 'Робототехника')).toContainText(
    /Всего 1\sместо\. Если заявки не\sизменятся, последнее место достанется вам/,
  );
  // A replacement keeps the priority of the original one.
  await options(page, 'Анализ данных').getByRole('button', { name: 'Изменить' }).click();
  const instead = mine(page).getByRole('combobox', { name: 'Профилизация вместо этой' });
  await instead.selectOption('Системы связи');
  await mine(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(preferences(page)).toHaveText(['1. Системы связи', '2. Робототехника']);
  await choose(page, 'Анализ данных', 3);
  await expect(choice(page)).toHaveCount(0);
  const up = page.getByRole('button', { name: 'Выше: «Анализ данных»' });
  const answers = answersTo(page, `${QUEUE}/order`);
  await up.focus();
  await up.press('Enter');
  await expect(preferences(page)).toHaveText(['1. Системы связи', '2. Анализ данных', '3. Робототехника']);
  await expect(up).toBeFocused();
  await up.press('Enter');
  await expect(preferences(page)).toHaveText(['1. Анализ данных', '2. Системы связи', '3. Робототехника']);
  await expect(up).toBeFocused();
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await expect(mine(page).getByText(/на\s1-м месте из\s3/)).toBeAttached();
  // The server has the same order.
  await expect.poll(answers).toBe(2);
  await page.reload();
  await expect(preferences(page)).toHaveText(['1. Анализ данных', '2. Системы связи', '3. Робототехника']);
  await options(page, 'Анализ данных').getByRole('button', { name: 'Отменить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Отменить заявку?' });
  await dialog.getByRole('button', { name: 'Не отменять' }).click();
  await expect(dialog).toBeHidden();
  await expect(options(page, 'Анализ данных').getByRole('button', { name: 'Отменить' })).toBeFocused();
  await options(page, 'Анализ данных').getByRole('button', { name: 'Отменить' }).click();
  await dialog.getByRole('button', { name: 'Отменить заявку' }).click();
  await expect(dialog).toBeHidden();
  await expect(preferences(page)).toHaveText(['1. Системы связи', '2. Робототехника']);
  await expect(over(page)).toContainText(/Анализ данных.*Отменена вами.*Отменена 20\sноября/);
});

test('PA-13 profiling: the last of several quick changes counts, and a rejected order is reverted', async ({
  page,
  world,
}) => {
  await chooser(world, page);
  await choose(page, 'Анализ данных', 1);
  await choose(page, 'Робототехника', 2);
  await choose(page, 'Системы связи', 3);
  const answers = answersTo(page, `${QUEUE}/order`);
  const answer = world.hold(`${QUEUE}/order`);
  const down = page.getByRole('button', { name: 'Ниже: «Анализ данных»' });
  await down.click();
  await down.click();
  const wanted = ['1. Робототехника', '2. Системы связи', '3. Анализ данных'];
  await expect(preferences(page)).toHaveText(wanted);
  await expect(down).toBeFocused();
  answer();
  await expect.poll(answers).toBe(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(preferences(page)).toHaveText(wanted);
  world.fail({ path: `${QUEUE}/order`, status: 500, times: 1 });
  await page.getByRole('button', { name: 'Ниже: «Робототехника»' }).click();
  const alert = mine(page).getByRole('alert');
  await expect(alert).toContainText('Не удалось изменить заявку.');
  await expect(preferences(page)).toHaveText(wanted);
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(preferences(page)).toHaveText(['1. Системы связи', '2. Робототехника', '3. Анализ данных']);
});

test('PA-13 HLP-07 profiling: an application is downloaded as application.xlsx', async ({ page, world }) => {
  await world.signIn(page, demo('student'), PROFILING);
  const first = options(page, 'Анализ данных и машинное обучение');
  world.fail({ path: `${QUEUE}/download-excel`, status: 500, times: 1 });
  await first.getByRole('button', { name: 'Заявка, .xlsx' }).click();
  await expect(first.getByRole('alert')).toContainText('Не удалось скачать заявку.');
  const came = page.waitForEvent('download');
  await first.getByRole('alert').getByRole('button', { name: 'Повторить' }).click();
  expect((await came).suggestedFilename()).toBe('application.xlsx');
});

test('PA-13 profiling: the last day has a countdown, and at its end everything is locked', async ({
  page,
  world,
}) => {
  await world.clock.set('2026-11-20T20:45:00Z');
  await chooser(world, page, { lastDay: '2026-11-20' });
  await expect(page.getByText('Сегодня последний день: осталось')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1[0-5]\sминут/);
  await choose(page, 'Анализ данных', 1);
  await choose(page, 'Робототехника', 2);
  await page.clock.setSystemTime('2026-11-20T21:00:30Z');
  await page.clock.runFor(11_000);
  await expect(
    page.getByText(/Срок выбора закончился 20\sноября: подать, изменить, переставить/),
  ).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(mine(page).getByRole('button', { name: /Подать|Изменить|Отменить|Выше|Ниже/ })).toHaveCount(0);
  await expect(mine(page).getByRole('button', { name: 'Заявка, .xlsx' })).toHaveCount(2);
});

test("PA-13 profiling: after the server's deadline an application is rejected with a message", async ({
  page,
  world,
}) => {
  const person = await chooser(world, page);
  await choice(page).selectOption('Анализ данных');
  await world.closeProfiling(person, '2026-11-19');
  await submit(page).click();
  await expect(mine(page).getByRole('alert')).toContainText('Срок выбора профилизации прошёл.');
  await page.reload();
  await expect(page.getByText(/Срок выбора закончился 19\sноября/)).toBeVisible();
  await expect(mine(page)).toContainText(/Если вам нужна профилизация, обратитесь в\sдеканат/);
  await expect(submit(page)).toHaveCount(0);
});

test('PA-13 profiling: an enrolled student has nothing to choose', async ({
  page,
  world,
  expectAccessible,
}) => {
  const person = await chooser(world, page, { position: 1 });
  await choose(page, 'Анализ данных', 1);
  await world.decideProfiling(person, { state: 'enrolled' });
  await page.reload();
  await expect(over(page)).toContainText(/Анализ данных.*Зачислены.*Вы\sзачислены 20\sноября/);
  await expect(over(page).getByRole('button', { name: 'Заявка, .xlsx' })).toBeVisible();
  await expect(choice(page)).toHaveCount(0);
  await expect(page.getByText(/Вы ещё ничего не\sвыбрали/)).toHaveCount(0);
  await expectAccessible();
});

test('PA-13 PA-18 profiling: failures of every change have their own message', async ({ page, world }) => {
  await chooser(world, page);
  await submit(page).click();
  await expect(choice(page)).toHaveAccessibleDescription(/Выберите профилизацию/);
  await choice(page).selectOption('Анализ данных');
  const alert = mine(page).getByRole('alert').filter({ hasText: 'Повторить' });
  world.fail({ path: `${QUEUE}/create-application`, status: 500, times: 1 });
  await submit(page).click();
  await expect(alert).toContainText('Не удалось подать заявку.');
  await expect(choice(page).locator('option:checked')).toHaveText('Анализ данных');
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(preferences(page)).toHaveCount(1);
  await options(page, 'Анализ данных').getByRole('button', { name: 'Изменить' }).click();
  await mine(page).getByRole('combobox', { name: 'Профилизация вместо этой' }).selectOption('Робототехника');
  world.fail({ path: `${QUEUE}/update-specialization`, status: 500, times: 1 });
  await mine(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(alert).toContainText('Не удалось изменить заявку.');
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(preferences(page)).toHaveText(['1. Робототехника']);
  await options(page, 'Робототехника').getByRole('button', { name: 'Отменить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Отменить заявку?' });
  world.fail({ path: `${QUEUE}/cancel-application`, status: 500, times: 1 });
  await dialog.getByRole('button', { name: 'Отменить заявку' }).click();
  await expect(dialog.getByRole('alert')).toContainText('При удалении заявки произошла ошибка.');
  await dialog.getByRole('button', { name: 'Отменить заявку' }).click();
  await expect(dialog).toBeHidden();
  await expect(preferences(page)).toHaveCount(0);
});

test("PA-18 profiling: failures have the catalogue's message in English", async ({
  page,
  world,
  choose: wear,
}) => {
  await wear({ language: 'en' });
  await chooser(world, page);
  const part = page.getByRole('region', { name: 'My applications' });
  const first = part.locator('ol').getByRole('listitem').first();
  await part.getByRole('combobox', { name: 'Specialisation' }).selectOption('Анализ данных');
  world.fail({ path: `${QUEUE}/create-application`, status: 500, times: 1 });
  await part.getByRole('button', { name: 'Submit an application' }).click();
  const alert = part.getByRole('alert');
  await expect(alert).toContainText('Failed to submit an application.');
  await Promise.all([
    expect(page.getByText('Application submitted.')).toBeVisible(),
    alert.getByRole('button', { name: 'Try again' }).click(),
  ]);
  await first.getByRole('button', { name: 'Change' }).click();
  await first.getByRole('combobox').selectOption('Робототехника');
  world.fail({ path: `${QUEUE}/update-specialization`, status: 500, times: 1 });
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(alert).toContainText('Failed to change the application.');
  await Promise.all([
    expect(page.getByText('Application changed.')).toBeVisible(),
    alert.getByRole('button', { name: 'Try again' }).click(),
  ]);
  world.fail({ path: `${QUEUE}/download-excel`, status: 500, times: 1 });
  await first.getByRole('button', { name: 'Application, .xlsx' }).click();
  await expect(alert).toContainText('Failed to download the application.');
});

test('PA-13 PA-18 profiling: each part that fails to load reports it and is retried separately', async ({
  page,
  world,
}) => {
  world.fail({ path: `${QUEUE}/specializations`, status: 500, times: 1 });
  await world.signIn(page, demo('student'), PROFILING);
  await expect(preferences(page)).toHaveCount(2);
  await expect(rating(page).getByRole('row')).toHaveCount(12);
  await page.getByRole('alert').getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText(/Выбрать можно до\s2\sдекабря/)).toBeVisible();
  await expect(submit(page)).toBeVisible();
  const parts = [
    [`${QUEUE}/applications`, mine],
    ['/api/v1/profiling-rating', rating],
  ] as const;
  for (const [path] of parts) world.fail({ path, status: 500, times: 1 });
  await page.reload();
  await expect(page.getByRole('alert')).toHaveCount(2);
  for (const [, part] of parts) {
    const alert = part(page).getByRole('alert');
    await expect(alert).toContainText('Не удалось подключиться к серверу.');
    await alert.getByRole('button', { name: 'Повторить' }).click();
    await expect(alert).toHaveCount(0);
    await expect(part(page)).toContainText(/Безопасность программных систем/);
  }
  await expect(preferences(page)).toHaveCount(2);
});

test('RT-06 PA-13 profiling: students without a choice see neither the menu item nor the page', async ({
  page,
  signIn,
}) => {
  await signIn('student', PROFILING);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
  const menu = page.getByRole('navigation', { name: 'Разделы' });
  await expect(menu.getByRole('link', { name: 'Библиотека' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Профилизация' })).toHaveCount(0);
});

test.describe('on a phone, in English, in dark', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('PA-13 profiling: everything fits a phone, and applications are submitted and reordered', async ({
    page,
    world,
    choose: wear,
    expectAccessible,
  }) => {
    await wear({ language: 'en', theme: 'dark' });
    await chooser(world, page);
    const part = page.getByRole('region', { name: 'My applications' });
    const list = part.locator('ol').getByRole('heading', { level: 3 });
    for (const [name, count] of [
      ['Анализ данных', 1],
      ['Робототехника', 2],
    ] as const) {
      await part.getByRole('combobox', { name: 'Specialisation' }).selectOption(name);
      await part.getByRole('button', { name: 'Submit an application' }).tap();
      await expect(list).toHaveCount(count);
    }
    await part.getByRole('button', { name: 'Move up: Робототехника' }).tap();
    await expect(list).toHaveText(['1. Робототехника', '2. Анализ данных']);
    await expectToFit(page);
    await expectAccessible();
  });
});
