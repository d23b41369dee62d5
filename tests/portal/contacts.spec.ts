import type { Page } from '@playwright/test';
import { anotherCode, codeOf } from '../support/codes.ts';
import { expectToFit, roundTrip } from '../support/effects.ts';
import { expect, test } from '../support/test.ts';

const VERIFY = '/personal-account/verify-contacts';
const CONTACTS = '/personal-account/settings/contacts';

const card = (page: Page, name: 'Телефон' | 'Электронная почта') => page.getByRole('region', { name });

test('AC-02 CON-01 CON-02 CON-05 contacts: both are confirmed before the personal account opens', async ({
  page,
  world,
  expectAccessible,
}) => {
  const freshman = await world.person('unconfirmed');
  await world.signIn(page, freshman, '/personal-account/profile');
  await expect(page).toHaveURL(VERIFY);
  await expect(
    page.getByText('Внимание! Для работы с личным кабинетом необходимо подтвердить контактные данные.'),
  ).toBeVisible();
  const [phone, email] = [card(page, 'Телефон'), card(page, 'Электронная почта')];
  await expect(phone.getByRole('link')).toHaveAttribute('href', `tel:${freshman.phone}`);
  await expect(email.getByRole('link')).toHaveAttribute('href', `mailto:${freshman.email}`);
  await expect(phone.getByText('Не подтверждён')).toBeVisible();
  await expectAccessible();
  for (const [one, field, done] of [
    [phone, 'Код из сообщения', 'Телефон успешно подтверждён.'],
    [email, 'Код из письма', 'E-mail успешно подтверждён.'],
  ] as const) {
    await one.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(one.getByRole('button', { name: 'Отправить' })).toBeDisabled();
    await one.getByLabel(field).fill(codeOf(await world.outbox(freshman)));
    await one.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByText(done)).toBeVisible();
    if (one === phone) await expect(page.getByText('Осталось подтвердить почту.')).toBeVisible();
  }
  await expect(page.getByRole('main')).toContainText(freshman.username);
  await expect(page).toHaveURL('/personal-account/profile');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('user')))
    .toContain('"hasNotConfirmedContact":false');
  await page.goBack();
  await expect(page).not.toHaveURL(VERIFY);
});

test('CON-03 CON-08 CON-09 contacts: a wrong code marks the field, uses an attempt, and blocks the other', async ({
  page,
  world,
  expectAccessible,
}) => {
  const freshman = await world.person('unconfirmed');
  await world.signIn(page, freshman, VERIFY);
  const [phone, email] = [card(page, 'Телефон'), card(page, 'Электронная почта')];
  await expect(phone.getByText('Осталось попыток: 4')).toBeVisible();
  await phone.getByRole('button', { name: 'Подтвердить' }).click();
  const code = phone.getByLabel('Код из сообщения');
  await expect(phone.getByText('Осталось попыток: 3')).toBeVisible();
  await expect(email.getByRole('button', { name: 'Подтвердить' })).toBeDisabled();
  await expect(email.getByRole('button', { name: /Изменить/ })).toBeHidden();
  await code.fill('12 34-5');
  await expect(code).toHaveValue('12345');
  await expect(phone.getByRole('button', { name: 'Отправить' })).toBeDisabled();
  await code.fill(anotherCode(await world.outbox(freshman)));
  await phone.getByRole('button', { name: 'Отправить' }).click();
  await expect(code).toHaveAccessibleDescription(
    /Неверный код\. Введите код, который вы только что получили\./,
  );
  await expect(code).toHaveValue('');
  await expect(phone.getByText('Осталось попыток: 2')).toBeVisible();
  await expectAccessible();
});

test('CON-03 contacts: a code expires after 90 seconds, and another can be requested', async ({
  page,
  world,
}) => {
  const freshman = await world.person('unconfirmed');
  await world.signIn(page, freshman, VERIFY);
  const phone = card(page, 'Телефон');
  await phone.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(phone.getByLabel('Код из сообщения')).toBeVisible();
  await world.clock.advance('91 s');
  await expect(phone.getByText('Срок действия кода подтверждения истёк.')).toBeVisible();
  await phone.getByRole('button', { name: 'Запросить код ещё раз' }).click();
  // Waits for the new code, because the previous one is still in the outbox.
  await expect(phone.getByLabel('Код из сообщения')).toBeVisible();
  await phone.getByLabel('Код из сообщения').fill(codeOf(await world.outbox(freshman)));
  await phone.getByRole('button', { name: 'Отправить' }).click();
  await expect(phone.getByText('Контакт подтверждён')).toBeVisible();
});

