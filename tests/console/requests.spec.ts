import type { APIRequestContext, Page } from '@playwright/test';
import { type RequestKind, requestNumber } from '@semestr/core/requests/kinds';
import { expectReadable } from '../support/looks.ts';
import { expect, type Person, test } from '../support/test.ts';
import type { World } from '../support/world.ts';

const desk = '/console/requests';
const queue = (page: Page) => page.getByRole('region', { name: /^(?:Очередь|Queue)$/ });
const row = (page: Page, number: string) =>
  queue(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`${number}(?!\\d)`) });
const link = (page: Page, number: string) => row(page, number).getByRole('link');
const mark = (page: Page, number: string) =>
  page.getByRole('checkbox', { name: `Отметить: ${number}`, exact: true });
const decision = (page: Page) => page.getByRole('group', { name: 'Решение' });
const pane = (page: Page) => page.locator('section[aria-labelledby="open-request"]');
const bulk = (page: Page) => page.getByRole('group', { name: /^Отмечено/ });

/** Submits a request as a new student; returns the student and the number of the request. */
async function submitRequest(world: World, kind: RequestKind): Promise<{ student: Person; number: string }> {
  const student = await world.person('student');
  return { student, number: requestNumber(kind, await world.request(student, kind)) };
}

/** Opens a request in the queue of one type, and waits for its decision form. */
async function opened(page: Page, number: string): Promise<void> {
  await link(page, number).click();
  await expect(pane(page)).toContainText(number);
  await decision(page).waitFor();
}

/** Returns the notifications of a student, newest first. */
async function noticesTo(request: APIRequestContext, { username, password }: Person): Promise<string[]> {
  await request.post('/api/v1/auth/login', { data: { username, password } });
  const answer = await request.get('/api/v1/notifications');
  const { notifications } = (await answer.json()) as { notifications: { message: string }[] };
  return notifications.map(({ message }) => message);
}

test('CNS-02 request queue: the oldest request is first, and filters are stored in the address', async ({
  page,
  world,
  signIn,
}) => {
  const { student, number } = await submitRequest(world, 'certificates');
  await signIn('admin', desk);
  await expect(page.getByText(/^\d+\sжд\S+ решения, \d+\sпросрочен/)).toBeVisible();
  await expect(queue(page).getByRole('link').first()).toContainText(/\d+\sд(?:ень|ня|ней)/);
  await expect(queue(page).locator('a[aria-current]')).toHaveCount(1);
  await page.getByRole('button', { name: /^Пропуски/ }).click();
  await expect(queue(page).getByText(/^СП-/)).toHaveCount(0);
  await page.getByRole('button', { name: /^Справки/ }).click();
  await page.getByRole('button', { name: /^Пропуски/ }).click();
  await expect(queue(page).getByText(/^ПР-/)).toHaveCount(0);
  await page.getByRole('searchbox').fill(student.lastName);
  await expect(queue(page).getByRole('link')).toHaveCount(1);
  await page.reload();
  await expect(link(page, number)).toContainText(student.lastName);
  await page.getByLabel('Состояние').selectOption('Решены');
  await expect(page.getByText('По этим условиям заявок нет')).toBeVisible();
  await page.getByRole('button', { name: 'Сбросить условия' }).click();
  await page.getByRole('button', { name: /^Просрочены/ }).click();
  await expect(queue(page).getByRole('link').first()).toContainText('просрочена');
});

