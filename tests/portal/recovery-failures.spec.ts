import { submit, toPassword, typePassword } from '../support/recovery.ts';
import { expect, test } from '../support/test.ts';

const catalogue = [
  ['masked-contacts', 500, 'Не удалось подключиться к серверу.'],
  ['masked-contacts', 'no reply', 'Сервер сейчас недоступен. Повторите попытку позже.'],
  ['contact/exist', 500, 'Не удалось подключиться к серверу.'],
  ['password/reset', 409, 'Срок действия предыдущего кода ещё не истёк.'],
  ['password/reset', 500, 'Не удалось отправить код подтверждения.'],
  ['password/reset', 'no reply', 'Сервер сейчас недоступен. Повторите попытку позже.'],
  ['password/new', 410, 'Срок действия кода подтверждения истёк.'],
  ['password/new', 500, 'Не удалось создать пароль.'],
] as const;
for (const [call, status, sentence] of catalogue)
  test(`REC-14 ${call} answered with ${status} says so`, async ({ page, world }) => {
    const student = await world.person('student');
    const fail = (): void => world.fail({ path: `/api/v1/settings/${call}`, status });
    if (call === 'masked-contacts') {
      await page.goto('/password-recovery');
      await page.getByLabel('Логин').fill(student.username);
      fail();
      await submit(page);
    } else if (call === 'contact/exist') {
      await toPassword(page, student);
      await page.goBack();
      await page.getByLabel(/^Скрытая часть телефона/).fill('1234567');
      fail();
      await submit(page);
    } else {
      await toPassword(page, student);
      await typePassword(page);
      if (call === 'password/reset') fail();
      await page.getByRole('button', { name: 'Получить код' }).click();
      if (call === 'password/new') {
        await page.getByLabel('Код подтверждения').fill('123456');
        fail();
        await page.getByRole('button', { name: 'Создать пароль' }).click();
      }
    }
    await expect(page.getByText(sentence).first()).toBeVisible();
  });

test('REC-06 REC-14 recovery that is shut already leads to the limit from every step', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  const until = new Date(Date.parse('2026-11-20T10:30:00Z')).toISOString();
  const shut = (call: string) =>
    page.route(`**/api/v1/settings/${call}*`, (route) =>
      route.fulfill({ status: 429, json: { banExpiredTime: until } }),
    );
  await toPassword(page, student);
  await typePassword(page);
  await shut('password/reset');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page).toHaveURL('/password-recovery/error');
  await expect(page.getByText(/^00:\d\d:\d\d$/)).toBeVisible();
});
