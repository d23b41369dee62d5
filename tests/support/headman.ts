import type { Page } from '@playwright/test';
import { signInElsewhere } from './elsewhere.ts';
import { expect, type Person } from './test.ts';
import type { World } from './world.ts';

/** Helpers for the browser tests of the group head's page. */
export const HEADMAN = '/personal-account/headman';
export const CREATE = '/api/v1/grade-book/create';
/** A day on which the whole group has military training: four lessons for all students. */
export const at = (date: string) => `${HEADMAN}?date=${date}`;
export const DAY = '2026-11-19';

export const lesson = (page: Page, time: string) =>
  page.getByRole('region', { name: 'Занятия дня' }).getByRole('button', { name: new RegExp(`^${time}`) });
export const roster = (page: Page) => page.getByRole('list', { name: 'Студенты' });
export const rows = (page: Page) => roster(page).getByRole('listitem');
export const hours = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });
export const chosen = (page: Page, name: string) => hours(page, name).getByRole('button', { pressed: true });
export const save = (page: Page) => page.getByRole('button', { name: 'Сохранить', exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');
export const absent = (page: Page, count: number) =>
  expect(page.getByText(new RegExp(`^Отсутствуют ${count} из\\s\\d+$`))).toBeVisible();

/**
 * Selects the lesson and marks all students as present, so that nothing is left from earlier tests. There is no unsaved
 * input afterwards.
 */
export async function resetRoster(page: Page, time: string): Promise<void> {
  await lesson(page, time).click();
  await expect(lesson(page, time)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Все здесь' }).click();
  await absent(page, 0);
  await save(page).click();
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Сохранено: присутствуют все.')).toBeVisible();
  await expect(lesson(page, time)).toContainText('сохранено в');
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
}

/** Records a lesson as another user, through the API. */
export async function recordElsewhere(world: World, who: Person, time: string, name: string, missed: number) {
  const api = await signInElsewhere(world, who);
  const { lessons } = (await (await api.get(`/api/v1/grade-book/by-date?date=${DAY}`)).json()) as {
    lessons: { id: number; lessonPeriod: { startTime: string }; students: { id: number; fio: string }[] }[];
  };
  const found = lessons.find(({ lessonPeriod }) => lessonPeriod.startTime === time);
  const student = found?.students.find(({ fio }) => fio.startsWith(name));
  const response = await api.post(CREATE, {
    data: { idLesson: found?.id, studentOmissionsHoursDtoList: [{ student: student?.id, hours: missed }] },
  });
  expect(response.ok()).toBe(true);
  await api.dispose();
}
