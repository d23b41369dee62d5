import manifest from '../../package.json' with { type: 'json' };
import { start } from '@semestr/api/impersonation';
import { signInElsewhere } from '../support/elsewhere.ts';
import { selectLanguage, setColourScheme } from '../support/looks.ts';
import { demo, expect, test } from '../support/test.ts';

test('CNS-02 today: the console starts with pending work, and each number links to its list', async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  const { username: studentCardNumber } = await world.person('student');
  const other = await signInElsewhere(world, demo('admin'));
  await other.post(start.path, { data: { studentCardNumber, reason: 'Обращение 2041' } });
  await signIn('admin', '/console/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Что ждёт сегодня');
  await expect(page.getByRole('navigation', { name: 'Разделы' })).toContainText(
    `Семестр ${manifest.version}`,
  );
  const acting = page.getByRole('region', { name: 'Входы под студентом' }).getByRole('listitem').first();
  await expect(acting).toContainText(/\p{L} как \p{L}/u);
  const kinds = page.getByRole('table', { name: 'Заявки по видам' });
  const certificates = kinds.getByRole('row').filter({ hasText: 'Справки' });
  const waiting = (await certificates.getByRole('cell').first().textContent()) ?? '';
  await expect(page.getByRole('region', { name: 'Состояние' })).toContainText('Накладки в расписании');
  await expectAccessible();
  await certificates.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заявки');
  await expect(page.getByRole('button', { name: /^Справки/ })).toHaveText(`Справки ${waiting}`);
});

test('CNS-02 today: the oldest request has the same age as in the request queue', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/');
  const oldest = page.getByRole('region', { name: 'Самые старые' }).getByRole('listitem');
  await expect(oldest.first()).toBeVisible();
  const ages = (await oldest.allTextContents()).map((text) => /\d+\sд(?:ень|ня|ней)/u.exec(text)?.[0]);
  await page.goto('/console/requests');
  const queue = page.locator('[data-key]');
  await expect(queue.first()).toBeVisible();
  const atDesk = (await queue.allTextContents()).map((text) => /\d+\sд(?:ень|ня|ней)/u.exec(text)?.[0]);
  expect(ages.length).toBeGreaterThan(1);
  expect(atDesk.slice(0, ages.length)).toEqual(ages);
});

test('CNS-02 today: problems are reported, with links to them', async ({ page, world, signIn }) => {
  const { username } = await world.person('student');
  for (let times = 0; times < 3; times += 1)
    await page.request.post('/api/v1/auth/login', { data: { username, password: 'wrong' } });
  await signIn('admin', '/console/');
  const line = page.getByRole('listitem').filter({ hasText: 'Неудачные входы со вчера' });
  await line.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Журнал действий');
  const failures = page.getByRole('cell', { name: /^Неверный пароль\s*3\sраза, последний в\s\d\d:\d\d$/ });
  await expect(failures.first()).toBeVisible();
});

test('today: fits a phone, and has no accessibility faults in English, in both colour schemes', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('admin', '/console/today');
  const kinds = page.getByRole('table', { name: 'Заявки по видам' });
  await expect(kinds.getByRole('row').filter({ hasText: 'Справки' })).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const table = await kinds.boundingBox();
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(360 - (heading?.x ?? 0));
  await selectLanguage(page, 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting today');
  await expect(page.getByRole('region', { name: 'State' })).toContainText('Clashes in the timetable');
  await expectAccessible();
  await setColourScheme(page, 'dark');
  await expectAccessible({ rules: ['color-contrast'] });
});

test('today: a key lists the shortcuts, and the palette finds people, groups and pages on any page', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/console/today');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Что ждёт сегодня');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Клавиши' });
  await expect(keys).toContainText('Поиск по всей консоли');
  await expectAccessible({ within: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Найти что угодно' });
  await expect(field).toBeFocused();
  await page.keyboard.type('428501');
  const group = page.getByRole('group', { name: 'Группы' }).getByRole('option', { name: /^428501/ });
  await expect(group).toBeVisible();
  await expectAccessible({ within: 'header, [role=listbox]' });
  await field.fill('afrekmntns');
  await expect(page.getByRole('group', { name: 'Страницы' }).getByRole('option')).toHaveText(['Факультеты']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Факультеты');
});
