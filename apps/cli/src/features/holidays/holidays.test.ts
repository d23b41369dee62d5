import { describe, expect, it } from 'vitest';
import { openServer } from '../../../test/open.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const day = (changes: object = {}) => ({
  day: 7,
  month: 11,
  year: null,
  name: 'День образцов',
  nameEn: 'Day of Samples',
  nameBe: null,
  ...changes,
});
const bridge = day({ day: 5, month: 1, year: 2027, name: 'Перенос', nameEn: null });

const { ask, answer } = openServer({ 'GET /holidays': ok([day(), bridge, day({ day: 1 })]) });

describe('semestr holidays', () => {
  it('holidays: lists the days in calendar order', async () => {
    const { code, out, err } = await ask(['holidays'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "дата   год     праздник
      01-05  2027    Перенос
      11-01  каждый  День образцов
      11-07  каждый  День образцов
      "
    `);
  });

  it('holidays: prints CSV in the user’s language, and JSON', async () => {
    expect((await ask(['holidays', '--csv'])).out).toMatchInlineSnapshot(`
      "date,year,name
      01-05,2027,Перенос
      11-01,every,Day of Samples
      11-07,every,Day of Samples
      "
    `);
    expect(JSON.parse((await ask(['holidays', '--json'])).out)).toEqual([bridge, day({ day: 1 }), day()]);
  });

  it('holidays: reports that there are none, that the server does not support them, and failures', async () => {
    answer('GET /holidays', ok([]));
    expect(await ask(['holidays'])).toEqual({ code: 0, out: '', err: 'There are no holidays yet.\n' });
    answer('GET /holidays', { status: 404 });
    expect(await ask(['holidays'])).toEqual({
      code: 1,
      out: '',
      err: 'This server does not provide holidays.\n',
    });
    answer('GET /holidays', { status: 500 });
    expect((await ask(['holidays'])).err).toBe('Failed to get data.\n');
  });

  it('holidays: rejects arguments', async () => {
    expect((await ask(['holidays', '2027'])).code).toBe(2);
  });
});
