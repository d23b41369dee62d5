import { expectReadable } from '../support/looks.ts';
import { withOwnServer } from '../support/own-server.ts';
import { expect } from '../support/test.ts';

/** A separate server, because its failed messages would be news in other tests. */
const test = withOwnServer();

test('outbox: failed messages show the recipient and the reason, and can be retried or removed', async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  const student = await world.person('student');
  for (const subject of ['Первое письмо', 'Второе письмо', 'Третье письмо'])
    await world.storeFailedMessage(student, subject);
  const filter = encodeURIComponent(JSON.stringify({ state: 'failed' }));
  await signIn('support', `/console/outbox?filter=${filter}`);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect(row('Первое письмо')).toContainText('Почтовый сервер отказал (550)');
  await expect(row('Первое письмо').getByRole('link', { name: student.lastName })).toBeVisible();
  await expectReadable(page, expectAccessible, { within: 'main' });

  await row('Первое письмо').getByRole('link').first().click();
  await expect(page.getByText('Следующая попытка')).toHaveCount(0);
  await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
  await expect(page.getByText('Следующая попытка')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Убрать…' })).toHaveCount(0);

  await page.goto(`/console/outbox?filter=${filter}`);
  for (const name of ['Второе письмо', 'Третье письмо']) await row(name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Убрать…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Убрать', exact: true }).click();
  await expect(page.getByText('Убрано 2 сообщения')).toBeVisible();
  for (const name of ['Второе письмо', 'Третье письмо']) await expect(row(name)).toHaveCount(0);
});