test('CNS-02 request queue: fast keyboard input navigates, selects, decides, rejects and reverts', async ({
  page,
  request,
  world,
  signIn,
}) => {
  const first = await submitRequest(world, 'practice');
  const second = await submitRequest(world, 'practice');
  await signIn('admin', `${desk}?kind=practice`);
  await opened(page, first.number);
  // Key events without a pause for the router: X acts on the row that J has selected.
  await page.evaluate(async () => {
    for (const code of ['KeyJ', 'KeyX']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }));
      const { port1, port2 } = new MessageChannel();
      const passed = new Promise((done) => port1.addEventListener('message', done, { once: true }));
      port1.start();
      port2.postMessage(null);
      await passed;
      // Keeps a reference, because an unreferenced channel may be collected before its message arrives.
      for (const port of [port1, port2]) port.close();
    }
  });
  await expect(mark(page, second.number)).toBeChecked();
  await expect(mark(page, first.number)).not.toBeChecked();
  await expect(link(page, second.number)).toHaveAttribute('aria-current', 'true');
  await expect(bulk(page)).toContainText('Отмечено: 1');
  await page.keyboard.press('x');
  await expect(bulk(page)).toHaveCount(0);
  // Matches the physical key: this is K on a Russian keyboard.
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', bubbles: true })),
  );
  await expect(link(page, first.number)).toHaveAttribute('aria-current', 'true');
  await decision(page).waitFor();
  await page.keyboard.press('a');
  await expect(row(page, first.number)).toContainText(/Принято в\s\d\d:\d\d, сообщено/);
  await expect(pane(page)).toContainText(second.number);
  await decision(page).waitFor();
  // R only opens the rejection; the digit rejects.
  await page.keyboard.press('r');
  await expect(page.getByText('Нажмите цифру причины')).toBeVisible();
  await expect(row(page, second.number)).not.toContainText('Отклонена');
  await page.keyboard.press('2');
  await expect(row(page, second.number)).toContainText(/Отклонена в\s\d\d:\d\d/);
  await page.keyboard.press('u');
  await expect(row(page, second.number)).not.toContainText('Отклонена');
  await expect(page.getByText(`${second.number}: решение отменено`)).toBeVisible();
  await page.getByRole('button', { name: `Отменить решение по заявке ${first.number}` }).click();
  await expect(mark(page, first.number)).toBeVisible();
  const [notices] = await noticesTo(request, second.student);
  expect(notices).toMatch(/^Решение по\sзаявке на\sпрактику отменено/);
});

test('CNS-02 request queue: many are decided in bulk, except those that need a number or are already decided', async ({
  page,
  request,
  world,
  signIn,
}) => {
  const student = await world.person('student');
  const ask = async (kind: RequestKind) => requestNumber(kind, await world.request(student, kind));
  const numbers = [await ask('topics'), await ask('dormitory')];
  const [paper, sheet] = [await ask('certificates'), await ask('markSheets')];
  const practice = await world.request(student, 'practice');
  const [overtaken, other] = [requestNumber('practice', practice), await ask('omissions')];
  await signIn('admin', `${desk}?q=${encodeURIComponent(student.lastName)}`);
  await opened(page, paper);
  await page.keyboard.press('x');
  await expect(mark(page, paper)).toBeChecked();
  for (const number of [...numbers, sheet]) await mark(page, number).check();
  await expect(bulk(page)).toContainText('Отмечено: 4');
  await expect(bulk(page)).toContainText(`без ${sheet}:`);
  await bulk(page).getByRole('button', { name: 'Принять' }).click();
  for (const number of numbers) await expect(row(page, number)).toContainText('Принято');
  await expect(bulk(page)).toContainText('Отмечено: 2');
  await mark(page, sheet).uncheck();
  await bulk(page).getByRole('button', { name: 'Отказать…' }).click();
  await bulk(page).getByRole('button', { name: 'Такая справка уже выдана.' }).click();
  await expect(row(page, paper)).toContainText('Отклонена');

  for (const number of [overtaken, other]) await mark(page, number).check();
  await page.request.put(`/api/v1/admin/practice-applications/${practice}`, {
    data: { state: 'rejected', rejectionReason: 'Нет.', version: 1 },
  });
  await bulk(page).getByRole('button', { name: 'Принять' }).click();
  await expect(row(page, other)).toContainText('Принято');
  await expect(queue(page).getByRole('alert')).toContainText(`Не вышло. ${overtaken}`);
  const notices = await noticesTo(request, student);
  expect(notices.join('\n')).toContain('Такая справка уже выдана.');
});

