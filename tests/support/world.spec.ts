import { expect, story as test } from './test.ts';

test("test world: a code reaches its recipient's outbox and has expired after 91 seconds", async ({
  page,
  world,
  signIn,
}) => {
  const person = await signIn('unconfirmed', '/');
  const api = page.request;
  const listed = await api.get('/api/v1/settings/contacts');
  const { contactDtoList } = (await listed.json()) as {
    contactDtoList: { id: number; contactValue: string }[];
  };
  const contactId = contactDtoList.find(({ contactValue }) => contactValue === person.email)?.id;
  expect(await world.outbox(person)).toEqual([]);
  await api.post(`/api/v1/settings/contact/${contactId}/send-confirm`);
  const [message] = await world.outbox(person);
  expect(message?.channel).toBe('email');
  const [code] = /\b\d{6}\b/.exec(message?.text ?? '') ?? [];
  const before = await page.evaluate(() => Date.now());
  await world.clock.advance('91 s');
  await expect.poll(() => page.evaluate(() => Date.now())).toBeGreaterThanOrEqual(before + 91_000);
  const late = await api.post('/api/v1/settings/contact/confirm', { data: { contactId, code } });
  expect(late.status()).toBe(410);
  expect(await world.outbox(await world.person('student'))).toEqual([]);
});

test('test world: the server fails, waits, stops and restarts as a test requires', async ({
  page,
  world,
}) => {
  await page.goto('/robots.txt');
  const ask = () =>
    page.evaluate(() =>
      fetch('/api/v1/schedule/current-week').then(
        ({ status }) => status,
        () => 'no answer',
      ),
    );
  world.fail({ path: '/api/v1/schedule/current-week', status: 503, times: 1 });
  expect([await ask(), await ask()]).toEqual([503, 200]);
  world.fail({ path: /current-week$/, status: 'no reply' });
  expect(await ask()).toBe('no answer');
  world.mend();
  world.down();
  expect(await ask()).toBe('no answer');
  await world.up();
  const release = world.hold('/api/v1/schedule/current-week');
  const held = ask();
  expect(await Promise.race([held, world.person('student').then(() => 'waiting')])).toBe('waiting');
  release();
  expect(await held).toBe(200);
});

for (const role of ['student', 'headman', 'unconfirmed', 'noter', 'teacher', 'admin'] as const)
  test(`test world: the API signs in a new ${role} with the right role`, async ({ page, signIn }) => {
    const person = await signIn(role, '/healthz');
    const response = await page.request.post('/api/v1/auth/refresh');
    const isStudent = !['teacher', 'admin'].includes(role);
    expect(await response.json()).toMatchObject({
      username: person.username,
      fio: `${person.lastName} Пётр Ильич`,
      group: person.group ?? '',
      authorities: role === 'admin' ? ['ROLE_ADMIN'] : [],
      isGroupHead: role === 'headman',
      canStudentNote: role === 'noter',
      hasNotConfirmedContact: role === 'unconfirmed',
      ...(role !== 'admin' && { accountType: isStudent ? 'STUDENT' : 'EMPLOYEE' }),
    });
  });