test('CON-06 CON-10 contacts: without attempts left they are locked for an hour, and then reloaded', async ({
  page,
  world,
  expectAccessible,
}) => {
  const freshman = await world.person('unconfirmed');
  await world.signIn(page, freshman, VERIFY);
  const phone = card(page, 'Телефон');
  await phone.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(phone.getByLabel('Код из сообщения')).toBeVisible();
  const wrong = anotherCode(await world.outbox(freshman));
  for (const left of [2, 1]) {
    await phone.getByLabel('Код из сообщения').fill(wrong);
    await phone.getByRole('button', { name: 'Отправить' }).click();
    await expect(phone.getByText(`Осталось попыток: ${left}`)).toBeVisible();
  }
  await phone.getByLabel('Код из сообщения').fill(wrong);
  await phone.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('heading', { name: 'Превышен лимит.' })).toBeVisible();
  await expect(
    page.getByText('Вы превысили лимит попыток ввода. Функция будет доступна через:'),
  ).toBeVisible();
  await expectAccessible();
  // Keeps the session alive, which would expire without activity.
  for (const x of [500, 600]) {
    await world.clock.advance('25 min');
    const refreshed = page.waitForResponse('**/api/v1/auth/refresh');
    await page.mouse.move(x, 500);
    await page.clock.runFor(1500);
    await refreshed;
  }
  await world.clock.advance('11 min');
  await world.clock.advance('3 s');
  await expect(phone.getByText('Осталось попыток: 4')).toBeVisible();
});

test('CON-07 CON-11 VAL-06 contacts: a changed contact must be confirmed again, and a code survives a reload', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  await world.signIn(page, student, CONTACTS);
  const email = card(page, 'Электронная почта');
  await expect(email.getByText('Контакт подтверждён')).toBeVisible();
  await email.getByRole('button', { name: /Изменить/ }).click();
  const field = email.getByLabel('Адрес почты');
  await field.fill('ab@c');
  await page.keyboard.press('Tab');
  await expect(field).toHaveAccessibleDescription(/Неверный формат e-mail!/);
  await expect(email.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await field.fill('');
  await expect(field).toHaveAccessibleDescription(/Введите e-mail!/);
  await field.fill(`new-${student.email}`);
  await email.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Контакт успешно изменён.')).toBeVisible();
  await expect(email.getByText('Не подтверждена')).toBeVisible();
  await email.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(email.getByLabel('Код из письма')).toBeVisible();
  await page.reload();
  await expect(email.getByLabel('Код из письма')).toBeVisible();
  await expect(email.getByText(/^Код действует 1:[12]\d/)).toBeVisible();
});

test('VAL-05 CON-12 contacts: accepts a number in any notation; reports the same one or a failed change', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  await world.signIn(page, student, CONTACTS);
  const phone = card(page, 'Телефон');
  const change = phone.getByRole('button', { name: /Изменить/ });
  const field = phone.getByLabel('Номер телефона');
  const save = phone.getByRole('button', { name: 'Сохранить' });
  await change.click();
  await save.click();
  await expect(phone.getByRole('alert')).toHaveText('Данные не должны совпадать.');
  await field.fill('+375 33 111-22-33');
  world.fail({ path: '/api/v1/settings/contact/update', status: 500 });
  await save.click();
  await expect(phone.getByRole('alert')).toContainText('Не удалось изменить контактные данные.');
  world.mend();
  await phone.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText('Контакт успешно изменён.')).toBeVisible();
  for (const [typed, digits] of [
    ['80 29 765 43 21', '297654321'],
    ['+375-29-765-43-22', '297654322'],
    ['(29)7654323', '297654323'],
    ['375297654324', '297654324'],
  ] as const) {
    await change.click();
    await field.fill(typed);
    await page.keyboard.press('Enter');
    await expect(phone.getByRole('link')).toHaveAttribute('href', `tel:+375${digits}`);
  }
});

test('CON-12 contacts: a failure to load is reported and can be retried', async ({ page, world }) => {
  const freshman = await world.person('unconfirmed');
  world.fail({ path: '/api/v1/settings/contacts', status: 500 });
  await world.signIn(page, freshman, VERIFY);
  await expect(page.getByText('Не удалось получить контактные данные.')).toBeVisible();
  world.mend();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(card(page, 'Телефон')).toBeVisible();
});

test('CON-09 CON-10 CON-12 contacts: a code that is not sent or not accepted is reported', async ({
  page,
  world,
}) => {
  const freshman = await world.person('unconfirmed');
  await world.signIn(page, freshman, VERIFY);
  const phone = card(page, 'Телефон');
  for (const [status, sentence] of [
    [500, 'Не удалось отправить код на указанный телефон.'],
    [429, 'Код уже был отправлен на указанный телефон.'],
  ] as const) {
    world.fail({ path: '/api/v1/settings/contact/send-confirm-message', status });
    await phone.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    world.mend();
  }
  await phone.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByText('Код отправлен на указанный телефон.')).toBeVisible();
  for (const [status, sentence] of [
    [500, 'Не удалось подтвердить контакт.'],
    [404, 'Указанные контактные данные не найдены.'],
    [429, 'Превышен лимит.'],
  ] as const) {
    await phone.getByLabel('Код из сообщения').fill('123456');
    world.fail({ path: '/api/v1/settings/contact/confirm', status });
    await phone.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByText(sentence).first()).toBeVisible();
    world.mend();
  }
  // The default is an hour, because the server sends no time.
  await expect(page.getByText(/^(?:01:00:00|00:59:\d\d)$/)).toBeVisible();
});

