import type { APIRequestContext, Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { withOwnServer } from '../support/own-server.ts';
import { expect, test } from '../support/test.ts';

interface Mark {
  studentId: number;
  disciplineId: number;
  mark: string | null;
  date: string | null;
  teacherId: number | null;
}

interface Discipline {
  id: number;
  abbrev: string;
  control: string;
}

const sheet = (page: Page) => page.getByRole('grid', { name: 'Результаты сессии: 428501' });
const bar = (page: Page) => page.getByRole('region', { name: 'Дисциплина ячейки' });
const state = (page: Page) => page.getByRole('region', { name: 'Состояние ячеек' });
const cell = (page: Page, row: number, column: number) =>
  sheet(page).locator(`[data-place="${row} ${column}"]`);

async function listed<R>(request: APIRequestContext, path: string, filter: object): Promise<R[]> {
  const response = await request.get(`/api/v1/admin/${path}`, {
    params: { filter: JSON.stringify(filter) },
  });
  expect(response.ok()).toBe(true);
  return (await response.json()) as R[]; // The contract guarantees these fields.
}

async function open(page: Page): Promise<number> {
  const [group] = await listed<{ id: number }>(page.request, 'groups', { q: '428501' });
  const groupId = group?.id ?? 0;
  await page.goto(`/console/session-results?groupId=${groupId}&semester=3`);
  await sheet(page).waitFor();
  return groupId;
}

/** Types a text into the active cell. Letters of another layout require an open field. */
async function enter(page: Page, text: string): Promise<void> {
  await page.keyboard.press('F2');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

const isSaved = (page: Page, count: number) =>
  expect(state(page).getByRole('status')).toContainText(new RegExp(`Сохранено ${count}\\s`));

test.describe('session results', () => {
  withOwnServer();
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('session results: marks and absences are typed and pasted, with the date and the teacher of the exam', async ({
    page,
    signIn,
  }) => {
    await signIn('admin', '/healthz');
    const groupId = await open(page);
    await cell(page, 0, 0).click();
    await bar(page).getByLabel('Дата').fill('20.11.2026');
    await bar(page).getByRole('combobox', { name: 'Преподаватель' }).fill('Образцов');
    await page.getByRole('option', { name: /Образцов/ }).click();
    await cell(page, 0, 0).click();
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await enter(page, 'н');
    await enter(page, 'зач');
    await expect(cell(page, 2, 0)).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(/Отметка от\s0 до\s10\sили «н»\s– неявка/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.evaluate(() => navigator.clipboard.writeText('8\n3'));
    await page.keyboard.press('Control+V');
    await isSaved(page, 4);
    const second = page.locator('tr', { has: page.locator('[data-place="1 0"]') });
    await expect(second.locator('td').last()).toHaveText('1');
    await expect(cell(page, 1, 0)).toContainText('н/я');

    const exam = (await listed<Discipline>(page.request, 'disciplines', { semester: 3 })).find(
      ({ abbrev, control }) => abbrev === 'ООП' && control === 'Экзамен',
    );
    expect(exam).toBeDefined();
    const marksOn = async (day: string): Promise<Mark[]> => {
      const all = await listed<Mark>(page.request, 'marks', { groupId, disciplineId: exam?.id });
      return all.filter(({ date }) => date === day);
    };
    const marks = await marksOn('2026-11-20');
    expect(new Set(marks.map(({ mark }) => mark))).toEqual(new Set(['3', '8', '9', 'неявка']));
    expect(marks).toHaveLength(4);
    expect(new Set(marks.map(({ teacherId }) => teacherId)).size).toBe(1);
    expect(marks[0]?.teacherId).not.toBeNull();

    await page.keyboard.press('Control+Z');
    await expect(cell(page, 2, 0)).toHaveText('');
    await bar(page).getByLabel('Дата').fill('19.11.2026');
    await bar(page)
      .getByRole('button', { name: /Записать и\sв\s2\sвведённые отметки/ })
      .click();
    await expect.poll(async () => (await marksOn('2026-11-19')).length).toBe(2);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      bar(page).getByRole('button', { name: 'Ведомость, PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('428501 ООП.pdf');
  });

  test('session results: the group is found by its number, and the sheet fits a phone', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await signIn('admin', '/console/session-results');
    await expect(page.getByText('Выберите группу')).toBeVisible();
    await page.getByRole('combobox', { name: 'Группа' }).fill('428501');
    await page.getByRole('option', { name: '428501' }).click();
    await expect(page).toHaveURL(/groupId=\d+/);
    await expect(page.getByLabel('Семестр')).toHaveValue('3');
    await expect(cell(page, 0, 0)).toBeVisible();
    await expectToFit(page);
    await expectAccessible();
    await page.getByLabel('Семестр').selectOption('12');
    await expect(page.getByText('В учебном плане нет дисциплин этого семестра')).toBeVisible();
  });
});
