import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectCopied } from '../support/effects.ts';
import { expect, type Person, test } from '../support/test.ts';

/** The page of a student, as an administrator whom no other test knows. */
async function openStudent(page: Page, student: Person): Promise<void> {
  const filter = JSON.stringify({ q: student.username });
  const listed = await page.request.get('/api/v1/admin/students', { params: { filter } });
  const [record] = (await listed.json()) as { id: number }[];
  await page.goto(`/console/students/${record?.id}/show`);
  await expect(access(page)).toBeVisible();
}

const access = (page: Page) => page.getByRole('region', { name: 'Доступ' });

test('INI-01 a link for the first password that was not made says why, is selected where it cannot be copied, and lets the student set a password', async ({
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

  // Without a clipboard, as on a page that did not come by HTTPS.
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

test('what helps a student is said not to be done where it was asked for, and at the second try changes how they stand at the door', async ({
  page,
  request,
  world,
  signIn,
  expectAccessible,
}) => {
  const student = await world.person('student');
  const own = async () => (await request.get('/api/v1/personal-information')).status();
  /** Confirms what a dialog asks, at first in vain. */
  const perform = async (dialog: Locator, { confirm, done }: Deed, path: RegExp): Promise<void> => {
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

  await test.step('who has lost the second factor needs none any more', async () => {
    await perform(await open(page, reset), reset, /reset-second-factor$/);
    expect(await enters(request, student)).toBe(200);
  });
  await test.step('the student is signed out everywhere, and the administrator is not', async () => {
    expect(await own()).toBe(200);
    await perform(await open(page, endSessions), endSessions, /sessions$/);
    expect(await own()).toBe(403);
    await page.reload();
    await expect(access(page)).toBeVisible();
  });
  await test.step('who is shut out gets the attempts back', async () => {
    for (let tries = 0; tries < 10; tries += 1)
      expect(await enters(request, { ...student, password: 'Wrong-2026!' })).toBe(401);
    expect(await enters(request, student)).toBe(429);
    await perform(await open(page, unban), unban, /unban$/);
    expect(await enters(request, student)).toBe(200);
  });
  await test.step('the student is let in no more, and then again', async () => {
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

test('whether a student is blocked is asked again where it did not come', async ({ page, world, signIn }) => {
  const student = await world.person('student');
  await world.block(student, 'restorable');
  await signIn('admin', '/healthz');
  world.fail({ path: '/api/v1/admin/users', status: 500, times: 1 });
  await openStudent(page, student);
  await access(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(access(page)).toContainText('Заблокирован до\u00a0нового пароля');
});
