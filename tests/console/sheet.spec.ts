import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectReadable } from '../support/looks.ts';
import { expect, type Person, test } from '../support/test.ts';

type SignIn = (who: 'admin', path?: string) => Promise<Person>;

const grid = (page: Page) => page.getByRole('grid', { name: 'Отметки: Базы данных' });
const choices = (page: Page) => page.getByRole('search', { name: 'Какой журнал' });
const cells = (page: Page, { lastName }: Person) =>
  grid(page).getByRole('row').filter({ hasText: lastName }).locator('[data-place]');
const bar = (page: Page) => page.getByRole('region', { name: 'Состояние ячеек' });
const paste = (page: Page, text: string) =>
  page
    .evaluate((copied) => navigator.clipboard.writeText(copied), text)
    .then(() => page.keyboard.press('Control+V'));

/** Text of a cell with a stored mark, including the temporary tick; `''` for an empty cell. */
const storedAs = (mark: string): RegExp => new RegExp(`^${mark}\\s*(?:сохранено)?$`);

/**
 * Signs in an administrator and opens the practical classes in databases of group 428501, which the whole group
 * attends.
 */
async function open(page: Page, signIn: SignIn): Promise<Person> {
  const admin = await signIn('admin', '/healthz');
  const listed = await page.request.get('/api/v1/admin/groups', { params: { filter: '{"q":"428501"}' } });
  const [group] = (await listed.json()) as { id: number }[];
  await page.goto(`/console/sheet?groupId=${group?.id}&type=ПЗ`);
  await grid(page).waitFor();
  return admin;
}

async function enter(request: APIRequestContext, { username, password }: Person): Promise<void> {
  const answer = await request.post('/api/v1/auth/login', { data: { username, password } });
  expect(answer.ok()).toBe(true);
}

interface Stored {
  id: number;
  lessonId: number;
  studentId: number;
  mark: number;
  taskNumber: number | null;
  version: number;
}

/** Returns the stored marks of a student, in the order in which they were created. */
async function storedOf(request: APIRequestContext, { username }: Person): Promise<Stored[]> {
  const listed = async (path: string, filter: object): Promise<Stored[]> => {
    const response = await request.get(`/api/v1/admin/${path}`, {
      params: { filter: JSON.stringify(filter) },
    });
    expect(response.ok()).toBe(true);
    // The contract guarantees these fields in both lists.
    return (await response.json()) as Stored[];
  };
  const [student] = await listed('students', { q: username });
  return listed('lesson-marks', { studentId: student?.id });
}

/** Returns the marks sorted by value: concurrent requests are stored in any order. */
const marksOf = async (request: APIRequestContext, student: Person): Promise<number[]> =>
  (await storedOf(request, student)).map(({ mark }) => mark).toSorted((a, b) => a - b);

