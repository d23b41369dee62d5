import { anotherCode, codeOf } from '../support/codes.ts';
import { expectToFit } from '../support/effects.ts';
import {
  expectStep,
  continueToLastStep,
  PASSWORD,
  submit,
  openLastStep,
  typePassword,
} from '../support/recovery.ts';
import { expect, test } from '../support/test.ts';

test('REC-01 REC-02 REC-03 REC-04 REC-11 VAL-02 recovery: a user who only remembers the username regains access', async ({
  page,
  world,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Восстановить' }).click();
  await expectStep(page, 'Какой у вас логин?');
  await continueToLastStep(page, student);
  const getCode = page.getByRole('button', { name: 'Получить код' });
  const create = page.getByRole('button', { name: 'Создать пароль' });
  await expect(getCode).toBeDisabled();
  await expect(create).toBeDisabled();
  await page.getByLabel('Новый пароль').fill('short');
  await page.getByLabel('Пароль ещё раз').fill('other');
  await page.getByLabel('Новый пароль').focus();
  await expect(page.getByText('Неверный формат пароля')).toBeVisible();
  await expect(page.getByText('Пароли должны совпадать!')).toBeVisible();
  await typePassword(page, 'Password1!');
  await expect(page.getByText('Этот пароль слишком распространён: придумайте другой')).toBeVisible();
  await expect(getCode).toBeDisabled();
  await typePassword(page, 'Пароль-12345a');
  await expect(page.getByText('Только латинские буквы, цифры и знаки')).toBeVisible();
  await typePassword(page, 'Gr8-plan');
  await expect(page.getByText('Надёжность: средняя')).toBeVisible();
  await expect(getCode).toBeEnabled();
  await typePassword(page);
  await expect(page.getByText('Пароли совпадают')).toBeVisible();
  await getCode.click();
  await expect(page.getByText('Код подтверждения отправлен на указанный телефон')).toBeVisible();
  await expect(create).toBeDisabled();
  await expectAccessible();
  await page.getByLabel('Код подтверждения').fill(codeOf(await world.outbox(student)));
  await create.click();
  await expectStep(page, 'Ваш пароль успешно изменён');
  await expectAccessible();
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
  await page.getByLabel('Логин').fill(student.username);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профиль');
});

test('REC-01 VAL-01 recovery: an invalid or unknown username is reported', async ({ page }) => {
  await page.goto('/password-recovery');
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText('Заполните это поле');
  await page.getByLabel('Логин').fill('не логин');
  await expect(page.getByRole('alert')).toHaveText('Неверный формат логина');
  await page.getByLabel('Логин').fill(' 99999999 ');
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText('Ошибка! Не удалось найти аккаунт.');
});

test('REC-02 recovery: without contacts it shows where to find help', async ({ page, world }) => {
  const freshman = await world.person('unconfirmed');
  await page.goto('/password-recovery');
  await page.getByLabel('Логин').fill(freshman.username);
  await submit(page);
  await expect(page.getByText('К аккаунту не привязаны контакты')).toBeVisible();
  await expect(page.getByRole('link', { name: /Деканат/ })).toHaveAttribute('href', /^tel:/);
});

test('REC-03 VAL-03 recovery: the hidden part is validated before it is sent, and by the server', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  await openLastStep(page, student);
  await page.goBack();
  await expectStep(page, 'Допишите скрытую часть');
  const field = page.getByLabel(/^Скрытая часть телефона/);
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText('Введите недостающую часть номера телефона!');
  await field.fill('12345');
  await expect(page.getByRole('alert')).toHaveText('Неверный формат номера телефона!');
  await field.fill('0000000');
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Ошибка! Неверный контакт. Обратитесь в деканат, чтобы обновить данные.',
  );
  await page.getByRole('link', { name: 'Другой контакт' }).click();
  await page.getByRole('radio', { name: /@example\.by$/ }).check();
  await submit(page);
  await page.getByLabel(/^Скрытая часть почты/).fill('..');
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText('Неверный формат e-mail!');
});

test('REC-05 REC-06 REC-12 REC-14 HLP-04 recovery: too many wrong codes lock it for an hour', async ({
  page,
  world,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await openLastStep(page, student);
  await expect(page.getByText('Осталось попыток: 5')).toBeVisible();
  await typePassword(page);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByLabel('Код подтверждения')).toBeVisible();
  const wrong = anotherCode(await world.outbox(student));
  const code = page.getByLabel('Код подтверждения');
  for (const left of [4, 3, 2]) {
    await expect(page.getByText(`Осталось попыток: ${left}`)).toBeVisible();
    await code.fill(wrong);
    await page.getByRole('button', { name: 'Создать пароль' }).click();
    await expect(code).toHaveAccessibleDescription(
      /Неверный код\. Введите код, который вы только что получили\./,
    );
    await expect(code).toHaveValue('');
    await expect(code).toBeFocused();
  }
  await expectAccessible();
  await code.fill(wrong);
  await page.getByRole('button', { name: 'Создать пароль' }).click();
  await expect(page).toHaveURL('/password-recovery/error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Превышен лимит');
  await expect(page.getByText(/^(?:01:00:00|00:59:\d\d)$/)).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(page.getByText(/^00:59:\d\d$/)).toBeVisible();
  await page.goto('/password-recovery');
  await page.getByLabel('Логин').fill(student.username);
  await submit(page);
  await expect(page).toHaveURL('/password-recovery/error');
  await world.clock.advance('61 min');
  await expect(page).toHaveURL('/password-recovery');
  await page.getByLabel('Логин').fill(student.username);
  await submit(page);
  await expectStep(page, 'Куда прислать код?');
});

