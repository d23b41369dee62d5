import { expectStep, PASSWORD, submit, typePassword } from '../support/recovery.ts';
import { expect, test } from '../support/test.ts';

test("REC-06 REC-14 recovery: each failed call has the catalogue's message, and the recovery continues", async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  const noConnection = 'Не удалось подключиться к серверу.';
  const noReply = 'Сервер сейчас недоступен. Повторите попытку позже.';
  const unavailable = page.getByRole('dialog', { name: 'Сервер сейчас недоступен.' });
  const code = page.getByLabel('Код подтверждения');
  const getCode = () => page.getByRole('button', { name: 'Получить код' }).click();
  const create = () => page.getByRole('button', { name: 'Создать пароль' }).click();
  /** Expects the page to show this message while the call fails with the status. */
  const expectFailure = async (
    call: string,
    status: number | 'no reply',
    sentence: string,
    act: () => Promise<void>,
  ): Promise<void> => {
    world.fail({ path: `/api/v1/settings/${call}`, status });
    await act();
    await expect(page.getByText(sentence).first()).toBeVisible();
    world.mend();
    if (status === 'no reply') await unavailable.getByRole('button', { name: 'Повторить сейчас' }).click();
  };

  await page.goto('/password-recovery');
  await page.getByLabel('Логин').fill(student.username);
  await expectFailure('masked-contacts', 500, noConnection, () => submit(page));
  await expectFailure('masked-contacts', 'no reply', noReply, () => submit(page));
  await submit(page);
  await expectStep(page, 'Куда прислать код?');
  await submit(page);
  await expectStep(page, 'Допишите скрытую часть');
  await page.getByLabel(/^Скрытая часть телефона/).fill(student.phone.slice(6));
  await expectFailure('contact/exist', 500, noConnection, () => submit(page));
  await submit(page);
  await expectStep(page, 'Придумайте новый пароль');
  await typePassword(page);
  await expectFailure('password/reset', 409, 'Срок действия предыдущего кода ещё не истёк.', getCode);
  await expectFailure('password/reset', 500, 'Не удалось отправить код подтверждения.', getCode);
  await expectFailure('password/reset', 'no reply', noReply, getCode);
  await getCode();
  await code.fill('123456');
  await expectFailure('password/new', 500, 'Не удалось создать пароль.', create);
  await code.fill('123456');
  await expectFailure('password/new', 410, 'Срок действия кода подтверждения истёк.', create);
  await expect(page.getByLabel('Новый пароль')).toHaveValue(PASSWORD);
  // Response of the server after the attempts were used up in the meantime.
  await page.route('**/api/v1/settings/password/reset*', (route) =>
    route.fulfill({ status: 429, json: { banExpiredTime: '2026-11-20T10:30:00.000Z' } }),
  );
  await getCode();
  await expect(page).toHaveURL('/password-recovery/error');
  await expect(page.getByText(/^00:\d\d:\d\d$/)).toBeVisible();
});
