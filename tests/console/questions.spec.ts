import { requestNumber } from '@semestr/core/requests/kinds';
import { expectReadable } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

const QUESTION = 'Приложите скан с печатью.';

test('CNS-02 request questions: a clerk asks by keyboard, and sees the reply with its document', async ({
  page,
  request,
  world,
  signIn,
  expectAccessible,
}) => {
  const student = await world.person('student');
  const id = await world.request(student, 'leaves');
  const number = requestNumber('leaves', id);
  await signIn('admin', `/console/requests/leaves/${id}?q=${encodeURIComponent(number)}`);
  const pane = page.locator('section[aria-labelledby="open-request"]');
  const queue = page.getByRole('region', { name: 'Очередь' });
  await pane.getByRole('group', { name: 'Решение' }).waitFor();

  await page.keyboard.press('q');
  const question = pane.getByRole('textbox', { name: 'Вопрос' });
  await expect(question).toBeFocused();
  await pane.getByRole('button', { name: 'Отправить вопрос' }).click();
  await expect(question).toHaveAccessibleDescription(/Заполните поле «Вопрос»/);
  await pane.getByRole('button', { name: /^Уточните, пожалуйста, даты/ }).click();
  await expect(question).toHaveValue(/даты/);
  await question.fill(QUESTION);
  await expectReadable(page, expectAccessible, { within: 'main' });
  await pane.getByRole('button', { name: 'Отправить вопрос' }).click();
  await expect(page.getByText('Вопрос отправлен')).toBeVisible();
  await expect(pane).toContainText(/Ждёт ответа студента с\s20\.11\.2026/);
  await expect(queue.getByRole('link')).toHaveCount(0);

  await page.getByLabel('Состояние', { exact: true }).selectOption('Ждут студента');
  await expect(queue.getByRole('link')).toContainText('ждёт студента');
  const { username, password } = student;
  await request.post('/api/v1/auth/login', { data: { username, password } });
  const replied = await request.post(`/api/v1/requests/leaves/${id}/replies`, {
    multipart: { text: 'Прикладываю.' },
  });
  expect(replied.status()).toBe(200);

  await page.getByLabel('Состояние', { exact: true }).selectOption('Ждут решения');
  await expect(queue.getByRole('link')).toContainText('студент ответил');
  const messages = pane.getByRole('region', { name: 'Вопросы и заметки' });
  await expect(messages).toContainText(QUESTION);
  await expect(messages).toContainText('Прикладываю.');
});

test('CNS-02 request questions: a clerk takes a request, adds a note, and lists the own ones', async ({
  page,
  world,
  signIn,
}) => {
  const id = await world.request(await world.person('student'), 'leaves');
  const number = requestNumber('leaves', id);
  await signIn('admin', `/console/requests/leaves/${id}`);
  const pane = page.locator('section[aria-labelledby="open-request"]');
  await pane.getByRole('button', { name: 'Взять себе' }).click();
  await expect(pane.getByRole('combobox', { name: 'Исполнитель' })).not.toHaveValue('');
  await pane.getByRole('button', { name: 'Заметка…' }).click();
  await pane.getByRole('textbox', { name: 'Заметка' }).fill('Номер документа сверен.');
  await pane.getByRole('button', { name: 'Сохранить заметку' }).click();
  await expect(pane.getByRole('region', { name: 'Вопросы и заметки' })).toContainText(
    'Номер документа сверен.',
  );
  await page.getByRole('button', { name: 'Мои', exact: true }).click();
  const queue = page.getByRole('region', { name: 'Очередь' });
  await expect(queue.getByRole('link').filter({ hasText: number })).toBeVisible();
  await pane.getByRole('combobox', { name: 'Исполнитель' }).selectOption({ index: 0 });
  await expect(queue.getByRole('link').filter({ hasText: number })).toHaveCount(0);
});

test('CNS-02 request questions: typed text is kept when sending fails, and leaving asks first', async ({
  page,
  world,
  signIn,
}) => {
  const id = await world.request(await world.person('student'), 'leaves');
  await signIn('admin', `/console/requests/leaves/${id}`);
  const pane = page.locator('section[aria-labelledby="open-request"]');
  await pane.getByRole('button', { name: 'Спросить студента…' }).click();
  const question = pane.getByRole('textbox', { name: 'Вопрос' });
  await question.fill(QUESTION);
  world.fail({ path: /\/questions$/, status: 500, times: 1 });
  await pane.getByRole('button', { name: 'Отправить вопрос' }).click();
  await expect(pane.getByRole('alert')).toBeVisible();
  await expect(question).toHaveValue(QUESTION);
  await page.getByRole('link', { name: 'Сводка' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Остаться' }).click();
  await expect(question).toHaveValue(QUESTION);
});

test('CNS-02 request templates: a new template is offered where its use and kind apply', async ({
  page,
  world,
  signIn,
}) => {
  const text = `Уточните адрес ${crypto.randomUUID().slice(0, 8)}`;
  await signIn('admin', '/console/request-templates/create');
  await page.getByRole('combobox', { name: 'Вид заявки' }).selectOption('Академический отпуск');
  await page.getByRole('textbox', { name: 'Текст' }).fill(text);
  await page.getByRole('button', { name: 'Создать', exact: true }).click();
  await expect(page.getByText('добавлен')).toBeVisible();
  const id = await world.request(await world.person('student'), 'leaves');
  await page.goto(`/console/requests/leaves/${id}`);
  await page.getByRole('button', { name: 'Спросить студента…' }).click();
  await expect(page.getByRole('group', { name: 'Шаблоны вопросов' })).toContainText(text);
});
