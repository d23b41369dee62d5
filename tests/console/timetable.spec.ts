import type { Page } from '@playwright/test';
import { expectReadable } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

const TERM = '2026-autumn';
const card = (page: Page, subject: string) =>
  page.getByRole('table').getByRole('button', { name: new RegExp(`^(?:ЛК|ПЗ|ЛР) ?${subject}`) });
const panel = (page: Page) => page.getByRole('region', { name: /^(?:Занятие|Новое занятие)$/ });
const clashes = (page: Page) => page.getByRole('region', { name: /накладк/ });
const save = (page: Page) => panel(page).getByRole('button', { name: 'Сохранить' });
const day = (page: Page) => panel(page).getByRole('combobox', { name: 'День' });

interface Named {
  id: number;
  name: string;
}

/** Creates a record as another administrator: through the API, in the session of the browser. */
async function store<R>(page: Page, kind: string, data: object): Promise<R> {
  const response = await page.request.post(`/api/v1/admin/${kind}`, { data });
  expect(await response.text().then(() => response.status())).toBe(200);
  return response.json();
}

/** Creates a group that no other browser test uses. */
async function makeGroup(page: Page, name: string): Promise<Named> {
  const response = await page.request.get('/api/v1/admin/groups?filter={"q":"428501"}');
  const [template]: object[] = await response.json();
  return store(page, 'groups', { ...template, name, curatorId: null, size: 0 });
}

const storeLesson = (page: Page, group: Named, changes: object): Promise<{ id: number }> =>
  store(page, 'lessons', {
    term: TERM,
    isExam: false,
    day: 1,
    weeks: null,
    subgroup: 0,
    startTime: '17:25',
    endTime: '18:45',
    subject: 'Проба',
    subjectFull: null,
    type: 'ЛК',
    note: null,
    rooms: [],
    date: null,
    startDate: null,
    endDate: null,
    isAnnouncement: false,
    groupIds: [group.id],
    employeeIds: [],
    ...changes,
  });
const stored = async (page: Page, { id }: { id: number }) => {
  const lesson: { day: number; startTime: string; rooms: string[]; weeks: number[] | null } = await (
    await page.request.get(`/api/v1/admin/lessons/${id}`)
  ).json();
  return lesson;
};
/** Returns the labels of the first rooms of the university, as used in lessons. */
async function someRooms(page: Page): Promise<[string, string]> {
  const response = await page.request.get('/api/v1/auditories');
  const rooms: { name: string; buildingNumber: Named }[] = await response.json();
  const [one = '', other = ''] = rooms.map(({ name, buildingNumber }) => `${name}-${buildingNumber.name}`);
  return [one, other];
}
const open = (page: Page, group: Named, more = '') =>
  page.goto(`/console/timetable?of=group&id=${group.id}&week=all${more}`);

