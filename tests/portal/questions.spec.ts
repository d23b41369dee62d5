import type { APIRequestContext } from '@playwright/test';
import { smallPdf } from '../../apps/server/test/small-pdf.ts';
import { expectToFit } from '../support/effects.ts';
import { demo, expect, test } from '../support/test.ts';

const LEAVES = '/personal-account/study/academic-leaves';
const QUESTION = 'В справке не указан срок. Приложите другую.';
const paper = { name: 'справка.pdf', mimeType: 'application/pdf', buffer: Buffer.from(smallPdf) };

/** Asks about a request as an administrator. */
async function ask(request: APIRequestContext, path: string, text: string): Promise<void> {
  const { username, password } = demo('admin');
  await request.post('/api/v1/auth/login', { data: { username, password } });
  const reply = await request.post(`/api/v1/admin/requests/${path}/questions`, { data: { text } });
  expect(reply.status()).toBe(200);
}

test('PA-06 request questions: a student reads a question, and replies with a text and a document', async ({
  page,
  request,
  world,
  signIn,
  expectAccessible,
}) => {
  const person = await world.person('student');
  const id = await world.request(person, 'leaves');
  await ask(request, `leaves/${id}`, QUESTION);
  await signIn(person, '/personal-account/my-day');
  await page.getByRole('link', { name: /^Ответить на\sвопрос о\sзаявке АО-\d+$/ }).click();
  await expect(page).toHaveURL(new RegExp(`${LEAVES}$`));
  const questions = page.getByRole('region', { name: /^Вопросы по\sвашим заявкам$/ });
  await expect(questions).toContainText(QUESTION);
  await expect(page.getByRole('region', { name: 'Мои заявки' })).toContainText('Ждёт вашего ответа');
  const send = questions.getByRole('button', { name: 'Ответить' });
  await expect(send).toBeDisabled();
  await expectAccessible();
  await expectToFit(page);
  await questions.getByRole('textbox', { name: 'Ответ' }).fill('Срок – до конца года.');
  await questions.locator('input[type=file]').setInputFiles([paper]);
  await send.click();
  await expect(page.getByText('Ответ отправлен.')).toBeVisible();
  await expect(questions).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Мои заявки' })).toContainText('Рассматривается');
  await page.getByText(/^Переписка по\sзаявке АО-\d+$/).click();
  await expect(page.getByText('Срок – до конца года.')).toBeVisible();
  await expect(page.getByText('Документ приложен')).toBeVisible();
});

test('PA-06 request questions: a decision before the reply is stated, and nothing typed is lost', async ({
  page,
  request,
  world,
  signIn,
}) => {
  const person = await world.person('student');
  const id = await world.request(person, 'leaves');
  await ask(request, `leaves/${id}`, QUESTION);
  await signIn(person, LEAVES);
  const reply = page.getByRole('textbox', { name: 'Ответ' });
  await reply.fill('Срок – до конца года.');
  const decided = await request.put(`/api/v1/admin/academic-leaves/${id}`, {
    data: { version: 2, state: 'rejected', rejectionReason: 'Нет печати.' },
  });
  expect(decided.status()).toBe(200);
  await page.getByRole('button', { name: 'Ответить' }).click();
  await expect(page.getByRole('alert')).toContainText(/Вопроса по\sэтой заявке больше нет/);
  await expect(reply).toHaveValue('Срок – до конца года.');
});

test('request questions: a failure to load them is reported beside the requests, and can be retried', async ({
  page,
  request,
  world,
  signIn,
}) => {
  const person = await world.person('student');
  await ask(request, `leaves/${await world.request(person, 'leaves')}`, QUESTION);
  await signIn(person, '/healthz');
  world.fail({ path: '/api/v1/requests/questions', status: 500, times: 1 });
  await page.goto(LEAVES);
  await expect(page.getByRole('region', { name: 'Мои заявки' })).toContainText('АО-');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText(QUESTION)).toBeVisible();
});
