import type { Page } from '@playwright/test';
import { expectReadable } from '../support/looks.ts';
import { withOwnServer } from '../support/own-server.ts';
import { expect } from '../support/test.ts';

/** A separate server, because a published draft changes the schedules of other tests. */
const test = withOwnServer();

const GROUP = '428501';
const TERM = '2026-autumn';

const panel = (page: Page) => page.getByRole('region', { name: /^(?:Занятие|Новое занятие)$/ });
const bar = (page: Page, name: string) => page.getByRole('region', { name: `Проект: ${name}` });
const dialog = (page: Page) => page.getByRole('dialog');
const version = (page: Page) => page.getByLabel('Версия');
const card = (page: Page, subject: string) =>
  page.getByRole('table').getByRole('button', { name: new RegExp(`^(?:ЛК|ПЗ|ЛР) ?${subject}`) });

async function openGroup(page: Page): Promise<void> {
  const response = await page.request.get(`/api/v1/admin/groups?filter={"q":"${GROUP}"}`);
  const [group] = (await response.json()) as [{ id: number }];
  await page.goto(`/console/timetable?of=group&id=${group.id}&term=${TERM}&week=all`);
}

async function startDraft(page: Page, name: string): Promise<void> {
  await version(page).selectOption('Новый проект…');
  await dialog(page).getByLabel('Название').fill(name);
  await dialog(page).getByRole('button', { name: 'Создать проект' }).click();
  await expect(bar(page, name)).toContainText('Изменений ещё нет');
}

const publishedText = async (page: Page) =>
  (await page.request.get(`/api/v1/schedule?studentGroup=${GROUP}`)).text();

test('CNS-02 timetable drafts: a lesson is planned at a suggested time, published, and reverted', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('timetable', '/healthz');
  await openGroup(page);
  await startDraft(page, 'Весна');
  await page.getByRole('region', { name: 'Часы за семестр' }).getByRole('button').first().click();
  await expect(panel(page).getByLabel('Предмет')).not.toHaveValue('');
  await panel(page).getByLabel('Предмет').fill('Хор');
  await panel(page).getByRole('button', { name: 'Подобрать время' }).click();
  const times = panel(page).getByRole('list', { name: 'Свободное время, лучшее первым' }).getByRole('button');
  await expect(times).toHaveCount(10);
  await times.first().click();
  await expect(times).toHaveCount(0);
  await expect(panel(page)).toContainText('Это проект: студенты узнают об изменении после публикации.');
  await panel(page).getByRole('button', { name: 'Создать' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(card(page, 'Хор')).toContainText('новое');
  await expectReadable(page, expectAccessible, { within: 'main' });
  expect(await publishedText(page)).not.toContain('Хор');

  await bar(page, 'Весна').getByRole('button', { name: 'Опубликовать…' }).click();
  await expect(dialog(page)).toContainText('Опубликовать 1 изменение?');
  await dialog(page).getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(page.getByText('Расписание опубликовано: добавлено 1, изменено 0, убрано 0.')).toBeVisible();
  await expect(bar(page, 'Весна')).toContainText('Опубликовано');
  expect(await publishedText(page)).toContain('Хор');

  await bar(page, 'Весна').getByRole('button', { name: 'Отозвать публикацию…' }).click();
  await dialog(page).getByRole('button', { name: 'Отозвать', exact: true }).click();
  await expect(page.getByText('Отозвано 1 изменение.')).toBeVisible();
  await expect(bar(page, 'Весна').getByRole('button', { name: 'Опубликовать…' })).toBeEnabled();
  expect(await publishedText(page)).not.toContain('Хор');
});

test('CNS-02 timetable drafts: a search moves lessons of a group, and each change can be discarded', async ({
  page,
  signIn,
}) => {
  await signIn('timetable', '/healthz');
  await openGroup(page);
  await startDraft(page, 'Подбор');
  const draft = bar(page, 'Подбор');
  await draft.getByRole('button', { name: 'Подобрать…' }).click();
  await dialog(page).getByLabel('Сколько искать').selectOption('300 секунд');
  await dialog(page).getByRole('button', { name: 'Подобрать', exact: true }).click();
  await expect(draft).toContainText(/Подбор: \d+ из\s300\sс/);
  await draft.getByRole('button', { name: 'Остановить' }).click();
  await expect(draft).toContainText(/Подбор остановлен: переставлено занятий \d+ из\s\d+, 0\sнакладок/);
});

test('CNS-02 timetable drafts: a day of the group is copied, a lesson is removed, and the draft is deleted', async ({
  page,
  signIn,
}) => {
  await signIn('timetable', '/healthz');
  await openGroup(page);
  await startDraft(page, 'Копия');
  const draft = bar(page, 'Копия');
  await draft.getByRole('button', { name: 'Скопировать…' }).click();
  await dialog(page).getByLabel('Из семестра').selectOption('осенний 2026/27');
  await dialog(page).getByLabel('День', { exact: true }).selectOption('понедельник');
  await dialog(page).getByLabel('На какой день').selectOption('суббота');
  const answer = page.waitForResponse(/\/copies$/);
  await dialog(page).getByRole('button', { name: 'Скопировать', exact: true }).click();
  const { added: copied } = (await (await answer).json()) as { added: number };
  await expect(page.getByText(/^Скопировано \d+\sзаняти[ейя]\./)).toBeVisible();
  const added = page.getByRole('table').getByRole('button').filter({ hasText: 'новое' });
  await expect(added).toHaveCount(copied);
  await added.first().click();
  await panel(page).getByRole('button', { name: 'Убрать', exact: true }).click();
  await expect(added).toHaveCount(copied - 1);
  await draft.getByText(/^\d+\sизменени/).click();
  await draft.getByRole('button', { name: 'Отменить' }).first().click();
  await expect(added).toHaveCount(copied - 2);
  await draft.getByRole('button', { name: 'Удалить проект…' }).click();
  await dialog(page).getByRole('button', { name: 'Удалить проект' }).click();
  await expect(page.getByText('Проект удалён.')).toBeVisible();
  await expect(version(page)).toHaveValue('published');
});

test('timetable drafts: a failure to load is reported, and the open draft is not shown as published', async ({
  page,
  signIn,
}) => {
  await signIn('timetable', '/healthz');
  await openGroup(page);
  await startDraft(page, 'Сбой');
  await page.route('**/api/v1/admin/timetable-drafts**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Сервер сейчас недоступен. Повторите попытку позже.')).toBeVisible();
  await expect(version(page).locator('option:checked')).toHaveText('Проект');
  await page.unroute('**/api/v1/admin/timetable-drafts**');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(bar(page, 'Сбой')).toContainText('Изменений ещё нет');
});
