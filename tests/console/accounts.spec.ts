import type { APIRequestContext, Page } from '@playwright/test';
import { expectCopied, followRequests } from '../support/effects.ts';
import { expect, type Person, test } from '../support/test.ts';

/** The page of a student, as an administrator whom no other test knows. */
async function openStudent(page: Page, student: Person): Promise<void> {
  await page.goto(`/console/students?filter=${encodeURIComponent(JSON.stringify({ q: student.username }))}`);
  // The list has told what the page shows at once: what a test changes comes after the record.
  const answered = page.waitForResponse(/\/api\/v1\/admin\/students\/\d+$/);
  await page.getByRole('table', { name: 'Студенты' }).getByRole('link', { name: student.lastName }).click();
  await answered;
  await expect(access(page)).toBeVisible();
}

const access = (page: Page) => page.getByRole('region', { name: 'Доступ' });

test.describe('a link for the first password', () => {
  const opener = 'Ссылка для первого пароля…';
  const question = (page: Page) => page.getByRole('dialog', { name: 'Создать ссылку для первого пароля?' });
  const answer = (page: Page) => page.getByRole('dialog', { name: 'Ссылка для первого пароля' });

  test('INI-01 is made, shown with its end, copied, and lets the student set a password', async ({
    page,
    context,
    world,
    signIn,
    expectAccessible,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const student = await world.person('student');
    await signIn('admin', '/healthz');
    await openStudent(page, student);
    await access(page).getByRole('button', { name: opener }).click();
    await expect(question(page)).toContainText('Ссылки, созданные раньше, перестанут действовать');
    await expect(question(page)).toContainText('дата рождения');
    await expectAccessible();
    await question(page).getByRole('button', { name: 'Создать ссылку' }).click();
    const address = answer(page).getByLabel('Адрес');
    await expect(address).toHaveAccessibleDescription('Действует до 23 ноября, 12:58 и только один раз.');
    await expectAccessible();
    await answer(page).getByRole('button', { name: 'Скопировать' }).click();
    await expect(answer(page).getByRole('button', { name: 'Скопировано' })).toBeVisible();
    const link = await address.inputValue();
    await expectCopied(page, link);
    await answer(page).getByRole('button', { name: 'Закрыть' }).click();
    await expect(access(page).getByRole('button', { name: opener })).toBeFocused();

    const set = await page.request.post('/api/v1/settings/password/new-by-hash', {
      data: {
        hash: new URL(link).searchParams.get('h'),
        birthDate: student.birthDate,
        password: 'Zebra-Kite-7',
      },
    });
    expect(set.status()).toBe(200);
  });

  test.story('that cannot be copied is selected, and says so', async ({ page, context, world, signIn }) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await signIn('admin', '/healthz');
    await openStudent(page, await world.person('student'));
    await access(page).getByRole('button', { name: opener }).click();
    await question(page).getByRole('button', { name: 'Создать ссылку' }).click();
    await answer(page).getByRole('button', { name: 'Скопировать' }).click();
    await expect(answer(page).getByRole('alert')).toContainText('Ctrl+C');
    const link = await answer(page).getByLabel('Адрес').inputValue();
    await expect.poll(() => page.evaluate(() => document.getSelection()?.toString())).toBe(link);
  });

  test('that was not made says why where it was asked for, and is made at the second try', async ({
    page,
    world,
    signIn,
  }) => {
    await signIn('admin', '/healthz');
    await openStudent(page, await world.person('student'));
    await access(page).getByRole('button', { name: opener }).click();
    world.fail({ path: /password-link$/, status: 500, times: 1 });
    const make = question(page).getByRole('button', { name: 'Создать ссылку' });
    await make.click();
    await expect(question(page).getByRole('alert')).toHaveText('Не удалось создать ссылку.');
    await make.click();
    await expect(answer(page)).toBeVisible();
  });
});

/** How the student who needs help stands at the door, in a browser of their own. */
const enters = async (request: APIRequestContext, { username, password }: Person): Promise<number> =>
  (await request.post('/api/v1/auth/login', { data: { username, password } })).status();

/** What is pressed, the question that follows with what it says, the answer, and what is told then. */
interface Deed {
  opener: string;
  title: string;
  hint: string;
  confirm: string;
  done: string;
}

const unban: Deed = {
  opener: 'Вернуть все попытки…',
  title: 'Вернуть все попытки?',
  hint: 'сразу сможет войти',
  confirm: 'Вернуть попытки',
  done: 'Попытки возвращены.',
};
const endSessions: Deed = {
  opener: 'Завершить все входы…',
  title: 'Завершить все входы?',
  hint: 'придётся войти заново',
  confirm: 'Завершить входы',
  done: 'Все входы завершены.',
};
const reset: Deed = {
  opener: 'Сбросить второй фактор…',
  title: 'Сбросить второй фактор?',
  hint: 'для входа хватит логина и пароля',
  confirm: 'Сбросить',
  done: 'Второй фактор сброшен.',
};