test('REC-07 recovery: a code expires after 90 seconds, and a new one can be requested', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  await openLastStep(page, student);
  await typePassword(page);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByLabel('Код подтверждения').fill('123');
  await world.clock.advance('91 s');
  await expect(page.getByText('Срок действия кода подтверждения истёк.')).toBeVisible();
  await expect(page.getByLabel('Код подтверждения')).toBeHidden();
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByLabel('Код подтверждения')).toHaveValue('');
  await page.getByLabel('Код подтверждения').fill(codeOf(await world.outbox(student)));
  await page.getByRole('button', { name: 'Создать пароль' }).click();
  await expectStep(page, 'Ваш пароль успешно изменён');
});

test.story('recovery: a reload and the back button keep the progress', async ({ page, world }) => {
  const student = await world.person('student');
  await openLastStep(page, student);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Придумайте новый пароль');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Куда прислать код?');
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Придумайте новый пароль');
});

test('REC-08 recovery: leaving requires a confirmation only after input', async ({ page }) => {
  await page.goto('/password-recovery');
  await page.getByLabel('Логин').fill('4285');
  await page.getByRole('link', { name: 'Расписание', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Уйти со страницы?' });
  await dialog.getByRole('button', { name: 'Остаться' }).click();
  await expect(page.getByLabel('Логин')).toHaveValue('4285');
  await page.getByRole('link', { name: 'Расписание', exact: true }).click();
  await dialog.getByRole('button', { name: 'Уйти' }).click();
  await expect(page).toHaveURL('/schedule');
  await page.goto('/password-recovery');
  await expect(page.getByLabel('Логин')).toBeVisible();
  await page.getByRole('link', { name: 'Расписание', exact: true }).click();
  await expect(page).toHaveURL('/schedule');
});

test('REC-10 REC-11 recovery: an unreached step redirects to the start, an unreached success to the home page', async ({
  page,
}) => {
  for (const [path, leads] of [
    ['/password-recovery/contacts', '/password-recovery'],
    ['/password-recovery/mask', '/password-recovery'],
    ['/password-recovery/error', '/password-recovery'],
    ['/new-password', '/password-recovery'],
    ['/password-recovery/success', '/'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(leads);
  }
});

test('REC-09 recovery: a step fades out before the next one, unless reduced motion is preferred', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  const opacity = () =>
    page.locator('h1').evaluate((title) => getComputedStyle(title.parentElement ?? title).opacity);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/password-recovery');
  await page.getByLabel('Логин').fill(student.username);
  const fades = page.waitForFunction(() => {
    const title = document.querySelector('h1');
    return title?.parentElement && Number(getComputedStyle(title.parentElement).opacity) < 1;
  });
  await submit(page);
  await fades;
  await expectStep(page, 'Куда прислать код?');
  await expect.poll(opacity).toBe('1');
});

test('recovery: the English texts are those of the specification', async ({ page, world, choose }) => {
  const student = await world.person('student');
  await choose({ language: 'en' });
  await page.goto('/password-recovery');
  await submit(page, 'Continue');
  await expect(page.getByRole('alert')).toHaveText('This field is required!');
  await page.getByLabel('Username').fill('a b');
  await expect(page.getByRole('alert')).toHaveText('Incorrect login format');
  await page.getByLabel('Username').fill(student.username);
  await submit(page, 'Continue');
  await expectStep(page, 'Where shall we send the code?');
  await submit(page, 'Continue');
  await expectStep(page, 'Fill in the hidden part');
  await submit(page, 'Continue');
  await expect(page.getByRole('alert')).toHaveText('Enter the missing part of the phone number!');
  await page.getByLabel(/^The hidden part of the phone number/).fill(student.phone.slice(6));
  await submit(page, 'Continue');
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByLabel('Confirmation code')).toBeVisible();
  await page.getByLabel('Confirmation code').fill(codeOf(await world.outbox(student)));
  await page.getByRole('button', { name: 'Create password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your password has been successfully changed',
  );
});

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('REC-04 recovery: a user regains access on a phone by keyboard alone', async ({ page, world }) => {
    const student = await world.person('student');
    const type = async (text: string): Promise<void> => {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    };
    await page.goto('/password-recovery');
    await page.getByLabel('Логин').focus();
    await type(student.username);
    await expectStep(page, 'Куда прислать код?');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expectStep(page, 'Допишите скрытую часть');
    await page.getByLabel(/^Скрытая часть телефона/).focus();
    await type(student.phone.slice(6));
    await expectStep(page, 'Придумайте новый пароль');
    await page.getByLabel('Новый пароль').focus();
    await page.keyboard.type(PASSWORD);
    await page.getByLabel('Пароль ещё раз').focus();
    await page.keyboard.type(PASSWORD);
    await page.getByRole('button', { name: 'Получить код' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Код подтверждения').focus();
    await type(codeOf(await world.outbox(student)));
    await expectStep(page, 'Ваш пароль успешно изменён');
    await expectToFit(page);
  });
});
