import { describe, expect, it } from 'vitest';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const social = [{ id: 2, title: 'Субботник', date: '18.04.2026', status: 'Подтверждено' }];
const research = [
  { id: 5, title: 'Доклад о примерах', date: '12.05.2026', status: 'На рассмотрении' },
  { id: 4, title: 'Олимпиада', date: '10.03.2026', status: 'Диплом II степени' },
];
const lines = [
  'GET /activity/is-brsm',
  'GET /activity/is-prof-com',
  'GET /activity/social-work',
  'GET /activity/research-work',
];
const { ask, askUnknown, answer } = ownServer({
  'GET /activity/is-brsm': ok(true),
  'GET /activity/is-prof-com': ok(false),
  'GET /activity/social-work': ok(social),
  'GET /activity/research-work': ok(research),
});

describe('semestr activity list', () => {
  it('activity: lists everything in one table', async () => {
    const { code, out, err } = await ask(['activity', 'list'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "вид                  дата        что                состояние
      членство                         БРСМ               состоите
      членство                         Профком            не состоите
      общественная работа  2026-04-18  Субботник          Подтверждено
      научная работа       2026-05-12  Доклад о примерах  На рассмотрении
      научная работа       2026-03-10  Олимпиада          Диплом II степени
      "
    `);
  });

  it('activity: prints CSV with stable keys, and the server’s response with --json', async () => {
    expect((await ask(['activity', 'list', '--csv'])).out).toMatchInlineSnapshot(`
      "kind,date,title,state
      membership,,Youth union,member
      membership,,Trade union,not a member
      social work,2026-04-18,Субботник,Подтверждено
      research,2026-05-12,Доклад о примерах,На рассмотрении
      research,2026-03-10,Олимпиада,Диплом II степени
      "
    `);
    expect(JSON.parse((await ask(['activity', 'list', '--json'])).out)).toEqual({
      brsm: true,
      profCom: false,
      social,
      research,
    });
  });

  it('activity: omits what another provider does not support', async () => {
    for (const line of lines.slice(0, 3)) answer(line, { status: 404 });
    answer('GET /activity/research-work', ok([]));
    expect(await ask(['activity', 'list'])).toEqual({ code: 0, out: '', err: 'There are no records.\n' });
  });

  it('activity: reports that there are no entries', async () => {
    for (const line of lines) answer(line, { status: 404 });
    const { code, err } = await ask(['activity', 'list']);
    expect(code).toBe(1);
    expect(err).toContain('No data: only students have memberships');
  });

  it('activity: reports a failed request', async () => {
    answer('GET /activity/social-work', { status: 500 });
    expect(await ask(['activity', 'list'])).toMatchObject({ code: 1, out: '' });
  });

  it('activity: requires a signed-in user', async () => {
    const { code, err } = await askUnknown(['activity', 'list']);
    expect(code).toBe(4);
    expect(err).toContain('Sign in with: semestr login');
  });
});
