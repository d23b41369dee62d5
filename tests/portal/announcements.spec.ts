import type { Page } from '@playwright/test';
import { ANNOUNCEMENTS, announce, CALL } from '../support/announcements.ts';
import { expectToFit } from '../support/effects.ts';
import { demo, expect, test } from '../support/test.ts';

const items = (page: Page) => page.getByRole('main').getByRole('listitem');
const source = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

test('PA-05 announcements: listed by day, next first, with author, time, room and groups', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.signIn(page, demo('student'), ANNOUNCEMENTS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Объявления');
  const days = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(days.first()).toHaveText(/^23\sноября, понедельник$/);
  const dates = await days
    .locator('time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
  expect(dates).toEqual(dates.toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1)));
  const consultation = items(page)
    .filter({ hasText: 'Приём задолженностей по дисциплине «Базы данных»' })
    .first();
  await expect(consultation).toContainText(/^14:00–15:20/);
  await expect(consultation.getByRole('link', { name: /^Кравцова/ })).toHaveAttribute(
    'href',
    /^\/employees\/[a-z-]+$/,
  );
  await expect(consultation.getByRole('link', { name: /^\d+-\d\sк\.$/ })).toHaveAttribute(
    'href',
    /^\/rooms\/\d+-\d$/,
  );
  await expect(consultation.getByRole('link', { name: '428501' })).toBeVisible();
  // Nothing is marked as new on the first visit.
  await expect(page.getByText('Новое')).toHaveCount(0);
  await expectAccessible();
  await consultation.getByRole('link', { name: /^Кравцова/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Кравцова');
});

test('PA-05 announcements: the address filters by source: group, educators, department', async ({
  page,
  world,
}) => {
  await world.signIn(page, demo('student'), ANNOUNCEMENTS);
  await expect(source(page, /^Все \d+$/)).toHaveAttribute('aria-pressed', 'true');
  const all = await items(page).count();
  await source(page, /^Моей группе \d+$/).press('Enter');
  await expect(page).toHaveURL(/\?of=group$/);
  await expect(items(page).filter({ hasNotText: '428501' })).toHaveCount(0);
  // The department is the curator's; its employees may address other groups.
  await source(page, /^Кафедра \d+$/).click();
  await expect(page).toHaveURL(/\?of=department$/);
  await expect(items(page).filter({ hasText: 'Образцов' }).first()).toBeVisible();
  await page.reload();
  await expect(source(page, /^Кафедра/)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => items(page).count()).toBeLessThan(all);
  await source(page, /^Мои преподаватели/).click();
  await expect(items(page).filter({ hasText: 'Кравцова' }).first()).toBeVisible();
  await source(page, /^Все/).click();
  await expect(page).toHaveURL(new RegExp(`${ANNOUNCEMENTS}$`));
});

test('PA-05 announcements: new ones since the last visit have a dot and a word, per user and device', async ({
  page,
  world,
  expectAccessible,
}) => {
  const [student, neighbour] = [await world.person('student'), await world.person('student')];
  const teacher = await world.person('teacher');
  await world.signIn(page, student, ANNOUNCEMENTS);
  await expect(items(page).first()).toBeVisible();
  await world.signIn(page, teacher, ANNOUNCEMENTS);
  const content = `Зачёт принимает ${teacher.lastName}`;
  await announce(page, content);
  await world.signIn(page, student, ANNOUNCEMENTS);
  const item = items(page).filter({ hasText: content });
  await expect(item).toContainText(/^Новое/);
  await expect(page.getByText(/^\d+\sнов\S+ с\sпрошлого раза$/)).toBeVisible();
  await expectAccessible();
  // It stays new during the visit, with any filter.
  await source(page, /^Моей группе/).click();
  await expect(item).toContainText(/^Новое/);
  await page.goto('/calendar');
  await page.goto(ANNOUNCEMENTS);
  await expect(item).toBeVisible();
  await expect(item).not.toContainText('Новое');
  // Nothing is new on another user's first visit.
  await world.signIn(page, neighbour, ANNOUNCEMENTS);
  await expect(item).toBeVisible();
  await expect(page.getByText('Новое')).toHaveCount(0);
});

test('PA-05 announcements: shows an empty state without announcements, also when the provider returns 404', async ({
  page,
  world,
  expectAccessible,
}) => {
  const person = await world.person('student');
  // The student is alone in a group without educators, so only its department has announcements.
  await world.studyIn(person, { course: 3 });
  await world.signIn(page, person, `${ANNOUNCEMENTS}?of=group`);
  await expect(page.getByText('Таких объявлений нет')).toBeVisible();
  world.fail({ path: CALL, status: 404 });
  await page.reload();
  await expect(page.getByText('Объявлений нет')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible();
});

test('PA-05 PA-18 announcements: a failure to load is reported and can be retried', async ({
  page,
  world,
  expectAccessible,
}) => {
  world.fail({ path: CALL, status: 500, times: 1 });
  await world.signIn(page, demo('student'), ANNOUNCEMENTS);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Не удалось загрузить объявления.');
  await expectAccessible();
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(items(page).first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 740 }, hasTouch: true });

  test('PA-05 announcements: fit a phone, with the times above the text', async ({
    page,
    world,
    expectAccessible,
  }) => {
    await world.signIn(page, demo('student'), ANNOUNCEMENTS);
    await expect(items(page).first()).toBeVisible();
    await expectToFit(page);
    const timed = items(page).filter({ hasText: '14:00–15:20' }).first();
    const [time, text] = [timed.getByText('14:00–15:20'), timed.getByRole('paragraph').first()];
    const [above, below] = [await time.boundingBox(), await text.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    await expectAccessible();
  });
});
