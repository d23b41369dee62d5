import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ok, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import { type Run, run, type World } from '../../../test/run.fixture.ts';

const room = (changes: object = {}) => ({
  auditory: '407-5 к.',
  buildingAddress: 'ул. Примерная, 5',
  phones: ['+375 17 293-00-07', '12-07'],
  note: null,
  departments: [{ name: 'Кафедра примеров', abbrev: 'КП' }],
  employees: [
    {
      id: 7,
      fio: 'Образцов Иван Ильич',
      degree: '',
      rank: null,
      jobPosition: 'доцент',
      department: 'КП',
      photoLink: '',
      email: '',
      urlId: 'i-obrazcov',
    },
  ],
  ...changes,
});

let stub: Stub;
let reply: object;
beforeEach(async () => {
  reply = { auditoryPhoneNumberDtoList: [room()], totalItems: 1 };
  stub = await stubProvider({ 'POST /phone-book': () => ok(reply) });
});
afterEach(() => stub.close());

const ask = (argv: readonly string[], world: World = {}): Promise<Run> =>
  run(['phones', ...argv], { url: stub.url, ...world });

describe('semestr phones', () => {
  it('phones: lists rooms with their telephones and employees', async () => {
    const { code, out, err } = await ask(['образцов', 'иван'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "ауд.      телефоны                  люди                 подразделения  примечание
      407-5 к.  +375 17 293-00-07, 12-07  Образцов Иван Ильич  КП
      "
    `);
    expect(stub.requests[0]?.body).toEqual({
      searchValue: 'образцов иван',
      exact: false,
      currentPage: 1,
      pageSize: 100,
    });
  });

  it('phones: prints the same columns by key as CSV, and the server’s response with --json', async () => {
    expect((await ask(['образцов', '--csv'])).out).toMatchInlineSnapshot(`
      "room,phones,people,departments,note
      407-5 к.,"'+375 17 293-00-07, 12-07",Образцов Иван Ильич,КП,
      "
    `);
    expect(JSON.parse((await ask(['образцов', '--json'])).out)).toEqual([room()]);
  });

  it('phones: shows the page number when there are more', async () => {
    reply = { auditoryPhoneNumberDtoList: [room()], totalItems: 41 };
    const { out, err } = await ask(['407', '--page', '3', '--exact']);
    expect(out).toContain('407-5  ');
    expect(err).toBe('Page 3 of 3, 41 rows in all. Other pages: --page NUMBER\n');
    expect(stub.requests[0]?.body).toEqual({ searchValue: '407', exact: true, currentPage: 3, pageSize: 20 });
  });

  it('phones: lists every room when there is no terminal', async () => {
    const pages = [Array.from({ length: 100 }, () => room()), [room({ auditory: 'last' })]];
    const pageOf = (body: unknown) => (JSON.stringify(body).includes('"currentPage":2') ? 1 : 0);
    await stub.close();
    stub = await stubProvider({
      'POST /phone-book': ({ body }) =>
        ok({ auditoryPhoneNumberDtoList: pages[pageOf(body)], totalItems: 101 }),
    });
    const { out, err } = await ask(['407', '--csv']);
    expect([out.trim().split('\r\n').length, err]).toEqual([102, '']);
    expect(out).toMatch(/last,[^\n]*$/m);
  });

  it.each(['0', '-1', 'two'])('phones: rejects page %s', async (page) => {
    const { code, err } = await ask(['407', `--page=${page}`]);
    expect(code).toBe(2);
    expect(err).toContain('--page: write the number of a page from 1');
    expect(stub.requests).toEqual([]);
  });

  it('phones: reports that nothing was found', async () => {
    reply = { auditoryPhoneNumberDtoList: [], totalItems: 0 };
    expect(await ask(['никто'])).toEqual({ code: 0, out: '', err: 'Nothing was found.\n' });
  });
});
