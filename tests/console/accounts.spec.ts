import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectCopied } from '../support/effects.ts';
import { expect, type Person, test } from '../support/test.ts';

/** Opens the page of a student, as an administrator who is not used by other tests. */
async function openStudent(page: Page, student: Person): Promise<void> {
  const filter = JSON.stringify({ q: student.username });
  const listed = await page.request.get('/api/v1/admin/students', { params: { filter } });
  const [record] = (await listed.json()) as { id: number }[];
  await page.goto(`/console/students/${record?.id}/show`);
  await expect(access(page)).toBeVisible();
}

const access = (page: Page) => page.getByRole('region', { name: 'Доступ' });

test('INI-01 accounts: a password link shows why it failed, is selected when it cannot be copied, and sets a password', async ({
  page,
  context,
  world,
  signIn,
  expectAccessible,
}) => {
  const opener = access(page).getByRole('button', { name: 'Ссылка для первого пароля…' });
  const question = page.getByRole('dialog', { name: 'Создать ссылку для первого пароля?' });
  const answer = page.getByRole('dialog', { name: 'Ссылка для первого пароля' });
  const address = answer.getByLabel('Адрес');
  const make = question.getByRole('button', { name: 'Создать ссылку' });
  const copy = answer.getByRole('button', { name: 'Скопировать' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const student = await world.person('student');
  await signIn('admin', '/healthz');
  await openStudent(page, student);

  await opener.click();
  await expect(question).toContainText('Ссылки, созданные раньше, перестанут действовать');
  await expect(question).toContainText('дата рождения');
  await expectAccessible({ within: 'dialog[open]' });
  world.fail({ path: /password-link$/, status: 500, times: 1 });
  await make.click();
  await expect(question.getByRole('alert')).toHaveText('Не удалось создать ссылку.');
  await make.click();
  await expect(address).toHaveAccessibleDescription('Действует до 23 ноября, 12:58 и только один раз.');
  await expectAccessible({ within: 'dialog[open]' });

  // Removes the clipboard, as on a page without HTTPS.
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  );
  try {
    await copy.click();
    await expect(answer.getByRole('alert')).toContainText('Ctrl+C');
    const link = await address.inputValue();
    await expect.poll(() => page.evaluate(() => document.getSelection()?.toString())).toBe(link);
  } finally {
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
  }
  await answer.getByRole('button', { name: 'Закрыть' }).click();
  await expect(opener).toBeFocused();

  await opener.click();
  await make.click();
  await copy.click();
  await expect(answer.getByRole('button', { name: 'Скопировано' })).toBeVisible();
  const link = await address.inputValue();
  await expectCopied(page, link);
  const set = await page.request.post('/api/v1/settings/password/new-by-hash', {
    data: {
      hash: new URL(link).searchParams.get('h'),
      birthDate: student.birthDate,
      password: 'Zebra-Kite-7',
    },
  });
  expect(set.status()).toBe(200);
});

/** Signs in as the student in a separate browser context, and returns the status. */
const enters = async (request: APIRequestContext, { username, password }: Person): Promise<number> =>
  (await request.post('/api/v1/auth/login', { data: { username, password } })).status();

/** An action with its button, the question and explanation in its dialog, and the message afterwards. */
interface Action {
  opener: string;
  title: string;
  hint: string;
  confirm: string;
  done: string;
}

const unban: Action = {
  opener: 'Вернуть все попытки…',
  title: 'Вернуть все попытки?',
  hint: 'сразу сможет войти',
  confirm: 'Вернуть попытки',
  done: 'Попытки возвращены.',
};
const endSessions: Action = {
  opener: 'Завершить все сеансы…',
  title: 'Завершить все сеансы?',
  hint: 'придётся войти заново',
  confirm: 'Завершить сеансы',
  done: 'Все сеансы завершены.',
};
const reset: Action = {
  opener: 'Сбросить второй фактор…',
  title: 'Сбросить второй фактор?',
  hint: 'для входа хватит логина и пароля',
  confirm: 'Сбросить',
  done: 'Второй фактор сброшен.',
};

async function open(page: Page, { opener, title, hint }: Action) {
  await access(page).getByRole('button', { name: opener }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText(hint);
  return dialog;
}

const block: Action = {
  opener: 'Заблокировать…',
  title: 'Заблокировать аккаунт?',
  hint: 'Все сеансы завершатся сразу',
  confirm: 'Заблокировать',
  done: 'Аккаунт заблокирован.',
};
const unblock: Action = {
  opener: 'Разблокировать…',
  title: 'Разблокировать аккаунт?',
  hint: 'сразу сможет войти',
  confirm: 'Разблокировать',
  done: 'Аккаунт разблокирован.',
};

test('accounts: a failed action is reported in its dialog, and a retry takes effect', async ({
  page,
  request,
  world,
  signIn,
  expectAccessible,
}) => {
  const student = await world.person('student');
  const own = async () => (await request.get('/api/v1/personal-information')).status();
  /** Confirms a dialog, with a failure at the first attempt. */
  const perform = async (dialog: Locator, { confirm, done }: Action, path: RegExp): Promise<void> => {
    world.fail({ path, status: 500, times: 1 });
    await dialog.getByRole('button', { name: confirm }).click();
    await expect(dialog.getByRole('alert')).toContainText('Не удалось');
    await dialog.getByRole('button', { name: confirm }).click();
    await expect(page.getByText(done)).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  await world.secondFactorOf(student);
  expect(await enters(request, student)).toBe(401);
  await signIn('admin', '/healthz');
  await openStudent(page, student);

  await test.step('an administrator resets a lost second factor', async () => {
    await perform(await open(page, reset), reset, /reset-second-factor$/);
    expect(await enters(request, student)).toBe(200);
  });
  await test.step('ends the student’s sessions but not the administrator’s', async () => {
    expect(await own()).toBe(200);
    await perform(await open(page, endSessions), endSessions, /sessions$/);
    expect(await own()).toBe(403);
    await page.reload();
    await expect(access(page)).toBeVisible();
  });
  await test.step('lifts a lock after too many attempts', async () => {
    for (let tries = 0; tries < 10; tries += 1)
      expect(await enters(request, { ...student, password: 'Wrong-2026!' })).toBe(401);
    expect(await enters(request, student)).toBe(429);
    await perform(await open(page, unban), unban, /unban$/);
    expect(await enters(request, student)).toBe(200);
  });
  await test.step('blocks and unblocks a student', async () => {
    const dialog = await open(page, block);
    const kind = dialog.getByLabel('До какого времени');
    await expect(kind).toHaveAccessibleDescription(/вернёт доступ сам/);
    await kind.selectOption('Пока не\u00a0разблокирует администратор');
    await expect(kind).toHaveAccessibleDescription('Новый пароль доступа не\u00a0вернёт.');
    await expectAccessible({ within: 'dialog[open]' });
    await perform(dialog, block, /block$/);
    await expect(access(page).getByText('Заблокирован', { exact: true })).toBeVisible();
    expect(await enters(request, student)).toBe(423);
    await perform(await open(page, unblock), unblock, /block$/);
    await expect(access(page).getByRole('button', { name: block.opener })).toBeVisible();
    expect(await enters(request, student)).toBe(200);
  });
});

test('accounts: loading the block of a student can be retried', async ({ page, world, signIn }) => {
  const student = await world.person('student');
  await world.block(student, 'restorable');
  await signIn('admin', '/healthz');
  world.fail({ path: '/api/v1/admin/users', status: 500, times: 1 });
  await openStudent(page, student);
  await access(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(access(page)).toContainText('Заблокирован до\u00a0нового пароля');
});