async function type(page: Page, cell: Locator, text: string): Promise<void> {
  await cell.click();
  await expect(cell).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('CNS-02 marks sheet: a typed mark is saved automatically, counts in the averages, and notifies the student', async ({
  page,
  request,
  world,
  signIn,
}) => {
  const student = await world.person('student');
  await signIn('admin', '/console/sheet');
  await choices(page).getByLabel('Группа').selectOption({ label: '428501' });
  await choices(page).getByRole('button', { name: 'ПЗ' }).click();
  await expect(grid(page).getByRole('columnheader', { name: /ЛК/ })).toHaveCount(0);
  const [first, second] = [cells(page, student).nth(0), cells(page, student).nth(1)];
  await type(page, first, '10');
  await expect(first).toHaveText(/10\s*сохранено/);
  await page.clock.fastForward('00:03');
  await expect(first).toHaveText('10');
  await type(page, second, '5');
  await expect(bar(page)).toContainText('Сохранено 2');
  await expect(grid(page).getByRole('row').filter({ hasText: student.lastName })).toContainText('7,5');
  await expect.poll(() => storedOf(page.request, student)).toMatchObject([{ mark: 10 }, { mark: 5 }]);
  await page.reload();
  await expect(first).toHaveText('10');
  await enter(request, student);
  const notices = await request.get('/api/v1/notifications');
  expect(await notices.text()).toMatch(/Отметка за\sзанятие: .+, ПЗ, .+\s— 10\./);
});

test('CNS-02 marks sheet: a pasted range is saved except for invalid marks, and undone in one step', async ({
  page,
  world,
  signIn,
}) => {
  const student = await world.person('student');
  await open(page, signIn);
  const own = cells(page, student);
  await own.nth(0).click();
  await paste(page, '7\t55\t9\r\n');
  await expect(own.nth(0)).toHaveText(storedAs('7'));
  await expect(own.nth(2)).toHaveText(storedAs('9'));
  const refused = own.nth(1);
  await expect(refused).toBeFocused();
  await expect(refused).toHaveAttribute('aria-invalid', 'true');
  await expect(refused).toHaveAccessibleDescription(
    /^Введите целое число от\s0\sдо\s10\. «55» не\sсохранено\./,
  );
  await expect(page.getByText('Вставлено 3 значения.')).toBeVisible();
  await expect(bar(page)).toContainText('Отклонено 1');
  await page.keyboard.press('End');
  await page.keyboard.press('F8');
  await expect(refused).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(refused).toHaveText('');
  await expect(bar(page)).not.toContainText('Отклонено');
  await expect.poll(() => storedOf(page.request, student)).toHaveLength(2);
  await page.keyboard.press('Control+Z');
  await expect(own.nth(0)).toHaveText(storedAs(''));
  await expect(own.nth(2)).toHaveText(storedAs(''));
  await expect(bar(page)).toContainText('Сохраняются 0');
  await expect.poll(() => storedOf(page.request, student)).toEqual([]);
});

test("CNS-02 marks sheet: a conflict with another administrator's change is resolved", async ({
  page,
  request,
  world,
  signIn,
}) => {
  const [student, other] = [await world.person('student'), await world.person('admin')];
  await enter(request, other);
  await open(page, signIn);
  const [first, second] = [cells(page, student).nth(0), cells(page, student).nth(1)];
  await type(page, first, '6');
  await expect(first).toHaveText(storedAs('6'));
  const [stored] = await storedOf(page.request, student);
  const changed = await request.put(`/api/v1/admin/lesson-marks/${stored?.id}`, {
    data: { ...stored, mark: 8 },
  });
  expect(changed.ok()).toBe(true);
  await type(page, first, '7');
  await expect(first).toHaveText(/^7\/8/);
  const differs = bar(page).getByRole('listitem');
  await expect(differs).toContainText(/У\sвас 7, но\sуже сохранено 8 \(.+, в\s12:58\)/);
  await differs.getByRole('button', { name: 'Поставить 7' }).click();
  await expect(first).toHaveText(storedAs('7'));
  await expect(differs).toHaveCount(0);
  await expect.poll(() => storedOf(page.request, student)).toMatchObject([{ mark: 7 }]);

  // A cell that is empty here was filled elsewhere.
  await type(page, second, '4');
  await expect(second).toHaveText(storedAs('4'));
  const written = (await storedOf(page.request, student)).at(-1);
  await request.delete(`/api/v1/admin/lesson-marks/${written?.id}`);
  await page.reload();
  await expect(second).toHaveText('');
  const { lessonId, studentId } = written ?? {};
  await request.post('/api/v1/admin/lesson-marks', {
    data: { lessonId, studentId, mark: 9, taskNumber: null },
  });
  await type(page, second, '5');
  await expect(second).toHaveText(/^5\/9/);
  await differs.getByRole('button', { name: 'Оставить 9' }).click();
  await expect(second).toHaveText(storedAs('9'));
  await expect.poll(() => storedOf(page.request, student)).toMatchObject([{ mark: 7 }, { mark: 9 }]);
});

test('CNS-02 marks sheet: cells are navigated, filled, copied, cleared and left by keyboard alone', async ({
  page,
  world,
  signIn,
}) => {
  const student = await world.person('student');
  await open(page, signIn);
  const own = cells(page, student);
  await own.nth(0).focus();
  await page.keyboard.type('8');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9');
  await page.keyboard.press('ArrowLeft');
  await expect(own.nth(0)).toBeFocused();
  await expect(own.nth(0)).toHaveText(storedAs('8'));
  await page.keyboard.press('Shift+ArrowRight');
  await expect(own.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+C');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+V');
  await expect(own.nth(2)).toHaveText(storedAs('8'));
  await expect(own.nth(3)).toHaveText(storedAs('9'));
  await page.keyboard.press('Home');
  await expect(own.nth(0)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(own.nth(0)).toHaveText(storedAs(''));
  await page.keyboard.press('F2');
  await page.keyboard.type('3');
  await page.keyboard.press('Escape');
  await expect(own.nth(0)).toBeFocused();
  await expect(own.nth(0)).toHaveText(storedAs(''));
  await expect(bar(page)).toContainText('Сохраняются 0');
  await expect.poll(() => marksOf(page.request, student)).toEqual([8, 9, 9]);
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(grid(page).locator(':focus')).toHaveCount(0);
});

test('CNS-02 marks sheet: without a connection cells wait, and are saved once when it is back', async ({
  page,
  world,
  signIn,
}) => {
  const student = await world.person('student');
  await open(page, signIn);
  const [first, second] = [cells(page, student).nth(0), cells(page, student).nth(1)];
  world.down();
  await type(page, first, '6');
  await type(page, second, '7');
  await expect(first).toHaveText(/6\s*сохраняется/);
  await expect(bar(page)).toContainText('Сохраняются 2');
  // Leaving the page requires a confirmation.
  await page.getByRole('link', { name: 'Пропуски' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Остаться' }).click();
  await world.up();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(bar(page)).toContainText('Сохранено 2');
  await expect.poll(() => marksOf(page.request, student)).toEqual([6, 7]);
});

test('marks sheet: after a transfer the student is still listed with the earlier marks', async ({
  page,
  world,
  signIn,
}) => {
  const [student, other] = [await world.person('student'), await world.person('student')];
  const admin = await open(page, signIn);
  await type(page, cells(page, student).first(), '7');
  await type(page, cells(page, other).first(), '6');
  await expect(bar(page)).toContainText(/Сохранено\s*2/);
  await enter(page.request, admin);
  const list = await page.request.get('/api/v1/admin/students', {
    params: { filter: JSON.stringify({ q: student.username }) },
  });
  const [stored] = (await list.json()) as { id: number; groupId: number; version: number }[];
  const moved = await page.request.post(`/api/v1/admin/students/${stored?.id}/transfer`, {
    data: {
      groupId: (stored?.groupId ?? 0) + 1,
      subgroup: 1,
      from: '2026-10-15',
      orderNumber: null,
      version: stored?.version,
    },
  });
  expect(moved.status()).toBe(200);
  await page.reload();
  await choices(page).getByRole('button', { name: 'ПЗ' }).click();
  await expect(cells(page, student).first()).toHaveText('7');
  const row = grid(page).getByRole('rowheader', { name: student.lastName });
  await expect(row).toHaveAccessibleName(/теперь в\sдругой группе$/);
  // Lessons before the transfer are writable; those after it are read-only.
  await expect(cells(page, student).nth(1)).not.toHaveAttribute('aria-readonly', 'true');
  await expect(cells(page, student).last()).toHaveAttribute('aria-readonly', 'true');
  await expect(cells(page, other).last()).not.toHaveAttribute('aria-readonly', 'true');
});

test('marks sheet: no accessibility faults when empty or with a rejected mark, in both languages and schemes', async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn('admin', '/console/sheet');
  await choices(page).getByLabel('Группа').waitFor();
  await expectReadable(page, expectAccessible, { within: 'main' });
  await choices(page).getByLabel('Группа').selectOption({ label: '428501' });
  await choices(page).getByRole('button', { name: 'ЛР' }).click();
  // A cell of the sheet with all types would be replaced during typing.
  await expect(page.getByRole('grid').getByRole('columnheader', { name: /ПЗ/ })).toHaveCount(0);
  const row = page.getByRole('grid').getByRole('row').filter({ hasText: student.lastName });
  await row.locator('[data-place][aria-readonly]').first().waitFor();
  const cell = row.locator('[data-place]:not([aria-readonly])').first();
  await type(page, cell, '11');
  await expect(cell).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(cell).toHaveAccessibleDescription(/11/);
  // The first rows are representative, except for the student's row.
  const without = 'tbody tr:nth-child(n + 4):not(:has([aria-invalid]))';
  await expectReadable(page, expectAccessible, { within: 'main', without });
});