/** Decision of each request type, and the student's notification. */
const kinds = [
  ['certificates', 'Справка готова', { 'Дата выдачи': '2026-11-23' }, /^Справка готова/],
  ['markSheets', 'Ведомость готова', { 'Номер ведомости': '435/0407' }, /^Ведомость готова/],
  ['omissions', 'Принять', {}, /^Заявка об\sуважительной причине принята/],
  ['study', 'Договор готов', { 'Номер договора': '17-О' }, /^Заявка на\sобучение одобрена/],
  ['practice', 'Утвердить', {}, /^Место практики утверждено/],
  ['topics', 'Согласовать', {}, /^Руководитель согласен с\sтемой/],
  ['dormitory', 'Принять документы', {}, /^Документы на\sобщежитие приняты/],
  ['profiling', 'Зачислить', {}, /^Вы зачислены на\sпрофилизацию/],
  [
    'leaves',
    'Предоставить отпуск',
    { 'Номер приказа': '215-с' },
    /^Вам предоставлен академический отпуск: .*приказ №\s215-с/,
  ],
] as const satisfies readonly (readonly [RequestKind, string, object, RegExp])[];

for (const half of [kinds.slice(0, 4), kinds.slice(4)])
  test(`CNS-02 request queue: ${half.map(([kind]) => kind).join(', ')}: a decision notifies the student`, async ({
    page,
    request,
    world,
    signIn,
  }) => {
    const student = await world.person('student');
    const numbers: string[] = [];
    for (const [kind] of half) numbers.push(requestNumber(kind, await world.request(student, kind)));
    await signIn('admin', `${desk}?q=${encodeURIComponent(student.lastName)}`);
    for (const [index, [kind, button, fields]] of half.entries())
      await test.step(kind, async () => {
        const number = numbers[index] ?? '';
        await opened(page, number);
        await expect(pane(page)).toContainText(student.lastName);
        await expect(page.getByRole('heading', { name: 'История заявки' })).toBeVisible();
        for (const [name, value] of Object.entries(fields))
          await decision(page)
            .getByRole('textbox', { name })
            .or(decision(page).getByLabel(name))
            .first()
            .fill(value);
        await decision(page).getByRole('button', { name: button }).click();
        await expect(row(page, number)).toContainText('Принято');
      });
    const heard = await noticesTo(request, student);
    for (const [, , , notices] of half) expect(heard).toContainEqual(expect.stringMatching(notices));
  });

test('CNS-02 request queue: shows a conflicting decision, focuses missing fields, and saves a custom rejection reason', async ({
  page,
  request,
  world,
  signIn,
}) => {
  const { student, number } = await submitRequest(world, 'certificates');
  const id = await world.request(student, 'practice');
  const reason = 'Справку уже выдали в деканате.';
  await signIn('admin', `${desk}?q=${encodeURIComponent(student.lastName)}`);
  await opened(page, requestNumber('practice', id));
  await page.request.put(`/api/v1/admin/practice-applications/${id}`, {
    data: { state: 'rejected', rejectionReason: 'Нет.', version: 1 },
  });
  await page.keyboard.press('a');
  await expect(pane(page).getByRole('alert')).toContainText('уже изменили');
  await expect(pane(page)).toContainText('Отклонена');
  await expect(decision(page)).toHaveCount(0);

  await opened(page, number);
  const missing = page.getByRole('spinbutton', { name: 'Номер справки' });
  await expect(missing).toHaveValue(/^\d+$/);
  await expect(decision(page).getByRole('textbox', { name: 'Дата выдачи' })).toHaveValue('20.11.2026');
  await missing.fill('');
  await pane(page).focus();
  await page.keyboard.press('a');
  await expect(missing).toBeFocused();
  await expect(missing).toHaveAccessibleDescription('Заполните поле «Номер справки»');
  // The browser does not reveal text that is not a number.
  await missing.pressSequentially('2026-1145');
  await page.keyboard.press('Enter');
  await expect(missing).toHaveAccessibleDescription('Номер справки: только цифры');
  await missing.fill('0');
  await page.keyboard.press('Enter');
  await expect(missing).toHaveAccessibleDescription(/^Не\sменьше 1$/);
  await page.getByRole('button', { name: 'Своя…' }).click();
  const field = page.getByRole('textbox', { name: 'Причина отказа' });
  await expect(field).toBeFocused();
  await field.fill(reason);
  await page.getByRole('button', { name: 'Запомнить эту причину' }).click();
  await expect(decision(page).getByRole('button', { name: reason })).toBeVisible();
  await decision(page).getByRole('button', { name: 'Отказать', exact: true }).click();
  await expect(row(page, number)).toContainText('Отклонена');
  const [notices] = await noticesTo(request, student);
  expect(notices).toContain(reason);
});

