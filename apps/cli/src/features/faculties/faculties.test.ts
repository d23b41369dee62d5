import { describe, expect, it } from 'vitest';
import { faculty, page } from '../../../test/answers.fixture.ts';
import { openServer } from '../../../test/open.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const { ask, answer } = openServer({ 'GET /faculties': ok([faculty]) });

describe('semestr faculties', () => {
  it('lists them', async () => {
    const { code, out, err } = await ask(['faculties'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "    №  сокращение  название
      20101  ФП          Факультет примеров
      "
    `);
  });

  it('is CSV under stable keys, and JSON, also where they come as a page', async () => {
    answer('GET /faculties', ok(page([faculty])));
    expect((await ask(['faculties', '--csv'])).out).toMatchInlineSnapshot(`
      "id,abbrev,name
      20101,ФП,Факультет примеров
      "
    `);
    expect(JSON.parse((await ask(['faculties', '--json'])).out)).toEqual([faculty]);
  });

  it('says that there are none, and what failed', async () => {
    answer('GET /faculties', ok([]));
    expect(await ask(['faculties'])).toEqual({ code: 0, out: '', err: 'There are no faculties yet.\n' });
    answer('GET /faculties', { status: 500 });
    expect(await ask(['faculties'])).toEqual({ code: 1, out: '', err: 'Failed to get data.\n' });
  });

  it('takes no words', async () => {
    const { code, err } = await ask(['faculties', 'ФП']);
    expect(code).toBe(2);
    expect(err).toContain('too many arguments');
  });
});
