import { namingRules } from '../support/axe.ts';
import { expectToFit } from '../support/effects.ts';
import {
  HEADMAN,
  CREATE,
  at,
  DAY,
  lesson,
  rows,
  chosen,
  save,
  dialog,
  absent,
  resetRoster,
} from '../support/headman.ts';
import { setColourScheme } from '../support/looks.ts';
import { foreignTexts } from '../support/foreign-texts.ts';
import { expect, test } from '../support/test.ts';

test("RT-04 PA-14 group head: the page is only available to the head and appointed students, with today's lessons", async ({
  page,
  signIn,
}) => {
  for (const role of ['headman', 'noter'] as const) {
    await signIn(role, HEADMAN);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пропуски группы');
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Пропуски группы' })).toBeVisible();
    await expect(page.getByText('Пятница, 20\u00a0ноября')).toBeVisible();
    const lecture = lesson(page, '10:35');
    await expect(lecture).toContainText(/10:35–11:55 ЛК\s*Философия\s*Буйко.*328-4/);
    await expect(lesson(page, '14:00')).toContainText(/2\sподгруппа/);
    // Only the head can appoint students.
    await expect(page.getByRole('region', { name: 'Кто ещё отмечает' })).toHaveCount(
      role === 'headman' ? 1 : 0,
    );
  }
  await signIn('student', HEADMAN);
  await expect(page.getByText('Такой страницы нет.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Пропуски', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Пропуски группы' })).toHaveCount(0);
});

test('PA-14 group head: navigates between days with lessons, accepts a typed day, and reports one without lessons', async ({
  page,
  signIn,
}) => {
  await signIn('headman', HEADMAN);
  await expect(page.getByRole('button', { name: 'Следующий день с занятиями' })).toBeDisabled();
  await page.getByRole('button', { name: 'Предыдущий день с занятиями' }).click();
  await expect(page.getByText('Четверг, 19\u00a0ноября')).toBeVisible();
  await expect(lesson(page, '09:00')).toContainText('Военная подготовка');
  const date = page.getByRole('textbox', { name: 'Дата' });
  await date.fill('15.11.2026');
  await expect(page.getByText('В этот день занятий нет')).toBeVisible();
  await page.getByRole('button', { name: 'Следующий день с занятиями' }).click();
  await expect(page.getByText('Понедельник, 16\u00a0ноября')).toBeVisible();
  await expect(date).toHaveValue('16.11.2026');
});

test('PA-14 group head: three of thirty are recorded in at most twelve keystrokes', async ({
  page,
  world,
  signIn,
}) => {
  test.setTimeout(120_000);
  const headman = await world.person('headman');
  await signIn(headman, at(DAY));
  await expect(rows(page).first()).toBeVisible();
  for (let count = await rows(page).count(); count < 30; count += 1) await world.person('noter');
  await page.reload();
  await expect(rows(page).nth(29)).toBeVisible();
  await resetRoster(page, '09:00');
  await lesson(page, '09:00').focus();
  // In the Latin layout С is C and Щ is O.
  const keys = ['Enter', '2', 'c', '1', 'o', '2', 'Enter', 'Enter'];
  expect(keys.length).toBeLessThanOrEqual(12);
  for (const [index, key] of keys.entries()) {
    // Waits for the confirmation before pressing Enter again.
    if (index === keys.length - 1)
      await expect(dialog(page).getByRole('button', { name: 'Сохранить' })).toBeFocused();
    await page.keyboard.press(key);
    if (index === 0) await expect(chosen(page, 'Акулич')).toBeFocused();
    if (index === keys.length - 2) {
      await expect(dialog(page)).toContainText(/Отсутствуют 3\sиз\s\d\d/);
      await expect(dialog(page).getByRole('listitem')).toHaveText([
        /Акулич.*2\sчаса/,
        /Соболь.*1\sчас$/,
        /Щербаков.*2\sчаса/,
      ]);
    }
  }
  await expect(page.getByText(/^Сохранено: отсутствуют 3 из\s\d\d\.$/)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(lesson(page, '09:00')).toContainText(/сохранено в\s12:58, Новиков/);
  await page.reload();
  await absent(page, 3);
  await expect(chosen(page, 'Соболь')).toHaveText('1');
  await expect(chosen(page, 'Ващенко')).toHaveText('здесь');
});

test('PA-14 group head: arrow keys move between rows, and the input survives a reload', async ({
  page,
  signIn,
}) => {
  await signIn('headman', at(DAY));
  await resetRoster(page, '12:25');
  await lesson(page, '12:25').click();
  await expect(chosen(page, 'Акулич')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page, 'Ващенко')).toBeFocused();
  await page.keyboard.press('2');
  await expect(chosen(page, 'Ващенко')).toHaveText('2');
  // Two hours, the length of the lesson.
  await page.keyboard.press('3');
  await expect(chosen(page, 'Ващенко')).toHaveText('2');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(chosen(page, 'Ващенко')).toHaveText('1');
  await page.keyboard.press('Home');
  await expect(chosen(page, 'Акулич')).toBeFocused();
  await expect(page.getByText(/изменена 1\sстрока/)).toBeVisible();
  await page.reload();
  await lesson(page, '12:25').click();
  await expect(chosen(page, 'Ващенко')).toHaveText('1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(chosen(page, 'Акулич')).toBeFocused();
});

test('PA-14 group head: a closed lesson is read-only and explains why', async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  await signIn('headman', at('2026-11-05'));
  const why = page.getByText(/Занятие закрыто.*в\sтечение 14\sдней после него/);
  await expect(why).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  await expect(rows(page).first().getByRole('button', { name: '2' })).toBeDisabled();
  await expectAccessible();
  await page.goto(at('2026-11-17'));
  await rows(page).first().getByRole('button', { name: '2' }).click();
  world.fail({ path: CREATE, status: 409, times: 1 });
  await save(page).click();
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog(page).getByText('Пропуски отмечают в день занятия')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Вернуться к списку' }).click();
  await expect(why).toBeVisible();
});

test('PA-14 PA-18 group head: the head appoints students, after a confirmation', async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  await signIn('headman', HEADMAN);
  const part = page.getByRole('region', { name: 'Кто ещё отмечает' });
  const named = part.getByRole('listitem').filter({ hasText: 'Петрушина' });
  await expect(part.getByRole('combobox')).toBeVisible();
  await expect(named).toHaveCount(0);
  const candidates = part.getByRole('combobox', { name: 'Студент группы' });
  const option = candidates.locator('option', { hasText: /^Петрушина / });
  await candidates.selectOption((await option.getAttribute('value')) ?? '');
  await part.getByRole('button', { name: 'Назначить' }).click();
  await expect(dialog(page)).toContainText('Разрешить отмечать пропуски?');
  world.fail({ path: '/api/v1/grade-book/assign-responsible', status: 500, times: 1 });
  await dialog(page).getByRole('button', { name: 'Назначить' }).click();
  await expect(dialog(page).getByText('Не удалось изменить ответственных.')).toBeVisible();
  await expectAccessible();
  await dialog(page).getByRole('button', { name: 'Назначить' }).click();
  await expect(page.getByText(/^Теперь пропуски отмечает и\sПетрушина/)).toBeVisible();
  await expect(named).toHaveCount(1);
  await named.getByRole('button', { name: 'Снять' }).click();
  await dialog(page).getByRole('button', { name: 'Снять' }).click();
  await expect(named).toHaveCount(0);
});

test('PA-14 SH-10 group head: on a phone the save button is within reach, without faults in either scheme and language', async ({
  page,
  signIn,
  choose,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn('headman', at('2026-11-16'));
  const first = page.locator('ol > li').first();
  await expect(first).toBeVisible();
  await first.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await save(page).boundingBox())?.y).toBeGreaterThan(600);
  const target = first.getByRole('button').last();
  await expect
    .poll(async () => {
      const box = await target.boundingBox();
      return Math.min(box?.width ?? 0, box?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(44);
  for (const width of [360, 320, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    await expectToFit(page);
    // The layout is the same on the narrowest phone.
    if (width === 320) continue;
    await expectAccessible();
    await setColourScheme(page, 'dark');
    await expectAccessible({ rules: ['color-contrast'] });
    await setColourScheme(page, 'light');
  }
  await choose({ language: 'en' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  expect(await foreignTexts(page, 'en')).toEqual([]);
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 780 });
    await expectToFit(page);
    if (width !== 320) await expectAccessible({ rules: namingRules });
  }
});
