import {
  CALLS,
  chooseSupervisor,
  form,
  GRADUATE,
  mine,
  open,
  send,
  suggest,
  topicField,
  topics,
  graduate,
} from '../support/graduate.ts';
import { demo, expect, slowly, slowTimeout, test } from '../support/test.ts';

test('PA-11 PA-18 diploma: failures of every change have their own message, and keep the input', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(await graduate(world), GRADUATE);
  await open(page);
  world.fail({ path: '/api/v1/employees/fio/requests', status: 500, times: 1 });
  await form(page).getByRole('combobox', { name: 'Руководитель' }).fill('Туманов');
  await expect(form(page).getByRole('alert')).toContainText('Не удалось найти преподавателя.');
  await chooseSupervisor(page);
  await topicField(page).fill('Навигация по корпусам');
  world.fail({ path: `${CALLS}/add`, status: 500, times: 1 });
  await send(page);
  const alert = mine(page).getByRole('alert');
  await expect(alert).toContainText('При отправке заявки произошла ошибка.');
  // The input is also kept after a reload.
  await page.reload();
  await open(page);
  await expect(topicField(page)).toHaveValue('Навигация по корпусам');
  await send(page);
  await expect(topics(page)).toHaveCount(1);
  await topics(page).getByRole('button', { name: 'Изменить' }).click();
  await topicField(page).fill('Навигация в зданиях');
  world.fail({ path: `${CALLS}/update`, status: 500, times: 1 });
  await form(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(alert).toContainText('При изменении заявки произошла ошибка.');
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(topics(page)).toContainText('Навигация в зданиях');
  world.fail({ path: `${CALLS}/delete`, status: 500, times: 1 });
  await topics(page).getByRole('button', { name: 'Удалить' }).click();
  await expect(alert).toContainText('При удалении заявки произошла ошибка.');
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(topics(page)).toHaveCount(0);
});

test('PA-11 diploma: a topic that the supervisor has decided in the meantime can be neither edited nor deleted', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(await graduate(world), GRADUATE);
  await suggest(page, 'Навигация по корпусам');
  await topics(page).getByRole('button', { name: 'Изменить' }).click();
  await topicField(page).fill('Навигация в зданиях');
  await world.decideTopic(person, { state: 'agreed' });
  await form(page).getByRole('button', { name: 'Сохранить' }).click();
  const alert = mine(page).getByRole('alert');
  await expect(alert).toContainText('Тему уже нельзя изменить или отозвать: её рассматривают.');
  await expect(topicField(page)).toHaveValue('Навигация в зданиях');
  await page.reload();
  await expect(topics(page)).toContainText(/Руководитель согласился 20\sноября\. Скачайте заявление/);
  await expect(mine(page).getByRole('button', { name: /Изменить|Удалить/ })).toHaveCount(0);
  await world.decideTopic(person, { state: 'rejected', rejectionReason: 'Сузьте постановку.' });
  await page.reload();
  await expect(topics(page)).toContainText('«Сузьте постановку.»');
  await topics(page).getByRole('button', { name: 'Предложить заново' }).click();
  await expect(topicField(page)).toHaveValue('Навигация по корпусам');
  await send(page);
  await expect(topics(page)).toHaveCount(2);
  await expect(topics(page).first()).toContainText('Рассматривается');
});

test('PA-11 diploma: a deleted topic that cannot be restored is kept in the form', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(await graduate(world), GRADUATE);
  await suggest(page, 'Навигация по корпусам');
  await page.clock.pauseAt('2026-11-20T10:10:00.000Z');
  await topics(page).getByRole('button', { name: 'Удалить' }).click();
  const back = page.getByRole('button', { name: 'Вернуть', exact: true });
  await slowly(page, () => expect(back).toBeVisible(slowTimeout));
  world.fail({ path: `${CALLS}/add`, status: 500, times: 1 });
  await back.click();
  await page.clock.resume();
  await expect(page.getByText('При отправке заявки произошла ошибка.')).toBeVisible();
  await expect(topicField(page)).toHaveValue('Навигация по корпусам');
  await send(page);
  await expect(topics(page)).toHaveCount(1);
});

test('PA-11 PA-18 diploma: a part that fails to load reports it and can be retried', async ({
  page,
  world,
}) => {
  world.fail({ path: `${CALLS}/topics`, status: 500, times: 1 });
  world.fail({ path: '/api/v1/personal-information', status: 500, times: 1 });
  await world.signIn(page, demo('student'), GRADUATE);
  const alert = mine(page).getByRole('alert');
  await expect(alert).toContainText('Не удалось подключиться к серверу.');
  await expect(page.getByRole('alert')).toHaveCount(2);
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(mine(page).getByText(/Вы ещё не\sпредложили тему/)).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText(/начнётся в\sсентябре 2028/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test("PA-18 diploma: failures have the catalogue's message in English", async ({
  page,
  world,
  signIn,
  choose,
}) => {
  await choose({ language: 'en' });
  await signIn(await graduate(world), GRADUATE);
  const part = mine(page, 'My topics');
  await part.getByRole('button', { name: 'Suggest a topic' }).click();
  await part.getByRole('combobox', { name: 'Supervisor' }).fill('Образцов');
  await page.getByRole('option', { name: 'Образцов' }).first().click();
  await part.getByRole('textbox', { name: 'Topic', exact: true }).fill('Навигация');
  const alert = part.getByRole('alert');
  world.fail({ path: `${CALLS}/add`, status: 500, times: 1 });
  await part.getByRole('button', { name: 'Suggest the topic' }).click();
  await expect(alert).toContainText('An error occurred while sending the application.');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(topics(page, 'My topics')).toHaveCount(1);
  await part.getByRole('button', { name: 'Change' }).click();
  world.fail({ path: `${CALLS}/update`, status: 500, times: 1 });
  await part.getByRole('button', { name: 'Save' }).click();
  await expect(alert).toContainText('An error occurred while changing the application.');
  await part.getByRole('button', { name: 'Hide' }).click();
  world.fail({ path: `${CALLS}/delete`, status: 500, times: 1 });
  await part.getByRole('button', { name: 'Delete' }).click();
  await expect(alert).toContainText('An error occurred while deleting the application.');
});