test('CNS-02 request queue: shows the document, a note about a missing or unreadable one, or an empty state', async ({
  page,
  world,
  signIn,
}) => {
  const student = await world.person('student');
  const number = requestNumber('omissions', await world.request(student, 'omissions'));
  const bare = requestNumber('dormitory', await world.request(student, 'dormitory'));
  await signIn('admin', `${desk}?q=${encodeURIComponent(student.lastName)}`);
  await opened(page, number);
  await expect(page.getByRole('link', { name: 'Открыть PDF' })).toHaveAttribute('href', /^blob:/);
  await expect(page.getByRole('heading', { name: 'Без уважительной причины' })).toBeVisible();
  await opened(page, bare);
  await expect(page.getByText('К заявке ничего не приложено.')).toBeVisible();
  world.fail({ path: /\/omission-requests\/\d+\/document$/, status: 500, times: 1 });
  await page.reload();
  await opened(page, number);
  const fault = page.getByRole('region', { name: 'Документ' }).getByRole('alert');
  await fault.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('link', { name: 'Открыть PDF' })).toBeVisible();
  await page.goto(`${desk}/omissions/2147483647`);
  await expect(page.getByText('Такой заявки нет')).toBeVisible();
});

test('CNS-02 request queue: on a narrow screen a request is a separate page', async ({
  page,
  world,
  signIn,
}) => {
  await page.setViewportSize({ width: 600, height: 900 });
  const { student, number } = await submitRequest(world, 'topics');
  await signIn('admin', `${desk}?q=${encodeURIComponent(student.lastName)}`);
  await expect(link(page, number)).toBeVisible();
  await expect(decision(page)).toBeHidden();
  await opened(page, number);
  await expect(queue(page)).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.getByRole('link', { name: 'К очереди' }).click();
  await expect(link(page, number)).toBeVisible();
});

test('request queue: no accessibility faults in any state, in both languages and schemes, wide and narrow', async ({
  page,
  world,
  expectAccessible,
  signIn,
}) => {
  const { student, number } = await submitRequest(world, 'omissions');
  await signIn('admin', `${desk}?q=${encodeURIComponent(student.lastName)}`);
  await page.getByRole('button', { name: /^Отказать…/ }).waitFor();
  await expectReadable(page, expectAccessible, { within: 'main' });
  await link(page, number).click();
  await page.keyboard.press('r');
  await page.getByRole('textbox', { name: 'Причина отказа' }).waitFor();
  await expectReadable(page, expectAccessible, { within: 'main' });
  await page.keyboard.press('1');
  await page.getByText(/^Решение можно отменить/).waitFor();
  await expectReadable(page, expectAccessible, { within: 'main' });
});

test('request queue: scrolls inside the page, which has the height of the window', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/requests');
  await expect(page.locator('[data-key]').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBeLessThanOrEqual(0);
});

test('request queue: keeps the focus in the queue while requests are opened sequentially', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/requests');
  const third = page.locator('[data-key]').nth(2).getByRole('link');
  await third.click();
  await expect(page).toHaveURL(/\/requests\/\w/);
  await expect(third).toBeFocused();
  const first = page.url();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(first);
  await expect(third).toBeFocused();
});
