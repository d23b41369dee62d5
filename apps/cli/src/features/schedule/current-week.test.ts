import { describe, expect, it } from 'vitest';
import { openServer } from '../../../test/open.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const { ask, answer } = openServer({ 'GET /schedule/current-week': ok(3) });

describe('semestr week', () => {
  it('current week: prints only the number, also as JSON', async () => {
    const number = { code: 0, out: '3\n', err: '' };
    expect(await ask(['week'], { env: { SEMESTR_LANG: 'ru' } })).toEqual(number);
    expect(await ask(['week', '--json'])).toEqual(number);
  });

  it('current week: reports a failed request', async () => {
    answer('GET /schedule/current-week', { status: 500 });
    const { code, out, err } = await ask(['week']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatchInlineSnapshot(`
      "Failed to determine the current week.
      "
    `);
  });

  it('current week: rejects arguments and --csv', async () => {
    expect((await ask(['week', '2'])).code).toBe(2);
    expect((await ask(['week', '--csv'])).code).toBe(2);
  });
});