async function open(page: Page, { opener, title, hint }: Deed) {
  await access(page).getByRole('button', { name: opener }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText(hint);
  return dialog;
}

async function perform(page: Page, deed: Deed): Promise<void> {
  const dialog = await open(page, deed);
  await dialog.getByRole('button', { name: deed.confirm }).click();
  await expect(page.getByText(deed.done)).toBeVisible();
  await expect(dialog).toBeHidden();
}

test('a student who is shut out gets the attempts back', async ({ page, request, world, signIn }) => {
  const student = await world.person('student');
  for (let tries = 0; tries < 10; tries += 1)
    expect(await enters(request, { ...student, password: 'Wrong-2026!' })).toBe(401);
  expect(await enters(request, student)).toBe(429);
  await signIn('admin', '/healthz');
  await openStudent(page, student);
  await perform(page, unban);
  expect(await enters(request, student)).toBe(200);
});

test.story(
  'a student is signed out everywhere, and the administrator is not',
  async ({ page, request, world, signIn }) => {
    const student = await world.person('student');
    const own = async () => (await request.get('/api/v1/personal-information')).status();
    await enters(request, student);
    expect(await own()).toBe(200);
    await signIn('admin', '/healthz');
    await openStudent(page, student);
    await perform(page, endSessions);
    expect(await own()).toBe(403);
    await page.reload();
    await expect(access(page)).toBeVisible();
  },
);

test('a student who has lost the second factor needs none any more', async ({
  page,
  request,
  world,
  signIn,
}) => {
  const student = await world.person('student');
  await world.secondFactorOf(student);
  expect(await enters(request, student)).toBe(401);
  await signIn('admin', '/healthz');
  await openStudent(page, student);
  await perform(page, reset);
  expect(await enters(request, student)).toBe(200);
});

const block: Deed = {
  opener: 'Заблокировать…',
  title: 'Заблокировать аккаунт?',
  hint: 'Все входы завершатся сразу',
  confirm: 'Заблокировать',
  done: 'Аккаунт заблокирован.',
};
const unblock: Deed = {
  opener: 'Разблокировать…',
  title: 'Разблокировать аккаунт?',
  hint: 'сразу сможет войти',
  confirm: 'Разблокировать',
  done: 'Аккаунт разблокирован.',
};

test('a student is let in no more, and then again', async ({
  page,
  request,
  world,
  signIn,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await signIn('admin', '/healthz');
  await openStudent(page, student);
  const dialog = await open(page, block);
  const kind = dialog.getByLabel('До какого времени');
  await expect(kind).toHaveAccessibleDescription(/вернёт доступ сам/);
  await kind.selectOption('Пока не\u00a0разблокирует администратор');
  await expect(kind).toHaveAccessibleDescription('Новый пароль доступа не\u00a0вернёт.');
  await expectAccessible();
  await dialog.getByRole('button', { name: block.confirm }).click();
  await expect(page.getByText(block.done)).toBeVisible();
  await expect(access(page).getByText('Заблокирован', { exact: true })).toBeVisible();
  expect(await enters(request, student)).toBe(423);
  await perform(page, unblock);
  await expect(access(page).getByRole('button', { name: block.opener })).toBeVisible();
  expect(await enters(request, student)).toBe(200);
});

test('whether a student is blocked is asked again where it did not come', async ({ page, world, signIn }) => {
  const student = await world.person('student');
  await world.block(student, 'restorable');
  await signIn('admin', '/healthz');
  world.fail({ path: '/api/v1/admin/users', status: 500, times: 1 });
  await openStudent(page, student);
  await access(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(access(page)).toContainText('Заблокирован до\u00a0нового пароля');
});

for (const [path, deed] of [
  [/unban$/, unban],
  [/sessions$/, endSessions],
  [/reset-second-factor$/, reset],
  [/block$/, block],
] as const)
  test(`what was not done is said where it was asked for: ${deed.opener}`, async ({
    page,
    world,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin', '/healthz');
    await openStudent(page, await world.person('student'));
    world.fail({ path, status: 500, times: 1 });
    const dialog = await open(page, deed);
    await dialog.getByRole('button', { name: deed.confirm }).click();
    await expect(dialog.getByRole('alert')).toContainText('Не удалось');
    await expectAccessible();
    await dialog.getByRole('button', { name: deed.confirm }).click();
    await expect(dialog).toBeHidden();
  });

test('a session that ended meanwhile leads from the dialog to the door', async ({
  page,
  context,
  world,
  signIn,
}) => {
  await signIn('admin', '/healthz');
  const answered = followRequests(page);
  await openStudent(page, await world.person('student'));
  const dialog = await open(page, unban);
  // What the page still asks for would be refused too, and end the session before the press.
  await answered();
  await context.clearCookies();
  await dialog.getByRole('button', { name: unban.confirm }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход в консоль');
  await expect(page.getByRole('alert')).toHaveText('Время вашей сессии истекло.');
});