test('CON-12 contacts: a code that has expired on the server is reported', async ({ page, world }) => {
  await world.signIn(page, await world.person('unconfirmed'), VERIFY);
  const phone = card(page, 'Телефон');
  await phone.getByRole('button', { name: 'Подтвердить' }).click();
  await phone.getByLabel('Код из сообщения').fill('123456');
  world.fail({ path: '/api/v1/settings/contact/confirm', status: 410 });
  await phone.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText('Срок действия кода подтверждения истёк.').first()).toBeVisible();
});

test('CON-04 contacts: placeholders are shown while the contacts load', async ({ page, world }) => {
  const student = await world.person('student');
  const answer = world.hold('/api/v1/settings/contacts');
  await world.signIn(page, student, CONTACTS);
  await expect(page.getByRole('main').getByRole('status', { name: 'Загрузка' })).toBeVisible();
  answer();
  await expect(card(page, 'Телефон')).toBeVisible();
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('CON-02 CON-12 contacts: the texts are those of the specification', async ({
    page,
    world,
    choose,
    expectAccessible,
  }) => {
    const freshman = await world.person('unconfirmed');
    await choose({ language: 'en', theme: 'dark' });
    await world.signIn(page, freshman, VERIFY);
    await expect(
      page.getByText('Attention! To work with the personal account you must confirm your contact data'),
    ).toBeVisible();
    const phone = page.getByRole('region', { name: 'Phone number' });
    await phone.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Code sent to the specified phone number.')).toBeVisible();
    await expect(phone.getByText('Attempts left: 3')).toBeVisible();
    await phone.getByLabel('Code from the message').fill(codeOf(await world.outbox(freshman)));
    await phone.getByRole('button', { name: 'Send' }).click();
    await expect(phone.getByText('Contact confirmed')).toBeVisible();
    await expect(page.getByText('Phone number successfully confirmed.')).toBeVisible();
    await expectAccessible();
    await expectToFit(page);
  });
});

test('contacts: the public address opens them after the sign-in', async ({ page, world }) => {
  await page.goto('/contact-confirm');
  await expect(page).toHaveURL(/\/login\?next=/);
  const freshman = await world.person('unconfirmed');
  await page.getByLabel('Логин').fill(freshman.username);
  await page.getByLabel('Пароль', { exact: true }).fill(freshman.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(VERIFY);
});

test('CON-11 contacts: the cards open from the settings, which show the change afterwards', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  await world.signIn(page, student, '/personal-account/settings');
  await page.getByRole('link', { name: 'Изменить телефон' }).click();
  await expect(page).toHaveURL(CONTACTS);
  const phone = card(page, 'Телефон');
  await phone.getByRole('button', { name: /Изменить/ }).click();
  await phone.getByLabel('Номер телефона').fill('+375 33 765-43-21');
  await phone.getByRole('button', { name: 'Сохранить' }).click();
  await expect(phone.getByText('Не подтверждён')).toBeVisible();
  await page.goBack();
  const contacts = page.getByRole('region', { name: 'Контакты', exact: true });
  await expect(contacts.getByRole('listitem').first()).toHaveText(/765-43-21.*Не\sподтверждён/);
});

test('CON-11 contacts: the input is kept while the user reads the code in another app', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  const methods: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/settings/contacts')) methods.push(request.method());
  });
  await world.signIn(page, student, CONTACTS);
  const phone = card(page, 'Телефон');
  await phone.getByRole('button', { name: /Изменить/ }).click();
  await phone.getByLabel('Номер телефона').fill('+375 33 76');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await roundTrip(page);
  expect(methods).toEqual(['GET']);
  await expect(phone.getByLabel('Номер телефона')).toHaveValue('+375 33 76');
});

test('CON-05 contacts: contacts confirmed elsewhere open the personal account too', async ({
  page,
  world,
  context,
}) => {
  const freshman = await world.person('unconfirmed');
  await world.signIn(page, freshman, '/personal-account/profile');
  await expect(card(page, 'Телефон')).toBeVisible();
  const api = `${world.url}/api/v1/settings/contact`;
  const listed = await context.request.get(`${api}s`);
  const { contactDtoList }: { contactDtoList: { id: number }[] } = await listed.json();
  for (const { id } of contactDtoList) {
    await context.request.post(`${api}/send-confirm-message`, { data: id });
    const data = { contactId: id, code: codeOf(await world.outbox(freshman)) };
    expect((await context.request.post(`${api}/confirm`, { data })).status()).toBe(200);
  }
  await page.reload();
  await expect(page.getByRole('main')).toContainText(freshman.username);
  await expect(page).toHaveURL('/personal-account/profile');
});
