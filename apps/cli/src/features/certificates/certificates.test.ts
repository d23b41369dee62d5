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
  it('certificates: lists more than the newest 500 of the user', async () => {
    const many = Array.from({ length: 502 }, (_, index) => certificate({ id: 1000 - index }));
    await stub.close();
    stub = await stubProvider({
      ...server.replies,
      'GET /certificate': server.signedIn(ok(many.slice(0, 500))),
      'GET /certificate?pageNumber=5&pageSize=100': server.signedIn(ok(many.slice(500))),
    });
    expect(JSON.parse((await ask(['list', '--json'])).out)).toEqual(many);
  });

  it('certificates: requests no further pages from a provider without pages', async () => {
    const many = Array.from({ length: 500 }, (_, index) => certificate({ id: 1000 - index }));
    await stub.close();
    stub = await stubProvider({
      ...server.replies,
      'GET /certificate': server.signedIn(ok(many)),
      'GET /certificate?pageNumber=5&pageSize=100': server.signedIn(ok(many)),
    });
    expect(JSON.parse((await ask(['list', '--json'])).out)).toEqual(many);
  });

  it('certificates: list prints a table', async () => {
    const { code, out, err } = await ask(['list']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      " No.  ordered     type       for                        status       issued      note
      1027  2026-11-24  ordinary   по месту работы родителей  in progress
      1019  2026-11-24  with seal  по месту работы родителей  ready        2026-10-12
       988  2026-11-24  ordinary   =HYPERLINK("x")            rejected                 Уже заказана, "дубль" справки от 24 ноября
      "
    `);
  });

  it('certificates: list fits the width of the terminal', async () => {
    const { out } = await ask(['list', '--no-color'], { isTerminal: true });
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(out).toContain('…');
  });

  it('certificates: list prints CSV that spreadsheets do not execute', async () => {
    const { out } = await ask(['list', '--csv']);
    expect(out).toMatchInlineSnapshot(`
      "id,ordered,type,place,state,issued,note
      1027,2026-11-24,обычная,по месту работы родителей,processing,,
      1019,2026-11-24,гербовая,по месту работы родителей,printed,2026-10-12,
      988,2026-11-24,обычная,"'=HYPERLINK(""x"")",rejected,,"Уже заказана, ""дубль"" справки от 24 ноября"
      "
    `);
  });

  it('certificates: list prints the server’s response with --json', async () => {
    expect(JSON.parse((await ask(['list', '--json'])).out)).toEqual(all);
  });

  it('certificates: list rejects --csv together with --json', async () => {
    const { code, err } = await ask(['list', '--json', '--csv']);
    expect(code).toBe(2);
    expect(err).toContain("option '--json' cannot be used with option '--csv'");
  });

  it('certificates: list reports that there are none', async () => {
    await stub.close();
    stub = await stubProvider({ ...server.replies, 'GET /certificate': server.signedIn(ok([])) });
    expect(await ask(['list'])).toEqual({ code: 0, out: '', err: 'There are no certificates.\n' });
    expect((await ask(['list', '--json'])).out).toBe('[]\n');
  });
});

describe('semestr certificates places', () => {
  it('certificates: places marks the places that need the seal', async () => {
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

  it('certificates: order creates certificates and shows them', async () => {
    const { code, out } = await ask(order);
    expect(code).toBe(0);
    expect(out).toContain('1027');
    expect(stub.requests).toContainEqual({ line: 'POST /certificate/register', body });
  });

  it('certificates: order sends nothing with --dry-run and needs no session', async () => {
    const { code, out, err } = await ask([...order, '--dry-run']);
    expect({ code, err }).toEqual({ code: 0, err: 'Nothing was sent. The request would be:\n' });
    expect(JSON.parse(out)).toEqual({ method: 'POST', path: '/api/v1/certificate/register', body });
    expect(sent()).toEqual([]);
  });

  it('certificates: order --dry-run finds what the server would reject', async () => {
    const { code, out, err } = await ask(['order', '--place', ' ', '--type', 'ordinary', '--dry-run']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('certificateRequestDto.provisionPlace: This field is required!');
    const long = await ask(['order', '--place', 'x'.repeat(1000), '--type', 'ordinary', '--dry-run']);
    expect(long.err).toMatch(/provisionPlace: must not be longer than \d+ characters\./);
  });

  it.each([
    [['order', '--type', 'sealed'], "required option '--place <text>' not specified"],
    [['order', '--place', 'x'], "required option '--type <type>' not specified"],
    [['order', '--place', 'x', '--type', 'golden'], '--type: write ordinary or sealed, not golden.'],
    [['order', '--place', 'x', '--type', 'sealed', '--count', '6'], '--count: write 1, 2, 3, 4 or 5, not 6.'],
    [['cancel', 'many'], 'number: write a number such as 7 or 1027, not many.'],
  ])('certificates: order rejects the call %j', async (argv, sentence) => {
    const { code, err } = await ask(argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(sent()).toEqual([]);
  });
});

describe('semestr certificates cancel', () => {
  it('certificates: cancel cancels a certificate and shows it', async () => {
    const { code, out } = await ask(['cancel', '1027']);
    expect(code).toBe(0);
    expect(out).toContain('rejected');
    expect(sent()).toEqual(['POST /auth/login', 'POST /certificate/close?id=1027', 'POST /auth/logout']);
  });

  it('certificates: cancel reports a missing permission of the signed-in user', async () => {
    const { code, err } = await ask(['cancel', '5']);
    expect({ code, err }).toEqual({ code: 1, err: 'You have no right to do this.\n' });
  });
});
