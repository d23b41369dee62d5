import { describe, expect, it } from 'vitest';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const notification = (changes: object = {}) => ({
  id: 4107,
  message: 'Справка № 512 напечатана.',
  isViewed: false,
  date: '24.11.2026 15:21:55',
  type: 'SUCCESS',
  about: 'certificates',
  ...changes,
});

const page = (notifications: readonly object[], totalElements = notifications.length, hasNext = false) =>
  ok({ notifications, hasNext, totalElements });

const both = [notification(), notification({ id: 4102, isViewed: true, type: 'INFO', message: 'Привет' })];
const unviewed = 'GET /notifications?pageNumber=0&pageSize=100&unviewed=true';

const second = 'GET /notifications?pageNumber=1&pageSize=100';

const { ask, askUnknown, answer, requests } = ownServer({
  'GET /notifications?pageNumber=0&pageSize=100': page(both),
  'GET /notifications?pageNumber=1&pageSize=15&type=FAILURE&unviewed=true': page(
    [notification({ id: 9 })],
    16,
  ),
  [second]: page([]),
  [unviewed]: page([notification()], 101, true),
  'GET /notifications?pageNumber=1&pageSize=100&unviewed=true': page([
    notification({ id: 7 }),
    notification({ id: 8, isViewed: true }),
  ]),
  'PATCH /notifications': {},
});

describe('semestr notifications list', () => {
  it('notifications: list prints a table', async () => {
    const { code, out, err } = await ask(['notifications', 'list'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "   №  когда                вид        состояние    сообщение
      4107  2026-11-24 15:21:55  готово     новое        Справка № 512 напечатана.
      4102  2026-11-24 15:21:55  сообщение  просмотрено  Привет
      "
    `);
  });

  it('notifications: list prints CSV with stable keys, and the server’s response with --json', async () => {
    expect((await ask(['notifications', 'list', '--csv'])).out).toMatchInlineSnapshot(`
      "id,date,type,state,message
      4107,2026-11-24 15:21:55,done,new,Справка № 512 напечатана.
      4102,2026-11-24 15:21:55,message,viewed,Привет
      "
    `);
    expect(JSON.parse((await ask(['notifications', 'list', '--json'])).out)).toEqual(both);
  });

  it('notifications: list prints all of them when there is no terminal', async () => {
    const many = Array.from({ length: 101 }, (_, index) => notification({ id: index + 1 }));
    answer('GET /notifications?pageNumber=0&pageSize=100', page(many.slice(0, 100), 101, true));
    answer(second, page(many.slice(100), 101));
    expect(JSON.parse((await ask(['notifications', 'list', '--json'])).out)).toEqual(many);
  });

  it('notifications: list can be filtered and paginated', async () => {
    const { out, err } = await ask([
      'notifications',
      'list',
      '--unviewed',
      '--type',
      'refusal',
      '--page',
      '2',
    ]);
    expect(out).toContain('Справка');
    expect(err).toBe('Page 2 of 2, 16 rows in all. Other pages: --page NUMBER\n');
  });

  it('notifications: list reports that there are none, or none that match', async () => {
    answer('GET /notifications?pageNumber=0&pageSize=100', page([]));
    answer('GET /notifications?pageNumber=1&pageSize=15&type=FAILURE&unviewed=true', page([]));
    expect(await ask(['notifications', 'list'])).toEqual({
      code: 0,
      out: '',
      err: 'There are no notifications.\n',
    });
    const narrowed = ['notifications', 'list', '--unviewed', '--type', 'refusal', '--page', '2'];
    expect((await ask(narrowed)).err).toBe('No notifications match.\n');
  });

  it('notifications: list reports a failed request', async () => {
    answer('GET /notifications?pageNumber=0&pageSize=100', { status: 500 });
    expect(await ask(['notifications', 'list'])).toMatchObject({ code: 1, out: '' });
  });

  it('notifications: list requires a signed-in user', async () => {
    const { code, err } = await askUnknown(['notifications', 'list']);
    expect(code).toBe(4);
    expect(err).toContain('Sign in with: semestr login');
  });
});

describe('semestr notifications read', () => {
  const read = (...ids: number[]) => ({
    line: 'PATCH /notifications',
    body: ids.map((id) => ({ id, isViewed: true })),
  });

  it('notifications: read marks the named notifications', async () => {
    expect(await ask(['notifications', 'read', '4107', '4102'])).toEqual({
      code: 0,
      out: '',
      err: '2 notifications marked as viewed.\n',
    });
    expect(requests()).toEqual([read(4107, 4102)]);
    expect(JSON.parse((await ask(['notifications', 'read', '7', '--json'])).out)).toEqual({ viewed: [7] });
  });

  it('notifications: read marks all unviewed notifications of all pages', async () => {
    const { code, err } = await ask(['notifications', 'read', '--all'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: 'Просмотрено: 2 уведомления.\n' });
    expect(requests().at(-1)).toEqual(read(4107, 7));
  });

  it('notifications: read sends nothing when all notifications were viewed', async () => {
    answer(unviewed, page([]));
    const { code, err } = await ask(['notifications', 'read', '--all']);
    expect({ code, err }).toEqual({ code: 0, err: 'All notifications have been viewed.\n' });
    expect(requests().map(({ line }) => line)).toEqual([unviewed]);
  });

  it('notifications: read changes nothing with --dry-run', async () => {
    const { code, out } = await ask(['notifications', 'read', '7', '--dry-run']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      method: 'PATCH',
      path: '/api/v1/notifications',
      body: [{ id: 7, isViewed: true }],
    });
    await ask(['notifications', 'read', '--all', '--dry-run']);
    expect(requests().filter(({ line }) => line.startsWith('PATCH'))).toEqual([]);
  });

  it('notifications: read reports an unknown notification', async () => {
    answer('PATCH /notifications', { status: 404 });
    const { code, err } = await ask(['notifications', 'read', '5']);
    expect({ code, err }).toMatchInlineSnapshot(`
      {
        "code": 1,
        "err": "There is no such notification.
      ",
      }
    `);
  });

  it.each([
    [[], 'give either notification numbers or --all'],
    [['7', '--all'], 'give either notification numbers or --all'],
    [['7', 'last'], 'numbers: write a number such as 7 or 1027, not last.'],
  ])('notifications: read rejects the call %j', async (argv, sentence) => {
    const { code, err } = await ask(['notifications', 'read', ...argv]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(requests()).toEqual([]);
  });
});
