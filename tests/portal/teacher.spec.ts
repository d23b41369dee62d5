import type { Page } from '@playwright/test';
import { resources } from '@semestr/api/contract';
import {
  addGroup,
  announce,
  ANNOUNCEMENTS,
  CALL,
  DAY,
  field,
  form,
  groupField,
  own,
  untilEmpty,
} from '../support/announcements.ts';
import { expectToFit } from '../support/effects.ts';
import { signInElsewhere } from '../support/elsewhere.ts';
import { demo, expect, test } from '../support/test.ts';

const NOTIFICATIONS = '/personal-account/notifications';
const toasts = (page: Page, text: string) => page.getByText(text, { exact: true });
const submit = (page: Page, name = 'Объявить') => form(page).getByRole('button', { name }).click();
/** Notifications of a user without other notifications. */
const ownAnnouncements = (page: Page) => page.getByRole('main').getByRole('listitem');
const heard = (page: Page, content: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: content });

test("PA-05 educator: announcements are created, edited and withdrawn; the group's students see them and are notified", async ({
  page,
  world,
  expectAccessible,
}) => {
  const student = await world.person('student');
  const teacher = await world.person('teacher');
  const content = `Защита работ, принимает ${teacher.lastName}`;
  await world.signIn(page, teacher, ANNOUNCEMENTS);
  await expect(page.getByText(/Вы ничего не\sобъявляли/)).toBeVisible();
  await expect(form(page).getByText(/До\s2000\sзнаков/)).toBeVisible();
  await expectAccessible();
  await field(page, 'Текст').fill(content);
  await field(page, 'День').fill(DAY);
  await field(page, 'С').fill('14');
  await field(page, 'До').fill('1520');
  await field(page, 'Аудитория').fill('102-3');
  await expect(field(page, 'До')).toHaveValue('15:20');
  await addGroup(page, '428501');
  await expect(form(page)).toContainText(/Узнают\s*студенты 1\sгруппы/);
  await submit(page);
  await expect(toasts(page, 'Объявление опубликовано.')).toBeVisible();
  await expect(own(page)).toHaveCount(1);
  await expect(own(page)).toContainText(content);
  await expect(own(page)).toContainText(/14:00–15:20.*102-3\sк\., 428501/);
  await expect(field(page, 'Текст')).toHaveValue('');

  await world.signIn(page, student, ANNOUNCEMENTS);
  await expect(heard(page, content)).toContainText(/14:00–15:20.*Новиков.*102-3\sк\., 428501/);
  await page.goto(NOTIFICATIONS);
  await expect(ownAnnouncements(page)).toHaveCount(1);
  await expect(ownAnnouncements(page)).toContainText('Объявление на 18.12.2026, 14:00–15:20, 102-3 к.');
  await ownAnnouncements(page).getByRole('link', { name: 'Объявления' }).click();
  await expect(page).toHaveURL(new RegExp(`${ANNOUNCEMENTS}$`));

  await world.signIn(page, teacher, ANNOUNCEMENTS);
  await own(page)
    .getByRole('button', { name: /^Изменить/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Изменить объявление' })).toBeVisible();
  await expect(field(page, 'День')).toHaveValue(DAY);
  await field(page, 'С').fill('12:25');
  await field(page, 'До').fill('13:45');
  await submit(page, 'Сохранить');
  await expect(toasts(page, 'Объявление изменено.')).toBeVisible();
  await expect(own(page)).toContainText('12:25–13:45');
  await expect(page.getByRole('heading', { name: 'Новое объявление' })).toBeVisible();

  await own(page)
    .getByRole('button', { name: /^Отозвать/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Отозвать объявление?' });
  await expect(dialog).toContainText(content);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Отозвать' }).click();
  await expect(toasts(page, 'Объявление отозвано.')).toBeVisible();
  await expect(own(page)).toHaveCount(0);

  await world.signIn(page, student, ANNOUNCEMENTS);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(heard(page, content)).toHaveCount(0);
  await page.goto(NOTIFICATIONS);
  await expect(ownAnnouncements(page)).toHaveText([
    /Объявление отозвано \(18\.12\.2026/,
    /Объявление изменено, теперь 18\.12\.2026, 12:25–13:45/,
    /Объявление на\s18\.12\.2026/,
  ]);
});

test('PA-05 educator: a consultation requires a time and a room, and the next one is prefilled from the last', async ({
  page,
  world,
}) => {
  await world.signIn(page, await world.person('teacher'), ANNOUNCEMENTS);
  await form(page).getByRole('button', { name: 'Консультация' }).click();
  await expect(field(page, 'Текст')).toHaveValue('Консультация');
  await field(page, 'Текст').fill('Консультация по курсовым работам');
  await field(page, 'День').fill(DAY);
  await submit(page);
  await expect(form(page).getByRole('alert')).toHaveText([
    /Укажите, во\sсколько начало/,
    /Укажите, во\sсколько конец/,
    'Укажите аудиторию',
    'Выберите хотя бы одну группу',
  ]);
  await field(page, 'С').fill('15:50');
  await field(page, 'До').fill('17:10');
  await field(page, 'Аудитория').fill('102-3');
  await addGroup(page, '428501');
  await submit(page);
  await expect(own(page)).toHaveCount(1);
  await untilEmpty(page);
  await form(page).getByRole('button', { name: 'Консультация' }).click();
  await expect(form(page)).toContainText(/заполнены по\sконсультации 18\sдекабря/);
  await expect(field(page, 'День')).toHaveValue('25.12.2026');
  await expect(field(page, 'С')).toHaveValue('15:50');
  await expect(field(page, 'Аудитория')).toHaveValue('102-3 к.');
  await expect(form(page).getByRole('button', { name: '428501', pressed: true })).toBeVisible();
  await field(page, 'Текст').fill('Консультация по курсовым работам');
  await submit(page);
  await expect(own(page)).toHaveCount(2);
});

test('PA-05 educator: the form reports errors before and after submission', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.signIn(page, await world.person('teacher'), ANNOUNCEMENTS);
  await submit(page);
  await expect(form(page).getByRole('alert')).toHaveText([
    'Заполните это поле',
    /Напишите день так/,
    'Выберите хотя бы одну группу',
  ]);
  await expectAccessible();
  await field(page, 'Текст').fill('Зачёт');
  await field(page, 'День').fill('19.11.2026');
  await field(page, 'С').fill('14:00');
  await field(page, 'До').fill('13:00');
  await groupField(page).fill('000000');
  await groupField(page).press('Enter');
  await expect(form(page).getByText('Такой группы нет')).toBeVisible();
  await addGroup(page, '428501');
  await submit(page);
  await expect(form(page).getByRole('alert')).toHaveText([
    'Этот день уже прошёл',
    'Конец должен быть позже начала',
  ]);
  await field(page, 'День').fill(DAY);
  await field(page, 'До').fill('15:00');
  await field(page, 'Аудитория').fill('за углом');
  await submit(page);
  await expect(form(page).getByRole('alert')).toHaveText(/Такой аудитории нет/);
  await expect(field(page, 'Аудитория')).toBeFocused();
  await expect(own(page)).toHaveCount(0);
});

test("PA-05 educator: the form offers the educator's own groups", async ({ page, world }) => {
  await world.signIn(page, demo('teacher'), ANNOUNCEMENTS);
  const group = form(page).getByRole('button', { name: '428501' });
  await expect(group).toHaveAttribute('aria-pressed', 'false');
  await expect(form(page)).toContainText(/Узнают\s*когда выберете группы/);
  await group.press('Space');
  await expect(group).toHaveAttribute('aria-pressed', 'true');
  await expect(form(page)).toContainText(/студенты 1\sгруппы/);
  await group.press('Space');
  await expect(group).toHaveAttribute('aria-pressed', 'false');
});

test('PA-05 PA-18 educator: failures of every change have their own message, and keep the input', async ({
  page,
  world,
}) => {
  const teacher = await world.person('teacher');
  await world.signIn(page, teacher, ANNOUNCEMENTS);
  await field(page, 'Текст').fill('Зачёт');
  await field(page, 'День').fill(DAY);
  await addGroup(page, '428501');
  world.fail({ path: CALL, status: 500, times: 1 });
  await submit(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Не удалось сохранить объявление.');
  await page.reload();
  await expect(field(page, 'Текст')).toHaveValue('Зачёт');
  await expect(form(page).getByRole('button', { name: '428501', pressed: true })).toBeVisible();
  await submit(page);
  await expect(own(page)).toHaveCount(1);
  await untilEmpty(page);
  await own(page)
    .getByRole('button', { name: /^Изменить/ })
    .click();
  await field(page, 'Текст').fill('Зачёт и экзамен');
  world.fail({ path: CALL, status: 500, times: 1 });
  await submit(page, 'Сохранить');
  await expect(alert).toContainText('Не удалось сохранить объявление.');
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(own(page)).toContainText('Зачёт и экзамен');
  await own(page)
    .getByRole('button', { name: /^Отозвать/ })
    .click();
  const dialog = page.getByRole('dialog');
  world.fail({ path: CALL, status: 500, times: 1 });
  await dialog.getByRole('button', { name: 'Отозвать' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Не удалось отозвать объявление.');
  await dialog.getByRole('button', { name: 'Повторить' }).click();
  await expect(own(page)).toHaveCount(0);
  world.fail({ path: CALL, status: 500, times: 1 });
  await page.reload();
  await expect(alert).toContainText('Не удалось загрузить объявления.');
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText(/Вы ничего не\sобъявляли/)).toBeVisible();
});

test("PA-05 educator: a change in the console is not overwritten, and another educator's announcement is read-only", async ({
  page,
  world,
}) => {
  const [teacher, other] = [await world.person('teacher'), await world.person('teacher')];
  const content = `Зачёт у ${teacher.lastName}`;
  await world.signIn(page, teacher, ANNOUNCEMENTS);
  await announce(page, content);
  await own(page)
    .getByRole('button', { name: /^Изменить/ })
    .click();
  await field(page, 'Текст').fill('Зачёт переносится');

  const admin = await signInElsewhere(world, demo('admin'));
  const { path } = resources.announcements.list;
  const query = { filter: JSON.stringify({ q: content }) };
  const [record] = (await (await admin.get(path, { params: query })).json()) as [{ id: number }];
  const data = { ...record, content: `${content}, с билетами` };
  expect((await admin.put(`${path}/${record.id}`, { data })).ok()).toBe(true);
  await admin.dispose();
  await submit(page, 'Сохранить');
  await expect(form(page).getByRole('alert')).toContainText('Запись успели изменить.');
  await page.reload();
  await expect(own(page)).toContainText(`${content}, с билетами`);

  const stranger = await signInElsewhere(world, other);
  expect((await stranger.delete(CALL, { params: { id: record.id } })).status()).toBe(404);
  const change = { id: record.id, content: 'Чужое', date: DAY, groupIds: [1] };
  expect((await stranger.put(CALL, { data: change })).status()).toBe(404);
  await stranger.dispose();
  await page.reload();
  await expect(own(page)).toContainText(`${content}, с билетами`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 740 }, hasTouch: true });

  test('PA-05 educator: the form is behind a button on a phone', async ({
    page,
    world,
    expectAccessible,
  }) => {
    const release = world.hold('/api/v1/student-groups/filters');
    await world.signIn(page, await world.person('teacher'), ANNOUNCEMENTS);
    await expect(page.getByText(/Вы ничего не\sобъявляли/)).toBeVisible();
    await expect(form(page)).toBeHidden();
    await page.getByRole('button', { name: 'Новое объявление' }).click();
    // Waits for the list, because a group entered earlier would be reported as unknown.
    await expect(groupField(page)).toBeDisabled();
    release();
    await announce(page, 'Зачёт с телефона');
    await expect(form(page)).toBeHidden();
    await expectToFit(page);
    await expectAccessible();
    await own(page)
      .getByRole('button', { name: /^Изменить/ })
      .click();
    await expect(field(page, 'Текст')).toHaveValue('Зачёт с телефона');
    await page.getByRole('button', { name: /Не\sменять/ }).click();
    await expect(form(page)).toBeHidden();
  });
});

test("RT-06 educator: the personal menu has the educators' pages, and no student pages", async ({
  page,
  world,
}) => {
  await world.signIn(page, demo('teacher'), '/phones');
  const menu = page.getByRole('navigation', { name: 'Разделы' }).getByRole('list').nth(1);
  await expect(menu.getByRole('link')).toHaveText([
    'Профиль',
    'Моё расписание',
    'Объявления',
    'Ведомости студентов',
  ]);
  await menu.getByRole('link', { name: 'Моё расписание' }).click();
  await expect(page).toHaveURL(/\/schedule\/i-obrazcov$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Образцов');
  await page.goto('/personal-account/markbook');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
});
