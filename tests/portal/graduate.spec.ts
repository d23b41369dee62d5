import { expectToFit } from '../support/effects.ts';
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

test('PA-11 diploma: topics show their state, the decision with date and reason, and the supervisor', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.signIn(page, demo('graduate'), GRADUATE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Диплом');
  await expect(topics(page)).toHaveCount(4);
  await expect(page.getByText(/начнётся в\sсентябре/)).toHaveCount(0);
  const [waiting, refused, approved] = [topics(page).nth(0), topics(page).nth(1), topics(page).nth(2)];
  await expect(waiting).toContainText(
    /Рассматривается.*предложена 18\sноября.*о\sрешении придёт уведомление/,
  );
  await expect(refused).toContainText(/Отклонена 20\sоктября\..*«Тема повторяет защищённую/);
  await expect(approved).toContainText(/Кафедра утвердила тему 14\sоктября/);
  await expect(approved).toContainText('Гриневич Олег Станиславович');
  // Only one topic can be pending: neither a new nor a rejected one can be suggested.
  await expect(mine(page)).toContainText(/Пока тема рассматривается, предложить другую нельзя/);
  await expect(mine(page).getByRole('button', { name: /Предложить/ })).toHaveCount(0);
  await waiting.getByText('Обоснование').click();
  await expectAccessible();
  await waiting.getByRole('link', { name: 'Зубрицкая Инна Андреевна' }).click();
  await expect(page).toHaveURL(/\/employees\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Зубрицкая');
});

test('PA-11 HLP-07 diploma: the application for an agreed topic is downloaded as a Word document', async ({
  page,
  world,
}) => {
  await world.signIn(page, demo('graduate'), GRADUATE);
  const approved = topics(page).nth(2);
  world.fail({ path: '/api/v1/diploma/generate-application', status: 500, times: 1 });
  await approved.getByRole('button', { name: 'Заявление, .docx' }).click();
  const alert = approved.getByRole('alert');
  await expect(alert).toContainText('Не удалось скачать заявку.');
  const came = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Повторить' }).click();
  expect((await came).suggestedFilename()).toBe('application.docx');
  await expect(approved.getByRole('status')).toContainText('application.docx');
});

test('PA-11 PA-15 diploma: a topic is suggested, edited while it is pending, deleted and restored', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(await graduate(world), GRADUATE);
  await expect(page.getByText(/Вы ещё не\sпредложили тему/)).toBeVisible();
  await suggest(page, 'Навигация по корпусам');
  await expect(topics(page)).toHaveCount(1);
  await expect(topics(page)).toContainText(/Рассматривается.*предложена 20\sноября/);
  await topics(page).getByRole('button', { name: 'Изменить' }).click();
  await expect(topicField(page)).toHaveValue('Навигация по корпусам');
  await topicField(page).fill('Навигация в зданиях');
  await form(page)
    .getByRole('textbox', { name: /на\sанглийском/ })
    .fill('Indoor navigation');
  await form(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(topics(page)).toHaveCount(1);
  await expect(topics(page)).toContainText(/Навигация в\sзданиях.*Indoor navigation/);
  await page.clock.pauseAt('2026-11-20T10:10:00.000Z');
  await topics(page).getByRole('button', { name: 'Удалить' }).click();
  await slowly(page, async () => {
    await expect(topics(page)).toHaveCount(0, slowTimeout);
    await expect(page.getByText('Тема удалена.')).toBeVisible(slowTimeout);
  });
  await expect(mine(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await slowly(page, () =>
    expect(topics(page)).toContainText(/Навигация в\sзданиях.*Indoor navigation/, slowTimeout),
  );
});

test('PA-11 diploma: a topic offered by a supervisor replaces a custom one', async ({
  page,
  world,
  signIn,
}) => {
  await signIn(await graduate(world), GRADUATE);
  await open(page);
  await topicField(page).fill('Моя тема');
  await chooseSupervisor(page, 'Смирнова');
  const offers = form(page).getByRole('group', { name: 'Темы руководителя' });
  const first = offers.getByRole('listitem').first();
  await page.clock.pauseAt('2026-11-20T10:10:00.000Z');
  await first.getByRole('button', { name: /^Взять/ }).click();
  await expect(first.getByRole('button', { name: /^Взята/ })).toHaveAttribute('aria-pressed', 'true');
  // The student's own text can be restored.
  const back = page.getByRole('button', { name: 'Вернуть', exact: true });
  await slowly(page, () => expect(back).toBeVisible(slowTimeout));
  await back.click();
  await expect(topicField(page)).toHaveValue('Моя тема');
  await first.getByRole('button', { name: /^Взять/ }).click();
  await expect(topicField(page)).not.toHaveValue('Моя тема');
  const taken = await topicField(page).inputValue();
  await page.clock.resume();
  world.fail({ path: `${CALLS}/employee-topics`, status: 500, times: 1 });
  await page.reload();
  await open(page);
  const alert = form(page).getByRole('alert');
  await expect(alert).toContainText('Не удалось подключиться к серверу.');
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(offers.getByRole('button', { name: /^Взята/ })).toBeVisible();
  await expect(topicField(page)).toHaveValue(taken);
  await send(page);
  await expect(topics(page)).toContainText(taken);
});

test('PA-11 diploma: a supervisor may be external; missing values are reported at their fields', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(await graduate(world), GRADUATE);
  await open(page);
  await send(page);
  const supervisor = form(page).getByRole('combobox', { name: 'Руководитель' });
  await expect(supervisor).toBeFocused();
  await expect(supervisor).toHaveAccessibleDescription(/Выберите руководителя из\sсписка/);
  await expect(topicField(page)).toHaveAccessibleDescription(/Заполните это поле/);
  await form(page)
    .getByRole('button', { name: /Из\sдругой организации/ })
    .click();
  await supervisor.fill('Шост');
  await page.getByRole('option', { name: 'Шостак Вера Павловна' }).click();
  await topicField(page).fill('Сервис доставки');
  await form(page).getByRole('textbox', { name: 'Обоснование' }).fill('Прототип уже работает.');
  await send(page);
  await expect(topics(page)).toContainText(/Шостак Вера Павловна, ведущий инженер-программист, ООО/);
});

test('PA-11 diploma: the start is shown neither in the last year nor to a master’s student', async ({
  page,
  world,
}) => {
  for (const [place, title] of [
    [{ course: 4 }, 'Диплом'],
    [{ degree: 2, course: 1 }, 'Диссертация'],
  ] as const) {
    const person = await world.person('student');
    await world.studyIn(person, place);
    await world.signIn(page, person, GRADUATE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(/Вы ещё не\sпредложили тему/)).toBeVisible();
    await expect(page.getByText(/курсе: у\sвас/)).toHaveCount(0);
  }
});

test('RT-06 diploma: the title depends on the degree, even if the session data does not contain it', async ({
  page,
  world,
}) => {
  const person = await world.person('student');
  await world.studyIn(person, { degree: 2, course: 1 });
  await world.signIn(page, person, '/healthz');
  await page.evaluate(() => {
    const { degree: _degree, ...user }: Record<string, unknown> = JSON.parse(
      localStorage.getItem('user') ?? '',
    );
    localStorage.setItem('user', JSON.stringify(user));
  });
  const answer = world.hold('/api/v1/personal-information');
  await page.goto('/phones');
  const menu = page.getByRole('navigation', { name: 'Разделы' });
  // The page does not wait for the degree.
  await expect(menu.getByRole('link', { name: 'Диплом или диссертация' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Телефоны');
  answer();
  await expect(menu.getByRole('link', { name: 'Диссертация', exact: true })).toBeVisible();
});

test.describe('on a phone, in English, in dark', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('PA-11 diploma: everything fits a phone, and a topic is suggested', async ({
    page,
    signIn,
    world,
    choose,
    expectAccessible,
  }) => {
    await choose({ language: 'en', theme: 'dark' });
    await signIn(await graduate(world), GRADUATE);
    const part = mine(page, 'My topics');
    await part.getByRole('button', { name: 'Suggest a topic' }).click();
    await part.getByRole('combobox', { name: 'Supervisor' }).fill('Смирнова');
    await page.getByRole('option', { name: 'Смирнова' }).first().click();
    await part.getByRole('textbox', { name: 'Topic', exact: true }).fill('Навигация');
    await expectAccessible();
    await part.getByRole('button', { name: 'Suggest the topic' }).click();
    await expect(topics(page, 'My topics')).toContainText(/Under consideration.*suggested on 20\sNovember/);
    await expectToFit(page);
    await expectAccessible();
  });
});
