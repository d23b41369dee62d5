import { describe, expect, it } from 'vitest';
import { administratorServer } from '../../../test/administrator.fixture.ts';
import { ownServer } from '../../../test/own.fixture.ts';
import { listed } from '../../../test/admin.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const token = `smst_aB3x${'-'.repeat(39)}`;
const made = {
  id: 1000012,
  name: 'Сводка',
  start: 'aB3x',
  scopes: ['read', 'write'],
  createdAt: '2026-11-24T07:00:00.000Z',
  expiresAt: '2026-12-24T07:00:00.000Z',
  lastUsedAt: null,
};

describe('semestr tokens', () => {
  const { ask, askUnknown, answer, requests } = ownServer({
    'GET /settings/api-tokens': ok([made, { ...made, id: 1000011, lastUsedAt: '2026-11-24T21:30:00.000Z' }]),
    'POST /settings/api-tokens': ok({ ...made, token }),
    'DELETE /settings/api-tokens/1000012': {},
  });
  const create = ['tokens', 'create', 'Сводка', '--scope', 'read', '--scope', 'write'];
  /** Once to sign in, and once to create the token. */
  const stdin = 'Student-2026!\nStudent-2026!';

  it('api tokens: list prints a table in the university’s time zone', async () => {
    expect((await ask(['tokens', 'list'], { env: { SEMESTR_LANG: 'ru' } })).out).toMatchInlineSnapshot(`
      "      №  название  токен       области     создан            последний раз     действует до
      1000012  Сводка    smst_aB3x…  read write  2026-11-24 10:00                    2026-12-24 10:00
      1000011  Сводка    smst_aB3x…  read write  2026-11-24 10:00  2026-11-25 00:30  2026-12-24 10:00
      "
    `);
    expect((await ask(['tokens', 'list', '--csv'])).out).toMatchInlineSnapshot(`
      "id,name,token,scopes,created,used,expires
      1000012,Сводка,smst_aB3x…,read write,2026-11-24 10:00,,2026-12-24 10:00
      1000011,Сводка,smst_aB3x…,read write,2026-11-24 10:00,2026-11-25 00:30,2026-12-24 10:00
      "
    `);
    answer('GET /settings/api-tokens', ok([]));
    expect(await ask(['tokens', 'list'])).toEqual({ code: 0, out: '', err: 'There are no API tokens.\n' });
  });

  it('api tokens: create prompts for the password, and prints only the token on stdout', async () => {
    const { code, out, err } = await ask([...create, '--days', '7'], { stdin });
    expect({ code, out }).toEqual({ code: 0, out: `${token}\n` });
    expect(err).toContain('The token “Сводка” is valid until 2026-12-24 10:00. Copy it now');
    const body = { name: 'Сводка', scopes: ['read', 'write'], days: 7, password: 'Student-2026!' };
    expect(requests()).toEqual([{ line: 'POST /settings/api-tokens', body }]);
    const json = await ask([...create, '--json'], { stdin });
    expect(JSON.parse(json.out)).toEqual({ ...made, token });
    expect(requests()[1]?.body).toMatchObject({ days: 30 });
  });

  it('api tokens: create reports why no token was created', async () => {
    answer('POST /settings/api-tokens', { status: 409, body: { reason: 'token-limit' } });
    const full = await ask(create, { stdin });
    expect(full).toMatchObject({ code: 1, out: '' });
    expect(full.err).toContain('You already have 20 API tokens.');
    answer('POST /settings/api-tokens', { status: 409 });
    expect((await ask(create, { stdin })).err).toContain('Wrong password or code.');
    expect(await ask(create)).toMatchObject({ code: 2, out: '' });
    expect(await ask(['tokens', 'create', 'x', '--scope', 'all'], { stdin })).toMatchObject({ code: 2 });
    const none = await ask(['tokens', 'create', 'x'], { stdin });
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('--scope')]);
  });

  it('api tokens: create sends nothing with --dry-run and prompts for no password', async () => {
    const { code, out } = await askUnknown([...create, '--dry-run']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ method: 'POST', body: { name: 'Сводка', password: '…' } });
    expect(requests()).toEqual([]);
  });

  it('api tokens: revoke removes a token', async () => {
    expect(await ask(['tokens', 'revoke', '1000012'])).toEqual({
      code: 0,
      out: '',
      err: 'The token is revoked.\n',
    });
    expect(await ask(['tokens', 'revoke', '5'])).toEqual({
      code: 1,
      out: '',
      err: 'There is no such API token.\n',
    });
  });
});

describe('semestr admin', () => {
  const account = {
    id: 7,
    username: '42850001',
    role: 'student',
    fio: null,
    name: 'Примерная Анна Ивановна',
    staffRole: null,
    staffFacultyId: null,
    block: null,
    hasPassword: true,
    studentId: 70,
    employeeId: null,
    createdAt: '2026-09-01T07:00:00.000Z',
    version: 1,
  };
  const { ask, requests } = administratorServer({
    'GET /admin/users?filter={"username":"42850001"}': listed([account]),
    'GET /admin/users/7/api-tokens': ok([made]),
    'DELETE /admin/users/7/api-tokens/1000012': {},
  });

  it('api tokens: admin tokens lists the tokens of an account, revoke-token removes one', async () => {
    const { out } = await ask(['tokens', '42850001', '--csv']);
    expect(out).toContain('1000012,Сводка,smst_aB3x…,read write');
    const { code, err } = await ask(['revoke-token', '42850001', '1000012']);
    expect({ code, err }).toEqual({ code: 0, err: 'The token is revoked.\n' });
    expect(requests().at(-1)?.line).toBe('DELETE /admin/users/7/api-tokens/1000012');
  });
});