test('CNS-02 timetable: a lesson is created in a free slot, appears in the schedule, and is undone', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/timetable');
  await expect(page.getByText('Выберите группу, преподавателя или аудиторию')).toBeVisible();
  const group = await makeGroup(page, '990101');
  await page.getByRole('combobox', { name: 'Группа' }).fill('990101');
  await page.getByRole('option', { name: '990101' }).click();
  await page.getByRole('button', { name: 'Добавить занятие: суббота, 17:25' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Новое занятие' })).toBeFocused();
  // Escape closes the panel, and the focus returns to the slot, from which Enter opens it again.
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  const slot = page.getByRole('cell').filter({ has: page.getByRole('button', { name: /: суббота, 17:25/ }) });
  await expect(slot).toBeFocused();
  await page.keyboard.press('Enter');
  await panel(page).getByLabel('Предмет').fill('Хор');
  await panel(page).getByRole('button', { name: 'ПЗ' }).click();
  await panel(page).getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText('Занятие добавлено')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  // The message covers the button that deletes a lesson.
  await page.getByRole('status').getByRole('button', { name: 'Закрыть' }).click();
  await expect(card(page, 'Хор')).toBeVisible();
  const schedule = await page.request.get(`/api/v1/schedule?studentGroup=${group.name}`);
  expect(await schedule.text()).toContain('Хор');

  // Returning from the timetables of teachers shows the same group.
  await page.getByRole('button', { name: 'Преподаватель' }).click();
  await expect(card(page, 'Хор')).toHaveCount(0);
  await page.getByRole('group', { name: 'Чьё расписание' }).getByRole('button', { name: 'Группа' }).click();
  await card(page, 'Хор').click();
  await expect(panel(page).getByRole('heading', { name: 'Занятие' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Хор')).toBeFocused();
  await card(page, 'Хор').click();
  await panel(page).getByRole('button', { name: 'Удалить…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(card(page, 'Хор')).toHaveCount(0);
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(card(page, 'Хор')).toBeVisible();
});

test('CNS-02 timetable: a clash is shown before saving, and a suggested solution fills the field', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/healthz');
  const [group, other] = [await makeGroup(page, '990201'), await makeGroup(page, '990202')];
  const [room] = await someRooms(page);
  const short = room.replace(' к.', '');
  const taken = { rooms: [room], day: 6 };
  await storeLesson(page, other, { ...taken, subject: 'Чужая', weeks: [3] });
  const lesson = await storeLesson(page, group, {
    ...taken,
    day: 5,
    subject: 'Своя',
    type: 'ЛР',
    weeks: [1, 3],
  });
  await open(page, group);
  await card(page, 'Своя').click();
  await expect(save(page)).toBeEnabled();
  const place = page.getByRole('button', { name: 'Поставить сюда: суббота, 17:25' });
  await expect(place).toHaveAccessibleName(new RegExp(`Занято: ${short}.*Чужая, 990202$`));
  await day(page).selectOption('суббота');
  await expect(clashes(page)).toContainText(
    new RegExp(`1\\sнакладка.*неделя\\s3\\. Занято: ${short}\\. Там ЛК Чужая, 990202`),
  );
  await expect(page.getByText('стояло здесь')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expect(save(page)).toHaveAccessibleDescription(/^Сначала снимите накладку/);
  await expectAccessible({ within: 'main' });
  await clashes(page)
    .getByRole('button', { name: /^Взять/ })
    .first()
    .click();
  await expect(clashes(page)).toHaveCount(0);
  await save(page).click();
  await expect(page.getByText('Занятие сохранено')).toBeVisible();
  const after = await stored(page, lesson);
  expect(after).toMatchObject({ day: 6, weeks: [1, 3] });
  expect(after.rooms).toHaveLength(1);
  expect(after.rooms).not.toContain(room);
});

test('CNS-02 timetable: a clash is avoided by other weeks, or accepted', async ({ page, signIn }) => {
  await signIn('admin', '/healthz');
  const [group, other] = [await makeGroup(page, '990301'), await makeGroup(page, '990302')];
  const [, room] = await someRooms(page);
  const taken = { rooms: [room], day: 6, startTime: '15:50', endTime: '17:10' };
  await storeLesson(page, other, { ...taken, subject: 'Чужая', weeks: [3] });
  const lesson = await storeLesson(page, group, { ...taken, day: 5, subject: 'Своя', weeks: [1, 3] });
  await open(page, group, `&lesson=${lesson.id}`);
  await day(page).selectOption('суббота');
  await clashes(page)
    .getByLabel(/^Так и\sзадумано/)
    .check();
  await expect(save(page)).toBeEnabled();
  // Only that clash was accepted.
  const everyWeek = panel(page).getByRole('button', { name: 'Все недели' });
  await expect(everyWeek).toHaveAttribute('aria-pressed', 'false');
  await everyWeek.click();
  await expect(everyWeek).toHaveAttribute('aria-pressed', 'true');
  // The label of the option says that the room is taken.
  const third = panel(page).getByRole('button', { name: /^(?:занято )?3$/ });
  await expect(third).toHaveAttribute('aria-pressed', 'false');
  await third.click();
  for (const week of ['1', '4']) await panel(page).getByRole('button', { name: week, exact: true }).click();
  await expect(everyWeek).toHaveAttribute('aria-pressed', 'false');
  await panel(page).getByRole('button', { name: '1', exact: true }).click();
  await panel(page).getByRole('button', { name: '1', exact: true }).click();
  await clashes(page)
    .getByRole('button', { name: /^Оставить только недели\s1, 4$/ })
    .click();
  await expect(clashes(page)).toHaveCount(0);
  await panel(page).getByRole('button', { name: '3', exact: true }).click();
  await clashes(page)
    .getByLabel(/^Так и\sзадумано/)
    .check();
  await save(page).click();
  await expect(page.getByText('Занятие сохранено')).toBeVisible();
  expect(await stored(page, lesson)).toMatchObject({ day: 6, weeks: [1, 3, 4], rooms: [room] });
});

test('CNS-02 timetable: a lesson is moved by keyboard alone', async ({ page, signIn }) => {
  await signIn('admin', '/healthz');
  const group = await makeGroup(page, '990401');
  const lesson = await storeLesson(page, group, { day: 1, startTime: '09:00', endTime: '10:20' });
  await open(page, group);
  await expect(card(page, 'Проба')).toBeVisible();
  await page.getByRole('cell').first().focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Занятие' })).toBeFocused();
  await page.getByRole('cell').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(day(page)).toHaveValue('2');
  await expect(panel(page).getByRole('combobox', { name: 'Время' })).toHaveValue('10:35');
  await save(page).press('Enter');
  await expect(page.getByText('Занятие сохранено')).toBeVisible();
  expect(await stored(page, lesson)).toMatchObject({ day: 2, startTime: '10:35' });
});

test('CNS-02 timetable: a lesson is dragged to another slot, but only moved once it is saved', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/healthz');
  const group = await makeGroup(page, '990501');
  const lesson = await storeLesson(page, group, { day: 1, startTime: '09:00', endTime: '10:20' });
  await open(page, group);
  const dataTransfer = await page.evaluateHandle(() => new DataTransfer());
  await card(page, 'Проба').dispatchEvent('dragstart', { dataTransfer });
  const wednesday = page
    .getByRole('row', { name: /^12:25/ })
    .getByRole('cell')
    .nth(2);
  await wednesday.dispatchEvent('dragover', { dataTransfer });
  // Opening the panel before the drop would narrow the week and move the cell away from the pointer.
  await expect(panel(page)).toHaveCount(0);
  await wednesday.dispatchEvent('drop', { dataTransfer });
  await expect(day(page)).toHaveValue('3');
  await expect(page.getByText('стояло здесь')).toBeVisible();
  expect(await stored(page, lesson)).toMatchObject({ day: 1, startTime: '09:00' });
  await panel(page).getByRole('button', { name: 'Закрыть' }).click();
  const question = page.getByRole('dialog', { name: 'Уйти без сохранения?' });
  await question.getByRole('button', { name: 'Остаться' }).click();
  await expect(day(page)).toHaveValue('3');
  await save(page).click();
  await expect(page.getByText('Занятие сохранено')).toBeVisible();
  expect(await stored(page, lesson)).toMatchObject({ day: 3, startTime: '12:25', endTime: '13:45' });
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(page.getByText('Возвращено как было')).toBeVisible();
  expect(await stored(page, lesson)).toMatchObject({ day: 1, startTime: '09:00' });
});

test('CNS-02 timetable: an exam is planned for its day, and subjects of the study plan are listed without lessons', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/healthz');
  const group = await makeGroup(page, '990601');
  await open(page, group);
  const hours = page.getByRole('region', { name: /^Часы за\sсеместр$/ });
  await expect(hours.getByText('нет занятий').first()).toBeVisible();
  await page.getByRole('button', { name: /^Экзамен или занятие на\sдень$/ }).click();
  await panel(page).getByLabel('Предмет').fill('БД');
  await panel(page).getByLabel('Дата').fill('2027-01-12');
  await panel(page).getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText('Занятие добавлено')).toBeVisible();
  const session = page.getByRole('region', { name: /^Сессия и\sразовые занятия$/ });
  await expect(session.getByRole('button', { name: /^12\.01\.2027 09:00–10:20/ })).toContainText('ЭКЗ БД');
});

test('CNS-02 timetable: a change by another user keeps the input, and the conflict is resolved', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/healthz');
  const group = await makeGroup(page, '990701');
  const lesson = await storeLesson(page, group, { day: 2 });
  await open(page, group, `&lesson=${lesson.id}`);
  const note = panel(page).getByLabel('Примечание');
  await note.fill('Вход со двора');
  const data = { ...(await stored(page, lesson)), day: 4 };
  expect((await page.request.put(`/api/v1/admin/lessons/${lesson.id}`, { data })).ok()).toBe(true);
  // Returning to the tab reloads the week.
  const renewed = page.waitForResponse((response) => response.url().includes('/admin/timetable?'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await renewed;
  await expect(page.getByText('стояло здесь')).toBeVisible();
  await expect(note).toHaveValue('Вход со двора');
  await save(page).click();
  await expect(page.getByRole('dialog', { name: 'Запись изменили, пока вы её правили' })).toBeVisible();
});

test('CNS-02 timetable: a week that fails to load can be retried; saving detects unchecked clashes', async ({
  page,
  world,
  signIn,
}) => {
  await signIn('admin', '/healthz');
  const group = await makeGroup(page, '990801');
  const lesson = await storeLesson(page, group, { day: 3 });
  world.fail({ path: '/api/v1/admin/timetable', status: 500 });
  await open(page, group);
  await page.getByRole('button', { name: 'Повторить' }).waitFor();
  world.mend();
  await page.getByRole('button', { name: 'Повторить' }).click();
  world.fail({ path: '/api/v1/admin/timetable/fit', status: 500 });
  await card(page, 'Проба').click();
  await expect(panel(page).getByText(/^Накладки проверить не\sудалось/)).toBeVisible();
  await day(page).selectOption('четверг');
  await save(page).click();
  await expect(page.getByText('Занятие сохранено')).toBeVisible();
  expect(await stored(page, lesson)).toMatchObject({ day: 4 });
});

test('CNS-02 timetable: no accessibility faults in the week, in both languages and schemes, wide and narrow', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/healthz');
  const response = await page.request.get('/api/v1/admin/groups?filter={"q":"428501"}');
  const [group]: Named[] = await response.json();
  if (!group) throw new Error('The demo has no group 428501');
  await page.goto(`/console/timetable?of=group&id=${group.id}`);
  const lessons = page.getByRole('table').locator('button[aria-pressed]');
  await expect(lessons.first()).toBeVisible();
  await expectReadable(page, expectAccessible, { within: 'main' });
  await lessons.first().click();
  await expect(panel(page).getByRole('heading', { name: 'Занятие' })).toBeFocused();
  await expect(page.getByText(/^О\sпеременах/)).toBeVisible();
  await expectReadable(page, expectAccessible, { within: 'main' });
});
