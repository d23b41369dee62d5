import {
  CREATE,
  at,
  DAY,
  lesson,
  rows,
  hours,
  chosen,
  save,
  dialog,
  absent,
  resetRoster,
  recordElsewhere,
} from '../support/headman.ts';
import { expect, slowly, slowTimeout, test } from '../support/test.ts';

test('PA-14 group head: a saved lesson can be undone', async ({ page, signIn }) => {
  await signIn('headman', at(DAY));
  await resetRoster(page, '10:35');
  await lesson(page, '10:35').click();
  await hours(page, 'Мельничук').getByRole('button', { name: '2' }).click();
  await absent(page, 1);
  await save(page).click();
  // Stops the clock, so that the undo does not disappear.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  const undo = page.getByRole('button', { name: 'Вернуть', exact: true });
  await slowly(page, () => expect(undo).toBeVisible(slowTimeout));
  await undo.click();
  await page.clock.resume();
  await absent(page, 0);
  await page.reload();
  await lesson(page, '10:35').click();
  await expect(chosen(page, 'Мельничук')).toHaveText('здесь');
});

test('PA-14 group head: of two users who record the same lesson, the second sees both versions and chooses', async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  const noter = await world.person('noter');
  await signIn('headman', at(DAY));
  await resetRoster(page, '14:00');
  await lesson(page, '14:00').click();
  await hours(page, 'Акулич').getByRole('button', { name: '2' }).click();
  await recordElsewhere(world, noter, '14:00', 'Ващенко', 1);
  await save(page).click();
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog(page)).toContainText('Это занятие уже сохранили');
  const both = dialog(page).locator('tbody tr');
  await expect(both).toHaveText([/^Акулич.*здесь.*2\sчаса$/, /^Ващенко.*1\sчас.*здесь$/]);
  await expectAccessible();
  await dialog(page).getByRole('button', { name: 'Оставить их' }).click();
  await expect(chosen(page, 'Ващенко')).toHaveText('1');
  await expect(chosen(page, 'Акулич')).toHaveText('здесь');
  // The same in the other direction.
  await hours(page, 'Акулич').getByRole('button', { name: '2' }).click();
  await recordElsewhere(world, noter, '14:00', 'Ващенко', 2);
  await save(page).click();
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await dialog(page).getByRole('button', { name: 'Сохранить мои' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await absent(page, 2);
  await page.reload();
  await lesson(page, '14:00').click();
  await expect(chosen(page, 'Ващенко')).toHaveText('1');
  await expect(chosen(page, 'Акулич')).toHaveText('2');
});

test('PA-14 PA-18 group head: a failure is reported, keeps the input and can be retried', async ({
  page,
  world,
  signIn,
}) => {
  await signIn('headman', at('2026-11-18'));
  await resetRoster(page, '10:35');
  world.fail({ path: CREATE, status: 500, times: 1 });
  await lesson(page, '10:35').click();
  await hours(page, 'Казимирский').getByRole('button', { name: '1' }).click();
  await save(page).click();
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog(page).getByText('Не удалось отметить пропуски.')).toBeVisible();
  await expect(dialog(page)).toContainText('Казимирский');
  await dialog(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(chosen(page, 'Казимирский')).toHaveText('1');
  await expect(page.getByText(/изменена 1\sстрока/)).toHaveCount(0);
});

test('PA-14 group head: input saved offline is sent once the network is back, and discarded on sign-out', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('headman', at('2026-11-18'));
  await lesson(page, '12:25').click();
  await expect(lesson(page, '12:25')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Все здесь' }).click();
  await hours(page, 'Трофимов').getByRole('button', { name: '2' }).click();
  await absent(page, 1);
  await save(page).click();
  await expect(dialog(page).getByRole('button', { name: 'Сохранить' })).toBeFocused();
  let sent = 0;
  page.on('response', (response) => {
    if (response.url().endsWith(CREATE)) sent += 1;
  });
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Сервер сейчас недоступен/ })).toBeVisible();
  await context.setOffline(false);
  await page.clock.fastForward(5000);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(/изменена 1\sстрока/)).toHaveCount(0);
  await absent(page, 1);
  expect(sent).toBe(1);
  await hours(page, 'Соболь').getByRole('button', { name: '1' }).click();
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft ')));
  await expect.poll(drafts).toHaveLength(1);
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page.getByRole('link', { name: 'Войти' }).first()).toBeVisible();
  await expect.poll(drafts).toEqual([]);
});

test('PA-18 group head: lessons that fail to load can be retried', async ({ page, world, signIn }) => {
  world.fail({ path: /^\/api\/v1\/grade-book\/by-date/, status: 500 });
  await signIn('noter', at(DAY));
  await expect(page.getByText('Не удалось загрузить занятия на выбранную дату.')).toBeVisible();
  world.mend();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(rows(page).first()).toBeVisible();
});
