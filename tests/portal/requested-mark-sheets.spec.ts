import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { signInElsewhere } from '../support/elsewhere.ts';
import { demo, expect, test } from '../support/test.ts';

const PAGE = '/personal-account/requested-mark-sheets';
const CALL = '/api/v1/mark-sheet/requested';

const rows = (page: Page) => page.getByRole('table', { name: 'Заказаны у вас' }).locator('tbody tr');
const state = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Какие показать' }).getByRole('button', { name });

test('PA-06 requested mark sheets: an educator sees those ordered from them, newest first, all or by state', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.signIn(page, demo('teacher'), PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ведомости студентов');
  const printed = rows(page).filter({ hasText: 'Готова' }).first();
  await expect(printed).toContainText(/\S+ \S+ \S+группа \d{6}/);
  await expect(printed).toContainText(/, Экз\..*Пересдача экзамена.*\d-й\sсеместр/);
  await expect(printed).toContainText(/№\s\d+\/\d{4}, действует до\s\d+\s\S+/);
  await expectAccessible();
  await state(page, 'Готовые').click();
  await expect(page).toHaveURL(/\?state=printed$/);
  await expect(rows(page).filter({ hasNotText: 'Готова' })).toHaveCount(0);
  await page.reload();
  await expect(state(page, 'Готовые')).toHaveAttribute('aria-pressed', 'true');
  await expect(printed).toBeVisible();
  await state(page, 'Все').press('Enter');
  await expect(state(page, 'Все')).toHaveAttribute('aria-pressed', 'true');
  // The price and the reason are not shown to the examiner.
  await expect(page.getByRole('main')).not.toContainText(/руб\.|важительн/);
});

test('PA-06 requested mark sheets: a student’s order and its cancellation appear for the named educator', async ({
  page,
  world,
}) => {
  const [student, teacher] = [await world.person('student'), await world.person('teacher')];
  await world.signIn(page, teacher, PAGE);
  await expect(page.getByText(/Ведомостей у\sвас не\sзаказывали/)).toBeVisible();
  await expect(state(page, 'Все')).toHaveCount(0);
  await world.signIn(page, student, '/phones');
  const found = await page.request.get('/api/v1/employees/fio/requests', {
    params: { 'employee-fio': teacher.lastName },
  });
  const [employee] = (await found.json()) as [{ id: number }];
  const subjects = (await (await page.request.get('/api/v1/mark-sheet/subjects')).json()) as {
    lessonTypes: { isExam: boolean; isDebt: boolean; focsId: number }[];
  }[];
  const controls = subjects.flatMap(({ lessonTypes }) => lessonTypes);
  const exam = controls.find(({ isExam, isDebt }) => isExam && isDebt);
  // The educator who gave the failing mark teaches the subject and holds the retake.
  const admin = await signInElsewhere(world, demo('admin'));
  const listed = await admin.get('/api/v1/admin/students', {
    params: { filter: JSON.stringify({ q: student.username }) },
  });
  const [record] = (await listed.json()) as [{ id: number }];
  const failed = await admin.post('/api/v1/admin/marks', {
    data: {
      studentId: record.id,
      disciplineId: exam?.focsId,
      mark: '3',
      date: null,
      teacherId: employee.id,
      retakes: 0,
      isDifference: false,
    },
  });
  const mark = (await failed.json()) as { id: number };
  const types = (await (await page.request.get('/api/v1/mark-sheet/types')).json()) as {
    id: number;
    isExam: boolean;
    isRemote: boolean;
  }[];
  const type = types.find(({ isExam, isRemote }) => isExam && !isRemote);
  const response = await page.request.post('/api/v1/mark-sheet', {
    data: {
      markSheetType: { id: type?.id },
      reason: 2,
      subject: { focsId: exam?.focsId },
      employee: { id: employee.id },
    },
  });
  expect([response.status(), await response.text()]).toEqual([200, expect.any(String)]);
  const { id } = (await response.json()) as { id: number };
  await world.signIn(page, teacher, PAGE);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`${student.lastName} Пётр Ильич`);
  await expect(rows(page)).toContainText('Обрабатывается');
  await state(page, 'Отменённые').click();
  await expect(page.getByText('Таких ведомостей нет')).toBeVisible();
  await world.signIn(page, student, '/phones');
  expect((await page.request.post('/api/v1/mark-sheet/close', { params: { id } })).ok()).toBe(true);
  await world.signIn(page, teacher, `${PAGE}?state=cancelled`);
  await expect(rows(page)).toContainText('Отменена студентом');
  // Removes the mark, because other tests use the averages of the subject.
  expect((await admin.delete(`/api/v1/admin/marks/${mark.id}`)).ok()).toBe(true);
});

test('PA-06 PA-18 requested mark sheets: a failure to load is reported and can be retried', async ({
  page,
  world,
}) => {
  world.fail({ path: CALL, status: 500, times: 1 });
  await world.signIn(page, demo('teacher'), PAGE);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Не удалось подключиться к серверу.');
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('requested mark sheets: the page is only available to employees', async ({ page, signIn }) => {
  await signIn('student', PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 740 }, hasTouch: true });

  test('PA-06 requested mark sheets: rows are cards on a phone', async ({
    page,
    world,
    expectAccessible,
  }) => {
    await world.signIn(page, demo('teacher'), PAGE);
    await expect(rows(page).first()).toBeVisible();
    await expectToFit(page);
    await expectAccessible();
  });
});
