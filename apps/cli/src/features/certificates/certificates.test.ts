import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ok, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import { type Run, run, type World } from '../../../test/run.fixture.ts';
import { sessionServer } from '../../../test/session.fixture.ts';

const certificate = (changes: object = {}) => ({
  id: 1027,
  number: 0,
  provisionPlace: 'по месту работы родителей',
  dateOrder: '24.11.2026',
  issueDate: null,
  certificateType: 'обычная',
  status: 2,
  rejectionReason: null,
  ...changes,
});

const all = [
  certificate(),
  certificate({ id: 1019, status: 1, number: 512, issueDate: '12.10.2026', certificateType: 'гербовая' }),
  certificate({
    id: 988,
    status: 3,
    provisionPlace: '=HYPERLINK("x")',
    rejectionReason: 'Уже заказана, "дубль" справки от 24 ноября',
  }),
];

let stub: Stub;
let server: ReturnType<typeof sessionServer>;
beforeEach(async () => {
  server = sessionServer();
  stub = await stubProvider({
    ...server.replies,
    'GET /certificate': server.signedIn(ok(all)),
    'GET /certificate/places': ok([
      {
        type: 'Деканат',
        places: [
          { id: 1, name: 'по месту работы', type: 0 },
          { id: 2, name: 'в посольство', type: 2 },
        ],
      },
    ]),
    'POST /certificate/register': server.signedIn(ok([certificate()])),
    'POST /certificate/close?id=1027': server.signedIn(ok(certificate({ status: 3 }))),
    'POST /certificate/close?id=5': server.signedIn({ status: 403 }),
  });
});
afterEach(() => stub.close());

const ask = (argv: readonly string[], world: World = {}): Promise<Run> =>
  run(['certificates', ...argv, '--user', '42850001'], { url: stub.url, stdin: 'Student-2026!', ...world });

const sent = (): string[] => stub.requests.map(({ line }) => line);

describe('semestr certificates list', () => {
  it('lists: own certificates beyond the newest 500 come too', async () => {
    const many = Array.from({ length: 502 }, (_, index) => certificate({ id: 1000 - index }));
    await stub.close();
    stub = await stubProvider({
      ...server.replies,
      'GET /certificate': server.signedIn(ok(many.slice(0, 500))),
      'GET /certificate?pageNumber=5&pageSize=100': server.signedIn(ok(many.slice(500))),
    });
    expect(JSON.parse((await ask(['list', '--json'])).out)).toEqual(many);
  });

  it('lists: a provider without pages is asked no further', async () => {
    const many = Array.from({ length: 500 }, (_, index) => certificate({ id: 1000 - index }));
    await stub.close();
    stub = await stubProvider({
      ...server.replies,
      'GET /certificate': server.signedIn(ok(many)),
      'GET /certificate?pageNumber=5&pageSize=100': server.signedIn(ok(many)),
    });
    expect(JSON.parse((await ask(['list', '--json'])).out)).toEqual(many);
  });

  it('is a table', async () => {
    const { code, out, err } = await ask(['list']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      " No.  ordered     type      for                        status       issued      note
      1027  2026-11-24  ordinary  по месту работы родителей  in progress
      1019  2026-11-24  sealed    по месту работы родителей  printed      2026-10-12
       988  2026-11-24  ordinary  =HYPERLINK("x")            rejected                 Уже заказана, "дубль" справки от 24 ноября
      "
    `);
  });

  it('fits the terminal', async () => {
    const { out } = await ask(['list', '--no-color'], { isTerminal: true });
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(out).toContain('…');
  });

  it('is CSV that no spreadsheet runs', async () => {
    const { out } = await ask(['list', '--csv']);
    expect(out).toMatchInlineSnapshot(`
      "id,ordered,type,place,state,issued,note
      1027,2026-11-24,ordinary,по месту работы родителей,in progress,,
      1019,2026-11-24,sealed,по месту работы родителей,printed,2026-10-12,
      988,2026-11-24,ordinary,"'=HYPERLINK(""x"")",rejected,,"Уже заказана, ""дубль"" справки от 24 ноября"
      "
    `);
  });

  it('is JSON as the server answered', async () => {
    expect(JSON.parse((await ask(['list', '--json'])).out)).toEqual(all);
  });

  it('is one or the other', async () => {
    const { code, err } = await ask(['list', '--json', '--csv']);
    expect(code).toBe(2);
    expect(err).toContain("option '--json' cannot be used with option '--csv'");
  });

  it('says that there are none', async () => {
    await stub.close();
    stub = await stubProvider({ ...server.replies, 'GET /certificate': server.signedIn(ok([])) });
    expect(await ask(['list'])).toEqual({ code: 0, out: '', err: 'There are no certificates.\n' });
    expect((await ask(['list', '--json'])).out).toBe('[]\n');
  });
});

describe('semestr certificates places', () => {
  it('names those that need the seal', async () => {
    const { out } = await run(['certificates', 'places', '--csv'], { url: stub.url });
    expect(out).toBe('place,seal,office\r\nпо месту работы,,Деканат\r\nв посольство,sealed,Деканат\r\n');
  });
});

describe('semestr certificates order', () => {
  const order = ['order', '--place', 'в посольство', '--type', 'sealed', '--count', '2'];
  const body = {
    certificateRequestDto: { certificateType: 'гербовая', provisionPlace: 'в посольство' },
    certificateCount: 2,
  };

  it('orders and shows what was made', async () => {
    const { code, out } = await ask(order);
    expect(code).toBe(0);
    expect(out).toContain('1027');
    expect(stub.requests).toContainEqual({ line: 'POST /certificate/register', body });
  });

  it('sends nothing with --dry-run, and needs no session', async () => {
    const { code, out, err } = await ask([...order, '--dry-run']);
    expect({ code, err }).toEqual({ code: 0, err: 'Nothing was sent. This would be sent:\n' });
    expect(JSON.parse(out)).toEqual({ method: 'POST', path: '/api/v1/certificate/register', body });
    expect(sent()).toEqual([]);
  });

  it('finds with --dry-run what the server would refuse', async () => {
    const { code, out, err } = await ask(['order', '--place', ' ', '--type', 'ordinary', '--dry-run']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('field body.certificateRequestDto.provisionPlace: required');
  });

  it.each([
    [['order', '--type', 'sealed'], "required option '--place <text>' not specified"],
    [['order', '--place', 'x'], "required option '--type <type>' not specified"],
    [['order', '--place', 'x', '--type', 'golden'], "option '--type <type>' cannot be 'golden'."],
    [
      ['order', '--place', 'x', '--type', 'sealed', '--count', '6'],
      "option '--count <number>' cannot be '6'.",
    ],
    [['cancel', 'many'], "argument 'number' cannot be 'many'."],
  ])('refuses the call %j', async (argv, sentence) => {
    const { code, err } = await ask(argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(sent()).toEqual([]);
  });
});

describe('semestr certificates cancel', () => {
  it('takes one back and shows it', async () => {
    const { code, out } = await ask(['cancel', '1027']);
    expect(code).toBe(0);
    expect(out).toContain('rejected');
    expect(sent()).toEqual(['POST /auth/login', 'POST /certificate/close?id=1027', 'POST /auth/logout']);
  });

  it('says that the right is missing where the session lives', async () => {
    const { code, err } = await ask(['cancel', '5']);
    expect({ code, err }).toEqual({ code: 1, err: 'You have no right to do this.\n' });
  });
});
